import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { addList, setAccess } from '#test/support/lists.ts'
import { whileLocked } from '#test/support/locks.ts'
import type { Client, HtmlResponse, Person } from '#test/support/world.ts'

const { world, noor, lotte, bram, sem } = await openFamily({}, { countsQueries: true })

const add = async (who: Client, { list }: Pick<Person, 'list'>): Promise<string> =>
  (await who.api('POST', '/api/Friend/Add', { publicGuid: list.publicGuid })).body.friendPrivateGuid
beforeEach(async () => {
  await world.sql`delete from friendships`
  await setAccess(world, 'bram', 'PUBLIC')
})
const friendsOf = async (who: Client): Promise<string[]> =>
  (await who.api('GET', '/api/Friend/Overview')).body.friends.map(({ username }: { username: string }) => username)
/** Returns the content of the partial for a target, as htmx swaps it in. */
const pieceFor = (answer: HtmlResponse, target: string) => answer.$(`hx-partial[hx-target="${target}"]`)
const location = ({ headers }: HtmlResponse) => headers.get('location')
const wordsOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

describe('the page of friends', () => {
  const [ankie, bert, cas] = ['Ankie de Vries', 'Bert Öz', 'Cas Vos']
  test('requires a login, which leads back to the page', async () => {
    const { status, $ } = await world.visitor().get('/friends?sort=city')
    assert.equal(status, 401)
    assert.equal($('main form[action="/account/login"] [name=returnUrl]').attr('value'), '/friends?sort=city')
  })

  test('says that there are no friends yet, and links to the search', async () => {
    const { status, $ } = await sem.get('/friends')
    assert.equal(status, 200)
    assert.equal($('h1').text(), 'Nog geen vrienden')
    assert.equal($('main a.button').attr('href'), '/list/search')
    assert.equal($('#friends-sort, .row').length, 0)
    assert.equal($('nav.menu [aria-current=page]').attr('href'), '/friends')
  })

  test('shows each friend with picture, URL of the list, city, birthday and last change, and a link', async () => {
    await world.sql`
      update lists set city = 'Utrecht', birthday = '1992-02-29', last_update = ${new Date(world.services.now().getTime() - 30 * 3600_000)}, theme_image = 'pram'
      where id = ${noor.list.id}`
    await add(lotte, noor)
    await add(lotte, bram)
    await setAccess(world, 'bram', 'CLOSED')
    const { $ } = await lotte.get('/friends')
    const rows = $('.row').toArray()
    assert.deepEqual(
      rows.map((row) => [$(row).find('.name a').text(), $(row).find('.name a').attr('href')]),
      [
        ['Bram Visser', '/bram'],
        ['Noor de Vries', '/noor'],
      ],
    )
    const [closed, open] = rows.map((row) => wordsOf($(row).text()))
    assert.match(open!, /localhost:3000\/noor · Utrecht/)
    assert.match(open!, /29 februari/)
    assert.match(open!, /bijgewerkt (gisteren|eergisteren)/)
    assert.match(closed!, /localhost:3000\/bram.*nu privé/)
    assert.equal($(rows[1]).find('.only-phone').text(), 'Jarig op 29 februari')
    const told = (await lotte.api('GET', '/api/Friend/Overview')).body.friends as Record<string, unknown>[]
    const { privateGuid, imageUrl, lastListUpdate, ...facts } = told[1]!
    assert.deepEqual(facts, {
      birthday: { day: 29, month: 2 },
      city: 'Utrecht',
      fullName: 'Noor de Vries',
      username: 'noor',
      wishlistPublicGuid: noor.list.publicGuid,
    })
    assert.ok(Math.abs(Date.parse(lastListUpdate as string) - world.services.now().getTime() + 30 * 3600_000) < 60_000)
    assert.deepEqual([told[0]!['city'], told[0]!['birthday'], told[0]!['lastListUpdate']], [null, null, null])
    assert.doesNotMatch(closed!, /bijgewerkt/)
    assert.match($('.row img').last().attr('src')!, /^\/static\/.+\.svg$/)
  })

  test('shows an uploaded picture in the size of a row', async () => {
    const hash = '0123456789abcdef0123456789abcdef'
    await world.sql`insert into images (hash, width, height) values (${hash}, 1000, 750)`
    await world.sql`update lists set image_hash = ${hash} where id = ${noor.list.id}`
    await add(lotte, noor)
    const picture = (await lotte.get('/friends')).$('.row img')
    assert.equal(picture.attr('src'), `/images/${hash}-160.webp`)
    assert.equal(picture.attr('srcset'), `/images/${hash}-160.webp 160w, /images/${hash}-480.webp 480w`)
    assert.equal(picture.attr('sizes'), '3.5rem')
    await world.sql`update lists set image_hash = null where id = ${noor.list.id}`
  })

  test('is sorted by the URL’s query, in reverse if chosen again, with missing values last in both orders', async () => {
    const facts: [string, string | null, string | null, string][] = [
      ['Ömer Ander', 'epe', '2001-12-01', '2026-05-01'],
      [ankie, 'Zwolle', '1980-12-01', '2026-01-01'],
      [bert, 'Étten', '1999-02-28', '2026-03-01'],
      [cas, null, null, '2026-02-01'],
      ['Dirk Ander', 'Epe', '1972-02-29', '2026-04-01'],
    ]
    for (const [name, city, birthday, changed] of facts) {
      const { list } = await world.person(name, {
        username: `wie-${name.slice(0, 2).normalize('NFD').replaceAll(/\W/g, '')}`,
      })
      await world.sql`update lists set city = ${city}, birthday = ${birthday}, last_update = ${changed}::timestamptz where id = ${list.id}`
      await add(lotte, { list })
    }
    const namesAt = async (query: string) => {
      const { $ } = await lotte.get(`/friends${query}`)
      return $('.row .name')
        .toArray()
        .map((row) => $(row).text().split(' ')[0])
        .join(' ')
    }
    assert.equal(await namesAt(''), 'Ankie Bert Cas Dirk Ömer')
    assert.equal(await namesAt('?order=desc'), 'Ömer Dirk Cas Bert Ankie')
    assert.equal(await namesAt('?sort=city'), 'Ömer Dirk Bert Ankie Cas')
    assert.equal(await namesAt('?sort=city&order=desc'), 'Ankie Bert Dirk Ömer Cas')
    assert.equal(await namesAt('?sort=birthday'), 'Bert Dirk Ankie Ömer Cas')
    assert.equal(await namesAt('?sort=birthday&order=desc'), 'Ankie Ömer Dirk Bert Cas')
    assert.equal(await namesAt('?sort=lastUpdate'), 'Ömer Dirk Bert Cas Ankie')
    assert.equal(await namesAt('?sort=lastUpdate&order=asc'), 'Ankie Cas Bert Dirk Ömer')
    assert.equal(await namesAt('?sort=username&order=up'), 'Ankie Bert Cas Dirk Ömer', 'an unknown order')
    await setAccess(world, 'wie-An', 'CLOSED')
    assert.equal(
      await namesAt('?sort=lastUpdate&order=asc'),
      'Cas Bert Dirk Ömer Ankie',
      'a closed list, whose last change is hidden',
    )
    await setAccess(world, 'wie-An', 'PUBLIC')

    const choices = async (query: string) => {
      const { $ } = await lotte.get(`/friends${query}`)
      return $('#friends-sort a')
        .toArray()
        .map((link) => $(link).attr('href'))
    }
    assert.deepEqual(await choices(''), [
      '/friends?sort=fullName&order=desc',
      '/friends?sort=city',
      '/friends?sort=birthday',
      '/friends?sort=lastUpdate',
    ])
    assert.deepEqual(await choices('?sort=lastUpdate&order=asc'), [
      '/friends',
      '/friends?sort=city',
      '/friends?sort=birthday',
      '/friends?sort=lastUpdate',
    ])
    assert.equal((await choices('?sort=lastUpdate')).at(-1), '/friends?sort=lastUpdate&order=asc')
  })

  test('takes as many statements for a hundred friends as for one', async () => {
    await add(lotte, noor)
    const statements = () => world.countQueries(() => lotte.get('/friends'))
    const few = await statements()
    await world.sql`
      with made as (
        insert into lists (username, first_name, last_name, access_type) select 'veel-' || n, 'Veel', 'Nummer ' || n, 'PUBLIC' from generate_series(1, 100) n returning id
      )
      insert into friendships (user_id, list_id) select u.id, made.id from made, users u where u.email = ${lotte.email}`
    assert.equal((await lotte.get('/friends')).$('.row').length, 101)
    assert.equal((await statements()).length, few.length)
  })
})

