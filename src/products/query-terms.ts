import type { Language } from '#locales/texts.ts'
import type { ExpandedWord } from './expand-words.ts'

// A term is a part of a tsquery on `products.words`. Words are letters and digits, so they need no escaping.
// migrations/0017-product-search.sql says which lexemes a product has.

/** Terms for one word of a search. A product has the word if it has at least one of the terms. */
export type WordTerms = readonly string[]

export const inTitle = (word: string): string => `'${word}'`
export const inBrandOrType = (word: string): string => `'~${word}'`
/** Returns a term that matches the word only among the first two words of a title, which have weight A. */
export const inFrontOfTitle = (word: string): string => `${inTitle(word)}:A`
export const anywhere = (word: string): string[] => [inTitle(word), inBrandOrType(word)]

export const anyOf = (terms: readonly string[]): string => `(${terms.join(' | ')})`
export const allOf = (terms: readonly string[]): string => `(${terms.join(' & ')})`
/** Returns a term that matches words which directly follow each other. */
export const phraseOf = (terms: readonly string[]): string => terms.join(' <-> ')

/** Terms for a word in the title. */
export const titleTerms = ({ same, halves }: ExpandedWord): WordTerms => [
  ...same.map(inTitle),
  ...halves.map((both) => `(${phraseOf(both.map(inTitle))})`),
]

/** Terms for a whole word anywhere in a product, also as the end of a compound. */
export const wholeTerms = ({ same, halves, endings }: ExpandedWord): WordTerms => [
  ...same.flatMap(anywhere),
  ...endings.map(inTitle),
  ...halves.map((both) => allOf(both.map(inTitle))),
]

/** Terms for a word anywhere in a product, whole or as the beginning of another. */
export const wholeOrBegunTerms = (word: ExpandedWord): WordTerms => [
  ...wholeTerms(word),
  ...word.beginnings.flatMap(anywhere),
]

/** Language of a product, empty if the product's feed doesn't state it. */
export type ProductLanguage = Language | ''

/**
 * Part of the catalogue, named by the mark behind the language of its products. `#` is a sixteenth of all products,
 * `##` a fifth of the others, and the empty mark the rest. Each product is in exactly one sample.
 */
export type Sample = '#' | '##' | ''
export const samples: readonly Sample[] = ['#', '##', '']

export const languageTerms = (languages: readonly ProductLanguage[], sample: Sample): string[] =>
  languages.map((language) => `'@${language}${sample}'`)

/** Returns a term that matches products whose price is in one step of the price index. */
export const priceStepTerm = (step: number): string => `'$${step}'`
