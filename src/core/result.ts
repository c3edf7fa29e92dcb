import type { MessageId } from './i18n.ts'

/** Text that explains a problem: the message that pages show, or else an English sentence for developers of clients. */
export type ProblemText = MessageId | { says: string }

/** Expected outcome of an action: a value, or one of its feature's problems with the details from the specification. */
export type Result<Value, Problem extends string, Detail extends object = object> =
  | { ok: true; value: Value }
  | { ok: false; problem: Problem; detail?: Detail }

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const refuse = <const Problem extends string>(problem: Problem): { ok: false; problem: Problem } => ({
  ok: false,
  problem,
})

export const refuseWith = <const Problem extends string, Detail extends object>(
  problem: Problem,
  detail: Detail,
): { ok: false; problem: Problem; detail: Detail } => ({
  ok: false,
  problem,
  detail,
})
