import { nextOccurrence, type YearlyDay } from './calendar.ts'
import type { Edition } from './editions.ts'
import type { MessageId } from './i18n.ts'

/** In the order in which forms of the Low Countries offer them. */
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

const ofOthers = {
  MyBirthday: 'occasion.birthday',
  OurHousewarming: 'occasion.new_home',
  MyHousewarming: 'occasion.new_home',
  OurMarriage: 'occasion.wedding',
  MyAnniversary: 'occasion.anniversary',
  MyBaptism: 'occasion.baptism',
  MyPhD: 'occasion.phd',
} as const satisfies Partial<Record<Occasion, MessageId>>

/** The word for an occasion that is not the reader's own, nor "mine". */
export const othersOccasion = (occasion: Occasion): MessageId =>
  (ofOthers as Partial<Record<Occasion, MessageId>>)[occasion] ?? `occasion.${occasion}`

/** In the order in which an edition offers them: Sinterklaas comes last where families don't keep it. */
export const occasionsIn = <Some extends Occasion>(
  { language }: Pick<Edition, 'language'>,
  some: readonly Some[],
): readonly Some[] =>
  language === 'nl'
    ? some
    : some.toSorted((one, other) => Number(one === 'Sinterklaas') - Number(other === 'Sinterklaas'))

/** The default theme by occasion; names of files in static/art/themes. */
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

/** Returns the occasion that a query names, or null for none or an unknown one. */
export const knownOccasion = (name: string | undefined): Occasion | null =>
  occasions.find((occasion) => occasion === name) ?? null

/** Occasions that have the same day every year. The Dutch give on Sinterklaas' eve, Germans on Christmas Eve. */
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

/** Returns the next day of an occasion as `YYYY-MM-DD`, or null if it differs from family to family. */
export function dayOfOccasion(occasion: Occasion, edition: Pick<Edition, 'code'>, now: Date): string | null {
  const yearly = yearlyDay(occasion, edition)
  return yearly && nextOccurrence(yearly, now)
}
