/** One message in the three languages, in ICU MessageFormat: `{count, plural, one {# gift} other {# gifts}}`. A missing language does not compile. */
export interface Message {
  nl: string
  de: string
  en: string
}

/** Declares a feature's messages; the ids keep their literal types, so that `t('no.such.id')` does not compile. */
export const texts = <const Catalog extends Record<string, Message>>(catalog: Catalog): Catalog => catalog
