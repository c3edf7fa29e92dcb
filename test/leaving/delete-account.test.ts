import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { dayOf } from '#core/days.ts'
import { deletionReplies } from '#jobs/commands/deletion-replies.ts'
import { dayFromNow, daysToMidnight } from '#test/support/days.ts'
import { openSocketServer } from '#test/support/sockets.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { filledForm } from '#test/support/forms.ts'
import { crossOff } from '#test/support/gifts.ts'
import { addList, setAccess } from '#test/support/lists.ts'
import { addOwners } from '#test/support/owners.ts'
import { writePost } from '#test/support/posts.ts'
import { until } from '#test/support/until.ts'
import type { Client, Person } from '#test/support/world.ts'
import { drawFamily, lotStatus, mailsOf, readLot } from '../draws/drawing.ts'

after(() => ears.close())
const { world, noor, lotte, bram, sem } = await openFamily({}, { countsQueries: true })
const ears = await openSocketServer(world)

const path = '/account/delete'
const form = `main form[action="${path}"]`
const deleting = (who: Client, body: object = {}) => who.api('POST', '/api/Account/Delete', body)
const question = async (who: Client) => (await who.api('GET', '/api/Account/GetDeleteUserQuestion')).body
const exists = async (email: string) => (await world.sql`select 1 from users where email = ${email}`).length > 0
const replies = () =>
  world.sql<{ questionId: number | null; answerId: number | null; words: string | null; day: string }[]>`
    select question_id as "questionId", answer_id as "answerId", words, given_on as day from deletion_replies order by words nulls first`
const guest = async (email: string): Promise<Client> => {
  const client = world.visitor()
  assert.equal((await client.api('POST', '/api/Afstreper/Create', { email })).status, 201)
  return client
}

