import type { Language } from '#locales/texts.ts'
import type { View } from '../layout/view.tsx'

/**
 * Returns the `lang` of a text that a list's owner wrote, so that screen readers read it with the right voice. Undefined
 * if the page has that language anyway.
 */
export const langOf = ({ texts }: Pick<View, 'texts'>, language: Language | null | undefined): Language | undefined =>
  !language || language === texts.edition.language ? undefined : language
