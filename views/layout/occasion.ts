import type { Texts } from '#core/i18n.ts'

/** The occasions that a list can have, in the order in which forms offer them. */
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

/** Each occasion's drawing in `occasions.svg`, and the theme picture that a list has until it gets its own. */
const drawings: Record<Occasion, { icon: string; theme: string }> = {
  JustBecause: { icon: 'just-because', theme: 'stack-of-gifts' },
  MyBirthday: { icon: 'my-birthday', theme: 'birthday-cake' },
  MothersDay: { icon: 'mothers-day', theme: 'bouquet' },
  FathersDay: { icon: 'fathers-day', theme: 'bouquet' },
  Sinterklaas: { icon: 'sinterklaas', theme: 'roofs-by-night' },
  Christmas: { icon: 'christmas', theme: 'pine-and-baubles' },
  OurHousewarming: { icon: 'our-housewarming', theme: 'little-house' },
  MyHousewarming: { icon: 'my-housewarming', theme: 'little-house' },
  MaternityGifts: { icon: 'maternity-gifts', theme: 'pram' },
  OurMarriage: { icon: 'our-marriage', theme: 'two-rings' },
  Valentine: { icon: 'valentine', theme: 'love-letter' },
  Graduation: { icon: 'graduation', theme: 'mortarboard' },
  Engagement: { icon: 'engagement', theme: 'two-rings' },
  MyAnniversary: { icon: 'my-anniversary', theme: 'balloons' },
  MyBaptism: { icon: 'my-baptism', theme: 'pram' },
  Communie: { icon: 'communion', theme: 'balloons' },
  MyPhD: { icon: 'my-phd', theme: 'mortarboard' },
}

/** The name of an occasion's drawing in `occasions.svg`. */
export const occasionIcon = (occasion: Occasion): string => drawings[occasion].icon

/** The theme picture of a list without a picture of its own, as a path for `assets.pictures`; `fallback` is for lists without an occasion. */
export const themeOf = (occasion: Occasion | null): string => `themes/${drawings[occasion ?? 'JustBecause'].theme}.svg`

const dayLength = 24 * 60 * 60 * 1000
const calendar = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam' })

/** The day `YYYY-MM-DD` of a moment, as the clock says in Amsterdam. */
export const dayOf = (moment: Date): string => calendar.format(moment)

/** Whole days from `now` (as the clock says in Amsterdam) to a day `YYYY-MM-DD`; null without a day or when it has gone by. */
export function daysUntil(day: string | null, now: Date): number | null {
  if (!day) return null
  const days = Math.round(
    (Date.parse(`${day.slice(0, 10)}T00:00:00Z`) - Date.parse(`${dayOf(now)}T00:00:00Z`)) / dayLength,
  )
  return days >= 0 ? days : null
}

/**
 * How far a list's ring has closed, 0 to 100: the open part doubles with every 33 days that the day is away,
 * so that it is closed on the day, about three quarters two weeks before, half a month before, and a first end of ribbon half a year before.
 */
export const near = (days: number | null): number | null =>
  days === null ? null : Math.round(100 * 0.5 ** (days / 33))

/** "Nog 15 nachtjes": nights up to twenty, then days. */
export function daysToGo({ t }: Pick<Texts, 't'>, days: number): string {
  if (days === 0) return t('general.today')
  if (days === 1) return t('general.tomorrow')
  return t(days <= 20 ? 'general.nights_to_go' : 'general.days_to_go', { days })
}
