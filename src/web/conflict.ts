import { versionOf, type Conflict } from '#core/merging.ts'
import type { FormState } from '#views/layout/Field.tsx'
import type { TypedValues } from './forms.ts'

/** Puts the stored value of a field into words. `value` is null if no button can copy it into the form. */
type InWords<Given> = (given: Given) => { value: string | null; says: string }

/**
 * Returns the state of a form after a conflict: its sender and somebody else have changed the same fields. The form
 * keeps the typed text, and shows the stored value beside each of these fields. Sending the form once more overwrites
 * the stored values.
 * @param asTyped converts every field to the name and text that it has in the form. It may leave out the fields of
 *   `Unfilled`, because no form can be filled with them; the value of any other field that it left out would be lost.
 * @param inWords puts the stored values of fields that aren't plain text into words
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
