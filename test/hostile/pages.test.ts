import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { openWorld, type World } from '#test/support/world.ts'
import {
  badGuids,
  breakout,
  eachOf,
  hostileParts,
  prepareAttack,
  type Caller,
  type Place,
  type Siege,
} from './siege.ts'

let world: World
let siege: Siege
let routes: { method: string; path: string }[]
before(async () => {
  world = await openWorld()
  siege = await prepareAttack(world)
  const seen = new Set<string>()
  routes = world.app.routes
    // /metrics looks at the socket's address, so requests.test.ts tests it with a real socket. /error always fails.
    .filter(
      ({ method, path }) =>
        method !== 'ALL' &&
        !['/metrics', '/error'].includes(path) &&
        !path.startsWith('/api/') &&
        !path.startsWith('/dev/'),
    )
    .filter(({ method, path }) => !seen.has(`${method} ${path}`) && seen.add(`${method} ${path}`))
})
after(() => world.close())

/** Returns a route's path with this value for each of its parameters. */
const addressOf = (path: string, part: string) => path.replace(/:\w+(\{[^}]*\})?/g, part)

/** Returns a route's path for the list, gift and category of `Place`. */
const addressAt = (path: string, { username, gift, category }: Place) =>
  path
    .replace('/categories/:guid', `/categories/${category}`)
    .replace(/:category\b/, category)
    .replace(/:username\b/, username)
    .replace(/:(guid|giftGuid)\b/, gift)
    .replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')

const victimsParts = () => [...siege.victimsGuids, siege.noor.user.privateGuid]

/** Sends a request. Returns what is wrong with the response, if anything. */
async function attempt(
  asker: Caller,
  method: string,
  path: string,
  what: string,
  init: { body?: BodyInit; headers?: Record<string, string>; duplex?: 'half' } = {},
  expected?: number,
): Promise<string[]> {
  const response = await asker.request(method, path, init)
  if (response.headers.has('csrf-token-invalidated')) await siege.restoreSessions()
  const words = await response.text()
  const at = `${asker.name}: ${method} ${path.slice(0, 150)} with ${what}: ${response.status}`
  const wrong: string[] = []
  if (response.status >= 500) wrong.push(at)
  if (expected !== undefined && response.status !== expected) wrong.push(`${at}, not ${expected}`)
  if (words.includes('<script>alert') || words.includes('<img src=x')) wrong.push(`${at}: repeats what it was given`)
  if (words.includes('[object Object]')) wrong.push(`${at}: shows a value that is no text`)
  for (const name of ['location', 'hx-redirect', 'hx-location']) {
    const address = response.headers.get(name)
    if (address && !/^\/(?![/\\])/.test(address)) wrong.push(`${at}: leads to ${address}`)
  }
  if (response.headers.getSetCookie().some((cookie) => !/^(session|flash|app|device-users)=/.test(cookie)))
    wrong.push(`${at}: sets ${response.headers.getSetCookie().join()}`)
  return wrong
}

/** Runs attempts at one route and checks that none of Noor's data changed. */
async function siegeOf(
  { method, path }: { method: string; path: string },
  attempts: (() => Promise<string[]>)[],
): Promise<void> {
  await siege.restoreSessions()
  const failures: string[] = []
  await eachOf(attempts, async (run) => void failures.push(...(await run())))
  assert.deepEqual(failures.slice(0, 10), [], `${failures.length} failures`)
  assert.equal(await siege.snapshot(), siege.untouched, `${method} ${path} changed something of another person`)
}

/**
 * Returns all values for the caller with an account, and every third value for the other callers, whom the server
 * mostly refuses before it looks at the value.
 */
const shareOf = <Thing>(asker: Caller, turn: number, things: readonly Thing[]): Thing[] =>
  things.filter((_, index) => asker === siege.account || index % 3 === turn)

/** Names of all fields that any of our forms has. */
const fields = `
  accessAnswer accessQuestion accessType answer answerId birthday categoryPrivateGuid city contextId customAnswer description email emailOrUsername enableCrossOff
  enableCrossOffNotifications firstName hasCustomImage id image includeInSearchResult lastName name occasion occasionDate order overviewEmailFrequency
  password passwordConfirmation price privateGuid privateGuidOrder questionId receiveMailing returnUrl showCrossedOff shownPrice step then title to url username userPrivateGuid
  wishes wishlistPrivateGuid wishlistUrlName`
  .trim()
  .split(/\s+/)

