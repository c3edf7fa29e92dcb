import { versionOf, type Conflict } from '#core/merging.ts'
import type { FormState } from '#views/layout/Field.tsx'
import type { TypedValues } from './forms.ts'

/** Puts another user's value of a field into words. `value` is null if one press can't copy it into the form. */
type InWords<Given> = (given: Given) => { value: string | null; says: string }

/**
 * Returns the state of a form after a conflict: both its sender and somebody else changed the same fields. The form
 * keeps the typed text, and shows the stored value beside each such field. Sending the form once more overwrites the
 * stored values.
 * @param asTyped writes every field as the form names and writes it. The fields of `Unfilled` may be left out, because
 *   no form can be filled with them. Any other field that is left out would be lost.
 * @param inWords puts fields into words that are not plain text
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
