import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import sharp from 'sharp'
import { rememberSession } from '../../src/accounts/index.ts'
import { openWorld, type ApiAnswer, type Client, type Person, type World } from '#test/support/world.ts'
import { callsOf, checkDocument, mismatches, requiresUser, type DocumentedCall, type OpenApi } from './openapi.ts'

let world: World
let noor: Person
let sem: Person
let visitor: Client
let document: OpenApi
before(async () => {
  world = await openWorld()
  document = (await (await world.app.request('/api/openapi.json')).json()) as OpenApi
  noor = await world.person('Noor de Vries')
  sem = await world.person('Sem Bakker')
  visitor = world.visitor()
})
after(() => world.close())

// ── What values look like ──────────────────────────────────────────────────────────────────────────────────────────

type Check = (value: unknown) => boolean
type Shape = Check | { [field: string]: Shape } | [Shape] | string | number | boolean | null

const guid: Check = (value) =>
  typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(value)
const text: Check = (value) => typeof value === 'string'
const bool: Check = (value) => typeof value === 'boolean'
const count: Check = (value) => Number.isInteger(value)
const moment: Check = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value)
const day: Check = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

/** Holds a value to its shape: exactly these fields, each of its form. */
function assertShape(value: unknown, shape: Shape, at = 'body'): void {
  if (typeof shape === 'function') return assert.ok(shape(value), `${at}: ${JSON.stringify(value)}`)
  if (Array.isArray(shape)) {
    assert.ok(Array.isArray(value), `${at} is a list`)
    return value.forEach((item, index) => assertShape(item, shape[0], `${at}[${index}]`))
  }
  if (typeof shape !== 'object' || shape === null) return assert.equal(value, shape, at)
  assert.ok(typeof value === 'object' && value !== null, `${at}: ${JSON.stringify(value)}`)
  assert.deepEqual(Object.keys(value).sort(), Object.keys(shape).sort(), at)
  for (const [name, field] of Object.entries(shape))
    assertShape((value as Record<string, unknown>)[name], field, `${at}.${name}`)
}

const user: Shape = {
  privateGuid: guid,
  publicGuid: guid,
  email: text,
  firstName: orNull(text),
  lastName: orNull(text),
  isAccount: bool,
  overviewEmailFrequency: count,
  enableCrossOffConfirmationEmail: bool,
}
const summary: Shape = {
  fullName: text,
  imageUrl: text,
  isShareable: bool,
  lastUpdate: moment,
  localLink: text,
  occasion: text,
  privateGuid: guid,
  title: orNull(text),
  username: text,
  giftCount: orNull(count),
}
const gift = {
  publicGuid: guid,
  description: text,
  crossOffEnabled: bool,
  isCrossedOff: bool,
  privateCrossOffGuid: orNull(guid),
  displayImageUrl: orNull(text),
  faviconSite: orNull(text),
  productEans: [text],
  productId: orNull(text),
  uri: orNull(text),
  uriDisplayText: orNull(text),
  userEditableUri: orNull(text),
  groupedProduct: null,
  isProductFromGiftFinder: bool,
  isColdCase: bool,
} satisfies Shape
const visitorsGift = { ...gift, order: count } satisfies Shape
const category = { privateGuid: guid, publicGuid: guid, name: text, giftCount: count, gifts: [gift] } satisfies Shape
const post: Shape = {
  publicGuid: guid,
  fullName: text,
  message: text,
  createDate: moment,
  deletableByCurrentUser: bool,
}
const owner: Shape = { publicUserGuid: guid, fullName: text, initials: text, color: text, isOnline: bool }
const ownWishlistSchema: Shape = {
  privateGuid: guid,
  publicGuid: guid,
  username: text,
  firstName: text,
  lastName: text,
  fullName: text,
  city: orNull(text),
  accessType: text,
  accessQuestion: orNull(text),
  accessAnswer: orNull(text),
  includeInSearchResult: bool,
  showCrossedOff: bool,
  birthday: orNull(day),
  title: orNull(text),
  description: orNull(text),
  occasion: text,
  occasionDate: orNull(day),
  categories: [category],
  owners: [owner],
  ownerInvites: [{ guid, name: text, url: text }],
  isPrimaryOwner: bool,
  imageUrl: text,
  lastUpdated: moment,
  forum: [post],
}
const publicWishlistSchema: Shape = {
  categories: [{ ...category, privateGuid: null, gifts: [visitorsGift] }],
  description: orNull(text),
  firstName: text,
  lastName: text,
  forum: [post],
  friendPrivateGuid: orNull(guid),
  imageUrl: text,
  isFriend: bool,
  lastUpdated: moment,
  occasion: text,
  occasionDate: orNull(day),
  publicGuid: guid,
  title: orNull(text),
  username: text,
}

// ── Calls, each held to the document ───────────────────────────────────────────────────────────────────────────────

const patternOf = ({ path }: DocumentedCall) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
const isPlain = (call: DocumentedCall) => !call.path.includes('{')

function documentedCall(method: string, path: string): DocumentedCall {
  const plain = path.replace(/\?.*/, '')
  const fitting = callsOf(document).filter((call) => call.method === method && patternOf(call).test(plain))
  const call = fitting.find(isPlain) ?? fitting[0]
  assert.ok(call, `${method} ${path} is documented`)
  return call
}

const reading =
  /^\/api\/(Account\/CheckEmail|MyList\/CheckUsername|MyList\/UsedInRecentLot\/.+|Utility\/CheckSession|Wishlist\/StartFlow)$/

/** Whether a successful answer is one to a change: not a wrong password or answer either. */
const isChange = (method: string, path: string, { body }: ApiAnswer) =>
  method !== 'GET' && !reading.test(path) && body !== false && body?.valid !== false

/** Calls the API and holds what comes to the document and to what every answer has. */
async function call(
  client: Client,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<ApiAnswer> {
  const answer = await client.api(method, path, body)
  const at = `${method} ${path} ${answer.status} ${JSON.stringify(answer.body)}`
  const documented = documentedCall(method, path).operation.responses[answer.status]
  assert.ok(documented, `${at}: the status is documented`)
  const schema = documented.content?.['application/json']?.schema
  if (schema) {
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json\b/, at)
    assert.deepEqual(mismatches(document, schema, answer.body), [], at)
  } else assert.equal(answer.body, null, at)
  if (answer.status < 300) {
    assert.equal(answer.headers.get('clear-response-cache'), isChange(method, path, answer) ? '1' : null, at)
    assert.equal(answer.headers.get('cache-control'), 'no-store', at)
  } else assert.equal(answer.headers.get('clear-response-cache'), null, at)
  return answer
}

/** Calls, and expects this status with a body of this shape; without one, an empty body. */
async function expect(
  client: Client,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body: unknown,
  status: number,
  shape?: Shape,
): Promise<ApiAnswer['body']> {
  const answer = await call(client, method, path, body)
  assert.equal(answer.status, status, `${method} ${path} ${JSON.stringify(answer.body)}`)
  if (shape === undefined) assert.equal(answer.body, null)
  else assertShape(answer.body, shape)
  return answer.body
}

const refused = (problem: string, more: Record<string, Shape> = {}) => ({ problem, ...more })

/** Expects 400 with messages at exactly these fields. */
async function expectErrors(
  client: Client,
  path: string,
  body: unknown,
  fields: string[],
  method: 'POST' | 'DELETE' = 'POST',
): Promise<void> {
  const answer = await call(client, method, path, body)
  assert.equal(answer.status, 400, `${path} ${JSON.stringify(body)} ${JSON.stringify(answer.body)}`)
  assert.deepEqual(Object.keys(answer.body), ['errors'])
  assert.deepEqual(Object.keys(answer.body.errors).sort(), [...fields].sort(), path)
  for (const messages of Object.values<string[]>(answer.body.errors)) {
    assert.ok(
      messages.length > 0 && messages.every((message) => /^[a-z_]+(\.[a-z_0-9]+)+$/.test(message)),
      JSON.stringify(messages),
    )
  }
}