const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' }
const everyField = (encoded: string) => fields.map((name) => `${name}=${encoded}`).join('&')

function multipart(part: (name: string) => [value: string | Blob, filename?: string]): FormData {
  const form = new FormData()
  for (const name of fields) {
    const [value, filename] = part(name)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, filename)
  }
  return form
}

/** Returns bodies of forms as no browser would send them. */
function hostileForms(): [what: string, init: { body?: BodyInit; headers?: Record<string, string> }][] {
  const values = [
    '',
    '%00',
    'a%00b',
    '%ff%fe',
    '%ed%a0%80',
    '%zz%',
    encodeURIComponent(breakout),
    '-1',
    'true',
    '%0d%0aX-Evil:%201',
    'x'.repeat(1_200),
    '//evil.example',
    'https://evil.example/',
    encodeURIComponent('/\\evil.example'),
    '/%00',
    '/%F0%9F%8E%81%0a',
    '/%7F%80',
  ]
  return [
    ['no body', {}],
    ['no fields', { headers: urlencoded, body: '' }],
    ...values.map((value): [string, { body: BodyInit; headers: Record<string, string> }] => [
      `every field ${value.slice(0, 30)}`,
      { headers: urlencoded, body: everyField(value) },
    ]),
    ...[...siege.victimsGuids, ...badGuids.slice(0, 4)].map(
      (guid): [string, { body: BodyInit; headers: Record<string, string> }] => [
        `every field a guid`,
        { headers: urlencoded, body: everyField(encodeURIComponent(guid)) },
      ],
    ),
    ['every field twice', { headers: urlencoded, body: `${everyField('a')}&${everyField('b')}` }],
    ['fields of other names', { headers: urlencoded, body: '__proto__=1&constructor=2&a[b]=3&=4&&&%ff=5' }],
    [
      '10,000 fields',
      { headers: urlencoded, body: Array.from({ length: 10_000 }, (_, index) => `a${index % 9}=`).join('&') },
    ],
    ['JSON', { headers: { 'Content-Type': 'application/json' }, body: '{"title":"x"}' }],
    ['text', { headers: { 'Content-Type': 'text/plain' }, body: 'title=x' }],
    ['a form without boundary', { headers: { 'Content-Type': 'multipart/form-data' }, body: 'x' }],
    [
      'a cut form',
      {
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        body: '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nabc',
      },
    ],
    ['files for every field', { body: multipart(() => [new Blob(['geen plaatje']), '../../etc/passwd']) }],
    [
      'a broken picture',
      {
        body: multipart((name) =>
          name === 'image'
            ? [new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])], { type: 'image/png' }), 'a\0b.png']
            : ['x'],
        ),
      },
    ],
  ]
}

