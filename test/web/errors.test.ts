import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'

const { world } = await openFamily()

test('the page of a fault of ours answers 500', async () => {
  const { status, $ } = await world.visitor().get('/error')
  assert.equal(status, 500)
  assert.equal($('h1').length, 1)
})

test('an address that ends with a slash leads to the one without, and never elsewhere', async () => {
  const { status, headers } = await world.visitor().get('/noor/?ref=qr')
  assert.deepEqual([status, headers.get('location')], [301, '/noor?ref=qr'])
  assert.equal((await world.visitor().get('/')).status, 200)
  for (const path of ['/%09/evil.example/', '/%09%5cevil.example/', '/%0a/evil.example/', '/a%00/']) {
    const answer = await world.visitor().get(path)
    assert.equal(answer.status, 301, path)
    assert.equal(answer.headers.get('location'), path.slice(0, -1))
  }
  for (const path of ['//evil.example/', '/\\evil.example/', '/noor//']) {
    const answer = await world.visitor().get(path)
    assert.ok(
      answer.status === 404 || answer.headers.get('location') === '/noor',
      `${path}: ${answer.status} ${answer.headers.get('location')}`,
    )
  }
})

test('after a body that is too large the connection is closed, as it was not read', async () => {
  const visitor = world.visitor()
  const answer = await visitor.request('POST', '/api/Account/CheckEmail', {
    body: 'x'.repeat(65 * 1024),
    headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': await visitor.csrfToken() },
  })
  assert.deepEqual([answer.status, answer.headers.get('connection')], [413, 'close'])
})
