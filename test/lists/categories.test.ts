import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { unusedGuid } from '#test/support/guids.ts'
import { addList } from '#test/support/lists.ts'
import { runQueued } from '#test/support/locks.ts'

const { world, noor, sem } = await openFamily()

const create = async (name: string, person = noor) =>
  (await person.api('POST', '/api/Category/Create', { name, wishlistPrivateGuid: person.list.privateGuid })).body
const categories = async (username = 'noor', person = noor) =>
  (await person.api('GET', `/api/Category/Get/${username}`)).body.categories as {
    privateGuid: string
    publicGuid: string
    name: string
    giftCount: number
  }[]
const names = async (username = 'noor', person = noor) => (await categories(username, person)).map(({ name }) => name)
const reset = () => world.sql`delete from categories where list_id = ${noor.list.id} and id <> ${noor.list.categoryId}`

test('a category is added at the end, its name 100 characters at most', async () => {
  const made = await noor.api('POST', '/api/Category/Create', {
    name: ' Boeken ',
    wishlistPrivateGuid: noor.list.privateGuid,
  })
  assert.equal(made.status, 201)
  assert.deepEqual(Object.keys(made.body).sort(), ['giftCount', 'gifts', 'name', 'privateGuid', 'publicGuid'])
  assert.deepEqual([made.body.name, made.body.giftCount, made.body.gifts], ['Boeken', 0, []])
  assert.deepEqual(await names(), ['Cadeaus', 'Boeken'])
  const refused = (name: unknown) =>
    noor.api('POST', '/api/Category/Create', { name, wishlistPrivateGuid: noor.list.privateGuid })
  assert.deepEqual((await refused(' ')).body.errors, { name: ['category.name.required'] })
  assert.deepEqual((await refused('x'.repeat(101))).body.errors, { name: ['category.name.too_long'] })
  assert.equal((await refused('🎁'.repeat(100))).status, 201)
  await reset()
})

test('only a list’s owners get its categories, with their gifts', async () => {
  const { publicGuid } = await world.addGift(noor.list)
  await create('Boeken')
  const answer = await noor.api('GET', '/api/Category/Get/NOOR')
  assert.equal(answer.body.wishlistPrivateGuid, noor.list.privateGuid)
  assert.deepEqual(
    answer.body.categories.map(
      ({ name, giftCount, gifts }: { name: string; giftCount: number; gifts: { publicGuid: string }[] }) => [
        name,
        giftCount,
        gifts.map((gift) => gift.publicGuid),
      ],
    ),
    [
      ['Cadeaus', 1, [publicGuid]],
      ['Boeken', 0, []],
    ],
  )
  const readCategories = async () => {
    const both = await Promise.all(
      [`Category/Get/noor`, `MyList/Get/${noor.list.privateGuid}`].map((path) => noor.api('GET', `/api/${path}`)),
    )
    const [own, whole] = both.map(({ body }) => body.categories)
    assert.deepEqual(own, whole)
    return own
  }
  const untouched = await readCategories()
  await sem.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid })
  assert.deepEqual(await readCategories(), untouched)
  await world.sql`update lists set show_crossed_off = true where username = 'noor'`
  assert.equal((await readCategories())[0].gifts[0].isCrossedOff, true)
  await world.sql`update lists set show_crossed_off = false where username = 'noor'`
  await reset()
  assert.equal((await noor.api('GET', '/api/Category/Get/sem')).status, 401)
  assert.equal((await world.visitor().api('GET', '/api/Category/Get/noor')).status, 401)
  assert.equal((await noor.api('GET', '/api/Category/Get/niemand')).status, 404)
})

test('a category gets another name, and the same name changes nothing', async () => {
  const { privateGuid } = await create('Boeken')
  const rename = (name: string) => noor.api('POST', '/api/Category/Rename', { privateGuid, name })
  assert.deepEqual([(await rename('Romans')).status, (await rename('Romans')).body], [200, {}])
  assert.deepEqual(await names(), ['Cadeaus', 'Romans'])
  await world.sql`update lists set last_update = '2020-01-01' where id = ${noor.list.id}`
  await rename('Romans')
  const [list] = await world.sql`select last_update < '2021-01-01' as untouched from lists where id = ${noor.list.id}`
  assert.equal(list!.untouched, true)
  await reset()
})