describe('every page and form, for every caller', () => {
  test('no part of the path breaks a page', { timeout: 600_000 }, async () => {
    for (const route of routes.filter(({ path }) => path.includes(':'))) {
      const parts = [
        ...hostileParts,
        ...badGuids.map(encodeURIComponent),
        ...victimsParts(),
        'noor',
        'NOOR',
        'noor-geheim',
        'niemand',
        // Not the part that leads to `/error`, as in `/i/../error`.
      ].filter((part) => new URL(addressOf(route.path, part), 'http://localhost').pathname !== '/error')
      await siegeOf(
        route,
        siege.askers.flatMap((asker, turn) =>
          shareOf(asker, turn, parts).map(
            (part, index) => () =>
              attempt(
                asker,
                route.method,
                addressOf(route.path, part),
                'a part of the path',
                (index + turn) % 2 === 0
                  ? {}
                  : {
                      headers: { 'HX-Request': 'true', 'HX-Current-URL': 'javascript:alert(1)', 'HX-Target': 'x#y"z' },
                    },
              ),
          ),
        ),
      )
    }
  })

  test('no form breaks a page', { timeout: 600_000 }, async () => {
    for (const route of routes.filter(({ method }) => method !== 'GET')) {
      const sems = await siege.sems()
      const attempts = siege.askers.flatMap((asker, turn) =>
        (asker === siege.account && route.path.includes(':') ? [siege.noors, sems] : [siege.noors]).flatMap((place) =>
          shareOf(asker, turn, hostileForms()).map(([what, init], index) => () => {
            const headers = (index + turn) % 2 === 0 ? init.headers : { ...init.headers, 'HX-Request': 'true' }
            return attempt(asker, route.method, addressAt(route.path, place), what, {
              ...init,
              ...(headers && { headers }),
            })
          }),
        ),
      )
      await siegeOf(route, attempts)
    }
  })

  test('no query breaks a page', { timeout: 600_000 }, async () => {
    const queries = [
      '?%ff=%ff',
      `?returnUrl=//evil.example&then=//evil.example&deleted=1&sure=1&to=x&step=x`,
      '?returnUrl=/%5Cevil.example',
      '?returnUrl=javascript:alert(1)',
      `?proof=${'x.'.repeat(900)}`,
      '?app=1',
      `?description=${encodeURIComponent(breakout)}&emailOrUsername=${encodeURIComponent(breakout)}&email=%00&wishlistUrlName=${encodeURIComponent(breakout)}&categoryPrivateGuid=%00`,
      `?kind=x&description=${'%F0%9F%8E%81'.repeat(500)}`,
    ]
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      const sems = await siege.sems()
      await siegeOf(
        route,
        siege.askers.flatMap((asker, turn) =>
          [siege.noors, ...(asker === siege.account ? [sems] : [])].flatMap((place) =>
            queries.map(
              (query, index) => () =>
                attempt(
                  asker,
                  'GET',
                  addressAt(route.path, place) + query,
                  'a query',
                  (index + turn) % 2 === 0
                    ? {}
                    : { headers: { 'HX-Request': 'true', 'HX-Current-URL': '//evil.example/x' } },
                ),
            ),
          ),
        ),
      )
    }
  })

  test('no page redirects to another site, however its path begins', async () => {
    for (const path of [
      '//evil.example/',
      '//evil.example/?proof=x',
      '///evil.example/noor?proof=x',
      '/\\evil.example/?proof=x',
      '/%2f%2fevil.example/?proof=x',
      '/%5cevil.example?proof=x',
      '//evil.example/list/open/noor',
      '/list/open/%2f%2fevil.example',
      '/list/open//evil.example',
      '//evil.example/account/login?returnUrl=//evil.example',
    ]) {
      for (const headers of [{}, { 'HX-Request': 'true' }]) {
        const response = await world.app.request(`http://localhost${path}`, { headers })
        const address = response.headers.get('location') ?? response.headers.get('hx-redirect') ?? '/'
        assert.ok(
          response.status < 500 && new URL(address, 'http://localhost/').host === 'localhost',
          `${path}: ${response.status} ${address}`,
        )
      }
    }
  })

  test("every form requires the session's CSRF token", async () => {
    const stranger = world.visitor()
    for (const { method, path } of routes.filter((route) => route.method !== 'GET')) {
      const address = addressAt(path, siege.noors)
      if (/^\/signalr\/negotiate$|^\/mail\/bounces\/|\/(unsubscribe|afmelden)$/.test(path)) continue
      for (const init of [
        {},
        { headers: urlencoded, body: 'csrfToken=x' },
        { headers: { ...urlencoded, 'X-CSRF-TOKEN': 'x' }, body: 'a=b' },
        { headers: { 'X-CSRF-TOKEN': '', 'HX-Request': 'true' } },
      ]) {
        const response = await stranger.request(method, address, init)
        assert.deepEqual(
          [response.status, response.headers.get('csrf-token-invalid')],
          [400, '1'],
          `${method} ${address}`,
        )
      }
    }
  })

  test('a body over its limit gets a 413, with or without Content-Length', async () => {
    const large = (path: string) => /^\/(gifts\/:guid\/edit|:username\/gifts\/new|:username\/image)$/.test(path)
    for (const { method, path } of routes.filter((route) => route.method !== 'GET')) {
      const kibibytes = large(path) ? 15 * 1024 : path.startsWith('/lootjestrekken/loting/') ? 1024 + 64 : 64
      const bytes = kibibytes * 1024 + 1
      const address = addressAt(path, siege.noors)
      const told = await siege.account.request(method, address, {
        headers: { ...urlencoded, 'Content-Length': `${bytes}` },
        body: 'x',
      })
      assert.equal(told.status, 413, `${method} ${path}`)
      if (large(path)) continue
      const chunks = new ReadableStream({
        start(controller) {
          for (let sent = 0; sent < bytes; sent += 8192) controller.enqueue(new Uint8Array(8192).fill(97))
          controller.close()
        },
      })
      const untold = await siege.account.request(method, address, {
        headers: { ...urlencoded, 'Transfer-Encoding': 'chunked' },
        body: chunks,
        duplex: 'half',
      })
      assert.equal(untold.status, 413, `${method} ${path} in chunks`)
    }
  })
})
