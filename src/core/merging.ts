import { createHash } from 'node:crypto'
import { ok, refuseWith } from './result.ts'

/** Fields that both this form and somebody else changed since the form was opened. */
export interface Conflict<Given extends object> {
  fields: (keyof Given & string)[]
  /** the form's value of each field that the form changed, else the stored value */
  merged: Given
  theirs: Given
}

/** Outcome of an action that saves a form. */
export type MergeOutcome<Saved, Given extends object> =
  | { ok: true; value: Saved }
  | { ok: false; problem: 'ChangedMeanwhile'; detail: Conflict<Given> }

/** Turns a value into text for comparing. Ignores whether line breaks are CRLF, and blanks at the ends of texts. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string') return part.replace(/\r\n/g, '\n').trim()
    if (part === null || typeof part !== 'object') return part
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
  })

const digest = (value: unknown): string =>
  createHash('sha256').update(comparable(value)).digest('base64url').slice(0, 16)

/**
 * Returns the version of the values that a form is opened with, for its hidden field: a digest of each field. Values
 * that only make sense together must be one field.
 */
export const versionOf = (fields: object): string =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, digest(value)])).toString()

/** Whether fields still are as the confirmation dialog showed them. True without a version: there was no dialog. */
export const isUnchangedVersion = (version: string | null, fields: object): boolean =>
  version === null || version === versionOf(fields)

/**
 * Merges the values of a form with those that are stored by now. A field that only one side changed since the form was
 * opened gets the value of that side. If both sides changed a field differently, refuses with the conflict.
 * @param version version of the values that the form was opened with. The form's value wins if there is no version, or
 *   for a field that is not in the version
 * @param mine values of the form
 * @param theirs stored values
 */
export function merge<Given extends object>(
  version: string | null,
  mine: Given,
  theirs: Given,
): MergeOutcome<Given, Given> {
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