test('categories take the order that is sent, and categories that it leaves out come last', async () => {
  const [a, b, c] = [await create('A'), await create('B'), await create('C')]
  const reorder = (privateGuidOrder: unknown) => noor.api('POST', '/api/Category/Reorder', { privateGuidOrder })
  assert.equal((await reorder([c.privateGuid, a.privateGuid])).status, 200)
  assert.deepEqual(await names(), ['C', 'A', 'Cadeaus', 'B'])
  for (const wrong of [[], [a.privateGuid, a.privateGuid], ['x'], 'x', null])
    assert.equal((await reorder(wrong)).status, 400, JSON.stringify(wrong))
  for (const foreign of [sem.list.categoryPrivateGuid, unusedGuid, b.publicGuid]) {
    assert.equal((await reorder([b.privateGuid, foreign])).status, 404)
    assert.equal((await reorder([foreign, b.privateGuid])).status, 404)
  }
  assert.deepEqual(await names(), ['C', 'A', 'Cadeaus', 'B'])
  await reorder([b.privateGuid])
  assert.deepEqual(await names(), ['B', 'C', 'A', 'Cadeaus'])
  await reset()
})

test('a category is deleted with its gifts, whose givers get a mail; the last one stays', async () => {
  const made = await create('Weg')
  const [row] = await world.sql`select id from categories where private_guid = ${made.privateGuid}`
  const gift = await world.addGift(noor.list, { categoryId: row!.id, description: 'Puzzel' })
  assert.equal(
    (await sem.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: gift.publicGuid, contextId: null })).status,
    200,
  )
  const remove = (privateGuid: string) => noor.api('POST', '/api/Category/Delete', { privateGuid })
  assert.deepEqual([(await remove(made.privateGuid)).status, await names()], [200, ['Cadeaus']])
  assert.deepEqual(
    (await world.mails()).filter(({ kind }) => kind === 'gift-news').map(({ to }) => to),
    [sem.email],
  )
  assert.deepEqual((await remove(noor.list.categoryPrivateGuid)).body, { problem: 'LastCategory' })
  assert.equal((await remove(made.privateGuid)).status, 404)
})

test('one of the last two categories stays, even if both are deleted at once', async () => {
  const eva = await world.person('Eva Kok')
  const made = await create('Twee', eva)
  const remove = (privateGuid: string) => () => eva.api('POST', '/api/Category/Delete', { privateGuid })
  const answers = await runQueued(
    world.sql,
    (tx) => tx`lock table gift_changes in exclusive mode`,
    remove(made.privateGuid),
    remove(eva.list.categoryPrivateGuid),
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 422],
  )
})

test('a user can’t rename, delete, move or add to another user’s category', async () => {
  const { privateGuid } = sem.list
  const category = sem.list.categoryPrivateGuid
  const calls: [string, object][] = [
    ['Create', { name: 'x', wishlistPrivateGuid: privateGuid }],
    ['Rename', { name: 'x', privateGuid: category }],
    ['Delete', { privateGuid: category }],
    ['Reorder', { privateGuidOrder: [category] }],
    ['MoveToWishlist', { categoryPrivateGuid: category, wishlistPrivateGuid: noor.list.privateGuid }],
    ['MoveToWishlist', { categoryPrivateGuid: noor.list.categoryPrivateGuid, wishlistPrivateGuid: privateGuid }],
  ]
  for (const [call, body] of calls) {
    assert.equal((await noor.api('POST', `/api/Category/${call}`, body)).status, 404, call)
    assert.equal((await world.visitor().api('POST', `/api/Category/${call}`, body)).status, 401, call)
    assert.equal((await noor.api('POST', `/api/Category/${call}`, {})).status, 400, call)
  }
  assert.deepEqual(await names('sem', sem), ['Cadeaus'])
})

test('a category moves to another list with its gifts; givers get a mail, and both lists count as changed', async () => {
  const other = await addList(world, noor, 'noor-2')
  const made = await create('Mee')
  const [row] = await world.sql`select id from categories where private_guid = ${made.privateGuid}`
  const gift = await world.addGift(noor.list, { categoryId: row!.id, description: 'Vlieger' })
  const stays = await world.addGift(noor.list, { description: 'Blijft' })
  for (const { publicGuid } of [gift, stays])
    await sem.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid, contextId: null })
  await world.sql`update lists set last_update = '2020-01-01'`
  const move = (categoryPrivateGuid: string, wishlistPrivateGuid: string) =>
    noor.api('POST', '/api/Category/MoveToWishlist', { categoryPrivateGuid, wishlistPrivateGuid })
  assert.equal((await move(made.privateGuid, noor.list.privateGuid)).status, 200)
  assert.equal((await world.sql`select 1 from lists where last_update > '2021-01-01'`).length, 0)
  assert.equal((await move(made.privateGuid, other.privateGuid)).status, 200)
  assert.deepEqual([await names(), await names('noor-2')], [['Cadeaus'], ['Cadeaus', 'Mee']])
  assert.equal((await categories('noor-2'))[1]!.giftCount, 1)
  assert.equal((await world.sql`select 1 from lists where last_update > '2021-01-01'`).length, 2)
  const mails = (await world.mails()).filter(({ kind, text }) => kind === 'gift-news' && text.includes('Vlieger'))
  assert.deepEqual(
    mails.map(({ to }) => to),
    [sem.email],
  )
  assert.doesNotMatch(mails[0]!.text, /Blijft/)
  assert.deepEqual((await move(noor.list.categoryPrivateGuid, other.privateGuid)).body, { problem: 'LastCategory' })
})

