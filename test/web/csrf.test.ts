import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import type { Client } from '#test/support/world.ts'

const { world, noor, sem } = await openFamily()

/** Returns every CSRF token on a page, as this client gets it. */
async function tokensOf(who: Client, path: string, headers = {}): Promise<string[]> {
  const { $ } = await who.get(path, headers)
  const inHeaders = $('body').attr('hx-headers:inherited')
  return [
    ...(inHeaders ? [(JSON.parse(inHeaders) as Record<string, string>)['X-CSRF-TOKEN']!] : []),
    ...$('input[name=csrfToken]')
      .map((_, field) => $(field).attr('value'))
      .get(),
  ]
}

/** Whether a request with this token passes the CSRF check; its schema then refuses its body. */
async function passes(who: Client, token: string): Promise<boolean> {
  const inHeader = await who.request('POST', '/api/Category/Create', {
    headers: { 'X-CSRF-TOKEN': token, 'Content-Type': 'application/json' },
    body: '{}',
  })
  const inForm = await who.request('POST', '/noor/categories', {
    body: new URLSearchParams({ csrfToken: token, name: '' }),
  })
  const refused = [inHeader, inForm].map(({ headers }) => headers.get('csrf-token-invalid'))
  assert.equal(refused[0], refused[1], 'the header and the field are read alike')
  return refused[0] === null
}

test('each page and fragment has a CSRF token of its own, valid for its session alone', async () => {
  const pages = [
    await tokensOf(noor, '/noor'),
    await tokensOf(noor, '/noor'),
    await tokensOf(noor, '/noor/settings', { 'HX-Request': 'true' }),
  ]
  for (const tokens of pages) {
    assert.ok(tokens.length > 0)
    assert.equal(new Set(tokens).size, 1, 'a page has several tokens')
    assert.equal(await passes(noor, tokens[0]!), true)
    assert.equal(await passes(sem, tokens[0]!), false)
  }
  const [one, other] = pages.map(([token]) => token!)
  assert.notEqual(one, other)
  for (let at = 0; at + 6 <= one!.length; at++)
    assert.ok(!other!.includes(one!.slice(at, at + 6)), 'the tokens of two pages have a part in common')
})

test('the session’s own CSRF token, which JSON clients get, stays the same and is valid too', async () => {
  const token = await noor.csrfToken()
  assert.equal(await noor.csrfToken(), token)
  assert.equal(await passes(noor, token), true)
  assert.ok(!(await noor.get('/noor')).html.includes(token), 'the page contains the session’s own token')
})

test('a form of another site, which is sent without cookies, gets no new session cookie', async () => {
  for (const path of ['/contact', '/account/login', '/noor/title', '/nergens']) {
    const post = (headers: Record<string, string>) =>
      world.visitor().request('POST', path, { body: new URLSearchParams({ a: 'b' }), headers })
    for (const Origin of ['https://evil.example', 'null']) {
      const answer = await post({ Origin, 'Sec-Fetch-Site': 'cross-site' })
      assert.deepEqual([answer.status, answer.headers.getSetCookie()], [400, []], `${path} from ${Origin}`)
    }
  }
})

test('a login with the session’s own CSRF token gets its cookie with any Origin', async () => {
  for (const Origin of ['null', 'https://elders.example']) {
    const visitor = world.visitor()
    await visitor.api('POST', '/api/Afstreper/Create', { email: 'origin@example.org' })
    const token = await visitor.csrfToken()
    const body = new URLSearchParams({ csrfToken: token, emailOrUsername: noor.email, password: noor.password })
    const answer = await visitor.request('POST', '/account/login', { body, headers: { Origin } })
    assert.equal(answer.status, 303)
    assert.equal((await visitor.api('GET', '/api/Account/UserData')).body.publicGuid, noor.user.publicGuid)
  }
})

test('a CSRF token that was altered, cut, lengthened or combined from two others is refused', async () => {
  const [[one], [other]] = [await tokensOf(noor, '/noor'), await tokensOf(noor, '/noor')]
  const swapped = (letter: string) => (letter === 'A' ? 'B' : 'A')
  for (const at of [0, 15, 16, 30])
    assert.equal(
      await passes(noor, one!.slice(0, at) + swapped(one![at]!) + one!.slice(at + 1)),
      false,
      `altered at ${at}`,
    )
  for (const token of [
    '',
    'x',
    one!.slice(0, -1),
    `${one}A`,
    one!.slice(0, 16),
    one!.slice(16),
    one!.slice(0, 16) + other!.slice(16),
    'é'.repeat(43),
    'A'.repeat(43),
  ]) {
    assert.equal(await passes(noor, encodeURIComponent(token)), false, token)
  }
})

test('a visitor whose session has no row needs no CSRF token if one of our own pages sent the form', async () => {
  const send = async (headers: Record<string, string>, who = world.visitor(), form: Record<string, string> = {}) =>
    (
      await who.request('POST', '/account/login', {
        body: new URLSearchParams({ ...form, emailOrUsername: '' }),
        headers,
      })
    ).headers.get('csrf-token-invalid')
  const ours = new URL(world.services.config.baseUrl).origin
  const passing: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'same-origin' },
    { Origin: ours },
    { Origin: ours, 'Sec-Fetch-Site': 'same-origin' },
  ]
  const refused: Record<string, string>[] = [
    {},
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: ours.replace('http:', 'https:'), Host: new URL(ours).host },
    { Origin: ours, 'Sec-Fetch-Site': 'cross-site' },
    { Referer: `${ours}/` },
  ]
  for (const headers of passing) {
    assert.equal(await send(headers), null, JSON.stringify(headers))
    assert.equal(await send({ ...headers, 'X-CSRF-TOKEN': '' }), null, 'an empty token in the header, as htmx sends it')
    assert.equal(await send(headers, world.visitor(), { csrfToken: '' }), null, 'an empty token in the form')
    assert.equal(await send(headers, world.visitor(), { csrfToken: 'x'.repeat(43) }), '1', 'a wrong token is refused')
    const unknown = world.visitor()
    await unknown.csrfToken()
    assert.equal(await send(headers, unknown), null, 'a cookie of a session without a row')
    assert.equal(await send(headers, sem), '1', 'a logged-in user needs a token')
    const api = await world.visitor().request('POST', '/api/Account/CheckEmail', {
      body: '{"email":"x@example.org"}',
      headers: { ...headers, 'Content-Type': 'application/json' },
    })
    assert.equal(api.headers.get('csrf-token-invalid'), '1', 'the API always needs a token')
  }
  for (const headers of refused) assert.equal(await send(headers), '1', JSON.stringify(headers))
})

test('a visitor logs in from a page that was made without a session, and then has a session', async () => {
  const visitor = world.visitor()
  assert.deepEqual(await tokensOf(visitor, '/account/login').then((tokens) => [...new Set(tokens)]), [''])
  assert.equal(visitor.cookies.size, 0)
  const { status } = await visitor.request('POST', '/account/login', {
    body: new URLSearchParams({ csrfToken: '', emailOrUsername: 'sem', password: sem.password }),
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  assert.equal(status, 303)
  assert.ok(visitor.token)
  const [token] = await tokensOf(visitor, '/')
  assert.equal(await passes(visitor, token!), true)
})
