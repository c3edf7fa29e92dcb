import type { Texts } from '#core/i18n.ts'
import type { Occasion } from '#core/occasions.ts'

/** Each occasion's drawing in `occasions.svg`. */
const icons: Record<Occasion, string> = {
  JustBecause: 'just-because',
  MyBirthday: 'my-birthday',
  MothersDay: 'mothers-day',
  FathersDay: 'fathers-day',
  Sinterklaas: 'sinterklaas',
  Christmas: 'christmas',
  OurHousewarming: 'our-housewarming',
  MyHousewarming: 'my-housewarming',
  MaternityGifts: 'maternity-gifts',
  OurMarriage: 'our-marriage',
  Valentine: 'valentine',
  Graduation: 'graduation',
  Engagement: 'engagement',
  MyAnniversary: 'my-anniversary',
  MyBaptism: 'my-baptism',
  Communie: 'communion',
  MyPhD: 'my-phd',
}

export const occasionIcon = (occasion: Occasion): string => icons[occasion]

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
