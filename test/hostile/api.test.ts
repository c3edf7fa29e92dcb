import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  endpointsOf,
  mismatches,
  requiresUser,
  responseOf,
  type DocumentedEndpoint,
  type OpenApi,
} from '#test/api/openapi.ts'
import { openWorld, type World } from '#test/support/world.ts'
import {
  badGuids,
  eachOf,
  hostileParts,
  hostileValues,
  prepareAttack,
  RawJson,
  toJson,
  type Caller,
  type Siege,
} from './siege.ts'

let world: World
let siege: Siege
let document: OpenApi
let calls: DocumentedEndpoint[]
before(async () => {
  world = await openWorld()
  siege = await prepareAttack(world)
  document = (await (await world.app.request('/api/openapi.json')).json()) as OpenApi
  calls = endpointsOf(document)
})
after(() => world.close())

const json = { 'Content-Type': 'application/json' }
const isGuidField = (name: string) => /guid$/i.test(name) || name === 'contextId' || name === 'fromLot'

let names = 0

/**
 * Returns a valid value for a field, as the attacker's own account could send it, so that only the attacked field of a
 * body has a wrong value.
 */
function validValue(path: string, name: string, category: string): unknown {
  const { list, user } = siege.sem
  const values: Record<string, unknown> = {
    email: 'aanvaller@example.org',
    emailOrUsername: 'aanvaller@example.org',
    password: 'een ander wachtwoord',
    username: /WishlistImage|UpdateSettings/.test(path)
      ? 'sem'
      : path.includes('VerifyAnswer')
        ? 'noor-geheim'
        : `aanval-${names++}`,
    firstName: 'Sem',
    lastName: 'Bakker',
    accessType: 'OPEN',
    accessQuestion: 'Hoe heet de hond?',
    accessAnswer: 'Bobby',
    answer: 'Hond',
    name: 'Nog een',
    description: 'Sokken',
    occasion: 'Christmas',
    overviewEmailFrequency: 3,
    // No question has this id, so that the first attempt doesn't delete the attacker's account.
    questionId: 2_147_483_647,
    answerId: 2_147_483_647,
    customAnswer: 'Zomaar',
    userPrivateGuid: user.privateGuid,
    categoryPrivateGuid: category,
    wishlistPrivateGuid: list.privateGuid,
    publicWishlistGuid: list.publicGuid,
    privateGuid: path.startsWith('/api/Category') ? category : list.privateGuid,
    privateGuidOrder: [category],
    order: [],
    productSource: 'https://www.winkel.example/x',
    productSourceType: 'EmbellishUrl',
    id: 'balloons',
  }
  return values[name] ?? null
}

/** Returns the path of an endpoint, with the same value for each of its parameters. */
const endpointPath = (call: DocumentedEndpoint, part = '00000000-0000-4000-8000-000000000000') =>
  call.path.replace(/\{\w+\}/g, part)

/** Sends a request. Returns what is wrong with the response, if anything. */
async function attempt(
  asker: Caller,
  call: DocumentedEndpoint,
  path: string,
  what: string,
  init: { body?: BodyInit; headers?: Record<string, string> } = {},
  expected?: number,
): Promise<string[]> {
  const response = await asker.request(call.method, path, init)
  if (response.headers.has('csrf-token-invalidated')) await siege.restoreSessions()
  const words = await response.text()
  const at = `${asker.name}: ${call.method} ${path.slice(0, 120)} with ${what}: ${response.status} ${words.slice(0, 200)}`
  if (response.status >= 500) return [at]
  if (expected !== undefined && response.status !== expected) return [`${at}, not ${expected}`]
  if (response.headers.get('csrf-token-invalid')) return [`${at}: its token was refused`]
  const documented = responseOf(document, call.operation, response.status)
  // A hostile part may change the path so that it matches no endpoint.
  if (response.status === 404 && words === '{"error":"not_found"}') return []
  if (!documented) return [`${at}: not documented`]
  const schema = documented.content?.['application/json']?.schema
  if (!schema || (response.status === 404 && words === '')) return words === '' ? [] : [at]
  return mismatches(document, schema, JSON.parse(words)).map((problem) => `${at}: ${problem}`)
}

/** Runs attempts at one endpoint and checks that none of Noor's data changed. */
async function siegeOf(call: DocumentedEndpoint, attempts: (() => Promise<string[]>)[]): Promise<string[]> {
  await siege.restoreSessions()
  const failures: string[] = []
  await eachOf(attempts, async (run) => void failures.push(...(await run())))
  if ((await siege.snapshot()) !== siege.untouched)
    failures.push(`${call.method} ${call.path} changed something of another person`)
  return failures
}

const assertNone = (failures: string[]) => assert.deepEqual(failures.slice(0, 10), [], `${failures.length} failures`)

