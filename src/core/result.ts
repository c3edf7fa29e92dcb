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
