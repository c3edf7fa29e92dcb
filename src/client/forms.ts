import { watchChosenPictures } from './chosen-picture.ts'
import { watchOccasions } from './occasions.ts'
import { watchPasswords } from './passwords.ts'
import { watchSuggestions } from './suggestions.ts'

export function helpWithForms(): void {
  watchChosenPictures()
  watchSuggestions()
  watchOccasions()
  watchPasswords()
}
