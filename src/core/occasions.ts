import type { Edition } from './editions.ts'

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

/** In the order in which an edition offers them: Sinterklaas comes last where families don't keep it. */
export const occasionsIn = (
  { language }: Pick<Edition, 'language'>,
  some: readonly Occasion[] = occasions,
): readonly Occasion[] =>
  language === 'nl' ? some : [...some.filter((occasion) => occasion !== 'Sinterklaas'), 'Sinterklaas']

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