describe('The page for deleting an account', () => {
  test('requires a login', async () => {
    const visitor = world.visitor()
    for (const answer of [await visitor.get(path), await visitor.post(path, {})]) {
      assert.equal(answer.status, 401)
      assert.equal(answer.$('form[action="/account/login"]').length > 0, true)
    }
  })

  test('lists the data that is deleted and the data that stays, and asks for a reason', async () => {
    const leaver = await world.person('Ada Smit')
    const shared = await world.person('Bas Smit')
    await addOwners(shared, leaver)
    await world.addGift(leaver.list)
    const { publicGuid } = await world.addGift(noor.list)
    await crossOff(leaver, publicGuid)
    await leaver.api('POST', '/api/Friend/Add', { publicGuid: noor.list.publicGuid })
    await writePost(leaver, noor.list.publicGuid, 'Gezellig')
    const undone = { publicGuid: (await world.addGift(noor.list)).publicGuid, privateCrossOffGuid: '' }
    undone.privateCrossOffGuid = await crossOff(leaver, undone.publicGuid)
    assert.equal((await leaver.api('POST', '/api/Gift/UndoCrossOff', undone)).status, 200)
    const { publicGuid: drawGuid } = await drawFamily({ world, lotte: leaver, bram })
    const stays = async () => (await leaver.get(path)).$('section[aria-labelledby=what-stays]').text()
    assert.match(await stays(), /lootje/)
    await world.sql`update draws set deleted_at = now() where public_guid = ${drawGuid}`
    assert.doesNotMatch(await stays(), /lootje/)
    const { $ } = await leaver.get(path)
    const said = (id: string) => $(`section[aria-labelledby=${id}] li`).map((_, item) => $(item).text()).get().join('\n') // oxfmt-ignore
    assert.match(said('what-goes'), /^Verlanglijst van Ada Smit, met 1 cadeau\n.*dat cadeau.*\nDe vriend.*\nJe naam/)
    assert.match(said('what-stays'), /^Verlanglijst van Bas Smit: Bas Smit gaat ermee door, zonder jou\nHet bericht/)
    assert.equal($(`${form} [name=answerId]`).length, 7)
    assert.equal($(`${form} [data-drafts-cancel]`).attr('href'), '/account')
    assert.equal($('form[action="/account/export"]').length, 1)
  })

  test('counts only the leaver’s own data, with lists by creation, and answers in the order of the survey', async () => {
    const leaver = await world.person('Ans Smit')
    const other = await world.person('Bea Smit')
    for (const each of [leaver, other]) await each.api('POST', '/api/Friend/Add', { publicGuid: sem.list.publicGuid })
    for (const [who, count] of [
      [leaver, 2],
      [other, 1],
    ] as const)
      for (let n = 0; n < count; n++) {
        await crossOff(who, (await world.addGift(sem.list)).publicGuid)
        await writePost(who, sem.list.publicGuid, 'Dag')
      }
    await leaver.api('POST', '/api/Friend/Add', { publicGuid: noor.list.publicGuid })
    const shared = await addList(world, leaver, 'samen', { title: 'Samen' })
    await addOwners({ ...leaver, list: shared }, other)
    await addList(world, leaver, 'ans-nieuw', { title: 'Nieuw' })
    await addList(world, leaver, 'ans-oud', { title: 'Oud' })
    await world.sql`update lists set created_at = '2020-01-01' where username = 'ans-oud'`
    await world.addGift(leaver.list)
    await world.addGift(leaver.list)
    const drawn = await drawFamily({ world, lotte: bram, bram: leaver })
    await proveAddress(world, leaver)
    await leaver.get(drawn.lots.bram.path)
    const { $ } = await leaver.get(path)
    const said = (id: string) => $(`section[aria-labelledby=${id}] li`).map((_, item) => $(item).text()).get() // oxfmt-ignore
    assert.deepEqual(said('what-goes'), [
      'Oud, die leeg is',
      'Verlanglijst van Ans Smit, met 2 cadeaus',
      'Nieuw, die leeg is',
      'Wat je geeft: anderen kunnen die 2 cadeaus weer afstrepen',
      'De 2 vrienden die je hebt toegevoegd',
      'Je naam, je e-mailadres, je wachtwoord en je instellingen; je wordt overal uitgelogd',
    ])
    assert.deepEqual(said('what-stays'), [
      'Samen: Bea Smit regelt die lijst voortaan, en krijgt daar een mail over',
      'De 2 berichten die je op lijsten schreef, zonder je naam',
      'Je naam en adres bij lootjes waaraan je meedoet, zoals de organisator ze invulde. Je lootje kun je blijven openen met de link in je mail.',
    ])
    await world.sql`update deletion_answers set position = -position`
    const labels = (await leaver.get(path)).$(`${form} .choices label`)
    const answers = await world.sql<{ nl: string }[]>`
      select a.nl from deletion_answers a join deletion_questions q on q.id = a.question_id and q.is_asked order by a.position`
    assert.deepEqual(labels.map((_, label) => $(label).text()).get(), [...answers.map(({ nl }) => nl), 'Iets anders'])
    await world.sql`update deletion_answers set position = -position`
  })

  test('requires the account’s password, and keeps the survey’s choices if it is wrong', async () => {
    const leaver = await world.person('Cor Smit')
    const page = await leaver.get(path)
    for (const [password, says] of [
      ['', /Typ je wachtwoord/],
      ['een fout wachtwoord', /klopt niet/],
    ] as const) {
      const refused = await leaver.post(
        path,
        filledForm(page, form, { answerId: 'other', customAnswer: 'Zomaar', password }),
      )
      assert.equal(refused.status, 422)
      assert.match(refused.$('#field-password-error').text(), says)
      assert.equal(refused.$('[name=answerId]:checked').attr('value'), 'other')
      assert.equal(refused.$('[name=customAnswer]').text(), 'Zomaar')
      assert.equal(refused.html.includes('een fout wachtwoord'), false)
    }
    assert.equal(await exists(leaver.email), true)
    assert.equal((await replies()).length, 0)
    const own = filledForm(page, form, { answerId: 'other', customAnswer: 'Zomaar', password: leaver.password })
    const done = await leaver.post(path, own)
    const { id } = await question(noor)
    assert.deepEqual(
      (await replies()).map(({ questionId, answerId, words }) => [questionId, answerId, words]),
      [[id, null, 'Zomaar']],
    )
    await world.sql`delete from deletion_replies`
    assert.deepEqual([done.status, done.headers.get('location')], [303, '/account/deleted'])
    const goodbye = await leaver.get('/account/deleted')
    assert.equal(goodbye.status, 200)
    assert.match(goodbye.$('h1').text(), /Alles is verwijderd/)
    assert.equal(goodbye.$('main a.primary').attr('href'), '/')
    assert.equal(goodbye.$('[popovertarget=account]').length, 0)
    assert.equal((await leaver.get(path)).status, 401)
  })

  test('refuses a reason of more than 400 characters, counted as letters', async () => {
    const leaver = await world.person('Dora Smit')
    const page = await leaver.get(path)
    const send = (customAnswer: string, password = '') =>
      leaver.post(path, filledForm(page, form, { customAnswer, password }))
    assert.match((await send('🎁'.repeat(401))).$('#field-customAnswer-error').text(), /400 tekens/)
    assert.equal((await send('🎁'.repeat(400))).$('#field-customAnswer-error').length, 0)
    assert.equal((await deleting(leaver, { customAnswer: 'x'.repeat(401) })).status, 400)
  })

  test('shows the survey again if its question has changed meanwhile', async () => {
    const leaver = await world.person('Edo Smit')
    const page = await leaver.get(path)
    const refused = await leaver.post(
      path,
      filledForm(page, form, { questionId: '77', answerId: '1', customAnswer: 'Zomaar', password: leaver.password }),
    )
    assert.equal(refused.status, 422)
    assert.equal(refused.$('[name=customAnswer]').text(), 'Zomaar')
    assert.match(refused.$('#survey-error').text(), /intussen veranderd/)
    assert.equal(await exists(leaver.email), true)
  })

  test('shows no survey if there is no question', async () => {
    await world.sql`update deletion_questions set is_asked = false`
    assert.equal((await noor.get(path)).$('[name=answerId], [name=customAnswer]').length, 0)
    const answer = await noor.api('GET', '/api/Account/GetDeleteUserQuestion')
    assert.deepEqual([answer.status, answer.body], [204, null])
    await world.sql`update deletion_questions set is_asked = true`
  })

  test('takes the same number of statements with one list and with many', async () => {
    const statements = async () => (await world.countQueries(() => lotte.get(path))).length
    const few = await statements()
    for (const name of ['een', 'twee', 'drie']) await addList(world, lotte, `lotte-${name}`)
    assert.equal(await statements(), few)
  })

  test('redirects a logged-in user from the page shown after a deletion to the start page', async () => {
    assert.equal((await noor.get('/account/deleted')).headers.get('location'), '/')
  })
})

