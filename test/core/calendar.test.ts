import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOf, daysUntil } from '#core/calendar.ts'

const at = (moment: string) => new Date(moment)

test('the day changes at midnight in Amsterdam', () => {
  assert.equal(dayOf(at('2026-07-01T21:59:59.999Z')), '2026-07-01')
  assert.equal(dayOf(at('2026-07-01T22:00:00Z')), '2026-07-02')
  assert.equal(dayOf(at('2026-07-01T23:30:00Z')), '2026-07-02', 'and not in Greenwich')
  assert.equal(dayOf(at('2026-12-05T22:59:59.999Z')), '2026-12-05')
  assert.equal(dayOf(at('2026-12-05T23:00:00Z')), '2026-12-06')
  assert.equal(dayOf(at('2026-12-05T23:30:00Z')), '2026-12-06')
})

test('a year ends an hour before that of Greenwich', () => {
  assert.equal(dayOf(at('2026-12-31T22:59:00Z')), '2026-12-31')
  assert.equal(dayOf(at('2026-12-31T23:30:00Z')), '2027-01-01')
  assert.equal(daysUntil('2027-01-01', at('2026-12-31T22:59:00Z')), 1)
  assert.equal(daysUntil('2027-01-01', at('2026-12-31T23:30:00Z')), 0)
  assert.equal(daysUntil('2026-12-31', at('2026-12-31T23:30:00Z')), null)
  assert.equal(daysUntil('2027-12-31', at('2026-12-31T12:00:00Z')), 365)
})

test('days of 23 and 25 hours count as one', () => {
  // summer time begins on 29 March 2026 at 01:00 UTC, and ends on 25 October
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

test('a leap day is a day, and what has gone by, or is no day, is not counted', () => {
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
    // summer time begins, and ends
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