const afstreper = async (email: string): Promise<Client> => {
  const client = world.visitor()
  await expect(client, 'POST', '/api/Afstreper/Create', { email }, 201, { user })
  return client
}

// ── The document ───────────────────────────────────────────────────────────────────────────────────────────────────

describe('/api/openapi.json', () => {
  test('has the structure of OpenAPI 3.1', () => checkDocument(document))

  test('lists exactly the calls that the app answers', () => {
    const routes = world.app.routes
      .filter(({ path, method }) => path.startsWith('/api/') && path !== '/api/openapi.json' && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    assert.deepEqual(
      callsOf(document)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
      [...new Set(routes)].sort(),
    )
  })

  test('says of every field of a body what it takes, and of a picture how it comes', () => {
    const withBody = callsOf(document).filter(({ operation }) => operation.requestBody)
    for (const { path, operation } of withBody) assert.ok(operation.responses[413], path)
    const open = withBody.flatMap(({ path, body }) =>
      Object.entries(body?.properties ?? {}).flatMap(([name, schema]) =>
        Object.keys(schema).length === 0 ? [`${path} ${name}`] : [],
      ),
    )
    assert.deepEqual(open, ['/api/MyList/CheckUsername username'])
    const { content } = document.paths['/api/WishlistImage/UploadImage/{username}']!['post']!.requestBody!
    assert.deepEqual(Object.keys(content!), ['image/*', 'multipart/form-data'])
    assert.deepEqual(Object.keys(content!['multipart/form-data']!.schema.properties!), ['image'])
  })

  test('has patterns that fit what is sent and answered', () => {
    const patterns = new Set(
      [...JSON.stringify(document).matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g)].map(
        ([, pattern]) => JSON.parse(`"${pattern}"`) as string,
      ),
    )
    for (const pattern of patterns) if (/0-9a-f/i.test(pattern)) assert.match(randomUUID(), new RegExp(pattern))
  })
})

// ── Utility ────────────────────────────────────────────────────────────────────────────────────────────────────────