describe('The API for deleting an account', () => {
  test('returns the survey’s question in the user’s language, to logged-in users only', async () => {
    const asked = await question(noor)
    assert.equal(asked.question, 'Waarom ga je weg?')
    assert.equal(asked.answers.length, 6)
    assert.deepEqual(Object.keys(asked.answers[0]), ['id', 'answer'])
    assert.equal((await world.visitor().api('GET', '/api/Account/GetDeleteUserQuestion')).status, 401)
    assert.equal((await deleting(world.visitor())).status, 401)
  })

  test('deletes the user, and keeps their reason but not their identity', async () => {
    const { id, answers } = await question(noor)
    const given = [
      {},
      { questionId: id, answerId: answers[0].id },
      { answerId: answers[1].id, customAnswer: 'a' },
      { questionId: id, answerId: null, customAnswer: ' b ' },
      { customAnswer: 'c' },
    ]
    for (const [index, body] of given.entries()) {
      const leaver = await world.person(`Weg${index} Jansen`)
      const answer = await deleting(leaver, body)
      assert.deepEqual([answer.status, answer.body], [200, {}])
      assert.equal(answer.headers.get('csrf-token-invalidated'), '1')
      assert.equal((await leaver.api('GET', '/api/Account/UserData')).status, 204)
      assert.equal(await exists(leaver.email), false)
    }
    const day = dayOf(world.services.now())
    assert.deepEqual(
      (await replies()).map((row) => ({ ...row })),
      [
        { questionId: id, answerId: answers[0].id, words: null, day },
        { questionId: id, answerId: answers[1].id, words: 'a', day },
        { questionId: id, answerId: null, words: 'b', day },
        { questionId: null, answerId: null, words: 'c', day },
      ],
    )
    const columns = await world.sql<{ name: string }[]>`
      select column_name as name from information_schema.columns where table_name = 'deletion_replies' order by 1`
    assert.deepEqual(
      columns.map(({ name }) => name),
      ['answer_id', 'given_on', 'guid', 'question_id', 'words'],
    )
  })

  test('keeps a reply’s day in local time, and shows operators the counts and, newest first, the words', async () => {
    const { id, answers } = await question(noor)
    await world.sql`delete from deletion_replies`
    world.travel(daysToMidnight())
    await deleting(await world.person('Weg Laat'), { answerId: answers[1].id, customAnswer: 'Te laat' })
    assert.deepEqual(
      (await replies()).map(({ day }) => day),
      [dayFromNow(2)],
    )
    world.travel(0)
    await world.sql`
      insert into deletion_replies (question_id, answer_id, words, given_on)
      values (${id}, ${answers[1].id}, null, '2026-01-02'), (null, null, ${'"Zo"\u202e'}, '2026-01-01'), (${id}, ${answers[0].id}, 'Eerst', '2026-01-03')`
    const [older] = await world.sql<{ id: number }[]>`
      insert into deletion_questions (is_asked, nl, de, en) values (false, 'Waarom?', 'Warum?', 'Why?') returning id`
    await world.sql`
      insert into deletion_answers (question_id, position, nl, de, en) values (${older!.id}, 1, 'Later', 'Dann', 'Second'), (${older!.id}, 0, 'Eerst', 'Erst', 'First')`
    assert.deepEqual((await deletionReplies(world.services)).split('\n'), [
      'Why?',
      '     0  First',
      '     0  Second',
      'Why are you leaving?',
      '     1  I no longer need a list',
      '     2  I only had one thing to celebrate',
      '     0  I use something else now',
      '     0  It didn’t work, or was too complicated for me',
      '     0  I get too many emails',
      '     0  I don’t want you to have my data',
      `${dayFromNow(2)}  I only had one thing to celebrate: "Te laat"`,
      '2026-01-03  I no longer need a list: "Eerst"',
      '2026-01-01  Other: "\\"Zo\\"\\u202e"',
    ])
    await world.sql`delete from deletion_questions where id = ${older!.id}`
    await world.sql`delete from deletion_replies`
  })

  test('refuses an unknown question or answer, and then deletes nothing', async () => {
    const leaver = await world.person('Fien Smit')
    const { id } = await question(leaver)
    const [other] = await world.sql<[{ answerId: number }]>`
      with question as (insert into deletion_questions (is_asked, nl, de, en) values (false, 'Nog iets?', 'Noch was?', 'Anything else?') returning id)
      insert into deletion_answers (question_id, position, nl, de, en) select id, 1, 'Nee', 'Nein', 'No' from question
      returning id as "answerId"`
    for (const body of [
      { questionId: 'x' },
      { answerId: 1.5 },
      { answerId: 0 },
      { questionId: 2 ** 31 },
      { customAnswer: 3 },
    ])
      assert.equal((await deleting(leaver, body)).status, 400, JSON.stringify(body))
    for (const [body, problem] of [
      [{ questionId: 4711 }, 'UnknownQuestion'],
      [{ answerId: 4711 }, 'UnknownAnswer'],
      [{ questionId: id, answerId: 4711 }, 'UnknownAnswer'],
      [{ questionId: id, answerId: other.answerId }, 'UnknownAnswer'],
    ] as const) {
      const answer = await deleting(leaver, body)
      assert.deepEqual([answer.status, answer.body], [422, { problem }])
    }
    assert.equal((await leaver.api('GET', '/api/Account/UserData')).status, 200)
  })
})

