import { versionOf, type Conflict } from '#core/merging.ts'
import type { FormState } from '#views/layout/Field.tsx'
import type { TypedValues } from './forms.ts'

/** A field that is not text; `value` is null where one press cannot take it over. */
type InWords<Given> = (given: Given) => { value: string | null; says: string }

/**
 * State of a form with fields that were changed elsewhere too: what was typed stays, and beside each such field stands how it reads there.
 * Sent once more, it wins.
 * @param asTyped every field as the form names and writes it, except those that no form can be filled with (`Unfilled`): what it left out would be lost
 * @param inWords of fields that are not text
 */
export function conflictState<Given extends object, Unfilled extends keyof Given = never>(
  typed: TypedValues,
  { fields, merged, theirs }: Conflict<Given>,
  asTyped: (given: Given) => TypedValues & Record<Exclude<keyof Given & string, Unfilled>, string>,
  inWords: Partial<Record<keyof Given, InWords<Given>>> & Record<Unfilled, InWords<Given>>,
): FormState {
  const values: TypedValues = asTyped(theirs)
  const shown = (name: keyof Given & string) =>
    inWords[name]?.(theirs) ?? { value: values[name] ?? '', says: values[name] ?? '' }
  return {
    typed: { ...typed, ...asTyped(merged), version: versionOf(theirs) },
    errors: Object.fromEntries(fields.map((name) => [name, ['general.changed_meanwhile']])),
    theirs: Object.fromEntries(fields.map((name) => [name, shown(name)])),
  }
}
