/** Languages of the texts. Each edition uses one of them. */
export const languages = ['nl', 'de', 'en'] as const
export type Language = (typeof languages)[number]

/**
 * A message in all languages, in ICU MessageFormat: `{count, plural, one {# gift} other {# gifts}}`. TypeScript
 * rejects a message that lacks a language.
 */
export type Message = Record<Language, string>

/** Returns the catalog and keeps its ids as literal types, so that `t('no.such.id')` does not compile. */
export const texts = <const Catalog extends Record<string, Message>>(catalog: Catalog): Catalog => catalog
