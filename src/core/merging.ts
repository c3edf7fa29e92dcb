import { createHash } from 'node:crypto'
import { ok, refuseWith } from './result.ts'

/** Fields that were changed both here and elsewhere since the form was opened. */
export interface Conflict<Given extends object> {
  fields: (keyof Given & string)[]
  /** mine where I changed a field, theirs elsewhere */
  merged: Given
  theirs: Given
}

/** What a verb returns that saves a form. */
export type Merging<Saved, Given extends object> =
  | { ok: true; value: Saved }
  | { ok: false; problem: 'ChangedMeanwhile'; detail: Conflict<Given> }

/** Browsers send line breaks as CRLF and fields cut off the ends: neither is a change. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string') return part.replace(/\r\n/g, '\n').trim()
    if (part === null || typeof part !== 'object') return part
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
  })

const digest = (value: unknown): string =>
  createHash('sha256').update(comparable(value)).digest('base64url').slice(0, 16)

/** What a form was opened with, for its hidden field: a digest of each field. Values that make sense together only are one field. */
export const versionOf = (fields: object): string =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, digest(value)])).toString()

/** Whether what a question was asked about still is so; without a version nothing was asked. */
export const isAsAsked = (version: string | null, fields: object): boolean =>
  version === null || version === versionOf(fields)

/**
 * Merges what a form says with what is stored by now: a field that only one side has changed since the form was opened gets that side's value.
 * @param version of the form; null, and a field that it does not know, take mine
 */
export function merge<Given extends object>(version: string | null, mine: Given, theirs: Given): Merging<Given, Given> {
  if (version === null) return ok(mine)
  const opened = new URLSearchParams(version)
  const conflicts: (keyof Given & string)[] = []
  const merged = { ...mine }
  for (const name of Object.keys(mine) as (keyof Given & string)[]) {
    const before = opened.get(name)
    if (before === null || digest(theirs[name]) === before) continue
    if (digest(mine[name]) === before) merged[name] = theirs[name]
    else if (digest(mine[name]) !== digest(theirs[name])) conflicts.push(name)
  }
  return conflicts.length === 0 ? ok(merged) : refuseWith('ChangedMeanwhile', { fields: conflicts, merged, theirs })
}
