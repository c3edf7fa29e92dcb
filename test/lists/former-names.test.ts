import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, test } from 'node:test'
import { purgeListNamesJob } from '#jobs/purge-list-names.ts'
import type { Pool } from '#core/db.ts'
import { noTransports } from '#test/support/mail-transports.ts'
import { openFamily } from '#test/support/family.ts'
import { addList, setAccess } from '#test/support/lists.ts'
import { whileLocked } from '#test/support/locks.ts'
import { accept, invite, remove } from '#test/support/owners.ts'
import type { Client, Person } from '#test/support/world.ts'

// A list's former names lead to it. No other list gets them for a year, or until its primary owner gives them up.

const { world, noor, lotte, sem } = await openFamily()

const settings = (who: Person, username: string) => {
  const [firstName = '', ...rest] = who.name.split(' ')
  return {
    privateGuid: who.list.privateGuid,
    ...{ username, firstName, lastName: rest.join(' '), accessType: 'PUBLIC' },
    ...{ includeInSearchResult: false, showCrossedOff: false },
  }
}
/** Returns the settings as a form sends them. */
const form = (who: Person, username: string) => ({
  ...settings(who, username),
  includeInSearchResult: 'false',
  showCrossedOff: '',
})
const rename = (who: Person, username: string, by: Client = who) =>
  by.api('POST', '/api/MyList/UpdateSettings', settings(who, username))
const renamed = async (who: Person, username: string) => assert.equal((await rename(who, username)).status, 200)
const isAvailable = async (who: Client, username: string) =>
  (await who.api('POST', '/api/MyList/CheckUsername', { username })).body as boolean
const make = (who: Client, username: string) =>
  who.api('POST', '/api/MyList/Create', { username, firstName: 'Sem', lastName: 'Bakker', accessType: 'PUBLIC' })
const giveUp = (who: Client, list: string, username: string) =>
  who.post(`/${list}/settings/give-up`, { formerName: username })
const leadsTo = async (path: string, who: Client = world.visitor()) => {
  const { status, headers } = await who.request('GET', path)
  return status === 301 ? headers.get('location') : status
}

beforeEach(async () => {
  await world.sql`delete from lists where username <> all(array['lotte', 'bram', 'sem']::citext[]) and id <> ${noor.list.id}`
  await world.sql`delete from list_names where list_id = ${noor.list.id} and expires_at is not null`
  await setAccess(world, 'noor', 'PUBLIC')
  await renamed(noor, 'noor')
  await world.sql`delete from list_names where list_id = ${noor.list.id} and username <> 'noor'`
})