test('a category doesn’t move to a list that would then have more than 1000 gifts', async () => {
  const [, mee] = await categories('noor-2')
  const fill = (count: number) =>
    world.sql`insert into gifts (category_id, position, description) select ${noor.list.categoryId}, n, 'x' from generate_series(1, ${count}::int) n`
  await world.sql`delete from gifts where category_id = ${noor.list.categoryId}`
  await fill(1000)
  const move = () =>
    noor.api('POST', '/api/Category/MoveToWishlist', {
      categoryPrivateGuid: mee!.privateGuid,
      wishlistPrivateGuid: noor.list.privateGuid,
    })
  assert.deepEqual((await move()).body, { problem: 'TooManyGifts' })
  await world.sql`delete from gifts where category_id = ${noor.list.categoryId} and position = 1`
  assert.equal((await move()).status, 200)
  await world.sql`delete from gifts where category_id = ${noor.list.categoryId}`
  await reset()
})

test('two categories that move in opposite directions at once both arrive', async () => {
  const here = await create('Heen')
  const there = (
    await noor.api('POST', '/api/Category/Create', {
      name: 'Terug',
      wishlistPrivateGuid: (await noor.api('GET', '/api/Category/Get/noor-2')).body.wishlistPrivateGuid,
    })
  ).body
  const otherGuid = (await noor.api('GET', '/api/Category/Get/noor-2')).body.wishlistPrivateGuid
  const answers = await Promise.all([
    noor.api('POST', '/api/Category/MoveToWishlist', {
      categoryPrivateGuid: here.privateGuid,
      wishlistPrivateGuid: otherGuid,
    }),
    noor.api('POST', '/api/Category/MoveToWishlist', {
      categoryPrivateGuid: there.privateGuid,
      wishlistPrivateGuid: noor.list.privateGuid,
    }),
  ])
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  )
  assert.deepEqual(
    [await names(), await names('noor-2')],
    [
      ['Cadeaus', 'Terug'],
      ['Cadeaus', 'Heen'],
    ],
  )
  await reset()
})

test('the page lists the categories, adds one, and shows a refused name again', async () => {
  await reset()
  const page = await noor.get('/noor/categories')
  assert.equal(page.$('ol[data-dragging-list=categories] > li').length, 1)
  assert.match(page.$('.popmenu .hint').text(), /minstens één categorie/)
  assert.equal(page.$('a[href$="/delete"]').length, 0)
  const added = await noor.htmx('POST', '/noor/categories', { name: 'Voor in huis' })
  assert.deepEqual(
    added
      .$('ol > li .category-name a')
      .toArray()
      .map((link) => added.$(link).contents().first().text().trim()),
    ['Cadeaus', 'Voor in huis'],
  )
  assert.equal(
    added.$(`#categories-${noor.list.publicGuid}`).attr('data-requests-announce'),
    '“Voor in huis” is toegevoegd.',
  )
  const isOff = (direction: string) =>
    added
      .$(`.popmenu button[value=${direction}]`)
      .toArray()
      .map((button) => 'disabled' in button.attribs)
  assert.deepEqual([isOff('up'), isOff('down')], [[true, false], [false, true]]) // oxfmt-ignore
  assert.equal(added.$('.popmenu a[href$="/delete"]').length, 2)
  assert.equal((await noor.post('/noor/categories', { name: 'Boeken' })).headers.get('location'), '/noor/categories')
  const refused = await noor.post('/noor/categories', { name: 'x'.repeat(101) })
  assert.equal(refused.status, 422)
  assert.equal(refused.$('#field-new-category').attr('value'), 'x'.repeat(101))
})

test('an owner renames a category in its place on the page', async () => {
  const [, second] = await categories()
  const address = `/noor/categories/${second!.publicGuid}/name`
  assert.equal((await noor.htmx('GET', address)).$('li form input[name=name]').attr('value'), 'Voor in huis')
  assert.equal((await noor.get(address)).$('li form input[name=name]').attr('value'), 'Voor in huis')
  const refused = await noor.htmx('POST', address, { name: '' })
  assert.equal(refused.status, 422)
  assert.match(refused.$(`#category-${second!.publicGuid} .error`).text(), /een naam/)
  assert.equal(refused.$('.new-category .error').length, 0)
  const renamed = await noor.htmx('POST', address, { name: 'Thuis' })
  assert.match(renamed.$(`#category-${second!.publicGuid}`).text(), /Thuis/)
  assert.equal((await noor.post(address, { name: 'Thuis' })).status, 303)
  assert.equal((await noor.post(`/noor/categories/${unusedGuid}/name`, { name: 'x' })).status, 404)
  const [theirs] = await categories('sem', sem)
  assert.equal((await noor.post(`/noor/categories/${theirs!.publicGuid}/name`, { name: 'x' })).status, 404)
})

