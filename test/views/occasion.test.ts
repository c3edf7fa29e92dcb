import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOf, daysUntil } from '#views/layout/occasion.ts'

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
