import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { addCategory, setAccess } from '#test/support/lists.ts'
import type { Client, Person } from '#test/support/world.ts'

const { world, noor, lotte, bram } = await openFamily({}, { countsQueries: true })

test('a visitor sees the list’s owner, its categories with gifts, and the date of its last change', async () => {
  const anna = await world.person('Anna Bakker')
  await world.addGift(anna.list, { description: 'Theepot\nliefst blauw' })
  const cup = await world.addGift(anna.list, { description: 'Kopje' })
  await world.sql`update gifts set position = -1 where id = ${cup.id}` // Anna has put it first
  await world.sql`insert into categories (list_id, name, position) values (${anna.list.id}, 'Nog leeg', 9)`
  await world.sql`update lists set title = 'Pakjesavond', city = 'Utrecht', last_update = '2026-11-16', description = ${'Graag <zonder> strik'} where id = ${anna.list.id}`
  const { status, $ } = await world.visitor().get('/anna')
  assert.equal(status, 200)
  assert.equal($('h1').text(), 'Pakjesavond')
  assert.equal($('.by').text(), 'Verlanglijst van Anna Bakker, Utrecht')
  assert.equal($('.about').text(), 'Graag <zonder> strik')
  assert.deepEqual(
    $('.category h2')
      .map((_, heading) => $(heading).text())
      .get().length,
    1,
    'empty categories are hidden',
  )
  assert.deepEqual(
    $('.gift-title')
      .map((_, title) => $(title).text())
      .get(),
    ['Kopje', 'Theepot'],
  )
  assert.match($('#visited-list').text(), /Bijgewerkt op 16 november 2026/)
  assert.equal($('#own-list, .add-gift, .own, .grip').length, 0)
  assert.equal($('#live').attr('hx-ws:connect'), `/live?watch=list:${anna.list.publicGuid}`)
})

test('an owner sees the same list with handles', async () => {
  await world.addGift(noor.list, { description: 'Sokken' })
  const { status, $ } = await noor.get('/noor')
  assert.equal(status, 200)
  assert.equal($('#own-list').length, 1)
  assert.equal($('.add-gift').length, 1)
  assert.deepEqual(
    $('.action-bar a')
      .map((_, link) => $(link).attr('href'))
      .get(),
    [
      '/noor/share',
      ...['title', 'occasion', 'description', 'image', 'categories'].map((part) => `/noor/${part}`),
      '/noor/settings',
      '/noor/owners',
    ],
  )
  assert.equal($('.gift.own').length, 1)
  assert.equal($('.initials-row').length, 0, 'the page shows initials although the list has one owner')
  assert.equal($('.banner').length, 0)
  assert.equal($('.taken, .yours').length, 0)
})

test('categories and gifts stand in their owner’s order for everybody, and are counted', async () => {
  const eva = await world.person('Eva Kok')
  const [books, games] = [await addCategory(world, eva.list, 'Boeken'), await addCategory(world, eva.list, 'Spel')]
  const add = async (description: string, categoryId: number) =>
    (await world.addGift(eva.list, { description, categoryId })).publicGuid
  const { categoryId, categoryPrivateGuid } = eva.list
  const [cup, vase] = [await add('Kop', categoryId), await add('Vaas', categoryId)]
  await add('Roman', books.id)
  await add('Ganzenbord', games.id)
  await eva.api('POST', '/api/Category/Reorder', { privateGuidOrder: [games.privateGuid] })
  await eva.api('POST', '/api/MyGift/Reorder', { categoryPrivateGuid, order: [vase, cup] })
  const expected = [
    ['Spel', '1 cadeau', 'Ganzenbord'],
    ['Cadeaus', '2 cadeaus', 'Vaas', 'Kop'],
    ['Boeken', '1 cadeau', 'Roman'],
  ]
  for (const who of [eva, bram]) {
    const { $ } = await who.get('/eva')
    assert.deepEqual(
      $('.category')
        .toArray()
        .map((section) => $(section).find('h2, .count, .gift-title').toArray().map((part) => $(part).text())), // oxfmt-ignore
      expected,
    )
    const { categories } = (await who.api('GET', '/api/Wishlist/Get/eva')).body as {
      categories: { name: string; giftCount: number; gifts: { description: string; order: number }[] }[]
    }
    assert.deepEqual(
      categories.map(({ name, gifts }) => [name, ...gifts.map(({ description }) => description)]),
      expected.map(([name, , ...gifts]) => [name, ...gifts]),
    )
    const [first, second] = categories[1]!.gifts
    assert.ok(first!.order < second!.order)
  }
})