describe('every endpoint of the API, for every caller', () => {
  test('a body that is no JSON object gets a 400 with messages, but callers who must log in get a 401 first', async () => {
    const bodies: [what: string, init: { body?: BodyInit; headers?: Record<string, string> }, expected?: number][] = [
      ['no body', {}],
      ['no body, but a type', { headers: json }],
      ['another content type', { headers: { 'Content-Type': 'text/plain' }, body: '{}' }],
      ['a form', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'email=x' }],
      ['a form without boundary', { headers: { 'Content-Type': 'multipart/form-data' }, body: 'email=x' }],
      ['a broken content type', { headers: { 'Content-Type': 'application/json; charset=\u00e9' }, body: '[' }],
      ['broken JSON', { headers: json, body: '{"email": "a@b.nl"' }],
      ['bytes', { headers: json, body: new Blob([new Uint8Array([0xff, 0xfe, 0, 1, 2])]) }],
      ['null', { headers: json, body: 'null' }],
      ['a list', { headers: json, body: '[{}]' }],
      ['a text', { headers: json, body: '"x"' }],
      ['a number', { headers: json, body: '7' }],
      ['endless depth', { headers: json, body: '['.repeat(60_000) }],
      ['more than the limit', { headers: json, body: `{"email":"${'x'.repeat(70_000)}"}` }],
      [
        'more than the limit of any endpoint without pictures',
        { headers: json, body: `{"email":"${'x'.repeat(1024 * 1024)}"}` },
      ],
    ]
    for (const call of calls.filter(({ body }) => body)) {
      const isLarge = call.path.startsWith('/api/MyGift/Edit') || call.path === '/api/Loting/Create'
      assertNone(
        await siegeOf(
          call,
          siege.askers.flatMap((asker) =>
            bodies.map(([what, init]) => () => {
              const isTooLarge =
                (what === 'more than the limit' && !isLarge) ||
                (what.startsWith('more than the limit of any') && !call.path.startsWith('/api/MyGift/Edit'))
              const needsAccount =
                what.startsWith('more than') && call.path.startsWith('/api/MyGift/Edit') && asker !== siege.account
              return attempt(
                asker,
                call,
                call.path,
                what,
                init,
                isTooLarge ? 413 : requiresUser(call) && (asker === siege.stranger || needsAccount) ? 401 : 400,
              )
            }),
          ),
        ),
      )
    }
  })

  test('no value of any field breaks an endpoint', { timeout: 600_000 }, async () => {
    for (const call of calls.filter(({ body }) => body)) {
      const names = Object.keys(call.body!.properties!)
      const { category } = await siege.sems()
      const whole = () => Object.fromEntries(names.map((name) => [name, validValue(call.path, name, category)]))
      const attempts = siege.askers.flatMap((asker) =>
        names.flatMap((name) => {
          const guids = [...badGuids, ...siege.victimsGuids, siege.noor.user.privateGuid]
          const values = [
            ...hostileValues,
            ...(isGuidField(name) || name === 'productSource' ? guids : []),
            ...(/order$/i.test(name) ? siege.victimsGuids.map((guid) => [guid]) : []),
          ]
          // The server refuses a body of a megabyte before it looks up the caller, so only one caller sends it.
          const fitting =
            asker === siege.account
              ? values
              : values.filter((value) => typeof value !== 'string' || value.length < 100_000)
          return fitting.map(
            (value) => () =>
              attempt(
                asker,
                call,
                call.path,
                `${name} = ${String(value instanceof RawJson ? value.json : JSON.stringify(value)).slice(0, 60)}`,
                {
                  headers: json,
                  body: toJson({ ...whole(), [name]: value }),
                },
              ),
          )
        }),
      )
      for (const asker of siege.askers) {
        const odd = `{"__proto__":{"isAccount":true},"constructor":1,${toJson(whole()).slice(1, -1)},${toJson(whole()).slice(1)}`
        attempts.push(() => attempt(asker, call, call.path, 'every key twice', { headers: json, body: odd }))
        attempts.push(() =>
          attempt(asker, call, call.path, 'many unknown keys', {
            headers: json,
            body: toJson({
              ...Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`k${index}`, index])),
              ...whole(),
            }),
          }),
        )
      }
      assertNone(await siegeOf(call, attempts))
    }
    assert.equal(Object.prototype.hasOwnProperty.call(Object.prototype, 'isAccount'), false)
    assert.equal(Object.prototype.hasOwnProperty.call(Object.prototype, 'isOwner'), false)
  })

  test('no part of the path or the query breaks an endpoint', { timeout: 600_000 }, async () => {
    for (const call of calls) {
      const victims = [...siege.victimsGuids, siege.noor.user.privateGuid]
      const parts = call.path.includes('{')
        ? [
            ...hostileParts,
            ...badGuids.map(encodeURIComponent),
            ...victims,
            ...victims.map((guid) => guid.toUpperCase()),
            'noor',
            'NOOR',
            'noor-geheim',
          ]
        : []
      const body = call.body && { headers: json, body: '{}' }
      assertNone(
        await siegeOf(
          call,
          siege.askers.flatMap((asker) => [
            ...parts.map(
              (part) => () => attempt(asker, call, endpointPath(call, part), 'a part of the path', { ...body }),
            ),
            ...[
              '?%ff=%ff',
              '?a[]=1&a[]=2',
              `?x=${'y'.repeat(5_000)}`,
              '?proof=x',
              '?app=1&__proto__=1',
              '?clientVersion=%00',
            ].map((query) => () => attempt(asker, call, `${endpointPath(call)}${query}`, 'a query', { ...body })),
          ]),
        ),
      )
    }
  })

  test("the API accepts no picture for another user's list, and no file that isn't a picture", async () => {
    const call = calls.find(({ path }) => path.includes('UploadImage'))!
    const bombs: [string, BodyInit, string][] = [
      ['nothing', '', 'image/png'],
      ['words', 'geen plaatje', 'image/png'],
      ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>', 'image/svg+xml'],
      ['a form without the field', new URLSearchParams({ a: 'b' }), 'application/x-www-form-urlencoded'],
      ['a broken form', '--x\r\nbroken', 'multipart/form-data; boundary=x'],
      ['a PNG’s beginning', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]), 'image/png'],
      ['12 MiB', new Blob([new Uint8Array(12 * 1024 * 1024)]), 'image/png'],
    ]
    assertNone(
      await siegeOf(
        call,
        siege.askers.flatMap((asker) =>
          bombs.flatMap(([what, body, type]) =>
            ['noor', 'sem', 'niemand'].map(
              (username) => () =>
                attempt(asker, call, endpointPath(call, username), what, { body, headers: { 'Content-Type': type } }),
            ),
          ),
        ),
      ),
    )
  })
})
