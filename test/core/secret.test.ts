import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { sign } from 'hono/jwt'
import { signerOf } from '#core/secret.ts'

const [former, now, strange] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string]
const moment = new Date('2026-12-05T12:00:00Z')
const later = new Date('2026-12-06T12:00:00Z')

test('a former secret’s codes, tokens and seals are valid while it is kept; new ones use the new secret', async () => {
  const before = signerOf(former)
  const code = before.code('unsubscribe', 'noor')
  const token = before.token('restore', { change: 'x' }, later)
  const sealed = before.seal('lot', Buffer.from('Riet'), 'bram')

  const kept = signerOf(now, strange, former)
  assert.ok(kept.isCode('unsubscribe', 'noor', code))
  assert.deepEqual(await kept.claims('restore', token, moment), { change: 'x' })
  assert.equal(String(kept.open('lot', sealed, 'bram')), 'Riet')
  assert.notEqual(kept.code('unsubscribe', 'noor'), code)
  assert.equal(await before.claims('restore', kept.token('restore', { change: 'x' }, later), moment), null)
  assert.equal(before.open('lot', kept.seal('lot', Buffer.from('Riet'), 'bram'), 'bram'), null)

  const alone = signerOf(now)
  assert.equal(alone.isCode('unsubscribe', 'noor', code), false)
  assert.equal(await alone.claims('restore', token, moment), null)
  assert.equal(alone.open('lot', sealed, 'bram'), null)
})

test('codes, tokens and seals are valid for one purpose and person only, and tokens until they expire', async () => {
  const signer = signerOf(now)
  assert.equal(signer.isCode('csrf', 'noor', signer.code('unsubscribe', 'noor')), false)
  assert.equal(signer.isCode('unsubscribe', 'bram', signer.code('unsubscribe', 'noor')), false)
  const token = signer.token('restore', { change: 'x' }, later)
  assert.equal(await signer.claims('refuse', token, moment), null)
  assert.equal(await signer.claims('restore', token, later), null)
  const sealed = signer.seal('lot', Buffer.from('Riet'), 'bram')
  assert.equal(signer.open('mail', sealed, 'bram'), null)
  assert.equal(signer.open('lot', sealed, 'sem'), null)
})

test('a token does not show what it says, and a signed token of an earlier mail is still valid', async () => {
  const signer = signerOf(now)
  const token = signer.token('restore', { email: 'riet@example.org' }, later)
  assert.match(token, /^[\w-]+$/)
  for (const read of [token, Buffer.from(token, 'base64url').toString('latin1')])
    assert.doesNotMatch(read, /riet|example/)
  const key = createHmac('sha256', now).update('wishring/token/restore').digest('hex')
  const signed = await sign({ email: 'riet@example.org', exp: later.getTime() / 1000 }, key, 'HS256')
  assert.deepEqual(await signer.claims('restore', signed, moment), { email: 'riet@example.org' })
  assert.equal(await signer.claims('restore', signed, later), null)
  assert.equal(await signer.claims('refuse', signed, moment), null)
})
