import { dayOf } from '#core/calendar.ts'
import type { Language } from '#locales/texts.ts'
import type { Occasion } from '#core/occasions.ts'

/** What one draws lots for, in the order in which forms offer it: its drawing among the themes in static/art, and the words of a title that tell it. */
const kinds = {
  Sinterklaas: { drawing: 'shoe-and-carrot', words: String.raw`sinter|\bsint\b(?!-)|pakjes|nikolaus` },
  Christmas: { drawing: 'pine-and-baubles', words: 'kerst|weihnacht|wichtel|christmas|xmas|secret santa' },
  MyBirthday: { drawing: 'birthday-cake', words: 'verjaar|jarig|geburtstag|birthday' },
  Valentine: { drawing: 'love-letter', words: 'valenti' },
  JustBecause: { drawing: 'stack-of-gifts', words: undefined },
} as const satisfies Partial<Record<Occasion, { drawing: string; words: string | undefined }>>

export type DrawOccasion = keyof typeof kinds
export const drawOccasions = Object.keys(kinds) as DrawOccasion[]

export const drawingOf = (occasion: DrawOccasion): string => kinds[occasion].drawing

/** The words of a title, in any language, that tell an occasion, as a regular expression; the first occasion that fits counts. */
export const occasionWords = (occasion: DrawOccasion): string | undefined => kinds[occasion].words

/** What a draw of this day is likely to be for: Sinterklaas where it is kept, else the winter's feasts, else nothing special. */
export function occasionOfDay(day: Date, language: Language): DrawOccasion {
  const [, month = 0, date = 0] = dayOf(day).split('-').map(Number)
  if (language === 'nl' && (month === 10 || month === 11 || (month === 12 && date <= 5))) return 'Sinterklaas'
  return month >= 11 ? 'Christmas' : 'JustBecause'
}

/** What a draw is for, as its organizer said, or else as its title tells. */
export function statedOccasion({
  occasion,
  title,
}: {
  occasion: DrawOccasion | null
  title: string
}): DrawOccasion | null {
  const fromTitle = drawOccasions.find((each) => {
    const words = occasionWords(each)
    return words !== undefined && new RegExp(words, 'i').test(title)
  })
  return occasion ?? fromTitle ?? null
}

/** The same, or else as its day tells. */
export const occasionOf = (
  { createDate, ...draw }: { occasion: DrawOccasion | null; title: string; createDate: Date },
  language: Language,
): DrawOccasion => statedOccasion(draw) ?? occasionOfDay(createDate, language)
