/** An expected outcome of a verb: its value, or one of the feature's enumerated problems with what the specification names beside it. */
export type Result<Value, Problem extends string, Detail extends object = object> =
  { ok: true; value: Value } | { ok: false; problem: Problem; detail?: Detail }

/** The outcome of a verb that did what it was asked. */
export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

/** The outcome of a verb that refuses, for a reason that its caller must tell. */
export const refuse = <const Problem extends string>(problem: Problem): { ok: false; problem: Problem } => ({
  ok: false,
  problem,
})

/** The same, with the fields that go beside the problem. */
export const refuseWith = <const Problem extends string, Detail extends object>(
  problem: Problem,
  detail: Detail,
): { ok: false; problem: Problem; detail: Detail } => ({
  ok: false,
  problem,
  detail,
})

/** Thrown where the asked thing does not exist for the asker; the edge answers 404. */
export class NotFound extends Error {}

/** Thrown where a login is needed, or this user may not; the edge answers 401 (`forbidden`: 403). */
export class Unauthorized extends Error {
  readonly status: 401 | 403
  constructor(status: 401 | 403 = 401) {
    super('unauthorized')
    this.status = status
  }
}

/** Thrown where a login is needed and the session's user was deleted meanwhile; the edge says so once and forgets the session. */
export class UserDeleted extends Error {}