describe('the CSRF token', () => {
  test('is a JSON string, for visitors too, with a session cookie that scripts and other sites do not get', async () => {
    const response = await world.visitor().request('GET', '/api/Utility/CsrfToken')
    assert.equal(response.status, 200)
    assert.match(response.headers.get('content-type')!, /^application\/json/)
    assert.equal(typeof (await response.json()), 'string')
    const [cookie] = response.headers.getSetCookie()
    assert.match(cookie!, /^session=[\w-]{43};/)
    for (const attribute of [/; HttpOnly/i, /; SameSite=Lax/i, /; Path=\//i, /; Max-Age=7776000/i])
      assert.match(cookie!, attribute)
    assert.doesNotMatch(cookie!, /Secure/i)
  })

  test('is demanded of every change: without it, with a wrong one or another session’s, nothing is done', async () => {
    const tokens: Record<string, string>[] = [
      {},
      { 'X-CSRF-TOKEN': '' },
      { 'X-CSRF-TOKEN': 'x' },
      { 'X-CSRF-TOKEN': await sem.csrfToken() },
      { 'X-CSRF-TOKEN': `${await noor.csrfToken()}x` },
    ]
    const body = JSON.stringify({ privateGuid: noor.list.privateGuid, title: 'Gekaapt' })
    for (const headers of tokens) {
      const response = await noor.request('POST', '/api/MyList/UpdateTitle', {
        body,
        headers: { ...headers, 'Content-Type': 'application/json' },
      })
      assert.deepEqual(
        [
          response.status,
          response.headers.get('csrf-token-invalid'),
          response.headers.get('clear-response-cache'),
          await response.text(),
        ],
        [400, '1', null, ''],
      )
    }
    for (const [method, path] of [
      ['DELETE', `/api/MyList/${noor.list.privateGuid}`],
      ['POST', '/api/Account/Logout'],
      ['POST', '/api/Account/Login'],
      ['PUT', '/api/nothing'],
      ['PATCH', '/'],
    ] as const) {
      const response = await noor.request(method, path)
      assert.deepEqual([response.status, response.headers.get('csrf-token-invalid')], [400, '1'], path)
    }
    const { title } = (await call(noor, 'GET', `/api/MyList/Get/${noor.list.privateGuid}`)).body
    assert.equal(title, null)
  })

  test('is not asked of reading, nor of CheckSession, which hands a new one out', async () => {
    const client = world.visitor()
    const response = await client.request('POST', '/api/Utility/CheckSession', {
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    })
    assert.equal(response.status, 200)
    const body = (await response.json()) as { newCSRFToken: string }
    assertShape(body, { isValid: false, newCSRFToken: text })
    const login = await client.request('POST', '/api/Account/Login', {
      body: '{"emailOrUsername":"noor","password":"mis"}',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': body.newCSRFToken },
    })
    assert.deepEqual([login.status, await login.json()], [200, false])
  })
})

test('CheckSession says whether the session stands, and whose it is', async () => {
  const check = (client: Client, body: object, isValid: boolean) =>
    expect(client, 'POST', '/api/Utility/CheckSession', body, 200, { isValid, newCSRFToken: text })
  await check(noor, {}, true)
  await check(
    noor,
    { checkPublicUserGuid: true, publicUserGuid: noor.user.publicGuid, failedRequestPath: '/api/MyList/GetAll' },
    true,
  )
  await check(noor, { checkPublicUserGuid: true, publicUserGuid: sem.user.publicGuid, failedRequestPath: null }, false)
  await check(noor, { checkPublicUserGuid: false, publicUserGuid: sem.user.publicGuid }, true)
  await check(noor, { checkPublicUserGuid: true, publicUserGuid: null }, false)
  const stranger = world.visitor()
  for (const isRemembered of [false, true]) {
    if (isRemembered) await rememberSession(await world.scopeOf(stranger), world.sql)
    await check(stranger, {}, false)
    await check(stranger, { checkPublicUserGuid: true, publicUserGuid: null }, true)
    await check(stranger, { checkPublicUserGuid: true, publicUserGuid: noor.user.publicGuid }, false)
  }
  await expectErrors(noor, '/api/Utility/CheckSession', { publicUserGuid: 'x' }, ['publicUserGuid'])
})

test('WebVersion tells the version', async () => {
  await expect(visitor, 'GET', '/api/Utility/WebVersion', undefined, 200, { version: text })
  await expect(visitor, 'GET', '/api/Utility/WebVersion?clientVersion=1', undefined, 200, { version: text })
})

// ── Account ────────────────────────────────────────────────────────────────────────────────────────────────────────

describe('an account', () => {
  const given = {
    email: 'lena@example.org',
    username: 'lena',
    firstName: 'Lena',
    lastName: 'Groot',
    password: 'een goed wachtwoord',
    receiveMailing: true,
    fromLot: null,
  }

  test('CheckEmail answers one of three words', async () => {
    await expect(visitor, 'POST', '/api/Account/CheckEmail', { email: 'niemand@example.org' }, 200, 'Available')
    await expect(visitor, 'POST', '/api/Account/CheckEmail', { email: 'NOOR@example.org' }, 200, 'Unavailable')
    await expect(noor, 'POST', '/api/Account/CheckEmail', { email: 'noor@example.org' }, 200, 'IsCurrentUser')
    for (const email of ['', null, 'geen adres', `${'a'.repeat(90)}@example.org`, 7])
      await expectErrors(visitor, '/api/Account/CheckEmail', { email }, ['email'])
    await expectErrors(visitor, '/api/Account/CheckEmail', {}, ['email'])
  })

  test('Create makes it with its list, logs in and changes the session', async () => {
    const client = world.visitor()
    await client.csrfToken()
    const earlier = client.token
    const answer = await call(client, 'POST', '/api/Account/Create', given)
    assert.equal(answer.status, 201)
    assertShape(answer.body, { user, wishlistPrivateGuid: guid })
    assert.deepEqual(
      { ...answer.body.user, privateGuid: 0, publicGuid: 0 },
      {
        privateGuid: 0,
        publicGuid: 0,
        email: 'lena@example.org',
        firstName: 'Lena',
        lastName: 'Groot',
        isAccount: true,
        overviewEmailFrequency: 3,
        enableCrossOffConfirmationEmail: true,
      },
    )
    assert.equal(answer.headers.get('csrf-token-invalidated'), '1')
    assert.notEqual(client.token, earlier)
    await expect(client, 'GET', '/api/Account/UserData', undefined, 200, user)
    const list = await expect(
      client,
      'GET',
      `/api/MyList/Get/${answer.body.wishlistPrivateGuid}`,
      undefined,
      200,
      ownWishlistSchema,
    )
    assert.deepEqual(
      [list.accessType, list.includeInSearchResult, list.categories.length, list.username],
      ['PUBLIC', false, 1, 'lena'],
    )
    await expect(
      client,
      'POST',
      '/api/Account/Create',
      { ...given, email: 'x@example.org', username: 'anders' },
      422,
      refused('AlreadyLoggedIn'),
    )
  })

  test('Create names what stands in its way', async () => {
    await expect(
      visitor,
      'POST',
      '/api/Account/Create',
      { ...given, username: 'lena2' },
      422,
      refused('EmailUnavailable'),
    )
    await expect(
      visitor,
      'POST',
      '/api/Account/Create',
      { ...given, email: 'l2@example.org', username: 'LENA' },
      422,
      refused('UsernameUnavailable'),
    )
    await expect(
      visitor,
      'POST',
      '/api/Account/Create',
      { ...given, email: 'l2@example.org', username: 'winkels' },
      422,
      refused('UsernameUnavailable'),
    )
    await expectErrors(visitor, '/api/Account/Create', {}, ['email', 'username', 'firstName', 'lastName', 'password'])
    await expectErrors(visitor, '/api/Account/Create', { ...given, password: 'Lena Groot' }, ['password'])
    await expectErrors(visitor, '/api/Account/Create', { ...given, password: '1234567' }, ['password'])
    await expectErrors(visitor, '/api/Account/Create', { ...given, fromLot: 'geen-guid' }, ['fromLot'])
  })

  test('Login answers true or false, by address or name, and logs in under a new cookie', async () => {
    for (const emailOrUsername of ['lena@example.org', 'LENA']) {
      const client = world.visitor()
      assert.equal(
        (await call(client, 'POST', '/api/Account/Login', { emailOrUsername, password: 'fout' })).body,
        false,
      )
      const before = client.token
      const right = await call(client, 'POST', '/api/Account/Login', { emailOrUsername, password: given.password })
      assert.deepEqual([right.status, right.body, right.headers.get('csrf-token-invalidated')], [200, true, '1'])
      assert.notEqual(client.token, before)
      await expect(client, 'GET', '/api/Account/UserData', undefined, 200, user)

      const session = client.token
      const out = await call(client, 'POST', '/api/Account/Logout')
      assert.deepEqual([out.status, out.body, out.headers.get('csrf-token-invalidated')], [204, null, '1'])
      assert.notEqual(client.token, session)
      await expect(client, 'GET', '/api/Account/UserData', undefined, 204)
      client.cookies.set('session', session!)
      await expect(client, 'GET', '/api/Account/UserData', undefined, 204)
    }
    await expectErrors(visitor, '/api/Account/Login', {}, ['emailOrUsername', 'password'])
    await expectErrors(visitor, '/api/Account/Login', { emailOrUsername: 'x', password: 'p'.repeat(501) }, ['password'])
  })

  test('mail settings are read and changed by the private guid alone', async () => {
    const { privateGuid } = noor.user
    const settings = {
      email: 'noor@example.org',
      overviewEmailFrequency: 0,
      enableCrossOffNotifications: true,
      userPrivateGuid: privateGuid,
    }
    await expect(visitor, 'GET', `/api/Account/GetEmailSettings/${privateGuid}`, undefined, 200, settings)
    await expect(
      visitor,
      'POST',
      '/api/Account/UpdateEmailSettings',
      { userPrivateGuid: privateGuid.toUpperCase(), overviewEmailFrequency: 12, enableCrossOffNotifications: false },
      200,
      {},
    )
    await expect(visitor, 'GET', `/api/Account/GetEmailSettings/${privateGuid.toUpperCase()}`, undefined, 200, {
      ...settings,
      overviewEmailFrequency: 12,
      enableCrossOffNotifications: false,
    })
    await expect(visitor, 'POST', '/api/Account/UpdateEmailSettings', { ...settings }, 200, {})
    for (const unknown of [randomUUID(), noor.user.publicGuid, 'geen-guid'])
      await expect(visitor, 'GET', `/api/Account/GetEmailSettings/${unknown}`, undefined, 404)
    assert.equal(
      (await call(visitor, 'POST', '/api/Account/UpdateEmailSettings', { ...settings, userPrivateGuid: randomUUID() }))
        .status,
      422,
    )
    await expectErrors(visitor, '/api/Account/UpdateEmailSettings', { ...settings, overviewEmailFrequency: 2 }, [
      'overviewEmailFrequency',
    ])
  })

  test('an afstreper is made by an address, and refused an account’s or a throw-away one', async () => {
    const client = await afstreper('bas@example.org')
    const data = await expect(client, 'GET', '/api/Account/UserData', undefined, 200, user)
    assert.deepEqual([data.isAccount, data.firstName, data.lastName], [false, null, null])
    await expect(visitor, 'POST', '/api/Afstreper/Create', { email: 'noor@example.org' }, 422, refused('EmailInUse'))
    await expect(visitor, 'POST', '/api/Afstreper/Create', { email: 'x@mailinator.com' }, 422, refused('EmailUnusable'))
    for (const email of ['nee', 'a@b', 'niemand at example'])
      await expect(visitor, 'POST', '/api/Afstreper/Create', { email }, 422, refused('EmailUnusable'))
    for (const email of ['', null, 'a'.repeat(101)])
      await expectErrors(visitor, '/api/Afstreper/Create', { email }, ['email'])
    const again = await expect(world.visitor(), 'POST', '/api/Afstreper/Create', { email: 'bas@example.org' }, 201, {
      user,
    })
    assert.notEqual(again.user.privateGuid, data.privateGuid)
  })

  const addressOf = ({ path }: DocumentedCall) => path.replace(/\{\w+\}/g, randomUUID())
  const bodyFor = ({ body }: DocumentedCall) => (body ? {} : undefined)
  type Method = 'GET' | 'POST' | 'DELETE'

  test('a call that needs a user asks for the login before it looks at the body, and no other does', async () => {
    const { privateGuid } = noor.list
    for (const each of callsOf(document)) {
      const { status, body } = await call(world.visitor(), each.method as Method, addressOf(each), bodyFor(each))
      if (requiresUser(each)) assert.deepEqual([status, body], [401, null], each.path)
      else assert.notEqual(status, 401, each.path)
    }
    const stranger = world.visitor()
    await expect(stranger, 'POST', '/api/MyList/UpdateTitle', { privateGuid, title: 'x'.repeat(70_000) }, 413)
    const withoutToken = await stranger.request('POST', '/api/MyList/UpdateTitle', {
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    })
    assert.deepEqual([withoutToken.status, withoutToken.headers.get('csrf-token-invalid')], [400, '1'])
  })

  test('a call that needs a user tells a deleted one so before it looks at the body, and takes the cookie', async () => {
    const pia = await world.person('Pia Klein')
    const session = pia.token!
    const token = await pia.csrfToken()
    await world.sql`update sessions set user_deleted = true, user_id = null where id = ${(await world.scopeOf(pia)).session.id}`
    for (const each of callsOf(document).filter(requiresUser)) {
      pia.cookies.set('session', session)
      const response = await pia.request(each.method, addressOf(each), {
        headers: { 'X-CSRF-TOKEN': token, 'Content-Type': 'application/json' },
        ...(each.body && { body: '{}' }),
      })
      assert.deepEqual([response.status, await response.json()], [400, { UserDeleted: true }], each.path)
      assert.equal(pia.token, undefined, each.path)
    }
    await world.sql`delete from lists where username = 'pia'`
    await world.sql`delete from users where email = ${pia.email}`
  })

  test('a session whose user was deleted is told so once, and its cookie goes', async () => {
    for (const [method, path] of [
      ['GET', '/api/MyList/GetAll'],
      ['GET', '/api/Account/UserData'],
      ['POST', '/api/Account/Logout'],
    ] as const) {
      const pia = await world.person('Pia Klein')
      await world.sql`update sessions set user_deleted = true, user_id = null where user_id = (select id from users where email = ${pia.email})`
      await world.sql`delete from lists where username = 'pia'`
      await world.sql`delete from users where email = ${pia.email}`
      const answer = await call(pia, method, path)
      if (path === '/api/Account/Logout') {
        assert.equal(answer.status, 204)
        continue
      }
      assert.deepEqual([answer.status, answer.body], [400, { UserDeleted: true }])
      assert.equal(pia.token, undefined)
      await expect(pia, 'GET', '/api/Account/UserData', undefined, 204)
    }
  })
})

// ── Lists ──────────────────────────────────────────────────────────────────────────────────────────────────────────

describe('lists', () => {
  const given = {
    username: 'tweede',
    firstName: 'Noor',
    lastName: 'de Vries',
    city: 'Utrecht',
    accessType: 'OPEN',
    accessQuestion: 'Hoe heet de kat?',
    accessAnswer: 'Mies',
    title: 'Mijn tweede',
  }
  let second: { privateGuid: string }

  test('CheckUsername answers a boolean, false for what no list can be called', async () => {
    await expect(visitor, 'POST', '/api/MyList/CheckUsername', { username: 'nog-vrij' }, 200, true)
    for (const username of [
      'noor',
      'NOOR',
      '',
      'ab',
      '-a',
      '_ab',
      '123',
      'a'.repeat(51),
      'api',
      'Lootjestrekken',
      'é-n',
      null,
      7,
      ['noor2'],
    ])
      await expect(visitor, 'POST', '/api/MyList/CheckUsername', { username }, 200, false)
    for (const username of ['1-a', 'a_b', 'a'.repeat(50)])
      await expect(visitor, 'POST', '/api/MyList/CheckUsername', { username }, 200, true)
  })

  test('Create answers the summary', async () => {
    second = await expect(noor, 'POST', '/api/MyList/Create', given, 201, summary)
    assert.deepEqual(second, {
      ...second,
      fullName: 'Noor de Vries',
      username: 'tweede',
      title: 'Mijn tweede',
      localLink: '/tweede',
      isShareable: true,
      occasion: 'JustBecause',
      giftCount: null,
    })
    await expect(noor, 'POST', '/api/MyList/Create', given, 422, refused('Unavailable'))
    await expect(
      await afstreper('nieuw@example.org'),
      'POST',
      '/api/MyList/Create',
      { ...given, username: 'derde' },
      422,
      refused('IsAfstreper'),
    )
    await expect(visitor, 'POST', '/api/MyList/Create', { ...given, username: 'derde' }, 401)
    await expectErrors(noor, '/api/MyList/Create', { username: 'derde' }, ['firstName', 'lastName', 'accessType'])
    await expectErrors(
      noor,
      '/api/MyList/Create',
      { ...given, username: 'derde', accessQuestion: null, accessAnswer: 'x'.repeat(33) },
      ['accessQuestion', 'accessAnswer'],
    )
    await expectErrors(noor, '/api/MyList/Create', { ...given, accessType: 'SECRET' }, ['accessType'])
  })

  test('GetAll and GetAllWithGiftCount answer the summaries', async () => {
    await world.addGift(noor.list)
    const { wishlists } = await expect(noor, 'GET', '/api/MyList/GetAll', undefined, 200, {
      wishlists: [{ ...(summary as object), giftCount: null }],
    })
    assert.deepEqual(
      wishlists.map(({ username }: { username: string }) => username),
      ['noor', 'tweede'],
    )
    const counted = await expect(noor, 'GET', '/api/MyList/GetAllWithGiftCount', undefined, 200, {
      wishlists: [{ ...(summary as object), giftCount: count }],
    })
    assert.deepEqual(
      counted.wishlists.map(({ giftCount }: { giftCount: number }) => giftCount),
      [1, 0],
    )
    for (const path of ['/api/MyList/GetAll', '/api/MyList/GetAllWithGiftCount']) {
      await expect(visitor, 'GET', path, undefined, 401)
      await expect(await afstreper('leeg@example.org'), 'GET', path, undefined, 200, { wishlists: [summary] })
    }
  })

  test('Get answers the own list, and nobody else’s', async () => {
    await expect(noor, 'GET', `/api/MyList/Get/${noor.list.privateGuid}`, undefined, 200, ownWishlistSchema)
    const own = await expect(
      noor,
      'GET',
      `/api/MyList/Get/${second.privateGuid.toUpperCase()}`,
      undefined,
      200,
      ownWishlistSchema,
    )
    assert.deepEqual(
      [own.accessQuestion, own.accessAnswer, own.city, own.isPrimaryOwner, own.owners.length],
      ['Hoe heet de kat?', 'Mies', 'Utrecht', true, 1],
    )
    await expect(visitor, 'GET', `/api/MyList/Get/${noor.list.privateGuid}`, undefined, 401)
    for (const unknown of [noor.list.privateGuid, randomUUID(), 'geen-guid'])
      await expect(sem, 'GET', `/api/MyList/Get/${unknown}`, undefined, 404)
  })

  const settings = {
    username: 'tweede',
    firstName: 'Noor',
    lastName: 'de Wit',
    city: null,
    accessType: 'PUBLIC',
    accessQuestion: null,
    accessAnswer: null,
    includeInSearchResult: true,
    showCrossedOff: false,
    birthday: '1986-02-28',
  }
  const updates: [name: string, change: object, badField: [string, unknown]][] = [
    ['UpdateTitle', { title: 'Feest' }, ['title', 'x'.repeat(101)]],
    ['UpdateDescription', { description: 'Lief' }, ['description', 'x'.repeat(2001)]],
    ['UpdateOccasion', { occasion: 'MyPhD', occasionDate: '2026-12-05' }, ['occasionDate', '2026-02-30']],
    ['UpdateSettings', settings, ['birthday', '1700-01-01']],
  ]
  for (const [name, change, [field, bad]] of updates) {
    test(`${name} answers the changed list, and 401 for another’s`, async () => {
      const path = `/api/MyList/${name}`
      const { wishlist } = await expect(noor, 'POST', path, { privateGuid: second.privateGuid, ...change }, 200, {
        wishlist: summary,
      })
      assert.equal(wishlist.privateGuid, second.privateGuid)
      await expect(sem, 'POST', path, { privateGuid: second.privateGuid, ...change }, 401)
      await expect(sem, 'POST', path, { privateGuid: randomUUID(), ...change }, 401)
      await expect(visitor, 'POST', path, { privateGuid: second.privateGuid, ...change }, 401)
      await expectErrors(noor, path, { privateGuid: second.privateGuid, ...change, [field]: bad }, [field])
      await expectErrors(noor, path, { ...change, privateGuid: 'geen-guid' }, ['privateGuid'])
    })
  }

  test('what was changed is what is read', async () => {
    const own = await expect(noor, 'GET', `/api/MyList/Get/${second.privateGuid}`, undefined, 200, ownWishlistSchema)
    assert.deepEqual(
      [
        own.title,
        own.description,
        own.occasion,
        own.occasionDate,
        own.lastName,
        own.fullName,
        own.accessType,
        own.includeInSearchResult,
        own.birthday,
      ],
      ['Feest', 'Lief', 'MyPhD', '2026-12-05', 'de Wit', 'Noor de Wit', 'PUBLIC', true, '1986-02-28'],
    )
    await expect(
      noor,
      'POST',
      '/api/MyList/UpdateSettings',
      { privateGuid: second.privateGuid, ...settings, username: 'sem' },
      422,
      refused('InvalidData'),
    )
    const cleared = await expect(
      noor,
      'POST',
      '/api/MyList/UpdateTitle',
      { privateGuid: second.privateGuid, title: null },
      200,
      { wishlist: summary },
    )
    assert.equal(cleared.wishlist.title, null)
  })

  test('UsedInRecentLot', async () => {
    const path = `/api/MyList/UsedInRecentLot/${noor.list.privateGuid}`
    await expect(noor, 'POST', path, undefined, 200, { usedInRecentLot: false })
    await expect(visitor, 'POST', path, undefined, 401)
    await expect(sem, 'POST', path, undefined, 422, refused('UserCannotAccessWishlist'))
    await expect(
      sem,
      'POST',
      `/api/MyList/UsedInRecentLot/${randomUUID()}`,
      undefined,
      422,
      refused('UserCannotAccessWishlist'),
    )
  })

  test('DeleteAllGifts empties the own list alone', async () => {
    const { publicGuid } = await world.addGift(sem.list)
    const path = '/api/MyList/DeleteAllGifts'
    await expect(noor, 'DELETE', path, { privateGuid: sem.list.privateGuid }, 404)
    await expect(visitor, 'DELETE', path, { privateGuid: sem.list.privateGuid }, 401)
    await expectErrors(sem, path, {}, ['privateGuid'], 'DELETE')
    assert.equal((await world.sql`select 1 from gifts where public_guid = ${publicGuid}`).length, 1)
    await expect(sem, 'DELETE', path, { privateGuid: sem.list.privateGuid }, 200, {})
    assert.equal((await world.sql`select 1 from gifts where public_guid = ${publicGuid}`).length, 0)
  })

  test('a list is deleted by its primary owner alone', async () => {
    for (const unknown of [second.privateGuid, randomUUID(), 'geen-guid'])
      await expect(sem, 'DELETE', `/api/MyList/${unknown}`, undefined, 401)
    await expect(visitor, 'DELETE', `/api/MyList/${second.privateGuid}`, undefined, 401)
    await expect(noor, 'DELETE', `/api/MyList/${second.privateGuid}`, undefined, 200, {})
    await expect(noor, 'GET', `/api/MyList/Get/${second.privateGuid}`, undefined, 404)
    await expect(noor, 'DELETE', `/api/MyList/${second.privateGuid}`, undefined, 401)
  })
})

// ── Categories ─────────────────────────────────────────────────────────────────────────────────────────────────────

test('categories are made, read, renamed, ordered, moved and deleted by their owner alone', async () => {
  const { privateGuid: listGuid } = noor.list
  const made = await expect(
    noor,
    'POST',
    '/api/Category/Create',
    { name: '  Boeken ', wishlistPrivateGuid: listGuid },
    201,
    category,
  )
  assert.deepEqual([made.name, made.giftCount, made.gifts], ['Boeken', 0, []])
  await expect(sem, 'POST', '/api/Category/Create', { name: 'x', wishlistPrivateGuid: listGuid }, 404)
  await expect(visitor, 'POST', '/api/Category/Create', { name: 'x', wishlistPrivateGuid: listGuid }, 401)
  await expectErrors(noor, '/api/Category/Create', { name: ' ', wishlistPrivateGuid: 'x' }, [
    'name',
    'wishlistPrivateGuid',
  ])
  await expectErrors(noor, '/api/Category/Create', { name: 'x'.repeat(101), wishlistPrivateGuid: listGuid }, ['name'])

  const names = async () =>
    (
      await expect(noor, 'GET', '/api/Category/Get/noor', undefined, 200, {
        wishlistPrivateGuid: guid,
        categories: [category],
      })
    ).categories.map(({ name }: { name: string }) => name)
  assert.equal((await names()).at(-1), 'Boeken')
  await expect(sem, 'GET', '/api/Category/Get/noor', undefined, 401)
  await expect(visitor, 'GET', '/api/Category/Get/noor', undefined, 401)
  await expect(noor, 'GET', '/api/Category/Get/niemand', undefined, 404)

  await expect(noor, 'POST', '/api/Category/Rename', { privateGuid: made.privateGuid, name: 'Strips' }, 200, {})
  await expect(
    noor,
    'POST',
    '/api/Category/Reorder',
    { privateGuidOrder: [made.privateGuid, noor.list.categoryPrivateGuid] },
    200,
    {},
  )
  assert.equal((await names())[0], 'Strips')
  for (const [path, body] of [
    ['/api/Category/Rename', { privateGuid: made.privateGuid, name: 'Gekaapt' }],
    ['/api/Category/Reorder', { privateGuidOrder: [made.privateGuid] }],
    ['/api/Category/Delete', { privateGuid: made.privateGuid }],
    [
      '/api/Category/MoveToWishlist',
      { categoryPrivateGuid: made.privateGuid, wishlistPrivateGuid: sem.list.privateGuid },
    ],
  ] as const) {
    await expect(sem, 'POST', path, body, 404)
    await expect(visitor, 'POST', path, body, 401)
    await expectErrors(noor, path, {}, Object.keys(body))
  }

  const other = await expect(
    noor,
    'POST',
    '/api/MyList/Create',
    { username: 'boekenlijst', firstName: 'Noor', lastName: 'de Vries', accessType: 'CLOSED' },
    201,
    summary,
  )
  assert.equal(other.isShareable, false)
  await expect(
    noor,
    'POST',
    '/api/Category/MoveToWishlist',
    { categoryPrivateGuid: made.privateGuid, wishlistPrivateGuid: other.privateGuid },
    200,
    {},
  )
  await expect(
    noor,
    'POST',
    '/api/Category/MoveToWishlist',
    { categoryPrivateGuid: made.privateGuid, wishlistPrivateGuid: sem.list.privateGuid },
    404,
  )
  await expect(noor, 'POST', '/api/Category/Delete', { privateGuid: made.privateGuid }, 200, {})
  await expect(
    noor,
    'POST',
    '/api/Category/Delete',
    { privateGuid: noor.list.categoryPrivateGuid },
    422,
    refused('LastCategory'),
  )
})

// ── Gifts ──────────────────────────────────────────────────────────────────────────────────────────────────────────

describe('gifts', () => {
  const edit = '/api/MyGift/EditWithoutProduct'
  const withProduct = '/api/MyGift/EditWithProduct'
  const partial = { partialGiftEditResult: { editedGift: gift, isCreate: bool } }
  const draft = () => ({
    publicGuid: null,
    categoryPrivateGuid: noor.list.categoryPrivateGuid,
    description: 'Theepot',
    url: 'https://www.winkel.example/theepot',
    enableCrossOff: true,
    hasCustomImage: false,
    newImageBase64: null,
  })
  const picture = async () =>
    (
      await sharp({ create: { width: 20, height: 20, channels: 3, background: '#a01b3a' } })
        .png()
        .toBuffer()
    ).toString('base64')
  let made: { publicGuid: string }

  test('EditWithoutProduct answers 201 for a new one and 200 for a changed one', async () => {
    made = (await expect(noor, 'POST', edit, draft(), 201, { gift })).gift
    assert.deepEqual(made, {
      ...made,
      description: 'Theepot',
      crossOffEnabled: true,
      isCrossedOff: false,
      privateCrossOffGuid: null,
      displayImageUrl: null,
      uri: 'https://www.winkel.example/theepot',
      userEditableUri: 'https://www.winkel.example/theepot',
      uriDisplayText: 'winkel.example',
      faviconSite: 'https://www.winkel.example',
      isColdCase: false,
    })
    const changed = await expect(
      noor,
      'POST',
      edit,
      {
        ...draft(),
        publicGuid: made.publicGuid,
        description: 'Theepot, blauw',
        url: null,
        enableCrossOff: false,
        hasCustomImage: true,
        newImageBase64: await picture(),
      },
      200,
      { gift },
    )
    assert.deepEqual(
      [changed.gift.publicGuid, changed.gift.uri, changed.gift.crossOffEnabled],
      [made.publicGuid, null, false],
    )
    assert.equal((await world.app.request(changed.gift.displayImageUrl)).status, 200)
    const asUrl = await expect(
      noor,
      'POST',
      edit,
      { ...draft(), newImageBase64: `data:image/png;base64,${await picture()}` },
      201,
      { gift },
    )
    assert.equal(asUrl.gift.displayImageUrl, changed.gift.displayImageUrl)
  })

  test('a picture that is none leaves the gift saved without it', async () => {
    for (const newImageBase64 of ['geen base64!', Buffer.from('geen plaatje').toString('base64')]) {
      const answer = await expect(
        noor,
        'POST',
        edit,
        { ...draft(), newImageBase64 },
        422,
        refused('SaveImageFailed', partial),
      )
      assert.equal(answer.partialGiftEditResult.isCreate, true)
      await expect(
        noor,
        'DELETE',
        `/api/MyGift/${answer.partialGiftEditResult.editedGift.publicGuid}`,
        undefined,
        200,
        {},
      )
    }
  })

  test('refuses what is not the asker’s, and what does not fit', async () => {
    const none = { partialGiftEditResult: null }
    await expect(visitor, 'POST', edit, draft(), 401)
    await expect(noor, 'POST', edit, { ...draft(), publicGuid: randomUUID() }, 422, refused('GiftNotFound', none))
    await expect(
      sem,
      'POST',
      edit,
      { ...draft(), publicGuid: made.publicGuid, categoryPrivateGuid: sem.list.categoryPrivateGuid },
      422,
      refused('GiftNotFound', none),
    )
    await expect(sem, 'POST', edit, draft(), 422, refused('InvalidUpdate', none))
    await expect(
      noor,
      'POST',
      edit,
      { ...draft(), publicGuid: made.publicGuid, categoryPrivateGuid: sem.list.categoryPrivateGuid },
      422,
      refused('InvalidUpdate', none),
    )
    await expectErrors(noor, edit, {}, ['categoryPrivateGuid', 'description'])
    await expectErrors(noor, edit, { ...draft(), description: 'x'.repeat(1001) }, ['description'])
    for (const url of ['javascript:alert(1)', 'ftp://x.nl/a', `https://x.nl/${'a'.repeat(4096)}`, 7])
      await expectErrors(noor, edit, { ...draft(), url }, ['url'])
  })

  test('EditWithProduct takes a link, another gift, and says when there is no such product', async () => {
    const source = (productSourceType: string, productSource: string) => ({
      ...draft(),
      url: undefined,
      productSourceType,
      productSource,
    })
    const fromLink = await expect(
      noor,
      'POST',
      withProduct,
      source('EmbellishUrl', 'https://www.winkel.example/sjaal'),
      201,
      { gift },
    )
    assert.equal(fromLink.gift.uri, 'https://www.winkel.example/sjaal')
    const copied = await expect(
      sem,
      'POST',
      withProduct,
      { ...source('GiftUrl', fromLink.gift.publicGuid), categoryPrivateGuid: sem.list.categoryPrivateGuid },
      201,
      { gift },
    )
    assert.equal(copied.gift.uri, fromLink.gift.uri)
    const none = { partialGiftEditResult: null }
    await expect(noor, 'POST', withProduct, source('ProductId', '12345'), 422, refused('ProductNotFound', none))
    await expect(
      noor,
      'POST',
      withProduct,
      source('GiftProductId', randomUUID()),
      422,
      refused('ProductNotFound', none),
    )
    await expect(noor, 'POST', withProduct, source('GiftUrl', 'geen-guid'), 422, refused('ProductNotFound', none))
    await expect(visitor, 'POST', withProduct, source('EmbellishUrl', 'https://www.winkel.example/sjaal'), 401)
    await expectErrors(noor, withProduct, source('Anders', 'x'), ['productSourceType'])
    await expectErrors(noor, withProduct, source('EmbellishUrl', 'geen link'), ['productSource'])
    await expect(noor, 'DELETE', `/api/MyGift/${fromLink.gift.publicGuid}`, undefined, 200, {})
  })

  test('Reorder, MoveToWishlist and deleting answer {}', async () => {
    const guidsOf = async (privateGuid: string): Promise<string[]> =>
      (
        await expect(noor, 'GET', `/api/MyList/Get/${privateGuid}`, undefined, 200, ownWishlistSchema)
      ).categories.flatMap(({ gifts }: { gifts: { publicGuid: string }[] }) =>
        gifts.map(({ publicGuid }) => publicGuid),
      )
    const order = (await guidsOf(noor.list.privateGuid)).reverse()
    await expect(
      noor,
      'POST',
      '/api/MyGift/Reorder',
      { categoryPrivateGuid: noor.list.categoryPrivateGuid, order },
      200,
      {},
    )
    assert.deepEqual(await guidsOf(noor.list.privateGuid), order)
    await expect(sem, 'POST', '/api/MyGift/Reorder', { categoryPrivateGuid: noor.list.categoryPrivateGuid, order }, 404)
    await expect(
      visitor,
      'POST',
      '/api/MyGift/Reorder',
      { categoryPrivateGuid: noor.list.categoryPrivateGuid, order },
      401,
    )
    await expectErrors(
      noor,
      '/api/MyGift/Reorder',
      { categoryPrivateGuid: noor.list.categoryPrivateGuid, order: 'x' },
      ['order'],
    )

    const { wishlists } = await expect(noor, 'GET', '/api/MyList/GetAll', undefined, 200, { wishlists: [summary] })
    const other = wishlists.find(({ username }: { username: string }) => username === 'boekenlijst')
      .privateGuid as string
    const moving = { giftPublicGuid: made.publicGuid, wishlistPrivateGuid: other }
    await expect(
      sem,
      'POST',
      '/api/MyGift/MoveToWishlist',
      { ...moving, wishlistPrivateGuid: sem.list.privateGuid },
      404,
    )
    await expect(visitor, 'POST', '/api/MyGift/MoveToWishlist', moving, 401)
    await expect(noor, 'POST', '/api/MyGift/MoveToWishlist', moving, 200, {})
    assert.deepEqual(await guidsOf(other), [made.publicGuid])
    await expectErrors(noor, '/api/MyGift/MoveToWishlist', {}, ['giftPublicGuid', 'wishlistPrivateGuid'])

    for (const unknown of [made.publicGuid, randomUUID(), 'geen-guid'])
      await expect(sem, 'DELETE', `/api/MyGift/${unknown}`, undefined, 404)
    await expect(visitor, 'DELETE', `/api/MyGift/${made.publicGuid}`, undefined, 401)
    await expect(noor, 'DELETE', `/api/MyGift/${made.publicGuid}`, undefined, 200, {})
    await expect(noor, 'DELETE', `/api/MyGift/${made.publicGuid}`, undefined, 404)
  })
})

// ── Visiting and crossing off ──────────────────────────────────────────────────────────────────────────────────────

describe('a visited list', () => {
  let emma: Person
  let publicGuid: string
  const setAccess = (accessType: string) =>
    expect(
      emma,
      'POST',
      '/api/MyList/UpdateSettings',
      {
        privateGuid: emma.list.privateGuid,
        username: 'emma',
        firstName: 'Emma',
        lastName: 'Smit',
        accessType,
        accessQuestion: 'Welke kleur?',
        accessAnswer: 'Blauw',
      },
      200,
      { wishlist: summary },
    )

  before(async () => {
    emma = await world.person('Emma Smit')
    publicGuid = (await world.addGift(emma.list)).publicGuid
  })

  test('GetAccessState and Get answer by what the list is to the asker', async () => {
    const state = (client: Client, accessState: string, question: string | null = null) =>
      expect(client, 'GET', '/api/Wishlist/GetAccessState/emma', undefined, 200, {
        accessState,
        question,
        fullName: 'Emma Smit',
      })
    const get = (client: Client, status: number) =>
      expect(
        client,
        'GET',
        '/api/Wishlist/Get/EMMA',
        undefined,
        status,
        status === 200 ? publicWishlistSchema : undefined,
      )

    await state(emma, 'OwnedByCurrentUser')
    await get(emma, 200)
    await state(visitor, 'Access')
    const seen = await get(visitor, 200)
    assert.deepEqual(
      [seen.username, seen.isFriend, seen.friendPrivateGuid, seen.categories[0].gifts[0].publicGuid],
      ['emma', false, null, publicGuid],
    )

    await setAccess('CLOSED')
    await state(visitor, 'NoAccess')
    await get(visitor, 401)
    await get(sem, 401)
    await get(emma, 200)
    await world.sql`insert into owner_invites (list_id, name) values (${emma.list.id}, 'Bas')`
    await state(visitor, 'InvitationRequired')
    await get(visitor, 401)

    await world.sql`delete from owner_invites`
    await setAccess('UNKNOWN')
    await state(visitor, 'NoAccess')
    await get(visitor, 401)
    await get(emma, 200)

    await setAccess('OPEN')
    await state(visitor, 'Question', 'Welke kleur?')
    await get(visitor, 401)
    await expect(visitor, 'POST', '/api/Wishlist/VerifyAnswer', { username: 'emma', answer: 'Rood' }, 200, {
      valid: false,
    })
    await get(visitor, 401)
    await expect(visitor, 'POST', '/api/Wishlist/VerifyAnswer', { username: 'Emma', answer: ' bLAUW ' }, 200, {
      valid: true,
    })
    await state(visitor, 'Access')
    await get(visitor, 200)
    await get(world.visitor(), 401)
    await expectErrors(visitor, '/api/Wishlist/VerifyAnswer', {}, ['username', 'answer'])
    await expect(visitor, 'POST', '/api/Wishlist/VerifyAnswer', { username: 'niemand', answer: 'x' }, 404)

    for (const unknown of ['niemand', 'a', '-x', 'é'.repeat(9)]) {
      await expect(visitor, 'GET', `/api/Wishlist/GetAccessState/${unknown}`, undefined, 404)
      await expect(visitor, 'GET', `/api/Wishlist/Get/${unknown}`, undefined, 404)
    }
    await setAccess('PUBLIC')
  })

  test('a gift is crossed off in a flow, seen by its crosser as theirs, and undone', async () => {
    const lena = await afstreper('lena-geeft@example.org')
    const { contextId } = await expect(
      world.visitor(),
      'POST',
      '/api/Wishlist/StartFlow',
      { publicGiftGuid: publicGuid },
      200,
      { contextId: guid },
    )
    await expectErrors(visitor, '/api/Wishlist/StartFlow', {}, ['publicGiftGuid'])
    await expect(visitor, 'POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid, contextId }, 401)
    const { crossOffGuid } = await expect(
      lena,
      'POST',
      '/api/Gift/CrossOff',
      { publicGiftGuid: publicGuid, contextId },
      200,
      { crossOffGuid: guid },
    )
    await expect(lena, 'POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid, contextId }, 200, { crossOffGuid })
    await expect(
      sem,
      'POST',
      '/api/Gift/CrossOff',
      { publicGiftGuid: publicGuid },
      422,
      refused('CrossedOffByOtherUser'),
    )
    await expect(emma, 'POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid }, 422, refused('OwnWishlist'))
    await expect(sem, 'POST', '/api/Gift/CrossOff', { publicGiftGuid: randomUUID() }, 422, refused('GiftDeleted'))
    const locked = await world.addGift(emma.list, { crossOffEnabled: false })
    await expect(
      sem,
      'POST',
      '/api/Gift/CrossOff',
      { publicGiftGuid: locked.publicGuid },
      422,
      refused('GiftUncrossable'),
    )
    await setAccess('CLOSED')
    await expect(sem, 'POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid }, 422, refused('NoAccess'))
    await setAccess('PUBLIC')
    await expectErrors(sem, '/api/Gift/CrossOff', { contextId: 'x' }, ['publicGiftGuid', 'contextId'])

    const giftSeenBy = async (client: Client) => {
      const { categories } = await expect(client, 'GET', '/api/Wishlist/Get/emma', undefined, 200, publicWishlistSchema)
      return categories
        .flatMap(({ gifts }: { gifts: { publicGuid: string }[] }) => gifts)
        .find((each: { publicGuid: string }) => each.publicGuid === publicGuid)
    }
    const marks = async (client: Client) => {
      const { isCrossedOff, privateCrossOffGuid } = await giftSeenBy(client)
      return [isCrossedOff, privateCrossOffGuid]
    }
    assert.deepEqual(
      [await marks(lena), await marks(sem), await marks(emma)],
      [
        [true, crossOffGuid],
        [true, null],
        [false, null],
      ],
    )

    const overview = await expect(lena, 'GET', '/api/Gift/CrossedOff', undefined, 200, {
      crossedOffWishlists: [{ wishlistUrl: text, fullName: text, gifts: [visitorsGift] }],
    })
    assert.deepEqual(
      [overview.crossedOffWishlists[0].fullName, overview.crossedOffWishlists[0].gifts[0].privateCrossOffGuid],
      ['Emma Smit', crossOffGuid],
    )
    await expect(visitor, 'GET', '/api/Gift/CrossedOff', undefined, 401)
    await expect(emma, 'GET', '/api/Gift/CrossedOff', undefined, 200, { crossedOffWishlists: [text] })

    const link = (client: Client, giftGuid: string, guidOfIt: string, status: number, shape: Shape) =>
      expect(client, 'GET', `/api/Gift/GetByCrossOffGuid/${giftGuid}/${guidOfIt}`, undefined, status, shape)
    await link(world.visitor(), publicGuid, crossOffGuid, 200, {
      username: 'emma',
      fullName: 'Emma Smit',
      gift: visitorsGift,
    })
    await link(visitor, publicGuid, randomUUID(), 422, { username: 'emma', problem: 'InvalidGuid' })
    await link(visitor, publicGuid, 'geen-guid', 422, { username: 'emma', problem: 'InvalidGuid' })
    await link(visitor, randomUUID(), crossOffGuid, 422, { username: null, problem: 'GiftNotFound' })

    const undo = { publicGuid, privateCrossOffGuid: crossOffGuid }
    await expect(
      sem,
      'POST',
      '/api/Gift/UndoCrossOff',
      { ...undo, privateCrossOffGuid: randomUUID() },
      422,
      refused('CrossedOffBySomeoneElse'),
    )
    await expect(
      sem,
      'POST',
      '/api/Gift/UndoCrossOff',
      { ...undo, publicGuid: randomUUID() },
      422,
      refused('GiftDeleted'),
    )
    await expectErrors(sem, '/api/Gift/UndoCrossOff', {}, ['publicGuid', 'privateCrossOffGuid'])
    await expect(world.visitor(), 'POST', '/api/Gift/UndoCrossOff', { ...undo, contextId }, 200, {})
    assert.deepEqual(await marks(sem), [false, null])
    await link(visitor, publicGuid, crossOffGuid, 422, { username: 'emma', problem: 'CrossOffAlreadyUndone' })
  })
})

// ── Pictures ───────────────────────────────────────────────────────────────────────────────────────────────────────

test('a list’s picture is a theme or its own', async () => {
  const { themeImages } = await expect(visitor, 'GET', '/api/WishlistImage/GetThemeImages', undefined, 200, {
    themeImages: [{ id: text, url: text }],
  })
  await expect(noor, 'POST', '/api/WishlistImage/SetThemeImage', { id: themeImages[2].id, username: 'noor' }, 200, {})
  await expect(noor, 'GET', '/api/WishlistImage/GetWishlistImageUrl/noor', undefined, 200, {
    imageUrl: themeImages[2].url,
  })
  for (const client of [sem, visitor])
    await expect(client, 'GET', '/api/WishlistImage/GetWishlistImageUrl/NOOR', undefined, 200, {
      imageUrl: themeImages[2].url,
    })
  await expect(noor, 'GET', '/api/WishlistImage/GetWishlistImageUrl/niemand', undefined, 404)
  await expect(sem, 'POST', '/api/WishlistImage/SetThemeImage', { id: themeImages[2].id, username: 'noor' }, 401)
  await expectErrors(noor, '/api/WishlistImage/SetThemeImage', { id: 'x', username: 'noor' }, ['id'])

  const upload = async (client: Client, username: string, body: BodyInit, type = 'image/png') =>
    client.request('POST', `/api/WishlistImage/UploadImage/${username}`, {
      body,
      headers: { 'Content-Type': type, 'X-CSRF-TOKEN': await client.csrfToken() },
    })
  const png = new Blob([
    await sharp({ create: { width: 600, height: 500, channels: 3, background: '#125c43' } })
      .png()
      .toBuffer(),
  ])
  const done = await upload(noor, 'noor', png)
  assert.deepEqual([done.status, await done.json(), done.headers.get('clear-response-cache')], [200, {}, '1'])
  const { imageUrl } = await expect(noor, 'GET', '/api/WishlistImage/GetWishlistImageUrl/noor', undefined, 200, {
    imageUrl: text,
  })
  const image = await world.app.request(imageUrl)
  assert.deepEqual([image.status, image.headers.get('content-type')], [200, 'image/png'])
  const none = await upload(noor, 'noor', new Blob(['geen plaatje']))
  assert.deepEqual([none.status, Object.keys((await none.json()) as object)], [422, ['problem']])
  assert.deepEqual(
    [
      (await upload(sem, 'noor', png)).status,
      (await upload(world.visitor(), 'noor', png)).status,
      (await upload(noor, 'niemand', png)).status,
    ],
    [401, 401, 404],
  )
})

// ── What every address has in common ───────────────────────────────────────────────────────────────────────────────

test('an unknown call is 404 without a body, and a known one under another method 404 or 405', async () => {
  const token = { 'X-CSRF-TOKEN': await noor.csrfToken() }
  for (const path of [
    '/api',
    '/api/',
    '/api/Nothing',
    '/api/Account',
    '/api/Account/',
    '/api/account/login',
    '/api/Account/Login/',
    '/api//Account/Login',
    '/api/MyList/Get',
    '/api/Gift/GetByCrossOffGuid/x',
  ]) {
    for (const method of ['GET', 'POST', 'DELETE', 'PUT', 'PATCH']) {
      const response = await noor.request(method, path, {
        headers: { ...token, 'Content-Type': 'application/json' },
        ...(method !== 'GET' && { body: '{}' }),
      })
      assert.ok([401, 404, 405].includes(response.status), `${method} ${path} ${response.status}`)
      if (path.startsWith('/api/')) assert.equal(await response.text(), '', `${method} ${path}`)
    }
  }
  for (const { method, path } of callsOf(document)) {
    const address = path.replace(/\{\w+\}/g, 'x')
    // `GET /api/Loting/Create` is the known call `GET /api/Loting/{publicGuid}`, for a draw that does not exist
    const isAnotherCall = (other: string) =>
      callsOf(document).some(
        (call) => call.method === other && new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(address),
      )
    for (const other of ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'].filter(
      (each) => each !== method && !isAnotherCall(each),
    )) {
      const response = await world.visitor().request(other, address, { headers: token })
      assert.ok([400, 401, 404, 405].includes(response.status), `${other} ${address} ${response.status}`)
    }
  }
})

test('a reading call is answered to HEAD too, without a body', async () => {
  const response = await noor.request('HEAD', '/api/MyList/GetAll')
  assert.deepEqual([response.status, await response.text()], [200, ''])
})

test('beyond a limit the answer is 429 and says when to come back', async () => {
  const limited = await openWorld({ RATE_LIMITS: 'on' })
  try {
    const client = limited.visitor()
    const check = () => client.api('POST', '/api/Account/CheckEmail', { email: 'x@example.org' })
    for (let index = 0; index < 60; index++) assert.equal((await check()).status, 200)
    const answer = await check()
    assert.deepEqual([answer.status, answer.body], [429, null])
    assert.match(answer.headers.get('retry-after')!, /^[1-9]\d*$/)
    assert.ok(Number(answer.headers.get('retry-after')) <= 60)
    for (let index = 0; index < 10; index++)
      assert.equal(
        (await client.api('POST', '/api/Account/Login', { emailOrUsername: 'x', password: 'y' })).status,
        200,
      )
    const login = await client.api('POST', '/api/Account/Login', { emailOrUsername: 'X', password: 'y' })
    assert.equal(login.status, 429)
    assert.match(login.headers.get('retry-after')!, /^[1-9]\d*$/)

    const people = ['Anna', 'Bram', 'Carla'].map((name) => ({
      localGuid: randomUUID(),
      name,
      email: `${name}@example.net`,
      exclude: [] as string[],
    }))
    const draw = (participants = people) => client.api('POST', '/api/Loting/Create', { title: 'Kerst', participants })
    const [anna, bram] = people
    assert.equal(
      (await draw([{ ...anna!, exclude: [bram!.localGuid, people[2]!.localGuid] }, ...people.slice(1)])).status,
      422,
    )
    for (let index = 0; index < 30; index++) assert.equal((await draw()).status, 200)
    assert.equal((await draw()).status, 429)
  } finally {
    await limited.close()
  }
})
