import { z } from 'zod'
import { nextOccurrence, type YearlyDay } from './days.ts'
import type { Edition } from './editions.ts'
import type { MessageId } from './i18n.ts'

/** Occasions of lists, in the order in which forms in Dutch offer them. */
export const occasions = [
  'JustBecause',
  'MyBirthday',
  'MothersDay',
  'FathersDay',
  'Sinterklaas',
  'Christmas',
  'OurHousewarming',
  'MyHousewarming',
  'MaternityGifts',
  'OurMarriage',
  'Valentine',
  'Graduation',
  'Engagement',
  'MyAnniversary',
  'MyBaptism',
  'Communie',
  'MyPhD',
] as const
export type Occasion = (typeof occasions)[number]

export const occasionSchema = z
  .enum(occasions, { error: 'general.invalid' satisfies MessageId })
  .meta({ id: 'Occasion', example: 'Sinterklaas' })

const ofOthers = {
  MyBirthday: 'occasion.birthday',
  OurHousewarming: 'occasion.new_home',
  MyHousewarming: 'occasion.new_home',
  OurMarriage: 'occasion.wedding',
  MyAnniversary: 'occasion.anniversary',
  MyBaptism: 'occasion.baptism',
  MyPhD: 'occasion.phd',
} as const satisfies Partial<Record<Occasion, MessageId>>

/** Returns the message id for an occasion on somebody else's list: "birthday" instead of "my birthday". */
export const occasionMessageForOthers = (occasion: Occasion): MessageId =>
  (ofOthers as Partial<Record<Occasion, MessageId>>)[occasion] ?? `occasion.${occasion}`

/** Sorts occasions as an edition offers them: Sinterklaas comes last in languages whose families don't celebrate it. */
export const occasionsIn = <Some extends Occasion>(
  { language }: Pick<Edition, 'language'>,
  some: readonly Some[],
): readonly Some[] =>
  language === 'nl'
    ? some
    : some.toSorted((one, other) => Number(one === 'Sinterklaas') - Number(other === 'Sinterklaas'))

/** Default theme of each occasion, by the name of its file in static/art/themes. */
const themes: Record<Occasion, string> = {
  JustBecause: 'stack-of-gifts',
  MyBirthday: 'birthday-cake',
  MothersDay: 'bouquet',
  FathersDay: 'bouquet',
  Sinterklaas: 'roofs-by-night',
  Christmas: 'pine-and-baubles',
  OurHousewarming: 'little-house',
  MyHousewarming: 'little-house',
  MaternityGifts: 'pram',
  OurMarriage: 'two-rings',
  Valentine: 'love-letter',
  Graduation: 'mortarboard',
  Engagement: 'two-rings',
  MyAnniversary: 'balloons',
  MyBaptism: 'pram',
  Communie: 'balloons',
  MyPhD: 'mortarboard',
}

export const themeOf = (occasion: Occasion): string => themes[occasion]

/** Returns the occasion that a URL's query names, or null if it names none or an unknown one. */
export const knownOccasion = (name: string | undefined): Occasion | null =>
  occasions.find((occasion) => occasion === name) ?? null

/**
 * Returns the day of an occasion that has the same day every year, else null. The Dutch give on Sinterklaas' eve,
 * Germans on Christmas Eve.
 */
const yearlyDay = (occasion: Occasion, { code }: Pick<Edition, 'code'>): YearlyDay | null => {
  switch (occasion) {
    case 'Sinterklaas':
      return { day: code === 'be' || code === 'de' ? 6 : 5, month: 12 }
    case 'Christmas':
      return { day: code === 'de' ? 24 : 25, month: 12 }
    case 'Valentine':
      return { day: 14, month: 2 }
    default:
      return null
  }
}

/** Returns the next day of an occasion as `YYYY-MM-DD`, or null for an occasion without the same day every year. */
export function dayOfOccasion(occasion: Occasion, edition: Pick<Edition, 'code'>, now: Date): string | null {
  const yearly = yearlyDay(occasion, edition)
  return yearly && nextOccurrence(yearly, now)
}