test('the occasion of a list is “my birthday” to its owner alone', async () => {
  const milou = await world.person('Milou Smit')
  await world.sql`update lists set occasion = 'MyBirthday', occasion_date = '2030-12-14' where id = ${milou.list.id}`
  const chipFor = async (who: Client) => (await who.get('/milou')).$('.facts .chip').text()
  assert.match(await chipFor(milou), /^Mijn verjaardag, 14 december 2030/)
  assert.equal(await chipFor(world.visitor()), 'Verjaardag, 14 december 2030')
})

test('a list with several owners shows them all', async () => {
  await world.sql`insert into list_owners (list_id, user_id) select ${lotte.list.id}, id from users where email = ${bram.email}`
  const { $ } = await bram.get('/lotte')
  assert.equal($('#own-list').length, 1)
  assert.equal($('.initials-row .sr').text(), 'Lijst van Lotte de Vries, Bram Visser')
  assert.equal($('.initials-row').attr('href'), '/lotte/owners')
  for (const name of ['Eef Vos', 'Ton Vos', 'Bea Vos', 'Lia Vos'])
    await world.sql`insert into list_owners (list_id, user_id) select ${lotte.list.id}, id from users where email = ${(await world.person(name)).email}`
  const six = (await bram.get('/lotte')).$
  assert.equal(six('.initials-row .owner').length, 4)
  assert.equal(six('.initials-row > .initials').text(), '+2')
})

test('an owner sees that a closed list is closed, and gets no link to share it', async () => {
  const kim = await world.person('Kim Vos')
  for (const type of ['CLOSED', 'UNKNOWN']) {
    await setAccess(world, 'kim', type)
    const { $ } = await kim.get('/kim')
    assert.equal($('.banner.warn a').attr('href'), '/kim/settings', type)
    assert.equal($('a[href="/kim/share"]').length, 0)
  }
  await setAccess(world, 'kim', 'OPEN', 'Hoe heet de kat?', 'Minoes')
  assert.equal((await kim.get('/kim')).$('.banner').length, 0)
})

test('a list has one URL, to which other spellings redirect', async () => {
  const visitor = world.visitor()
  for (const [asked, canonical] of [
    ['/NOOR', '/noor'],
    ['/Noor?ref=qr', '/noor?ref=qr'],
    ['/list/open/noor', '/noor'],
    ['/list/open/NOOR?ref=x', '/NOOR?ref=x'],
  ] as const) {
    const { status, headers } = await visitor.get(asked)
    assert.equal(status, 301, asked)
    assert.equal(headers.get('Location'), canonical)
    assert.match(headers.get('Cache-Control')!, /no-store/)
  }
  assert.equal((await visitor.get('/noor?ref=qr')).status, 200)
})

test('the page for an unknown list leads to the search and the start page, and never repeats markup', async () => {
  const unknown = await world.visitor().get('/niemand')
  assert.equal(unknown.status, 404)
  assert.match(unknown.$('main').text(), /“niemand”/)
  const ways = unknown.$('main a').toArray()
  assert.deepEqual(
    ways.map((way) => unknown.$(way).attr('href')),
    ['/list/search?query=niemand', '/'],
  )
  assert.equal(unknown.$('meta[name=robots]').attr('content'), 'noindex')
  for (const hostile of ['%3Cscript%3E', 'a', 'x'.repeat(400), '%00', "'%20or%201=1", '..%2f..%2fetc', '-abc', 'é'])
    assert.equal((await world.visitor().get(`/${hostile}`)).status, 404, hostile)
  const { $ } = await world.visitor().get('/niemand?deleted=1')
  assert.match($('main').text(), /zojuist verwijderd/)
  assert.equal($('main a[href="/list/search"]').length, 1)
})

