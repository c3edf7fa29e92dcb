import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asciiAddress, hasForeignLetters, isEmail, storedAddress } from '#core/email-addresses.ts'

test('an address may have a domain outside ASCII, in either form', () => {
  for (const good of [
    'anna@example.org',
    'anna+kerst@sub.example.co.uk',
    'anna@müller.example',
    'anna@straße.example',
    'anna@xn--mller-kva.example',
    'анна@example.org'.replace(/^[^@]+/, 'anna'),
    'anna@пример.рф',
    'anna@例え.jp',
  ])
    assert.ok(isEmail(good), good)
  for (const bad of [
    'anna',
    '@müller.example',
    'anna@müller',
    'anna@mül ler.example',
    'anna@ｍüller.example', // full-width letter
    'anna@mü\u200bller.example',
    'anna@müller。example',
    'anna@mü℀ller.example',
    'anna@-müller.example',
    'anna@müller..example',
    'anna@müller.example\r\nBcc: b@example.org',
    `anna@${'ü'.repeat(64)}.example`,
    'jürgen@example.org',
    '"a b"@müller.example',
  ])
    assert.equal(isEmail(bad), false, bad)
})

test('only letters outside ASCII before the @ are told apart from other faults', () => {
  for (const foreign of ['jürgen@example.org', 'josé@müller.example', 'анна@example.org'])
    assert.ok(hasForeignLetters(foreign), foreign)
  for (const other of [
    'anna@example.org',
    'jürgen',
    'jür gen@example.org',
    'jürgen@',
    'a@b@jü',
    '<jürgen@example.org>',
  ])
    assert.equal(hasForeignLetters(other), false, other)
})

test('a domain is stored written out and in lower case, and sent in ASCII', () => {
  for (const typed of [
    'Anna@MÜLLER.Example',
    'Anna@müller.example',
    'Anna@xn--mller-kva.example',
    'Anna@XN--MLLER-KVA.example',
    'Anna@mu\u0308ller.example',
  ]) {
    assert.equal(storedAddress(typed), 'Anna@müller.example', typed)
    assert.equal(asciiAddress(storedAddress(typed)), 'Anna@xn--mller-kva.example')
  }
  for (const plain of ['Anna@Example.org', 'geen adres', '', 'a@xn--', 'a@b@müller', 'noor'])
    assert.equal(storedAddress(plain), plain)
  assert.equal(asciiAddress('Anna@Example.org'), 'Anna@Example.org')
})
