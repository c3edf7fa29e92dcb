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
