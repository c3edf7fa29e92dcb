import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysToGo } from '#views/layout/occasion.ts'
import { editions, type EditionCode } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { dayOfOccasion } from '#core/occasions.ts'

const at = (moment: string) => new Date(moment)
const now = at('2026-12-05T12:00:00Z')

/** Formats the same dates, numbers and names for an edition. Plain spaces replace the narrow ones. */
function writes(code: EditionCode) {
  const { date, time, recent, ago, number, money, compare } = textsFor(editions[code])
  const words = {
    dates: (['long', 'short', 'day', 'week'] as const).map((style) => date('2026-12-05', style)),
    moment: [date(at('2026-12-05T23:30:00Z')), time(at('2026-12-05T19:15:00Z'))],
    recent: [
      '2026-12-04T23:00Z',
      '2026-12-04T22:59Z',
      '2026-11-29T12:00Z',
      '2026-11-28T12:00Z',
      '2025-12-31T12:00Z',
    ].map((moment) => recent(at(moment), now)),
    ago: ['2026-12-05', '2026-12-04', '2026-12-02', '2026-11-28', '2026-11-01', '2025-12-01', '2024-11-01'].map((day) =>
      ago(at(`${day}T12:00Z`), now),
    ),
    numbers: [number(412_608), money(120_095), money(1295, 'USD')],
    sorted: ['Zus', 'Ähre', 'arm', 'Emiel', 'émile'].toSorted(compare),
  }
  return JSON.parse(JSON.stringify(words).replaceAll(/[\u00a0\u202f]/g, ' ')) as typeof words
}

const sorted = ['Ähre', 'arm', 'Emiel', 'émile', 'Zus']

test('each edition formats days, moments, numbers and money in its own way, in the time zone of Amsterdam', () => {
  const dutch = {
    dates: ['5 december 2026', '5 dec', '5 december', 'za 5 dec'],
    moment: ['6 december 2026', '20:15'],
    recent: ['00:00', 'gisteren', 'zondag', '28 november', '31 december 2025'],
    ago: ['vandaag', 'gisteren', '3 dagen geleden', 'vorige week', 'vorige maand', '1 jaar geleden', '2 jaar geleden'],
    numbers: ['412.608', '€ 1.201', 'US$ 13'],
    sorted,
  }
  assert.deepEqual(writes('nl'), dutch)
  assert.deepEqual(writes('be'), { ...dutch, numbers: ['412.608', '€ 1.200,95', 'US$ 12,95'] })
  assert.deepEqual(writes('de'), {
    dates: ['5. Dezember 2026', '5. Dez.', '5. Dezember', 'Sa., 5. Dez.'],
    moment: ['6. Dezember 2026', '20:15'],
    recent: ['00:00', 'gestern', 'Sonntag', '28. November', '31. Dezember 2025'],
    ago: ['heute', 'gestern', 'vor 3 Tagen', 'letzte Woche', 'letzten Monat', 'vor 1 Jahr', 'vor 2 Jahren'],
    numbers: ['412.608', '1.201 €', '13 $'],
    sorted,
  })
  assert.deepEqual(writes('en'), {
    dates: ['5 December 2026', '5 Dec', '5 December', 'Sat, 5 Dec'],
    moment: ['6 December 2026', '20:15'],
    recent: ['00:00', 'yesterday', 'Sunday', '28 November', '31 December 2025'],
    ago: ['today', 'yesterday', '3 days ago', 'last week', 'last month', '1 year ago', '2 years ago'],
    numbers: ['412,608', '€1,200.95', 'US$12.95'],
    sorted,
  })
})

test('the time until an occasion is today, tomorrow, up to twenty nights, or else days', () => {
  assert.deepEqual(
    [0, 1, 2, 20, 21].map((days) => daysToGo(textsFor(editions.nl), days)),
    ['Vandaag', 'Morgen', 'Nog 2 nachtjes', 'Nog 20 nachtjes', 'Nog 21 dagen'],
  )
})

test('an occasion falls on the day on which the families of an edition give', () => {
  const days = (code: EditionCode) =>
    (['Sinterklaas', 'Christmas', 'Valentine', 'MyBirthday'] as const).map((each) => dayOfOccasion(each, { code }, now))
  const dutch = ['2026-12-05', '2026-12-25', '2027-02-14', null]
  assert.deepEqual(days('nl'), dutch)
  assert.deepEqual(days('en'), dutch)
  assert.deepEqual(days('be'), dutch.with(0, '2026-12-06'))
  assert.deepEqual(days('de'), ['2026-12-06', '2026-12-24', '2027-02-14', null])
})
