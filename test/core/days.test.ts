import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOf, daysUntil, nextOccurrence, timeSince } from '#core/days.ts'

const at = (moment: string) => new Date(moment)

test('the day changes at midnight in Amsterdam', () => {
  assert.equal(dayOf(at('2026-07-01T21:59:59.999Z')), '2026-07-01')
  assert.equal(dayOf(at('2026-07-01T22:00:00Z')), '2026-07-02')
  assert.equal(dayOf(at('2026-07-01T23:30:00Z')), '2026-07-02', 'the day of Greenwich was returned')
  assert.equal(dayOf(at('2026-12-05T22:59:59.999Z')), '2026-12-05')
  assert.equal(dayOf(at('2026-12-05T23:00:00Z')), '2026-12-06')
  assert.equal(dayOf(at('2026-12-05T23:30:00Z')), '2026-12-06')
})

test('a year ends at midnight in Amsterdam, an hour before UTC', () => {
  assert.equal(dayOf(at('2026-12-31T22:59:00Z')), '2026-12-31')
  assert.equal(dayOf(at('2026-12-31T23:30:00Z')), '2027-01-01')
  assert.equal(daysUntil('2027-01-01', at('2026-12-31T22:59:00Z')), 1)
  assert.equal(daysUntil('2027-01-01', at('2026-12-31T23:30:00Z')), 0)
  assert.equal(daysUntil('2026-12-31', at('2026-12-31T23:30:00Z')), null)
  assert.equal(daysUntil('2027-12-31', at('2026-12-31T12:00:00Z')), 365)
})

test('days of 23 and 25 hours count as one', () => {
  // Summer time begins on 29 March 2026 at 01:00 UTC, and ends on 25 October.
  for (const [day, before, first, last, after] of [
    ['2026-03-29', '2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
    ['2026-10-25', '2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
  ] as const) {
    assert.equal(daysUntil(day, at(before)), 1, before)
    assert.equal(daysUntil(day, at(first)), 0, first)
    assert.equal(daysUntil(day, at(last)), 0, last)
    assert.equal(daysUntil(day, at(after)), null, after)
    for (const hour of [0, 1, 2, 3]) assert.equal(dayOf(at(`${day}T0${hour}:00:00Z`)), day)
  }
  assert.equal(daysUntil('2026-03-30', at('2026-03-28T23:30:00Z')), 1)
  assert.equal(daysUntil('2026-03-30', at('2026-03-28T22:30:00Z')), 2)
  assert.equal(daysUntil('2026-10-26', at('2026-10-24T22:30:00Z')), 1)
  assert.equal(daysUntil('2026-10-26', at('2026-10-24T21:30:00Z')), 2)
})

test('a leap day counts as a day, and past or missing days are not counted', () => {
  assert.equal(daysUntil('2028-03-01', at('2028-02-28T12:00:00Z')), 2)
  assert.equal(daysUntil('2026-03-01', at('2026-02-28T12:00:00Z')), 1)
  assert.equal(daysUntil('2026-07-01', at('2026-07-02T12:00:00Z')), null)
  assert.equal(daysUntil(null, at('2026-07-02T12:00:00Z')), null)
  assert.equal(daysUntil('1800-02-01', at('2026-07-02T12:00:00Z')), null)
  assert.equal(daysUntil('9999-12-31', at('9999-12-31T12:00:00Z')), 0)
})

test('days are counted from midnight to midnight in Amsterdam, at any hour of the year', () => {
  for (const [now, today] of [
    ['2026-11-21T22:59:59Z', '2026-11-21'],
    ['2026-11-21T23:00:00Z', '2026-11-22'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    ['2026-12-31T23:30:00Z', '2027-01-01'],
    // Summer time begins on 29 March and ends on 25 October.
    ['2026-03-28T23:30:00Z', '2026-03-29'],
    ['2026-03-29T00:59:59Z', '2026-03-29'],
    ['2026-03-29T01:00:00Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T00:30:00Z', '2026-10-25'],
    ['2026-10-25T01:30:00Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
  ] as const) {
    const moment = new Date(now)
    assert.equal(dayOf(moment), today, now)
    for (const days of [0, 1, 12, 30, 365]) {
      const day = new Date(Date.parse(today) + days * 24 * 3600 * 1000).toISOString().slice(0, 10)
      assert.equal(daysUntil(day, moment), days, `${day} at ${now}`)
    }
    assert.equal(daysUntil(new Date(Date.parse(today) - 1).toISOString().slice(0, 10), moment), null, now)
  }
})

test('a birthday recurs every year, may be today, and falls on 28 February in a year without the 29th', () => {
  const next = (day: number, month: number, now: string) => nextOccurrence({ day, month }, at(now))
  assert.equal(next(5, 12, '2026-12-05T12:00:00Z'), '2026-12-05')
  assert.equal(next(5, 12, '2026-12-05T23:30:00Z'), '2027-12-05', 'the birthday is over in Amsterdam')
  assert.equal(next(1, 1, '2026-12-31T12:00:00Z'), '2027-01-01')
  assert.equal(next(31, 12, '2027-01-01T12:00:00Z'), '2027-12-31')
  assert.equal(next(29, 2, '2027-02-01T12:00:00Z'), '2027-02-28')
  assert.equal(next(29, 2, '2027-02-28T12:00:00Z'), '2027-02-28')
  assert.equal(next(29, 2, '2027-03-01T12:00:00Z'), '2028-02-29')
  assert.equal(next(29, 2, '2028-02-28T12:00:00Z'), '2028-02-29')
  assert.equal(next(29, 2, '2100-01-01T12:00:00Z'), '2100-02-28', '2100 is no leap year')
})

test('the time since a moment is in days, in weeks from Monday, in calendar months or in whole years', () => {
  const now = at('2026-11-22T12:00:00Z') // a Sunday
  const since = (moment: string) => {
    const { count, unit } = timeSince(at(moment), now)
    return `${count} ${unit}`
  }
  assert.equal(since('2026-11-22T00:00:00Z'), '0 day')
  assert.equal(since('2026-11-21T22:59:59Z'), '1 day')
  assert.equal(since('2026-11-21T23:00:00Z'), '0 day', 'today in Amsterdam')
  assert.equal(since('2026-11-16T12:00:00Z'), '6 day')
  assert.equal(since('2026-11-15T12:00:00Z'), '1 week')
  assert.equal(since('2026-11-09T12:00:00Z'), '1 week', 'the Monday of last week')
  assert.equal(since('2026-11-08T12:00:00Z'), '2 week')
  assert.equal(since('2026-10-26T12:00:00Z'), '3 week')
  assert.equal(since('2026-10-25T12:00:00Z'), '1 month')
  assert.equal(since('2026-10-01T12:00:00Z'), '1 month')
  assert.equal(since('2026-09-30T12:00:00Z'), '2 month')
  assert.equal(since('2025-12-01T12:00:00Z'), '11 month')
  assert.equal(since('2025-11-30T12:00:00Z'), '1 year')
  assert.equal(since('2024-11-30T12:00:00Z'), '2 year')
  assert.equal(since('2026-11-22T13:00:00Z'), '0 day', 'a moment from a server whose clock is ahead')
  assert.deepEqual(timeSince(at('2026-10-01T12:00:00Z'), at('2026-10-31T12:00:00Z')), { count: 4, unit: 'week' })
})
