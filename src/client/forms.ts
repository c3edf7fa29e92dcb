import { watchChosenPictures } from './chosen-picture.ts'
import { summarizeErrors } from './error-summary.ts'
import { watchOccasions } from './occasions.ts'
import { watchPasswords } from './passwords.ts'
import { watchSuggestions } from './suggestions.ts'

/** @param announce has screen readers say a text */
export function helpWithForms(announce: (text: string) => void): void {
  summarizeErrors(announce)
  watchChosenPictures()
  watchSuggestions()
  watchOccasions()
  watchPasswords()
}
