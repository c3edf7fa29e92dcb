import type { Texts } from '#core/i18n.ts'
import type { Occasion } from '#core/occasions.ts'

/** Ids of the symbols in `occasions.svg`. */
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

/**
 * Returns the percentage of a list's ring that has closed, by the number of days to the occasion. The percentage halves
 * every 33 days: 100 on the day, 75 two weeks before, 50 a month before, and 2 half a year before.
 */
export const ringPercent = (days: number | null): number | null =>
  days === null ? null : Math.round(100 * 0.5 ** (days / 33))

/** Returns the time until an occasion in words: up to twenty in nights ("Nog 15 nachtjes"), more in days. */
export function daysToGo({ t }: Pick<Texts, 't'>, days: number): string {
  if (days === 0) return t('general.today')
  if (days === 1) return t('general.tomorrow')
  return t(days <= 20 ? 'general.nights_to_go' : 'general.days_to_go', { days })
}