test('a closed list stays closed to others, and offers a login to visitors who are logged out', async () => {
  await world.person('Daan Mulder')
  await setAccess(world, 'daan', 'CLOSED')
  const stranger = await world.visitor().get('/daan')
  assert.equal(stranger.status, 403)
  assert.match(stranger.$('main').text(), /Daan Mulder/)
  assert.equal(stranger.$('main a[href^="/account/login"]').attr('href'), '/account/login?returnUrl=/daan')
  const friend = await bram.get('/daan')
  assert.equal(friend.status, 403)
  assert.equal(friend.$('main a[href^="/account/login"]').length, 0, 'a logged-in user gets no link to log in')
  assert.equal(stranger.$('.gift').length, 0)
})

test('a closed list with an open invitation asks for it', async () => {
  const { list } = await world.person('Els Kok')
  await setAccess(world, 'els', 'CLOSED')
  await world.sql`insert into owner_invites (list_id, name) values (${list.id}, 'Opa')`
  const { status, $ } = await world.visitor().get('/els')
  assert.equal(status, 403)
  assert.match($('h1').text(), /uitnodiging/)
})

test('the right answer to a list’s question opens the list for this session, until the question changes', async () => {
  await world.person('Finn Berg')
  await setAccess(world, 'finn', 'OPEN', 'Hoe heet de kat?', 'Minoes')
  const visitor = world.visitor()
  const asked = await visitor.get('/finn')
  assert.equal(asked.status, 200)
  assert.match(asked.$('label').text(), /Hoe heet de kat\?/)
  assert.match(asked.$('h1').text(), /Finn Berg/)
  assert.equal(asked.$('form#question').attr('action'), '/finn')
  assert.doesNotMatch(asked.html, /Minoes/)

  const wrong = await visitor.post('/finn', { answer: 'Felix' })
  assert.equal(wrong.status, 422)
  assert.match(wrong.$('.error').text(), /Dat is het niet/)
  assert.equal(wrong.$('input[name=answer]').attr('value'), 'Felix')
  assert.equal(wrong.$('input[name=answer]').attr('aria-invalid'), 'true')
  assert.match((await visitor.post('/finn', { answer: '  ' })).$('.error').text(), /Vul een antwoord in/)
  assert.equal((await visitor.post('/finn', { answer: 'x'.repeat(256) })).status, 422)
  assert.equal((await visitor.get('/finn')).$('form#question').length, 1)

  const right = await visitor.post('/finn', { answer: ' mINOES ' })
  assert.equal(right.status, 303)
  assert.equal(right.headers.get('Location'), '/finn')
  assert.equal((await visitor.get('/finn')).$('#visited-list').length, 1)
  assert.equal(
    (await world.visitor().get('/finn')).$('form#question').length,
    1,
    'another session is asked the question',
  )

  await setAccess(world, 'finn', 'OPEN', 'Hoe heet de hond?', 'Minoes')
  assert.equal((await visitor.get('/finn')).$('form#question').length, 1)
  assert.equal((await visitor.post('/finn', { answer: 'Minoes' })).status, 303)
  assert.equal(
    (await visitor.get('/finn')).$('#visited-list').length,
    1,
    'the answer to the new question opens the list',
  )
})

test('an answer to a list without a question leads to the list', async () => {
  const { status, headers } = await world.visitor().post('/NOOR', { answer: 'x' })
  assert.equal(status, 303)
  assert.equal(headers.get('Location'), '/noor')
  assert.equal((await world.visitor().post('/niemand', { answer: 'x' })).status, 404)
})