test('a category moves up and down by its menu, and by dragging', async () => {
  const all = await categories()
  const up = await noor.htmx('POST', `/noor/categories/${all[2]!.publicGuid}/move`, { direction: 'up' })
  assert.deepEqual(await names(), ['Cadeaus', 'Boeken', 'Thuis'])
  assert.match(up.$('[data-requests-announce]').attr('data-requests-announce')!, /Boeken staat nu op plaats 2 van 3/)
  assert.equal((await noor.post(`/noor/categories/${all[2]!.publicGuid}/move`, { direction: 'down' })).status, 303)
  assert.deepEqual(await names(), ['Cadeaus', 'Thuis', 'Boeken'])
  await noor.htmx('POST', `/noor/categories/${all[0]!.publicGuid}/move`, { direction: 'up' })
  assert.deepEqual(await names(), ['Cadeaus', 'Thuis', 'Boeken'])
  const dragged = await noor.htmx('POST', '/noor/categories/order', {
    order: [all[2]!.publicGuid, all[0]!.publicGuid, all[1]!.publicGuid],
  })
  assert.equal(dragged.status, 200)
  assert.match(dragged.html, new RegExp(`^<hx-partial hx-target="#categories-${noor.list.publicGuid}"`))
  assert.deepEqual(await names(), ['Boeken', 'Cadeaus', 'Thuis'])
  assert.equal((await noor.htmx('POST', '/noor/categories/order', { order: [unusedGuid] })).status, 404)
  assert.equal((await noor.htmx('POST', '/noor/categories/order')).status, 404)
})

test('a confirmation precedes a category’s deletion, and says how many gifts are deleted too', async () => {
  const [first] = await categories()
  const [row] = await world.sql`select id from categories where private_guid = ${first!.privateGuid}`
  await world.addGift(noor.list, { categoryId: row!.id })
  await world.addGift(noor.list, { categoryId: row!.id })
  const address = `/noor/categories/${first!.publicGuid}/delete`
  assert.equal((await noor.get('/noor/categories')).$(`#category-${first!.publicGuid} .detail`).text(), '2 cadeaus')
  assert.match((await noor.htmx('GET', address)).$('dialog').text(), /De 2 cadeaus/)
  assert.match((await noor.get(address)).$('main').text(), /De 2 cadeaus/)
  const deleted = await noor.htmx('POST', address)
  assert.equal(deleted.headers.get('HX-Trigger'), 'close-dialog')
  assert.match(deleted.$('.flash').text(), /“Boeken” is verwijderd/)
  assert.deepEqual(await names(), ['Cadeaus', 'Thuis'])
  assert.equal((await noor.post(address)).status, 404)
})

test('a category goes to another list by its dialog', async () => {
  const [, thuis] = await categories()
  const address = `/noor/move-category/${thuis!.publicGuid}`
  const dialog = await noor.htmx('GET', address)
  assert.equal(dialog.$('dialog input[name=wishlistPrivateGuid]').length, 2)
  assert.equal((await noor.htmx('POST', address)).status, 422)
  assert.equal(
    (await noor.htmx('POST', address, { wishlistPrivateGuid: noor.list.privateGuid })).headers.get('HX-Trigger'),
    'close-dialog',
  )
  assert.equal((await noor.htmx('POST', address, { wishlistPrivateGuid: sem.list.privateGuid })).status, 404)
  const other = (await noor.api('GET', '/api/Category/Get/noor-2')).body.wishlistPrivateGuid
  await noor.api('POST', '/api/MyList/UpdateTitle', { privateGuid: other, title: 'Het huis' })
  const moved = await noor.htmx('POST', address, { wishlistPrivateGuid: other })
  assert.match(moved.$('.flash').text(), /Thuis” staat nu op Het huis/)
  assert.equal(moved.$('.flash a').attr('href'), '/noor-2')
  assert.deepEqual(await names(), ['Cadeaus'])
  const [only] = await categories()
  const refused = await noor.htmx('POST', `/noor/move-category/${only!.publicGuid}`, { wishlistPrivateGuid: other })
  assert.equal(refused.status, 422)
  assert.match(refused.$('[role=alert]').text(), /minstens één/)
  assert.match(
    (await sem.get(`/sem/move-category/${(await categories('sem', sem))[0]!.publicGuid}`)).$('main').text(),
    /enige lijst/,
  )
})
