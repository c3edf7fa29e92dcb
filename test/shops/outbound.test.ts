import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outboundUrl } from '../../src/shops/index.ts'

const cases: [url: string, referral: string | null, expected: string][] = [
  ['https://winkel.example/p/1', null, 'https://winkel.example/p/1'],
  ['https://winkel.example/p/1', 'partner=wishring', 'https://winkel.example/p/1?partner=wishring'],
  [
    'https://winkel.example/p?id=1&q=a%20b+c#kleur',
    'partner=wishring',
    'https://winkel.example/p?id=1&q=a%20b+c&partner=wishring#kleur',
  ],
  [
    'https://winkel.example/p?partner=ander&id=1&leeg=',
    'partner=wishring&via=app',
    'https://winkel.example/p?id=1&leeg=&partner=wishring&via=app',
  ],
]

for (const [url, referral, expected] of cases) {
  test(`a link to ${url} ${referral ? `carries ${referral} once` : 'stays as it is'}`, () => {
    assert.equal(outboundUrl(url, { referral }), expected)
    assert.equal(outboundUrl(expected, { referral }), expected)
  })
}
