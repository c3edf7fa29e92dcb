import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { contractOf } from './contract.ts'
import { endpointsOf, requiresUser, type DocumentedEndpoint } from './openapi.ts'
import { assertShape, guid, ownWishlistSchema, refused, user } from './shapes.ts'

const { world, noor } = await openFamily()
const { document, call, expect, expectErrors, afstreper } = await contractOf(world)
const visitor = world.visitor()

describe('the endpoints of accounts', () => {
  const given = {
    email: 'lena@example.org',
    username: 'lena',
    firstName: 'Lena',
    lastName: 'Groot',
    password: 'een goed wachtwoord',
    receiveMailing: true,
    fromLot: null,
  }

  test('CheckEmail returns Available, Unavailable or IsCurrentUser', async () => {
    await expect(visitor, 'POST', '/api/Account/CheckEmail', { email: 'niemand@example.org' }, 200, 'Available')
    await expect(visitor, 'POST', '/api/Account/CheckEmail', { email: 'NOOR@example.org' }, 200, 'Unavailable')
    await expect(noor, 'POST', '/api/Account/CheckEmail', { email: 'noor@example.org' }, 200, 'IsCurrentUser')
    for (const email of ['', null, 'geen adres', `${'a'.repeat(90)}@example.org`, 7])
      await expectErrors(visitor, '/api/Account/CheckEmail', { email }, ['email'])
    await expectErrors(visitor, '/api/Account/CheckEmail', {}, ['email'])
  })

  test('Create makes an account with its list, logs in and changes the session', async () => {
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
        pendingEmail: null,
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

  test('Create names the reason for which it refuses an account', async () => {
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

  test('Login returns true or false for an e-mail address or username, and logs in under a new cookie', async () => {
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

  test('Edit changes the details of the current user, given their private guid', async () => {
    const given = {
      userPrivateGuid: noor.user.privateGuid,
      firstName: 'Noor',
      lastName: 'de Vries',
      email: 'noor@example.org',
      password: null,
      overviewEmailFrequency: 3,
      enableCrossOffNotifications: true,
    }
    const edit = '/api/Account/Edit'
    await expect(noor, 'POST', edit, given, 200, { user: { ...noor.user, overviewEmailFrequency: 3 } })
    await expect(noor, 'POST', edit, { ...given, overviewEmailFrequency: 0 }, 200, { user: noor.user })
    await expect(visitor, 'POST', edit, given, 401)
    await expect(noor, 'POST', edit, { ...given, userPrivateGuid: randomUUID() }, 422, { problem: 'WrongUserGuid' })
    await expectErrors(noor, edit, { ...given, firstName: null, email: 'x' }, ['firstName', 'email'])
  })

  test("a visitor can read and change mail settings only by the guid in the user's mails", async () => {
    const [row] = await world.sql<{ guid: string }[]>`
      select mailings_guid as guid from users where private_guid = ${noor.user.privateGuid}::uuid`
    const { guid } = row!
    const settings = {
      email: 'noor@example.org',
      overviewEmailFrequency: 0,
      enableCrossOffNotifications: true,
      userPrivateGuid: guid,
    }
    await expect(visitor, 'GET', `/api/Account/GetEmailSettings/${guid}`, undefined, 200, settings)
    await expect(
      visitor,
      'POST',
      '/api/Account/UpdateEmailSettings',
      { userPrivateGuid: guid.toUpperCase(), overviewEmailFrequency: 12, enableCrossOffNotifications: false },
      200,
      {},
    )
    await expect(visitor, 'GET', `/api/Account/GetEmailSettings/${guid.toUpperCase()}`, undefined, 200, {
      ...settings,
      overviewEmailFrequency: 12,
      enableCrossOffNotifications: false,
    })
    await expect(visitor, 'POST', '/api/Account/UpdateEmailSettings', { ...settings }, 200, {})
    for (const unknown of [randomUUID(), noor.user.publicGuid, noor.user.privateGuid, 'geen-guid'])
      await expect(visitor, 'GET', `/api/Account/GetEmailSettings/${unknown}`, undefined, 404)
    assert.equal(
      (await call(visitor, 'POST', '/api/Account/UpdateEmailSettings', { ...settings, userPrivateGuid: randomUUID() }))
        .status,
      422,
    )
    for (const overviewEmailFrequency of [2, null, '3', true, [3], ''])
      await expectErrors(visitor, '/api/Account/UpdateEmailSettings', { ...settings, overviewEmailFrequency }, [
        'overviewEmailFrequency',
      ])
    await expectErrors(visitor, '/api/Account/UpdateEmailSettings', { userPrivateGuid: guid }, [
      'enableCrossOffNotifications',
      'overviewEmailFrequency',
    ])
  })

  test("Afstreper/Create makes a guest for an e-mail address, unless it is an account's or a throw-away one", async () => {
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

  const addressOf = ({ path }: DocumentedEndpoint) => path.replace(/\{\w+\}/g, randomUUID())
  const bodyFor = ({ body }: DocumentedEndpoint) => (body ? {} : undefined)
  type Method = 'GET' | 'POST' | 'DELETE'

  test('endpoints for users require a login before they look at the body, and other endpoints require none', async () => {
    const { privateGuid } = noor.list
    for (const each of endpointsOf(document)) {
      const { status, body } = await call(world.visitor(), each.method as Method, addressOf(each), bodyFor(each))
      if (requiresUser(each)) assert.deepEqual([status, body], [401, null], each.path)
      else assert.notEqual(status, 401, each.path)
    }
    const stranger = world.visitor()
    const tooLong = { privateGuid, title: 'x'.repeat(70_000) }
    await expect(stranger, 'POST', '/api/MyList/UpdateTitle', tooLong, 413, { problem: 'TooLarge' })
    const withoutToken = await stranger.request('POST', '/api/MyList/UpdateTitle', {
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    })
    assert.deepEqual([withoutToken.status, withoutToken.headers.get('csrf-token-invalid')], [400, '1'])
  })

  test('endpoints for users report a deleted user before they look at the body, and remove the cookie', async () => {
    const pia = await world.person('Pia Klein')
    const session = pia.token!
    const token = await pia.csrfToken()
    await world.sql`update sessions set user_deleted = true, user_id = null where id = ${(await world.scopeOf(pia)).session.id}`
    for (const each of endpointsOf(document).filter(requiresUser)) {
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

  test('a session whose user was deleted learns this once, and its cookie is removed', async () => {
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