describe('Sessions of a deleted account', () => {
  const loggedIn = async (who: Person) => {
    const device = world.visitor()
    await device.post('/account/login', { emailOrUsername: who.email, password: who.password })
    return device
  }

  test('learn of the deletion once, on every device, and are simply logged out afterwards', async () => {
    const leaver = await world.person('Gijs Smit')
    const devices = await Promise.all([1, 2, 3, 4, 5].map(() => loggedIn(leaver)))
    const before = leaver.token
    await deleting(leaver)
    assert.notEqual(leaver.token, before)
    const [api, page, fragment, again, anew] = devices as [Client, Client, Client, Client, Client]
    const told = await api.api('GET', '/api/MyList/GetAll')
    assert.deepEqual([told.status, told.body], [400, { UserDeleted: true }])
    assert.equal(api.token, undefined)
    assert.equal((await api.api('GET', '/api/Account/UserData')).status, 204)
    assert.equal((await page.get('/crossedoff')).headers.get('location'), '/account/deletedError')
    assert.equal((await fragment.htmx('GET', '/mylist/new')).headers.get('hx-redirect'), '/account/deletedError')
    assert.equal(
      (await again.post(path, { password: leaver.password })).headers.get('location'),
      '/account/deletedError',
    )
    const created = await anew.api('POST', '/api/Account/Create', {
      email: leaver.email,
      username: 'gijs-terug',
      firstName: 'Gijs',
      lastName: 'Smit',
      password: leaver.password,
      receiveMailing: false,
    })
    assert.equal(created.status, 201, 'the session can create a new account')
    const old = world.visitor()
    old.cookies.set('session', before!)
    assert.deepEqual((await deleting(old)).body, { UserDeleted: true })
  })

  test('learn of the deletion from the owner’s page, and from each action on a deleted list', async () => {
    const leaver = await world.person('Ivo Smit')
    const device = await loggedIn(leaver)
    const category = leaver.list.categoryPrivateGuid
    await deleting(leaver)
    const before = device.token!
    const gone = '/account/deletedError'
    for (const [action, form] of [
      ['/ivo/gifts', { description: 'Een vlieger' }],
      ['/ivo/title', { title: 'Voor mij' }],
      ['/ivo/settings', {}],
      ['/ivo/categories', { name: 'Boeken' }],
      ['/ivo/owners/invites', { name: 'Opa' }],
      ['/ivo/delete', {}],
      [`/ivo/categories/${category}/name`, { name: 'Boeken' }],
    ] as const) {
      device.cookies.set('session', before)
      const plain = await device.post(action, form)
      assert.deepEqual([plain.status, plain.headers.get('location'), device.token], [303, gone, undefined], action)
      device.cookies.set('session', before)
      const byHtmx = await device.htmx('POST', action, form)
      assert.deepEqual([byHtmx.headers.get('hx-redirect'), device.token], [gone, undefined], action)
    }
    device.cookies.set('session', before)
    assert.equal((await device.get('/ivo')).headers.get('location'), gone)
    assert.equal((await device.get('/ivo')).status, 404, 'the session learns of the deletion only once')
    assert.match((await device.get(gone)).$('main').text(), /Dit account is er niet meer/)
  })

  test('leave tombstones for 30 days, which requests do not prolong', async () => {
    const leaver = await world.person('Hans Smit')
    const device = await loggedIn(leaver)
    await deleting(leaver)
    world.travel(20)
    assert.equal((await device.get('/')).status, 200)
    const [stone] = await world.sql<{ days: number }[]>`
      select ${dayOf(world.services.now())}::date - seen_on as days from sessions where user_deleted order by id desc limit 1`
    assert.equal(stone!.days, 20)
    world.travel(29)
    assert.deepEqual((await device.api('GET', '/api/Account/UserData')).body, { UserDeleted: true })
    world.travel(0)
  })

  test('lose their draws and the lists that they had opened with an answer', async () => {
    const leaver = await world.person('Ina Smit')
    const device = await loggedIn(leaver)
    const { publicGuid } = await drawFamily({ world, lotte: leaver, bram })
    assert.equal((await device.api('GET', `/api/Loting/${publicGuid}`)).status, 200)
    await world.sql`
      insert into draw_managers (draw_id, session_id) select d.id, ${(await world.scopeOf(device)).session.id} from draws d where d.public_guid = ${publicGuid}`
    await setAccess(world, 'bram', 'OPEN', 'Hoe heet de kat?', 'Minoes')
    const verified = await device.api('POST', '/api/Wishlist/VerifyAnswer', { username: 'bram', answer: 'minoes' })
    assert.deepEqual(verified.body, { valid: true })
    const stateFor = async (who: Client) => (await who.api('GET', '/api/Wishlist/GetAccessState/bram')).body.accessState
    assert.equal(await stateFor(device), 'Access')
    await deleting(leaver)
    await device.post('/account/login', { emailOrUsername: sem.email, password: sem.password })
    assert.equal((await device.api('GET', '/api/Account/UserData')).body.publicGuid, sem.user.publicGuid)
    assert.equal((await device.api('GET', `/api/Loting/${publicGuid}`)).status, 422)
    assert.equal(await stateFor(device), 'Question')
    await setAccess(world, 'bram', 'PUBLIC')
  })

  test('are ended together with their sockets', async () => {
    const leaver = await world.person('Jet Smit')
    const own = await ears.browser(leaver, `list:${noor.list.publicGuid}`)
    await deleting(leaver)
    await own.closed
  })
})