describe('deleting a friend', () => {
  test('asks in a dialog, and then moves the focus to the neighbor in the current order', async () => {
    const guids: Record<string, string> = {}
    for (const who of [noor, bram, sem]) guids[who.username] = await add(lotte, who)
    const page = await lotte.get('/friends?order=desc')
    const links = page.$('.row .icon-button').toArray()
    assert.deepEqual(
      links.map((link) => page.$(link).attr('href')),
      ['sem', 'noor', 'bram'].map((who) => `/friends/${guids[who]}/delete?sort=fullName&order=desc`),
    )
    assert.equal(page.$(links[0]).attr('aria-label'), 'Sem Bakker uit je vrienden verwijderen')
    const asked = await lotte.htmx('GET', page.$(links[1]).attr('href')!)
    assert.equal(asked.$('dialog h2').text(), 'Noor de Vries uit je vrienden verwijderen?')
    const deleted = await lotte.htmx('POST', asked.$('dialog form').attr('hx-post')!)
    assert.equal(deleted.headers.get('hx-trigger'), 'close-dialog, friends-changed')
    assert.equal(pieceFor(deleted, `#friend-${guids['noor']}`).attr('hx-swap'), 'delete')
    const beside = pieceFor(deleted, `#friend-${guids['bram']}`)
    assert.equal(beside.find('[data-requests-focus]').text(), 'Bram Visser')
    assert.match(beside.find('.icon-button').attr('href')!, /order=desc/)
    assert.match(pieceFor(deleted, '#flash').text(), /Noor staat niet meer bij je vrienden/)
    assert.deepEqual(await friendsOf(lotte), ['bram', 'sem'])

    const last = await lotte.htmx('POST', `/friends/${guids['bram']}/delete?order=desc`)
    assert.ok(
      pieceFor(last, `#friend-${guids['sem']}`).find('[data-requests-focus]').length,
      'the focus does not move to the friend before the last',
    )
    const none = await lotte.htmx('POST', `/friends/${guids['sem']}/delete`)
    assert.match(pieceFor(none, '#friends').text(), /Nog geen vrienden/)
    assert.equal(pieceFor(none, '#friends').find('#friends[data-requests-focus]').length, 1)
  })

  test('asks on a page of its own without JavaScript, and leads back', async () => {
    const [first, second] = [await add(lotte, bram), await add(lotte, noor)]
    const asked = await lotte.get(`/friends/${first}/delete?sort=city`)
    assert.equal(asked.$('h1').text(), 'Bram Visser uit je vrienden verwijderen?')
    assert.equal(asked.$('main a.quiet').first().attr('href'), '/friends?sort=city')
    const deleted = await lotte.post(asked.$('main form').attr('action')!)
    assert.deepEqual([deleted.status, location(deleted)], [303, '/friends?sort=city'])
    const page = await lotte.get('/friends?sort=city')
    assert.match(page.$('#flash').text(), /Bram staat niet meer/)
    assert.equal(page.$('#flash .flash').attr('data-page-about'), `friend-${second}`)
  })

  test('responds with 404 for somebody else’s friend and an unknown friend', async () => {
    const theirs = await add(bram, noor)
    for (const guid of [theirs, randomUUID(), 'noor']) {
      assert.equal((await lotte.get(`/friends/${guid}/delete`)).status, 404)
      assert.equal((await lotte.post(`/friends/${guid}/delete`)).status, 404)
      assert.equal((await lotte.post(`/friends/${guid}/delete?from=list`)).status, 404)
    }
    assert.equal((await lotte.api('DELETE', `/api/Friend/${theirs}`)).status, 404)
    assert.equal((await world.visitor().get(`/friends/${theirs}/delete`)).status, 401)
    assert.deepEqual(await friendsOf(bram), ['noor'])
  })
})

