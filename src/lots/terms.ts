import type { Texts } from '#core/i18n.ts'

/** Agreements of a draw about its presents. */
export interface Terms {
  /** day on which presents are given, `YYYY-MM-DD` */
  date: string | null
  /** highest price of a present, in cents */
  budget: number | null
}

/** Returns sentences that say a draw's terms, as far as it has any. */
export const termSentences = ({ t, date, exactMoney }: Texts, terms: Terms): string[] => [
  ...(terms.date === null ? [] : [t('lot.terms.date', { date: date(terms.date) })]),
  ...(terms.budget === null ? [] : [t('lot.terms.budget', { amount: exactMoney(terms.budget) })]),
]
