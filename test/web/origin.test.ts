import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readConfig } from '#core/config.ts'
import { openFamily } from '#test/support/family.ts'
import { clientOf } from '#test/support/world.ts'
import { isOwnOrigin } from '#web/origin.ts'

type Headers = Record<string, string>

/** Whether an Origin is our own, for a request with these headers. */
const isOurs = (environment: Headers, headers: Headers, origin: string) =>
  isOwnOrigin(
    readConfig(environment),
    (name) => Object.entries(headers).find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1],
    origin,
  )

describe('the origins that count as ours', () => {
  const base = { BASE_URL: 'https://wishring.example' }
  const home = { BASE_URL: 'http://localhost:3000' }
  const proxied = (proto: string, host = 'andere.example') => ({
    Host: '127.0.0.1:3000',
    'X-Forwarded-Host': host,
    'X-Forwarded-Proto': proto,
  })
  const behind = { ...home, TRUST_PROXY: 'on' }
  const cases: [what: string, environment: Headers, headers: Headers, origin: string, isOurs: boolean][] = [
    ['of BASE_URL', base, { Host: '127.0.0.1:3000' }, 'https://wishring.example', true],
    ['of BASE_URL’s host without TLS', base, { Host: 'wishring.example' }, 'http://wishring.example', false],
    ['of the requested host with TLS', base, { Host: 'andere.example' }, 'https://andere.example', true],
    ['of the requested host without TLS', base, { Host: 'andere.example' }, 'http://andere.example', false],
    ['with an IP address at home', home, { Host: '192.168.1.5:3000' }, 'http://192.168.1.5:3000', true],
    ['with an IPv6 address at home', home, { Host: '[fe80::1]:3000' }, 'http://[fe80::1]:3000', true],
    ['at home with another port', home, { Host: '192.168.1.5:3000' }, 'http://192.168.1.5', false],
    ['at home of BASE_URL’s host with TLS', home, { Host: 'localhost:3000' }, 'https://localhost:3000', false],
    ['with a path', home, { Host: 'thuis' }, 'http://thuis/', false],
    ['with a user', home, { Host: 'thuis' }, 'http://evil@thuis', false],
    ['with another scheme', home, { Host: 'thuis' }, 'ftp://thuis', false],
    ['with the value null', home, { Host: 'thuis' }, 'null', false],
    ['with an empty value', home, { Host: 'thuis' }, '', false],
    ['of another host', home, { Host: 'thuis' }, 'http://evil.example', false],
    ['with the proxy’s scheme', behind, proxied('https'), 'https://andere.example', true],
    ['with another scheme than the proxy’s', behind, proxied('https'), 'http://andere.example', false],
    ['with the last of several schemes', behind, proxied('http, https'), 'https://andere.example', true],
    ['with the first of several schemes', behind, proxied('http, https'), 'http://andere.example', false],
    ['with the proxy’s scheme in capitals', behind, proxied(' HTTPS '), 'https://andere.example', true],
    ['with the proxy’s scheme of a socket', behind, proxied('wss'), 'https://andere.example', true],
    ['with the last of several hosts', behind, proxied('https', 'evil.example, Andere.example:443'), 'https://andere.example', true], // oxfmt-ignore
    ['with the first of several hosts', behind, proxied('https', 'evil.example, andere.example'), 'https://evil.example', false], // oxfmt-ignore
    ['with the scheme from an untrusted proxy', home, proxied('https'), 'https://andere.example', false],
  ]
  for (const [what, environment, headers, origin, expected] of cases)
    test(`an Origin ${what} is ${expected ? 'ours' : 'not ours'}`, () =>
      assert.equal(isOurs(environment, headers, origin), expected))
})

describe('behind a proxy that adds to forwarded headers', async () => {
  const { world, noor } = await openFamily({ TRUST_PROXY: 'on' })
  const forwarded = { Host: 'intern:3000', 'X-Forwarded-Host': 'evil.example, lijst.example' }
  const logIn = async (headers: Headers, returnUrl = '') => {
    const visitor = clientOf((path, init) => world.app.request(path, init), { ...forwarded, ...headers })
    const answer = await visitor.request('POST', '/account/login', {
      body: new URLSearchParams({ csrfToken: '', emailOrUsername: 'noor', password: noor.password, returnUrl }),
    })
    const cookies = answer.headers.getSetCookie().join('\n')
    return { status: answer.status, cookies, location: answer.headers.get('location') }
  }

  test('a browser whose login form is accepted gets its session’s cookie', async () => {
    const passing: Headers[] = [
      { 'X-Forwarded-Proto': 'http, https', Origin: 'https://lijst.example' },
      { 'X-Forwarded-Proto': 'http, https', Origin: 'https://lijst.example', 'Sec-Fetch-Site': 'same-origin' },
      { 'X-Forwarded-Proto': 'https, http', Origin: 'https://lijst.example', 'Sec-Fetch-Site': 'same-origin' },
      { Origin: 'https://van.buiten.example', 'Sec-Fetch-Site': 'same-origin' },
      { 'X-Forwarded-Proto': 'HTTP', Origin: 'http://lijst.example' },
    ]
    for (const headers of passing) {
      const { status, cookies } = await logIn(headers)
      assert.equal(status, 303, JSON.stringify(headers))
      const isSecure = headers['X-Forwarded-Proto'] === 'http, https'
      assert.match(cookies, isSecure ? /^__Host-session=.*; Secure/im : /^session=/m, JSON.stringify(headers))
    }
    const refused: Headers[] = [
      { 'X-Forwarded-Proto': 'http, https', Origin: 'http://lijst.example' },
      { 'X-Forwarded-Proto': 'https', Origin: 'https://evil.example' },
      { 'X-Forwarded-Proto': 'https', Origin: 'https://evil@lijst.example' },
      { 'X-Forwarded-Proto': 'https', Origin: 'https://lijst.example', 'Sec-Fetch-Site': 'same-site' },
    ]
    for (const headers of refused) {
      const { status, cookies } = await logIn(headers)
      assert.deepEqual([status, cookies], [400, ''], JSON.stringify(headers))
    }
  })

  test('a login leads back to the origin that the browser requested, and to no other', async () => {
    const headers = { 'X-Forwarded-Proto': 'http, https', Origin: 'https://lijst.example' }
    assert.equal((await logIn(headers, 'https://lijst.example/noor?a=b')).location, '/noor?a=b')
    for (const elsewhere of ['http://lijst.example/noor', 'https://evil.example/noor', 'ftp://lijst.example/noor'])
      assert.equal((await logIn(headers, elsewhere)).location, '/', elsewhere)
  })
})