describe('The data of a deleted account', () => {
  test('is deleted: lists with everything on them, friends, and other users’ friendships with the lists', async () => {
    const leaver = await world.person('Kees Smit')
    const gift = await world.addGift(leaver.list, { description: 'Vlieger' })
    await writePost(sem, leaver.list.publicGuid, 'Hoi Kees')
    await crossOff(sem, gift.publicGuid)
    await noor.api('POST', '/api/Friend/Add', { publicGuid: leaver.list.publicGuid })
    await leaver.api('POST', '/api/Friend/Add', { publicGuid: noor.list.publicGuid })
    const visitor = await ears.browser(sem, `list:${leaver.list.publicGuid}`)
    await deleting(leaver)
    await visitor.closed
    assert.match(visitor.heard.join(''), /verwijderd/)
    assert.equal((await sem.get('/kees')).status, 404)
    assert.deepEqual((await noor.api('GET', '/api/Friend/Overview')).body.friends, [])
    const news = await mailsOf(world, 'gift-news', sem.email)
    assert.match(news.at(-1)!.text, /Vlieger/)
    assert.equal((await world.visitor().api('POST', '/api/MyList/CheckUsername', { username: 'kees' })).body, true)
    for (const table of ['users', 'lists', 'friendships', 'gift_changes']) {
      const rows = await world.sql<{ row: string }[]>`select to_jsonb(t)::text as row from ${world.sql(table)} t`
      assert.ok(!rows.some(({ row }) => /kees/i.test(row)), table)
    }
  })

  test('includes cross-offs: visitors see the gifts become free at once, and owners receive nothing', async () => {
    const leaver = await world.person('Leo Smit')
    const { publicGuid } = await world.addGift(noor.list, { description: 'Globe' })
    await crossOff(leaver, publicGuid)
    const deletedGift = await world.addGift(noor.list, { description: 'Bol' })
    await crossOff(leaver, deletedGift.publicGuid)
    const [visitor, owner] = [await ears.app(sem), await ears.app(noor)]
    const page = await ears.browser(noor, `list:${noor.list.publicGuid}`)
    for (const app of [visitor, owner]) await app.invoke('JoinWishlist', noor.list.publicGuid)
    await deleting(leaver)
    await until(() => visitor.heard.length === 2, 'both gifts to be free')
    await noor.api('POST', '/api/MyList/UpdateTitle', { privateGuid: noor.list.privateGuid, title: 'Van Noor' })
    await until(() => page.heard.length > 0, 'her own change')
    assert.deepEqual(owner.heard, [])
    assert.equal(page.heard.length, 1)
    assert.equal((await sem.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid })).status, 200)
    assert.equal((await mailsOf(world, 'gift-news', leaver.email)).length, 0)
  })

  test('includes the name on forum messages, whose text stays on pages and in the API', async () => {
    const leaver = await world.person('Mia Smit')
    const post = await writePost(leaver, lotte.list.publicGuid, 'Wat een leuke lijst')
    const owner = await ears.browser(lotte, `list:${lotte.list.publicGuid}`)
    assert.match((await lotte.get('/lotte')).$(`#post-${post}`).text(), /Mia Smit/)
    await deleting(leaver)
    await until(() => owner.heard.length > 0, 'the page to be fetched anew')
    const shown = (await lotte.get('/lotte')).$(`#post-${post}`).text()
    assert.match(shown, /Verwijderd account/)
    assert.match(shown, /Wat een leuke lijst/)
    assert.doesNotMatch((await lotte.get('/lotte')).html, /Mia/)
    const { body } = await sem.api('GET', '/api/Wishlist/Get/lotte')
    assert.equal(body.forum.at(-1).fullName, 'Verwijderd account')
    const deletion = await lotte.get(`/lotte/forum/${post}/delete`)
    assert.match(deletion.$('main').text(), /het bericht van Verwijderd account/i)
    assert.equal((await lotte.post(`/lotte/forum/${post}/delete`)).status, 303)
  })

  test('does not include shared lists: the owner of longest standing keeps each, and is notified', async () => {
    const leaver = await world.person('Nel Smit')
    const [first, second] = [await world.person('Oda Smit'), await world.person('Piet Smit')]
    await addOwners(leaver, first, second)
    const invite = (
      await leaver.api('POST', '/api/WishlistOwner/InviteExtraOwner', {
        privateWishlistGuid: leaver.list.privateGuid,
        name: 'Nog iemand',
      })
    ).body.guid as string
    const other = await ears.app(second)
    await other.invoke('JoinWishlistOwnerGroup', leaver.list.privateGuid)
    const asked = await leaver.get(path)
    assert.match(asked.$('section[aria-labelledby=what-stays]').text(), /Oda Smit regelt die lijst voortaan/)
    await deleting(leaver)
    await until(() => other.heard.includes(`DeleteWishlistOwner ${leaver.user.publicGuid}`), 'the news')
    const { body } = await first.api('GET', `/api/MyList/Get/${leaver.list.privateGuid}`)
    assert.equal(body.isPrimaryOwner, true)
    assert.equal(body.owners.length, 2)
    assert.equal((await world.visitor().api('GET', `/api/Wishlist/OpenInvite/${invite}`)).body.problem, 'NotFound')
    const mails = await mailsOf(world, 'owner-heir')
    assert.deepEqual(
      mails.map(({ to }) => to),
      [first.email],
    )
    assert.match(mails[0]!.text, /Nel Smit houdt “Verlanglijst van Nel Smit” niet meer bij/)
    assert.match(mails[0]!.text, /returnUrl=%2Fnel%2Fowners/)
    await deleting(second)
    assert.equal(
      (await mailsOf(world, 'owner-heir')).length,
      1,
      'nobody is notified when another owner than the primary one leaves',
    )
  })

  test('does not include draws: all lots open, and the link in the organizer’s mail works', async () => {
    const leaver = await world.person('Quin Smit')
    await proveAddress(world, leaver)
    const drawn = await drawFamily({ world, lotte: leaver, bram })
    await leaver.get(drawn.lots.lotte.path)
    await deleting(leaver)
    for (const { guid } of Object.values(drawn.lots)) assert.equal(await lotStatus(world, guid), 'opens')
    assert.equal((await readLot(world, drawn.lots.riet.guid)).drawnParticipant.name, 'Lotte de Vries')
    const [row] = await world.sql<{ organizer: number | null; users: number }[]>`
      select d.organizer_user_id as organizer, count(p.user_id)::int as users
      from draws d join participants p on p.draw_id = d.id and p.email = ${leaver.email} where d.public_guid = ${drawn.publicGuid} group by d.id`
    assert.deepEqual({ ...row }, { organizer: null, users: 0 })
    assert.equal((await world.visitor().get(drawn.manageLink)).status, 303, 'the link in the organizer’s mail')
  })

  test('includes waiting mails, which are dropped unless they are about a draw', async () => {
    const leaver = await world.person('Rik Smit')
    const [{ id } = { id: 0 }] = await world.sql<{ id: number }[]>`select id from users where email = ${leaver.email}`
    await world.sql`
      insert into mails (kind, cause, recipient, user_id, edition)
      select kind, kind || '-waiting', ${leaver.email}, ${id}, 'nl' from unnest(array['welcome', 'gift-news', 'lot', 'nudge', 'draw-deleted']) kind`
    await world.sql`
      insert into mails (kind, cause, recipient, user_id, edition, sent_on, skipped_on, given_up_on)
      select 'gift-news', 'over-' || n, ${leaver.email}, ${id}, 'nl', case n when 1 then date '2020-01-01' end, case n when 2 then date '2020-01-01' end,
        case n when 3 then date '2020-01-01' end
      from generate_series(1, 3) n`
    await deleting(leaver)
    const over = await world.sql<{ sent: string; skipped: string; givenUp: string }[]>`
      delete from mails where cause like 'over-%' returning sent_on as sent, skipped_on as skipped, given_up_on as "givenUp"`
    for (const { sent, skipped, givenUp } of over)
      assert.deepEqual(
        [sent, skipped, givenUp].filter(Boolean),
        ['2020-01-01'],
        'a mail that was finished before keeps its day',
      )
    assert.equal(over.length, 3)
    const waiting = await world.sql<{ kind: string }[]>`
      select kind from mails where cause like '%-waiting' and skipped_on is null order by id`
    assert.deepEqual(
      waiting.map(({ kind }) => kind),
      ['lot', 'nudge', 'draw-deleted'],
    )
    await world.sql`delete from mails where cause like '%-waiting'`
  })

  test('is confirmed as deleted by one mail without a link, in the language of the user’s mails', async () => {
    const german = await world.person('Senta Smit')
    await world.sql`update users set edition = 'de' where email = ${german.email}`
    await deleting(german)
    const [inGerman] = await mailsOf(world, 'account-deleted', german.email)
    assert.equal(inGerman!.subject, 'Dein Konto bei Wunschkreis ist gelöscht')
    const leaver = await world.person('Saar Smit')
    await deleting(leaver)
    const [mail, ...others] = await mailsOf(world, 'account-deleted', leaver.email)
    assert.deepEqual(others, [])
    assert.equal(mail!.subject, 'Je account bij Wenskring is verwijderd')
    assert.doesNotMatch(mail!.text, /https?:/)
    assert.doesNotMatch(mail!.html, /<a\b/)
  })
})

