import { setupI18n, type I18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { messages, type MessageId } from '#locales/index.ts'
import { languages, type Language } from '#locales/texts.ts'
import { dayMs, dayOf, timeSince, timeZone } from './days.ts'
import { editions, type Edition, type EditionCode } from './editions.ts'

export type { MessageId } from '#locales/index.ts'
export type MessageValues = Record<string, string | number | Date>

export interface Texts {
  readonly edition: Edition
  readonly i18n: I18n
  t(id: MessageId, values?: MessageValues): string
  /**
   * Formats a day (`YYYY-MM-DD`) or a moment.
   * @param style `long` "5 december 2026", `short` "5 dec", `day` "5 december", `week` "za 5 dec"
   */
  date(day: string | Date, style?: keyof typeof dateStyles): string
  /** Formats a past moment: "20:15" if it was today, "yesterday", "Tuesday" within a week, and before that the date. */
  recent(moment: Date, now: Date): string
  /** Formats the time since a moment, e.g. "vandaag", "3 dagen geleden", "vorige maand". */
  ago(moment: Date, now: Date): string
  /** Formats the time of day, e.g. "20:15". */
  time(moment: Date): string
  /** Formats a number, e.g. "412.608". */
  number(count: number): string
  /**
   * Formats an amount of money.
   * @param cents hundredths of the currency's unit
   * @param currency EUR by default
   */
  money(cents: number, currency?: string): string
  /** Formats an amount of euros, with cents only if it has any, even where `money` rounds. @param cents hundredths of a euro */
  exactMoney(cents: number): string
  /** Compares two words for `sort`, in the order of a dictionary of the language. */
  compare(one: string, other: string): number
}

const catalogs = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, compileMessage(message[language])])),
  ]),
) as Record<Language, Record<string, ReturnType<typeof compileMessage>>>

const dateStyles = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  day: { day: 'numeric', month: 'long' },
  week: { weekday: 'short', day: 'numeric', month: 'short' },
} as const

function textsOf(edition: Edition): Texts {
  const i18n = setupI18n({ locale: edition.locale, messages: { [edition.locale]: catalogs[edition.language] } })
  const moneyOf = (currency: string) =>
    new Intl.NumberFormat(edition.locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: edition.moneyDigits,
      maximumFractionDigits: edition.moneyDigits,
    })
  const euros = moneyOf('EUR')
  const exactEuros = new Intl.NumberFormat(edition.locale, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const numbers = new Intl.NumberFormat(edition.locale)
  const dates = Object.fromEntries(
    Object.entries(dateStyles).map(([style, options]) => [
      style,
      new Intl.DateTimeFormat(edition.locale, { ...options, timeZone }),
    ]),
  )
  const agos = {
    // With "auto", one whole year would read "vorig jaar" (last year), although it may be two calendar years ago.
    year: new Intl.RelativeTimeFormat(edition.locale, { numeric: 'always' }),
    other: new Intl.RelativeTimeFormat(edition.locale, { numeric: 'auto' }),
  }
  const collator = new Intl.Collator(edition.locale)
  const times = new Intl.DateTimeFormat(edition.locale, { timeStyle: 'short', timeZone })
  const weekdays = new Intl.DateTimeFormat(edition.locale, { weekday: 'long', timeZone })
  const daysAgo = new Intl.RelativeTimeFormat(edition.locale, { numeric: 'auto' })
  return {
    edition,
    i18n,
    t: (id, values) => i18n._(id, values),
    date: (day, style = 'long') =>
      dates[style]!.format(typeof day === 'string' ? new Date(`${day.slice(0, 10)}T12:00:00Z`) : day),
    recent(moment, now) {
      const [day, today] = [dayOf(moment), dayOf(now)]
      const days = (Date.parse(today) - Date.parse(day)) / dayMs
      if (days === 0) return times.format(moment)
      if (days === 1) return daysAgo.format(-1, 'day')
      if (days < 7) return weekdays.format(moment)
      return dates[day.slice(0, 4) === today.slice(0, 4) ? 'day' : 'long']!.format(moment)
    },
    ago: (moment, now) => {
      const { count, unit } = timeSince(moment, now)
      return (unit === 'year' ? agos.year : agos.other).format(-count, unit)
    },
    compare: (one, other) => collator.compare(one, other),
    time: (moment) => times.format(moment),
    number: (count) => numbers.format(count),
    money: (cents, currency = 'EUR') => (currency === 'EUR' ? euros : moneyOf(currency)).format(cents / 100),
    exactMoney: (cents) => exactEuros.format(cents / 100),
  }
}

const textsByEdition = Object.fromEntries(
  Object.entries(editions).map(([code, edition]) => [code, textsOf(edition)]),
) as Record<EditionCode, Texts>

export const textsFor = (edition: Edition): Texts => textsByEdition[edition.code]