test('a page that missed something fetches its list anew', async () => {
  const page = await world.visitor().get('/noor')
  assert.equal(page.$('#visited-list').attr('hx-get'), '/noor')
  assert.match(page.$('#visited-list').attr('hx-trigger')!, /live-missed from:body/)
  const again = (who: { get: Person['get'] }, region: string) =>
    who.get('/noor', { 'HX-Request': 'true', 'HX-Target': `div#${region}` })
  const visitors = await again(world.visitor(), 'visited-list')
  assert.equal(visitors.status, 200)
  assert.equal(visitors.$('#visited-list').length, 1)
  assert.doesNotMatch(visitors.html, /<html|<main/)
  assert.equal((await again(noor, 'own-list')).$('#own-list').length, 1)
})

test('an owner’s page that was logged out does not receive the visitors’ list', async () => {
  const { headers, html } = await world.visitor().get('/noor', { 'HX-Request': 'true', 'HX-Target': 'div#own-list' })
  assert.equal(headers.get('HX-Redirect'), '/')
  assert.equal(html, '')
  assert.equal(
    (await noor.get('/noor', { 'HX-Request': 'true', 'HX-Target': 'div#visited-list' })).headers.get('HX-Refresh'),
    'true',
  )
})

test('what an owner wrote says its language to readers of another edition, and our own words say theirs', async () => {
  const heidi = await world.person('Heidi Huber')
  await world.addGift(heidi.list, { description: 'Teekanne', url: 'https://shop.example/kanne' })
  await world.sql`
    update lists set title = 'Heidis Wünsche', description = 'Am liebsten blau', language = 'de' where id = ${heidi.list.id}`
  const langsOf = async (who: Client | Person) => {
    const { $ } = await who.get('/heidi')
    const langOf = (selector: string) => $(selector).first().closest('[lang]').attr('lang')
    return [
      'h1',
      '.about [data-changed-texts-name=description], .about[data-changed-texts-name]',
      '.category h2',
      '.gift-title',
    ]
      .map(langOf)
      .concat(['.gift-shop a', '.category .count', '.by', who === heidi ? '.gift-menu' : '.gift-actions'].map(langOf))
  }
  for (const who of [world.visitor(), heidi])
    assert.deepEqual(await langsOf(who), ['de', 'de', 'de', 'de', 'nl-NL', 'nl-NL', 'nl-NL', 'nl-NL'])
  await world.sql`update lists set language = null where id = ${heidi.list.id}`
  assert.deepEqual(new Set(await langsOf(heidi)), new Set(['nl-NL']))
})

test('a list’s preview has title, text and picture, is the same for everybody, and reveals no cross-offs', async () => {
  const { list } = await world.person('Gijs Prins')
  await world.sql`update lists set title = 'Gijs wordt 40', description = ${'Kom gerust,\nneem wat mee. '.repeat(20)}, theme_image = 'balloons', wants_search = true where id = ${list.id}`
  const gift = await world.addGift(list, { description: 'Tent' })
  const headOf = async (who: Client) => {
    const { $ } = await who.get('/gijs')
    return $('head meta[property], head meta[name=description], head meta[name=robots], head link[rel=canonical]')
      .map((_, element) => $.html(element).replaceAll(/\s+/g, ' '))
      .get()
  }
  const before = await headOf(world.visitor())
  const { baseUrl } = world.services.config
  const page = (await world.visitor().get('/gijs')).$
  const content = (property: string) => page(`meta[property="${property}"]`).attr('content')!
  assert.equal(content('og:title'), 'Gijs wordt 40')
  const cut = content('og:description')
  assert.ok(cut.length <= 201 && cut.endsWith('…'))
  assert.ok(
    'Kom gerust, neem wat mee. '.repeat(20).startsWith(`${cut.slice(0, -1)} `),
    'the description is cut between words, on one line',
  )
  assert.equal(content('og:locale'), 'nl_NL')
  assert.equal(content('og:url'), `${baseUrl}/gijs`)
  assert.ok(content('og:image').startsWith(`${baseUrl}/static/`))
  const picture = await world.visitor().request('GET', content('og:image').slice(baseUrl.length))
  assert.equal(picture.headers.get('Content-Type'), 'image/png')
  assert.equal(page('link[rel=canonical]').attr('href'), `${baseUrl}/gijs`)
  assert.equal(page('meta[name=robots]').length, 0, 'search engines may index the list')
  await bram.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: gift.publicGuid })
  assert.deepEqual(await headOf(world.visitor()), before)
  assert.deepEqual(await headOf(bram), before)

  const hash = 'ab'.repeat(16)
  await world.sql`insert into images (hash, width, height) values (${hash}, 500, 500)`
  await world.sql`update lists set image_hash = ${hash} where id = ${list.id}`
  assert.equal(
    (await world.visitor().get('/gijs')).$('meta[property="og:image"]').attr('content'),
    `${baseUrl}/images/${hash}-square.png`,
  )
})

