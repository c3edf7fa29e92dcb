import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { rememberSession } from '../../src/accounts/index.ts'
import { refusedWord } from '#locales/tools/words.ts'
import { openFamily } from '#test/support/family.ts'
import { openWorld, type Client } from '#test/support/world.ts'
import { contractOf } from './contract.ts'
import { endpointsOf, checkDocument, resolve, responseOf } from './openapi.ts'
import { assertShape, text } from './shapes.ts'

const { world, noor, sem } = await openFamily()
const { document, call, expect, expectErrors } = await contractOf(world)
const visitor = world.visitor()

describe('/api/openapi.json', () => {
  test('the document has the structure of OpenAPI 3.1', () => checkDocument(document))

  test('the document lists exactly the endpoints of the app', () => {
    const routes = world.app.routes
      .filter(({ path, method }) => path.startsWith('/api/') && !path.endsWith('.json') && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    assert.deepEqual(
      endpointsOf(document)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
      [...new Set(routes)].sort(),
    )
  })

  test('the document describes every field of a body, and how a picture is sent', () => {
    const withBody = endpointsOf(document).filter(({ operation }) => operation.requestBody)
    for (const { path, operation } of withBody) assert.ok(operation.responses[413], path)
    const open = withBody.flatMap(({ path, body }) =>
      Object.entries(body?.properties ?? {}).flatMap(([name, schema]) =>
        Object.keys(schema).length === 0 ? [`${path} ${name}`] : [],
      ),
    )
    assert.deepEqual(open, [])
    const { content } = document.paths['/api/WishlistImage/UploadImage/{username}']!['post']!.requestBody!
    assert.deepEqual(Object.keys(content!), ['multipart/form-data', 'image/*'])
    assert.deepEqual(Object.keys(content!['multipart/form-data']!.schema.properties!), ['image'])
  })

  test('the document uses the words of docs/texts.md', () => {
    const texts = [...JSON.stringify(document).matchAll(/"(?:summary|description)":"((?:[^"\\]|\\.)*)"/g)]
    assert.ok(texts.length > 100)
    assert.deepEqual(
      texts.flatMap(([, text]) => {
        const word = refusedWord('en', text!)
        return word ? [`${text}: ${word}`] : []
      }),
      [],
    )
  })

  test('the document lists every value that a field allows', () => {
    const edit = endpointsOf(document).find(({ path }) => path === '/api/Account/Edit')!
    const months = edit.body!.properties!['overviewEmailFrequency']!
    assert.deepEqual(
      months.anyOf!.flatMap((each) => each.enum ?? [each.const]),
      [0, 1, 3, 6, 12],
    )
  })

  test('the document gives guids a format, and has no pattern other than base64url', () => {
    const text = JSON.stringify(document)
    const guids = [...text.matchAll(/"\w*[gG]uid":(\{"[^{}]*\})/g)].map(([, schema]) => JSON.parse(schema!) as object)
    const told = guids.filter((schema) => 'format' in schema)
    assert.ok(told.length > 20, `${told.length} of ${guids.length}`)
    for (const schema of told) assert.match(JSON.stringify(schema), /"format":"uuid"/)
    const patterns = new Set([...text.matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g)].map(([, pattern]) => pattern))
    assert.deepEqual([...patterns], ['^[\\\\w-]+$'])
  })
})

describe('the CSRF token', () => {
  test('the token is a JSON string, for visitors too, and its session cookie is HttpOnly and SameSite=Lax', async () => {
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

  test("no change happens without the token, or with a wrong one or another session's", async () => {
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
      ['PUT', '/nothing'],
      ['PATCH', '/'],
    ] as const) {
      const response = await noor.request(method, path)
      assert.deepEqual([response.status, response.headers.get('csrf-token-invalid')], [400, '1'], path)
    }
    const { title } = (await call(noor, 'GET', `/api/MyList/Get/${noor.list.privateGuid}`)).body
    assert.equal(title, null)
  })

  test('CheckSession needs no token, and returns one that a login accepts', async () => {
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

test('CheckSession returns whether the session is valid, and belongs to the expected user if one is given', async () => {
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

test('WebVersion returns the version', async () => {
  await expect(visitor, 'GET', '/api/Utility/WebVersion', undefined, 200, { version: text })
  await expect(visitor, 'GET', '/api/Utility/WebVersion?clientVersion=1', undefined, 200, { version: text })
})

test('an unknown path gets a 404 with a JSON body, for any method and caller, with or without a token', async () => {
  const token = await noor.csrfToken()
  for (const path of [
    '/api',
    '/api/',
    '/api/Nothing',
    '/api/Account',
    '/api/Account/',
    '/api/account/login',
    '/api/Account/Login/',
    '/api//Account/Login',
    '/api/Gift/GetByCrossOffGuid/x',
  ]) {
    // A GET of `/api` itself shows the page about the API.
    for (const method of ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'].slice(path === '/api' ? 1 : 0)) {
      for (const [who, headers] of [
        [noor, { 'X-CSRF-TOKEN': token }],
        [noor, {}],
        [world.visitor(), {}],
      ] as const) {
        const response = await who.request(method, path, {
          headers: { ...headers, 'Content-Type': 'application/json' },
          ...(method !== 'GET' && { body: '{}' }),
        })
        const at = `${method} ${path}`
        assert.equal(response.status, 404, at)
        assert.match(response.headers.get('content-type') ?? '', /^application\/json/, at)
        assert.deepEqual(await response.json(), { error: 'not_found' }, at)
        assert.equal(response.headers.get('csrf-token-invalid'), null, at)
      }
    }
  }
  for (const { method, path } of endpointsOf(document)) {
    const address = path.replace(/\{\w+\}/g, 'x')
    // Another endpoint may match this path: `GET /api/Loting/Create` matches `GET /api/Loting/{publicGuid}`.
    const isAnotherCall = (other: string) =>
      endpointsOf(document).some(
        (call) => call.method === other && new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(address),
      )
    for (const other of ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'].filter(
      (each) => each !== method && !isAnotherCall(each),
    )) {
      const response = await world.visitor().request(other, address)
      assert.deepEqual(
        [response.status, await response.json()],
        [404, { error: 'not_found' }],
        `${other} ${address} under another method`,
      )
    }
  }
})

test('a GET endpoint responds to HEAD too, without a body', async () => {
  const response = await noor.request('HEAD', '/api/MyList/GetAll')
  assert.deepEqual([response.status, await response.text()], [200, ''])
})

test('a body that is too large or compressed gets a JSON error that the document describes', async () => {
  const post = async (headers: Record<string, string>, body: string) => {
    const token = await noor.csrfToken()
    const response = await noor.request('POST', '/api/Account/CheckEmail', {
      headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': token, ...headers },
      body,
    })
    return [response.status, await response.json()]
  }
  assert.deepEqual(await post({}, 'x'.repeat(65 * 1024)), [413, { problem: 'TooLarge' }])
  assert.deepEqual(await post({ 'Content-Encoding': 'gzip' }, 'x'), [415, { problem: 'CompressedBody' }])
  const operation = document.paths['/api/Account/CheckEmail']!['post']!
  for (const [status, problem] of Object.entries({ 413: 'TooLarge', 415: 'CompressedBody', 429: 'TooManyRequests' })) {
    const { content } = responseOf(document, operation, Number(status))!
    const schema = resolve(document, content!['application/json']!.schema)
    assert.match(JSON.stringify(schema), new RegExp(`"problem":{"type":"string","enum":\\["${problem}"\\]}`))
  }
})

test('a request over the rate limit gets a 429 that says when to try again', async () => {
  const limited = await openWorld({ RATE_LIMITS: 'on' })
  try {
    const client = limited.visitor()
    const check = () => client.api('POST', '/api/Account/CheckEmail', { email: 'x@example.org' })
    for (let index = 0; index < 60; index++) assert.equal((await check()).status, 200)
    const answer = await check()
    assert.deepEqual([answer.status, answer.body], [429, { problem: 'TooManyRequests' }])
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
