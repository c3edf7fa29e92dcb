import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gtinOf } from '#core/gtin.ts'

test('spaces, hyphens and leading zeros do not change a GTIN', () => {
  assert.equal(gtinOf(' 4006381-333931 '), '4006381333931')
  assert.equal(gtinOf('036000291452'), '0036000291452')
  assert.equal(gtinOf('00036000291452'), '0036000291452')
  assert.equal(gtinOf('9780306406157'), '9780306406157')
  assert.equal(gtinOf('96385074'), '96385074')
  assert.equal(gtinOf('10614141000415'), '10614141000415')
})

test('a wrong check digit, words, zeros alone and a shop’s own numbers are no GTIN', () => {
  for (const none of [
    '4006381333932',
    'does not apply',
    '',
    '0000000000000',
    '12345',
    '2000000000008',
    '0212345678909',
  ])
    assert.equal(gtinOf(none), null, none)
})