test('a list that not everybody may open has a preview with the brand alone, and is not indexed', async () => {
  const { list } = await world.person('Hanna Dijk')
  const hanna = async () => (await world.visitor().get('/hanna')).$
  await world.sql`update lists set title = 'Geheim feest', description = 'Ssst', wants_search = true where id = ${list.id}`
  for (const [type, question] of [
    ['CLOSED', null],
    ['OPEN', 'Hoe heet ik?'],
  ] as const) {
    await setAccess(world, 'hanna', type, question, question && 'Hanna')
    const $ = await hanna()
    assert.equal($('meta[property="og:title"]').attr('content'), 'Wenskring')
    assert.equal($('meta[name=robots]').attr('content'), 'noindex')
    assert.doesNotMatch($.html('head'), /Geheim|Ssst/)
  }
  await setAccess(world, 'hanna', 'PUBLIC')
  await world.sql`update lists set wants_search = false where id = ${list.id}`
  assert.equal((await hanna())('meta[name=robots]').attr('content'), 'noindex')
})

test('a printed list ends with its URL and QR code', async () => {
  const { $ } = await world.visitor().get('/noor')
  assert.match($('.print-foot').text(), /localhost:\d+\/noor/)
  assert.equal($('.print-foot svg[role=img] path').length, 2)
})

test('a list’s page takes at most four statements, session included, and an owner’s page five', async () => {
  const cards = await world.person('Ivo Haan')
  for (let i = 0; i < 5; i++) await world.addGift(cards.list, { description: `Boek ${i}` })
  for (const [who, max] of [
    [cards, 5],
    [bram, 4],
    [world.visitor(), 4],
  ] as const) {
    await who.get('/ivo')
    const statements = await world.countQueries(() => who.get('/ivo'))
    assert.ok(statements.length <= max, `${statements.length}:\n${statements.join('\n')}`)
  }
})

test('a list of 100 gifts stays light', async (context) => {
  const { list, ...joke } = await world.person('Joke Smeets')
  for (let i = 0; i < 100; i++) {
    const hash = createHash('sha256').update(`picture ${i}`).digest('hex').slice(0, 32)
    await world.sql`insert into images (hash, width, height) values (${hash}, 800, 800) on conflict do nothing`
    const gift = await world.addGift(list, {
      description: `Cadeau ${i}: iets moois\nLiefst in blauw, maat ${i}`,
      url: `https://www.winkel-${i % 7}.example/product/${i}`,
    })
    await world.sql`update gifts set image_hash = ${hash} where id = ${gift.id}`
  }
  for (const [name, who, max] of [
    ['visitor', world.visitor(), 11_500],
    ['owner', joke, 12_900],
  ] as const) {
    const { html, $ } = await who.get('/joke')
    const packed = await who.request('GET', '/joke', { headers: { 'Accept-Encoding': 'gzip' } })
    const gzip = (await packed.arrayBuffer()).byteLength
    const scripts = await Promise.all(
      [...$('script[src]')].map(async (script) => (await who.request('GET', script.attribs['src']!)).arrayBuffer()),
    )
    const script = scripts.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0)
    context.diagnostic(`${name}: ${html.length} bytes, ${gzip} with gzip, and ${script} of scripts`)
    assert.ok(html.length < 150_000, `${name}: ${html.length} bytes`)
    assert.ok(gzip < max, `${name}: ${gzip} bytes with gzip`)
    assert.ok(script > 10_000 && script < 40 * 1024, `${name}: ${script} bytes of scripts`)
  }
})