describe('the banner on a list', () => {
  const bannerOf = async (who: Client, path = '/noor') => (await who.get(path)).$('#friend-banner')

  test('adds the list’s owner as a friend, then says so, and can delete the friend', async () => {
    const banner = await bannerOf(lotte)
    assert.match(banner.text(), /Voeg Noor toe aan je vrienden/)
    const form = banner.find('form')
    assert.equal(form.attr('hx-target'), '#friend-banner')
    const added = await lotte.htmx('POST', form.attr('hx-post')!, {
      publicGuid: form.find('[name=publicGuid]').attr('value')!,
    })
    assert.equal(added.status, 200)
    assert.equal(added.headers.get('hx-trigger'), 'friends-changed')
    assert.equal(added.$('#friend-toggle[data-requests-focus]').length, 1)
    assert.match(added.$('#friend-banner').text(), /Staat bij je vrienden/)
    assert.match(pieceFor(added, '#flash').text(), /Noor staat nu bij je vrienden/)
    assert.deepEqual(await friendsOf(lotte), ['noor'])

    const line = await bannerOf(lotte)
    assert.equal(line.find('form').length, 0)
    assert.equal(line.find('a').first().attr('href'), '/friends')
    const remove = line.find('a[data-dialogs-link]').attr('href')!
    const asked = await lotte.htmx('GET', remove)
    const removed = await lotte.htmx('POST', asked.$('dialog form').attr('hx-post')!)
    assert.equal(removed.headers.get('hx-trigger'), 'close-dialog, friends-changed')
    assert.equal(pieceFor(removed, '#friend-banner').find('form [data-requests-focus]').length, 1)
    assert.deepEqual(await friendsOf(lotte), [])
  })

  test('does the same without JavaScript', async () => {
    const added = await lotte.post('/friends', { publicGuid: noor.list.publicGuid })
    assert.deepEqual([added.status, location(added)], [303, '/noor'])
    const page = await lotte.get('/noor')
    assert.match(page.$('#flash').text(), /Noor staat nu bij je vrienden/)
    assert.equal(page.$('#flash .flash').attr('data-page-about'), 'friend-toggle')
    const question = page.$('#friend-banner a[data-dialogs-link]').attr('href')!
    assert.equal((await lotte.get(question)).$('main a.quiet').first().attr('href'), '/noor')
    const removed = await lotte.post(question)
    assert.deepEqual([removed.status, location(removed)], [303, '/noor'])
    assert.equal((await bannerOf(lotte)).find('form').length, 1)
  })

  test('is hidden from owners, and on an owner’s logged-out device', async () => {
    assert.equal((await noor.get('/noor')).$('#own-list').length, 1)
    assert.equal((await bannerOf(noor)).length, 0)
    assert.equal((await bannerOf(sem)).length, 1)
    await world.sql`insert into list_owners (list_id, user_id) select ${noor.list.id}, id from users where email = ${sem.email}`
    assert.equal((await bannerOf(sem)).length, 0)
    const device = world.visitor()
    await device.post('/account/login', { emailOrUsername: 'noor', password: noor.password })
    await device.post('/account/logout')
    const asks = await device.get('/noor')
    assert.match(asks.$('h1').text(), /Is dit jouw lijst/)
    assert.equal(asks.$('#friend-banner').length, 0)
    await world.sql`delete from list_owners where list_id = ${noor.list.id} and not is_primary`
  })

  test('says if the list was closed meanwhile, and reloads the page', async () => {
    await setAccess(world, 'bram', 'CLOSED')
    const refused = await lotte.htmx('POST', '/friends', { publicGuid: bram.list.publicGuid })
    assert.deepEqual([refused.status, refused.headers.get('hx-refresh')], [204, 'true'])
    assert.match((await lotte.get('/bram')).$('#flash').text(), /niet voor je openstaat/)
    const plain = await lotte.post('/friends', { publicGuid: bram.list.publicGuid })
    assert.deepEqual([plain.status, location(plain)], [303, '/friends'])
    assert.equal((await lotte.post('/friends', { publicGuid: 'bram' })).status, 404)
    assert.deepEqual(await friendsOf(lotte), [])
    await setAccess(world, 'bram', 'PUBLIC')
    const own = await bram.htmx('POST', '/friends', { publicGuid: bram.list.publicGuid })
    assert.equal(own.headers.get('hx-refresh'), 'true')
  })

  test('does not keep a friend whose list the user has come to own', async () => {
    await add(lotte, bram)
    await world.sql`
      insert into list_owners (list_id, user_id) select ${bram.list.id}, id from users where email = ${lotte.email}`
    assert.deepEqual(await friendsOf(lotte), [])
    await world.sql`delete from list_owners where not is_primary`
  })

  test('adds nobody if the list is being deleted, and says so', async () => {
    const { list } = await world.person('Gaat Weg', { username: 'gaat-weg' })
    const { status, body } = await whileLocked(
      world.sql,
      (tx) => tx`delete from lists where id = ${list.id}`,
      () => lotte.api('POST', '/api/Friend/Add', { publicGuid: list.publicGuid }),
    )
    assert.deepEqual([status, body], [422, { problem: 'WishlistNotFound' }])
  })

  test('deletes a friend whose list was closed meanwhile', async () => {
    const guid = await add(lotte, bram)
    await setAccess(world, 'bram', 'CLOSED')
    const removed = await lotte.htmx('POST', `/friends/${guid}/delete?from=list`)
    assert.equal(removed.headers.get('hx-refresh'), 'true')
    assert.deepEqual(await friendsOf(lotte), [])
  })
})

