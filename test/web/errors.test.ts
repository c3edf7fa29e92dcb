import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { clientOf, openWorld, type Client } from '#test/support/world.ts'
import { createApp } from '../../src/app.tsx'

const { world, noor } = await openFamily()

test('the page for an internal error has the status 500', async () => {
  const { status, $ } = await world.visitor().get('/error')
  assert.equal(status, 500)
  assert.equal($('h1').length, 1)
})

test('the page for an internal error offers to try again, to go back to the list, and to write to us', async () => {
  const waysOn = async (who: Client) => {
    const { $ } = await who.get('/error')
    return $('main .actions a')
      .toArray()
      .map((link) => `${$(link).text()} ${$(link).attr('href')}`)
  }
  assert.deepEqual(await waysOn(noor), ['Opnieuw proberen /', 'Mijn lijst /noor', 'Schrijf ons /contact'])
  assert.deepEqual(await waysOn(world.visitor()), [
    'Opnieuw proberen /',
    'Naar de startpagina /',
    'Schrijf ons /contact',
  ])
  const german = await openWorld({ EDITION: 'de' })
  after(() => german.close())
  const { $ } = await german.visitor().get('/error')
  assert.match($('main p').first().text(), /^Unbekannter Fehler\. .*Versuch es gleich noch einmal.*schreib uns/)
})

test('a URL that ends with a slash redirects to the one without it, and never to another host', async () => {
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

test('the server closes the connection after refusing a body that is too large, which it did not read', async () => {
  const visitor = world.visitor()
  const answer = await visitor.request('POST', '/api/Account/CheckEmail', {
    body: 'x'.repeat(65 * 1024),
    headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': await visitor.csrfToken() },
  })
  assert.deepEqual([answer.status, answer.headers.get('connection')], [413, 'close'])
})

describe('an error in a browser’s script', () => {
  const given = {
    name: 'TypeError',
    message: 'x is undefined, for noor@example.org',
    stack: 'TypeError: x is undefined\n    at http://localhost/static/main-1.js:1:1',
    path: `/crossedoff/${crypto.randomUUID()}/${crypto.randomUUID()}`,
  }

  async function report(client: Client, body: unknown): Promise<number> {
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': await client.csrfToken() }
    return (await client.request('POST', '/script-errors', { headers, body: JSON.stringify(body) })).status
  }

  test('is not reported unless Sentry is configured', async () => {
    const visitor = world.visitor()
    assert.equal(await report(visitor, given), 404)
    assert.equal((await visitor.get('/')).$(`script[src="${world.assets.reporting}"]`).length, 0)
  })

  test('reaches the log without guids, up to the rate limit of the client', async () => {
    const watched = await openWorld({ SENTRY_DSN: 'http://key@127.0.0.1:9/7', RATE_LIMITS: 'on' })
    try {
      const logged: { path: string; err: Error }[] = []
      Object.assign(watched.services, {
        log: {
          ...watched.services.log,
          warn: () => {},
          error: (about: { path: string; err: Error }) => logged.push(about),
        },
      })
      const app = createApp(watched.services, watched.assets)
      const visitor = clientOf((path, init) => app.request(path, init))
      assert.equal((await visitor.get('/')).$(`script[src="${watched.assets.reporting}"]`).length, 1)
      assert.equal(await report(visitor, { ...given, message: 'x'.repeat(1001) }), 400)
      const answers: number[] = []
      for (let time = 0; time < 20; time++) answers.push(await report(visitor, given))
      assert.deepEqual([...new Set(answers.slice(0, 19)), answers[19]], [204, 429])
      assert.equal(logged.length, 19)
      assert.deepEqual(
        [logged[0]!.path, logged[0]!.err.name, logged[0]!.err.stack],
        ['/crossedoff/:guid/:guid', 'TypeError', given.stack],
      )
    } finally {
      await watched.close()
    }
  })
})