describe('a former name of a list', () => {
  test('redirects pages and forms beneath it to the same page beneath the current name', async () => {
    await renamed(noor, 'noortje')
    const routes = new Map(
      world.app.routes
        .filter(({ path, method }) => /^\/:username(\/|$)/.test(path) && ['GET', 'POST', 'DELETE'].includes(method))
        .map((route) => [`${route.method} ${route.path}`, route]),
    )
    assert.ok(routes.size > 20)
    for (const [name, { method, path }] of routes) {
      if (path === '/:username/somebody-else') continue // This page redirects to the list, which redirects further.
      const address = path.replaceAll(/:(?!username)\w+(\{.*?\})?/g, randomUUID()).replace(':username', 'Noor')
      const token = method === 'GET' ? {} : { 'X-CSRF-TOKEN': await noor.csrfToken() }
      const answer = await noor.request(method, `${address}?ref=qr&x=%2F`, { headers: token })
      assert.deepEqual(
        [answer.status, answer.headers.get('location'), answer.headers.get('cache-control')],
        [method === 'GET' ? 301 : 308, `${address.replace('Noor', 'noortje')}?ref=qr&x=%2F`, 'no-store'],
        name,
      )
    }
  })

  test('leads visitors to the list, even from two names ago, and passes on an answer to its question', async () => {
    await renamed(noor, 'noortje')
    await renamed(noor, 'noor-v')
    for (const name of ['noor', 'noortje']) assert.equal(await leadsTo(`/${name}`), '/noor-v')
    const { $ } = await noor.get('/noor-v/settings')
    const told = (selector: string) => $(`#former-names ${selector}`).toArray().map((each) => $(each).text()) // oxfmt-ignore
    assert.deepEqual(
      told('.name'),
      ['localhost:3000/noortje', 'localhost:3000/noor'],
      'the latest former name comes first',
    )
    for (const until of told('.detail')) assert.match(until, /^Tot \d+ [a-z]+ \d{4}$/)
    await setAccess(world, 'noor-v', 'OPEN', 'Hoe heet de hond?', 'Woef')
    const visitor = world.visitor()
    const posted = await visitor.post('/noor', { answer: 'woef' })
    assert.deepEqual([posted.status, posted.headers.get('location')], [308, '/noor-v'])
    assert.equal(await leadsTo('/niemand'), 404)
  })

  test('leads to pages that are cached under their own URL only, never under another name', async () => {
    const visitor = world.visitor()
    for (let n = 0; n < 3; n++) assert.equal((await visitor.get('/noor')).status, 200)
    await renamed(noor, 'noortje')
    for (let n = 0; n < 3; n++) {
      assert.equal(await leadsTo('/noor', visitor), '/noortje')
      assert.equal((await visitor.get('/noortje')).status, 200)
    }
    await renamed(noor, 'noor')
    for (let n = 0; n < 3; n++) {
      assert.equal(await leadsTo('/noortje', visitor), '/noor')
      assert.equal((await visitor.get('/noor')).status, 200)
      assert.equal(await leadsTo('/NOOR', visitor), '/noor', 'the name in capitals is another URL')
    }
  })

  test('works in the API, in the login of the list’s owner, and in a search for the old link', async () => {
    await renamed(noor, 'noortje')
    const visitor = world.visitor()
    const read = async (who: Client, path: string) => {
      const { status, body } = await who.api('GET', `/api/${path}`)
      assert.equal(status, 200, path)
      return body
    }
    assert.equal((await read(visitor, 'Wishlist/Get/noor')).username, 'noortje')
    assert.equal((await read(visitor, 'Wishlist/GetAccessState/NOOR')).accessState, 'Access')
    assert.ok((await read(visitor, 'WishlistImage/GetWishlistImageUrl/noor')).imageUrl)
    assert.equal((await read(noor, 'Category/Get/noor')).wishlistPrivateGuid, noor.list.privateGuid)
    await setAccess(world, 'noortje', 'OPEN', 'Hoe heet de hond?', 'Woef')
    const verified = await visitor.api('POST', '/api/Wishlist/VerifyAnswer', { username: 'noor', answer: 'woef' })
    assert.deepEqual([verified.status, verified.body], [200, { valid: true }])
    const login = { emailOrUsername: 'noor', password: noor.password }
    assert.equal((await world.visitor().api('POST', '/api/Account/Login', login)).body, true)
    await world.sql`update lists set wants_search = true where id = ${noor.list.id}`
    const found = await read(visitor, `Wishlist/Search?query=${encodeURIComponent('http://localhost:3000/noor')}`)
    assert.equal(found.totalCount, 1)
    await world.sql`update lists set wants_search = false where id = ${noor.list.id}`
    for (const path of ['Wishlist/Get/niemand', 'Wishlist/GetAccessState/%00'])
      assert.equal((await visitor.api('GET', `/api/${path}`)).status, 404)
  })
})

