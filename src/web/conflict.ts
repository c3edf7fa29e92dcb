import { versionOf, type Conflict } from '#core/merging.ts'
import type { FormState } from '#views/layout/Field.tsx'
import type { TypedValues } from './forms.ts'

/**
 * State of a form with fields that were changed elsewhere too: what was typed stays, and beside each such field stands how it reads there.
 * Sent once more, it wins.
 * @param asTyped the fields as the form names and writes them
 * @param inWords of fields that are not text; null for one that cannot be taken over by one press
 */
export function conflictState<Given extends Record<string, unknown>>(
  typed: TypedValues,
  { fields, merged, theirs }: Conflict<Given>,
  asTyped: (given: Given) => TypedValues,
  inWords: Partial<Record<keyof Given, (given: Given) => { value: string | null; says: string }>> = {},
): FormState {
  const values = asTyped(theirs)
  const shown = (name: keyof Given & string) =>
    inWords[name]?.(theirs) ?? { value: values[name] ?? '', says: values[name] ?? '' }
  return {
    typed: { ...typed, ...asTyped(merged), version: versionOf(theirs) },
    errors: Object.fromEntries(fields.map((name) => [name, ['general.changed_meanwhile']])),
    theirs: Object.fromEntries(fields.map((name) => [name, shown(name)])),
  }
}
