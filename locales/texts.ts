/** The languages that this speaks; an edition chooses one of them. */
export const languages = ['nl', 'de', 'en'] as const
export type Language = (typeof languages)[number]

/** One message in each language, in ICU MessageFormat: `{count, plural, one {# gift} other {# gifts}}`. A missing language does not compile. */
export type Message = Record<Language, string>

/** Declares a feature's messages; the ids keep their literal types, so that `t('no.such.id')` does not compile. */
export const texts = <const Catalog extends Record<string, Message>>(catalog: Catalog): Catalog => catalog