describe('A guest', () => {
  test('deletes everything of theirs, without a password', async () => {
    const leaver = await guest('gast@example.net')
    const { publicGuid, id } = await world.addGift(noor.list)
    await crossOff(leaver, publicGuid)
    const page = await leaver.get(path)
    assert.equal(page.$('[name=password]').length, 0)
    assert.match(page.$('h1').text(), /Gegevens verwijderen/)
    const said = ({ $ }: typeof page, id: string) => $(`section[aria-labelledby=${id}] :is(li, p, button)`).map((_, line) => $(line).text()).get() // oxfmt-ignore
    assert.deepEqual(said(page, 'what-goes'), [
      'Wat je geeft: iemand anders kan dat cadeau weer afstrepen',
      'Je e-mailadres en je instellingen; je wordt overal uitgelogd',
    ])
    assert.deepEqual(said(page, 'what-stays'), ['Niets. Alles wat je hier hebt, gaat weg.'])
    assert.deepEqual(said(page, 'sure'), [
      'Dit is voorgoed. We kunnen het niet voor je ongedaan maken.',
      'Verwijder mijn gegevens',
    ])
    await drawFamily({ world, lotte, bram })
    await world.sql`
      update participants set user_id = (select id from users where email = 'gast@example.net') where id = (select max(id) from participants where name = 'Oma Riet')`
    assert.match(said(await leaver.get(path), 'what-stays').join('|'), /^Je naam en adres bij lootjes[^|]*$/)
    const done = await leaver.post(path, filledForm(page, form))
    assert.equal(done.headers.get('location'), '/account/deleted')
    assert.equal((await world.sql`select 1 from cross_offs where gift_id = ${id}`).length, 0)
    assert.equal(await exists('gast@example.net'), false)
    assert.match((await mailsOf(world, 'account-deleted', 'gast@example.net'))[0]!.subject, /Je gegevens bij/)
  })

  test('leaves others with the same address alone', async () => {
    const [one, other] = [await guest('dubbel@example.net'), await guest('dubbel@example.net')]
    assert.equal((await deleting(one)).status, 200)
    assert.equal((await other.api('GET', '/api/Account/UserData')).status, 200)
  })
})

test('The username of a deleted account can be registered again, and brings nothing of the old account', async () => {
  const leaver = await world.person('Teun Smit')
  await writePost(leaver, noor.list.publicGuid, 'Ik ga')
  await deleting(leaver)
  const again = await world.person('Teun Smit')
  assert.notEqual(again.user.publicGuid, leaver.user.publicGuid)
  assert.deepEqual((await again.api('GET', '/api/Gift/CrossedOff')).body, { crossedOffWishlists: [] })
  const { $ } = await again.get('/noor')
  assert.match($('.post:last-child').text(), /Ik ga/)
  assert.equal($('.post:last-child a[href$=delete]').length, 0)
})