describe('the reservation of a former name for its list', () => {
  test('keeps other users from getting the name, and the name from being suggested', async () => {
    await renamed(noor, 'noor-de-vries')
    await renamed(noor, 'noortje')
    assert.equal(await isAvailable(sem, 'Noor'), false)
    assert.equal(await isAvailable(world.visitor(), 'noor'), false)
    const made = await make(sem, 'NOOR')
    assert.deepEqual([made.status, made.body.problem], [422, 'Unavailable'])
    const suggestion = await world
      .visitor()
      .request('GET', '/account/create/suggestion?firstName=Noor&lastName=de+Vries')
    assert.equal(await suggestion.json(), 'noor-de-vries-2')
    const taken = await rename(sem, 'noor')
    assert.deepEqual([taken.status, taken.body.problem], [422, 'InvalidData'])
    const account = await world.visitor().api('POST', '/api/Account/Create', {
      ...{ email: 'kraker@example.org', username: 'noor', firstName: 'Noor', lastName: 'de Vries' },
      ...{ password: 'een goed wachtwoord', receiveMailing: false },
    })
    assert.equal(account.status, 422)
    const refused = await sem.htmx('POST', '/sem/settings', form(sem, 'noor'))
    assert.deepEqual([refused.status, refused.$('.error').length > 0], [422, true])
    assert.equal(await leadsTo('/noor'), '/noortje')
    assert.equal((await sem.get('/sem')).status, 200)
  })

  test('lets the list have the name back, which then leads nowhere else', async () => {
    await renamed(noor, 'noortje')
    assert.equal(await isAvailable(noor, 'noor'), true)
    const note = async (current: string) =>
      (await noor.get(`/mylist/check-username?username=noor${current}`)).$('.error').length
    assert.deepEqual(
      [await note('&current=noortje'), await note('')],
      [0, 1],
      'another list of the same owner cannot have it',
    )
    assert.equal((await make(noor, 'noor')).body.problem, 'Unavailable')
    await renamed(noor, 'Noor')
    assert.equal(await leadsTo('/noortje'), '/Noor')
    const visitor = world.visitor()
    assert.equal((await visitor.get('/Noor')).status, 200)
    await renamed(noor, 'noor')
    assert.equal(await leadsTo('/Noor'), '/noor')
    const rows = await world.sql<{ username: string }[]>`
      select lower(username::text) as username from list_names where list_id = ${noor.list.id} order by 1`
    assert.deepEqual(
      rows.map(({ username }) => username),
      ['noor', 'noortje'],
    )
  })

  test('gives a name to one list only, even after simultaneous renames and new lists', async () => {
    const names = ['heen', 'weer', 'noor']
    for (let round = 0; round < 8; round++) {
      const outcomes = await Promise.all([
        rename(noor, names[round % 3]!),
        rename(noor, names[(round + 1) % 3]!),
        rename(sem, names[(round + 2) % 3]!),
        make(lotte, names[round % 3]!),
        make(sem, names[(round + 1) % 3]!),
      ])
      for (const { status } of outcomes) assert.ok([200, 201, 422].includes(status), String(status))
      const current = await world.sql<{ username: string; keeper: number | null; id: number }[]>`
        select l.username::text as username, l.id, n.list_id as keeper
        from lists l left join list_names n on n.username = l.username and n.expires_at is null`
      for (const { username, keeper, id } of current) assert.equal(keeper, id, username)
      const [count] = await world.sql<{ names: number; lists: number }[]>`
        select (select count(*)::int from list_names where expires_at is null) as names, (select count(*)::int from lists) as lists`
      assert.equal(count!.names, count!.lists)
    }
    await renamed(sem, 'sem')
    await world.sql`delete from list_names where list_id = ${sem.list.id} and username <> 'sem'`
  })

  test('covers a name that the list gets and loses while a new list waits for it', async () => {
    const renamedTo = (tx: Pool, username: string) =>
      tx`update lists set username = ${username} where id = ${noor.list.id}`
    const made = await whileLocked(
      world.sql,
      (tx) => renamedTo(tx, 'tussendoor'),
      () => make(sem, 'tussendoor'),
      (tx) => renamedTo(tx, 'noortje'),
    )
    assert.deepEqual([made.status, made.body], [422, { problem: 'Unavailable' }])
  })

  test('ends when the primary owner gives the name up in the settings', async () => {
    await renamed(noor, 'noortje')
    const { $ } = await noor.get('/noortje/settings')
    assert.match($('#former-names .name').text(), /\/noor$/)
    assert.equal($('#former-names form').attr('action'), '/noortje/settings/give-up')
    for (const [who, status] of [
      [lotte, 403],
      [world.visitor(), 401],
    ] as const)
      assert.equal((await giveUp(who, 'noortje', 'noor')).status, status)
    assert.equal(await leadsTo('/noor'), '/noortje')
    assert.equal((await giveUp(noor, 'noortje', 'noortje')).status, 303, 'the list’s current name cannot be given up')
    assert.equal((await world.visitor().get('/noortje')).status, 200)
    assert.equal(await isAvailable(sem, 'noortje'), false)
    await giveUp(sem, 'sem', 'noor')
    assert.equal(await leadsTo('/noor'), '/noortje', 'another list’s owner cannot give the name up')
    await accept(lotte, await invite(noor, 'Lotte'))
    const coOwners = (await lotte.get('/noortje/settings')).$('#former-names')
    assert.match(coOwners.text(), /\/noor/)
    assert.equal(coOwners.find('form').length, 0)
    assert.equal((await giveUp(lotte, 'noortje', 'noor')).status, 403)
    assert.equal((await make(lotte, 'noor')).status, 422)
    assert.equal(await leadsTo('/noor'), '/noortje', 'a co-owner cannot take the name')
    await remove(noor, lotte)
    const fragment = await noor.htmx('POST', '/noortje/settings/give-up', { formerName: 'noor' })
    assert.match(fragment.$('.flash').text(), /leidt niet meer naar je lijst/)
    assert.equal(await leadsTo('/noor'), 404)
    assert.equal((await noor.get('/noortje/settings')).$('#former-names').length, 0)
    assert.equal((await make(sem, 'noor')).status, 201)
    assert.equal((await rename(noor, 'noor')).status, 422)
  })

  test('ends after a year', async () => {
    await renamed(noor, 'noortje')
    const purgeIn = async (days: number) => {
      world.travel(days)
      await purgeListNamesJob.run(world.services, {}, noTransports)
      world.travel(0)
      return leadsTo('/noor')
    }
    assert.equal(await purgeIn(364), '/noortje')
    assert.equal(await purgeIn(367), 404)
    assert.equal((await world.visitor().get('/noortje')).status, 200)
    assert.equal(await isAvailable(sem, 'noor'), true)
  })

  test('lasts a year from the loss of the name, even if the list is renamed again', async () => {
    await renamed(noor, 'noortje')
    await world.sql`update list_names set expires_at = expires_at - interval '300 days' where username = 'noor'`
    await renamed(noor, 'noor-de-vries')
    world.travel(70)
    await purgeListNamesJob.run(world.services, {}, noTransports)
    world.travel(0)
    assert.deepEqual([await leadsTo('/noor'), await leadsTo('/noortje')], [404, '/noor-de-vries'])
  })

  test('ends when the list is deleted', async () => {
    const list = await addList(world, sem, 'feest')
    const feast = { ...settings(sem, 'groot-feest'), privateGuid: list.privateGuid }
    assert.equal((await sem.api('POST', '/api/MyList/UpdateSettings', feast)).status, 200)
    assert.equal(await leadsTo('/feest'), '/groot-feest')
    assert.equal((await sem.api('DELETE', `/api/MyList/${list.privateGuid}`)).status, 200)
    assert.equal(await leadsTo('/feest'), 404)
    for (const name of ['feest', 'groot-feest']) assert.equal(await isAvailable(noor, name), true, name)
  })

  test('covers ten names of a list at most, because names are for everybody', async () => {
    for (let n = 0; n < 10; n++) await renamed(noor, `noor-${n}`)
    assert.equal((await rename(noor, 'noor-tien')).body.problem, 'InvalidData')
    const refused = await noor.htmx('POST', '/noor-9/settings', form(noor, 'noor-tien'))
    assert.match(refused.$('.error').text(), /tien vroegere adressen. Geef er hieronder/)
    await accept(lotte, await invite(noor, 'Lotte'))
    const coOwners = await lotte.htmx('POST', '/noor-9/settings', form(noor, 'noor-tien'))
    assert.match(coOwners.$('.error').text(), /Wie de lijst maakte of overnam, moet er eerst een vrijgeven/)
    await remove(noor, lotte)
    await renamed(noor, 'noor-3')
    await giveUp(noor, 'noor-3', 'noor-5')
    await renamed(noor, 'noor-tien')
  })
})

test('the settings replace the page’s URL if the name changes, and only then', async () => {
  const save = async (list: string, username: string) => {
    const { headers } = await noor.htmx('POST', `/${list}/settings`, form(noor, username))
    return [headers.get('HX-Redirect'), headers.get('HX-Replace-Url')]
  }
  assert.deepEqual(await save('noor', 'noor'), ['/noor', null])
  assert.deepEqual(await save('noor', 'noortje'), ['/noortje', '/noortje'])
})