describe('a logged-out visitor', () => {
  const wanted = async (visitor: Client, list = '/noor') =>
    (await visitor.get(list)).$('#friend-banner a').attr('href')!
  const isAddedAt = async (who: Client, answer: HtmlResponse, name = 'Noor') => {
    assert.deepEqual([answer.status, location(answer)], [303, `/${name.toLowerCase()}`])
    const page = await who.get(location(answer)!)
    assert.match(page.$('#flash').text(), new RegExp(`${name} staat nu bij je vrienden`))
    assert.match(page.$('#friend-banner').text(), /Staat bij je vrienden/)
  }
  const newcomer = (username: string) => ({
    firstName: 'Anna',
    lastName: 'Bos',
    wishlistUrlName: username,
    email: `${username}@example.org`,
    password: 'een goed wachtwoord',
  })
  /** Returns the values of a form's hidden fields. */
  const hidden = (page: HtmlResponse, action: string) =>
    Object.fromEntries(
      page
        .$(`main form[action="${action}"] input[type=hidden]`)
        .toArray()
        .map((field) => [page.$(field).attr('name')!, page.$(field).attr('value')!])
        .filter(([name]) => name !== 'csrfToken'),
    ) as Record<string, string>

  test('is led to the login, whose form adds the friend, while opening links adds nobody', async () => {
    const visitor = world.visitor()
    const link = await wanted(visitor)
    assert.equal((await visitor.htmx('GET', link)).$('dialog [name=addFriend]').attr('value'), noor.list.publicGuid)
    const page = await visitor.get(link)
    assert.match(page.$('main').text(), /Log in om deze lijst aan je vrienden toe te voegen/)
    const wrong = await visitor.post('/account/login', {
      ...hidden(page, '/account/login'),
      emailOrUsername: 'lotte',
      password: 'verkeerd',
    })
    assert.equal(wrong.status, 422)
    const done = await visitor.post('/account/login', {
      ...hidden(wrong, '/account/login'),
      emailOrUsername: 'lotte',
      password: lotte.password,
    })
    await isAddedAt(visitor, done)
    await lotte.get(link.replace(noor.list.publicGuid, bram.list.publicGuid))
    await lotte.get(`/account/create?addFriend=${bram.list.publicGuid}`)
    assert.deepEqual(await friendsOf(lotte), ['noor'])
  })

  test('can switch between login and new account as often as they like, and still gets the friend', async () => {
    const visitor = world.visitor()
    const login = await visitor.get(await wanted(visitor))
    const create = await visitor.get(login.$('main a[href^="/account/create"]').attr('href')!)
    assert.equal(
      login.$('.topbar a[href^="/account"]').length,
      0,
      'the top bar has a link that would forget the friend',
    )
    const again = await visitor.get(create.$('main a[href^="/account/login"]').attr('href')!)
    const form = await visitor.get(again.$('main a[href^="/account/create"]').attr('href')!)
    const refused = await visitor.post('/account/create', { ...hidden(form, '/account/create'), ...newcomer('noor') })
    assert.equal(refused.status, 422)
    const taken = await visitor.post('/account/create', {
      ...hidden(refused, '/account/create'),
      ...newcomer('anna'),
      email: lotte.email,
    })
    assert.equal(taken.status, 422)
    const instead = await visitor.get(taken.$('#field-email-error a').attr('href')!)
    assert.deepEqual(
      [instead.$('main [name=addFriend]').attr('value'), instead.$('main [name=emailOrUsername]').attr('value')],
      [noor.list.publicGuid, lotte.email],
    )
    const check = await visitor.get(
      `${refused.$('#field-email').attr('hx-get')!}&email=${encodeURIComponent(lotte.email)}`,
      { 'HX-Request': 'true' },
    )
    assert.equal(new URLSearchParams(check.$('a').attr('href')!.split('?')[1]).get('addFriend'), noor.list.publicGuid)
    const done = await visitor.post('/account/create', { ...hidden(taken, '/account/create'), ...newcomer('anna') })
    await isAddedAt(visitor, done)
    assert.deepEqual(await friendsOf(visitor), ['noor'])
  })

  test('keeps a list open that they opened with an answer before', async () => {
    await setAccess(world, 'bram', 'OPEN', 'Welke kleur?', 'Blauw')
    for (const username of ['eva', 'lotte']) {
      const visitor = world.visitor()
      await visitor.post('/bram', { answer: 'blauw' })
      const link = await wanted(visitor, '/bram')
      const addFriend = new URL(link, 'http://x').searchParams.get('addFriend')!
      const done =
        username === 'eva'
          ? await visitor.post('/account/create', { ...newcomer(username), addFriend })
          : await visitor.post('/account/login', { emailOrUsername: username, password: lotte.password, addFriend })
      await isAddedAt(visitor, done, 'Bram')
      assert.deepEqual(await friendsOf(visitor), ['bram'])
    }
  })

  test('is logged in even if they may not add the friend', async () => {
    const closed = await addList(world, bram, 'dicht', { accessType: 'CLOSED' })
    for (const addFriend of [closed.publicGuid, randomUUID(), 'noor', lotte.list.publicGuid]) {
      const visitor = world.visitor()
      const done = await visitor.post('/account/login', {
        emailOrUsername: 'lotte',
        password: lotte.password,
        returnUrl: '/sem',
        addFriend,
      })
      assert.deepEqual([done.status, location(done)], [303, '/sem'], addFriend)
      assert.deepEqual(await friendsOf(visitor), [])
    }
    const visitor = world.visitor()
    const done = await visitor.post('/account/create', { ...newcomer('fleur'), addFriend: closed.publicGuid })
    assert.deepEqual([done.status, location(done)], [303, '/fleur'])
    assert.deepEqual(await friendsOf(visitor), [])
  })

  test('is asked to log in if their session ended on the page, and then has the friend', async () => {
    const visitor = world.visitor()
    const asked = await visitor.htmx('POST', '/friends', { publicGuid: noor.list.publicGuid })
    assert.deepEqual([asked.status, asked.headers.get('hx-retarget')], [401, '#dialogs'])
    assert.equal(asked.$('dialog [name=addFriend]').attr('value'), noor.list.publicGuid)
    const page = await visitor.post('/friends', { publicGuid: noor.list.publicGuid })
    assert.equal(page.status, 401)
    const done = await visitor.htmx('POST', '/account/login', {
      ...hidden(page, '/account/login'),
      emailOrUsername: 'lotte',
      password: lotte.password,
    })
    assert.equal(done.headers.get('hx-redirect'), '/noor')
    assert.deepEqual(await friendsOf(visitor), ['noor'])
  })

  test('needs no login as a guest, who can have friends without a password', async () => {
    const guest = world.visitor()
    await guest.api('POST', '/api/Afstreper/Create', { email: 'gast@example.org' })
    const form = (await guest.get('/noor')).$('#friend-banner form')
    await isAddedAt(
      guest,
      await guest.post(form.attr('action')!, { publicGuid: form.find('[name=publicGuid]').attr('value')! }),
    )
    assert.equal((await guest.get('/friends')).$('.row').length, 1)
  })
})
