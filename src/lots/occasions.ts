import { dayOf } from '#core/days.ts'
import type { Language } from '#locales/texts.ts'
import type { Occasion } from '#core/occasions.ts'

/**
 * Occasions of draws, in the order in which forms offer them. Each has its picture among the themes in static/art, and
 * the words in a title that indicate it.
 */
const kinds = {
  Sinterklaas: { drawing: 'shoe-and-carrot', words: String.raw`sinter|\bsint\b(?!-)|pakjes|nikolaus` },
  Christmas: { drawing: 'pine-and-baubles', words: 'kerst|weihnacht|wichtel|christmas|xmas|secret santa' },
  MyBirthday: { drawing: 'birthday-cake', words: 'verjaar|jarig|geburtstag|birthday' },
  Valentine: { drawing: 'love-letter', words: 'valenti' },
  JustBecause: { drawing: 'stack-of-gifts', words: undefined },
} as const satisfies Partial<Record<Occasion, { drawing: string; words: string | undefined }>>

export type DrawOccasion = keyof typeof kinds
export const drawOccasions = Object.keys(kinds) as DrawOccasion[]

export const pictureNameOf = (occasion: DrawOccasion): string => kinds[occasion].drawing

/**
 * Returns a regular expression for the words in a draw's title, in any language, that indicate an occasion. If several
 * occasions match a title, the first in `drawOccasions` counts.
 */
export const occasionPattern = (occasion: DrawOccasion): string | undefined => kinds[occasion].words

/**
 * Guesses a draw's occasion from its day. From October to 5 December that is Sinterklaas, in Dutch only. Otherwise it
 * is Christmas in November and December, and no special occasion in other months.
 */
export function occasionOfDay(day: Date, language: Language): DrawOccasion {
  const [, month = 0, date = 0] = dayOf(day).split('-').map(Number)
  if (language === 'nl' && (month === 10 || month === 11 || (month === 12 && date <= 5))) return 'Sinterklaas'
  return month >= 11 ? 'Christmas' : 'JustBecause'
}

/**
 * Returns the occasion that a draw's organizer chose, or else the one that the draw's title indicates; null if neither
 * states an occasion.
 */
export function statedOccasion({
  occasion,
  title,
}: {
  occasion: DrawOccasion | null
  title: string
}): DrawOccasion | null {
  const fromTitle = drawOccasions.find((each) => {
    const words = occasionPattern(each)
    return words !== undefined && new RegExp(words, 'i').test(title)
  })
  return occasion ?? fromTitle ?? null
}

/** Returns a draw's occasion as its organizer or its title says; else guesses it from the day of the draw. */
export const occasionOf = (
  { createDate, ...draw }: { occasion: DrawOccasion | null; title: string; createDate: Date },
  language: Language,
): DrawOccasion => statedOccasion(draw) ?? occasionOfDay(createDate, language)
