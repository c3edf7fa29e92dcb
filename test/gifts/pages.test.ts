import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as cheerio from 'cheerio'
import { openFamily } from '#test/support/family.ts'
import { giftOrder, storedGift } from '#test/support/gifts.ts'
import { unusedGuid } from '#test/support/guids.ts'
import { addCategory, addList } from '#test/support/lists.ts'
import { withoutCsrfTokens, type Person, type World } from '#test/support/world.ts'
import { sectionOf, targets } from './partials.ts'

const { world, noor, sem } = await openFamily({}, { countsQueries: true })

const gift = async (person: Person, more: Parameters<World['addGift']>[1] = {}) =>
  (await world.addGift(person.list, more)).publicGuid

describe('An existing gift', () => {
  test('is not found for other accounts, and leads visitors to the login', async () => {
    const guid = await gift(noor)
    for (const path of ['edit', 'move', 'delete', 'menu']) {
      assert.equal((await sem.get(`/gifts/${guid}/${path}`)).status, 404, path)
      assert.equal((await sem.post(`/gifts/${guid}/${path}`, { description: 'Van mij' })).status, 404, path)
      assert.equal((await world.visitor().get(`/gifts/${guid}/${path}`)).status, 401, path)
      assert.equal((await noor.get(`/gifts/${unusedGuid}/${path}`)).status, 404, path)
      assert.equal((await noor.get(`/gifts/x/${path}`)).status, 404, path)
    }
    assert.equal((await sem.post(`/gifts/${guid}/move/up`)).status, 404)
    assert.equal((await sem.htmx('DELETE', `/gifts/${guid}`)).status, 404)
    assert.equal((await storedGift(world, guid))!.description, 'Wollen sokken, maat 39')
  })

  test('tells its owner on its card and in its menu that nobody needs to cross it off', async () => {
    const guid = await gift(noor, { description: 'Chocola', crossOffEnabled: false })
    const card = (await noor.get('/noor')).$(`#gift-${guid}`)
    assert.match(card.find('.chip').text(), /Afstrepen hoeft niet/)
    assert.equal(
      card.find('.gift-menu').attr('data-gift-menu-cross-off'),
      'off',
      'the script reads this attribute to choose the words of the menu',
    )
    assert.match((await noor.get(`/gifts/${guid}/menu`)).$('main').text(), /Niemand hoeft dit af te strepen/)
  })

  test('uses one menu that all gifts share, which is a page without script', async () => {
    const guid = await gift(noor, { description: 'Kastje & klok' })
    const list = await noor.get('/noor')
    assert.equal(list.$(`#gift-${guid} button.gift-menu`).length, 1)
    assert.equal(list.$('#gift-menu[popover]').attr('data-gift-menu-label'), 'Meer over: {gift}')
    assert.equal(
      list.$(`#gift-${guid} .gift-actions a .sr`).text(),
      ': Kastje & klok',
      'the script reads the name of the gift there',
    )
    const template = list.$('template#gift-menu-entries')
    const filled = cheerio.load(template.html()!.replaceAll(template.attr('data-gift-menu-gift')!, guid))
    assert.deepEqual(
      filled('a')
        .map((_, entry) => filled(entry).attr('hx-post') ?? filled(entry).attr('href'))
        .get(),
      [
        `/gifts/${guid}/edit`,
        `/gifts/${guid}/correct`,
        `/gifts/${guid}/move/up`,
        `/gifts/${guid}/move/down`,
        `/gifts/${guid}/move?to=category`,
        `/gifts/${guid}/move?to=list`,
        `/gifts/${guid}/delete`,
      ],
    )
    for (const entry of filled('a[href]')) assert.equal((await noor.get(filled(entry).attr('href')!)).status, 200)

    const edit = (await noor.get(`/gifts/${guid}/edit`)).$(`main a[href="/gifts/${guid}/menu"]`)
    assert.equal(edit.text(), 'Meer over: Kastje & klok', 'the page to edit a gift leads to the rest of its menu')
    const page = await noor.get(`/gifts/${guid}/menu`)
    assert.equal(page.status, 200)
    assert.match(page.$('main').text(), /Anderen mogen dit afstrepen/)
    assert.equal(page.$('main h1').text(), 'Meer over: Kastje & klok')
    assert.deepEqual(
      page
        .$('main form')
        .map((_, form) => page.$(form).attr('action'))
        .get(),
      [`/gifts/${guid}/move/up`, `/gifts/${guid}/move/down`],
    )
    assert.deepEqual(
      page
        .$('main a.button')
        .map((_, link) => page.$(link).attr('href'))
        .get(),
      [
        `/noor#gift-${guid}`,
        `/gifts/${guid}/edit`,
        `/gifts/${guid}/correct`,
        `/gifts/${guid}/move?to=category`,
        `/gifts/${guid}/move?to=list`,
        `/gifts/${guid}/delete`,
      ],
    )
    assert.equal((await noor.htmx('GET', `/gifts/${guid}/menu`)).$('dialog').length, 1)
  })

  test('moves up and down, and stays in place at either end', async () => {
    const category = await addCategory(world, noor.list, 'Stapel')
    const [a, b] = [
      await gift(noor, { categoryId: category.id, description: 'A' }),
      await gift(noor, { categoryId: category.id, description: 'B' }),
    ]
    const up = await noor.htmx('POST', `/gifts/${b}/move/up`)
    assert.deepEqual(await giftOrder(world, category.id), [b, a])
    assert.deepEqual(targets(up), [`#category-${category.publicGuid}`])
    assert.equal(up.$(`#gift-${b} .gift-menu[data-requests-focus]`).length, 1)
    const first = await noor.htmx('POST', `/gifts/${b}/move/up`)
    assert.deepEqual(await giftOrder(world, category.id), [b, a])
    assert.match(first.$('hx-partial[hx-target="#flash"]').text(), /staat al bovenaan/)
    const down = await noor.post(`/gifts/${b}/move/down`)
    assert.equal(down.headers.get('location'), `/noor#gift-${b}`)
    assert.deepEqual(await giftOrder(world, category.id), [a, b])
  })

  test('moves to another category of its list, and to no other list’s category', async () => {
    const category = await addCategory(world, noor.list, 'Elders')
    const there = await gift(noor, { categoryId: category.id })
    const guid = await gift(noor)
    const page = await noor.get(`/gifts/${guid}/move`)
    assert.ok(
      page
        .$('select[name=categoryPrivateGuid] option')
        .map((_, option) => page.$(option).attr('value'))
        .get()
        .includes(category.privateGuid),
    )
    assert.ok(
      !page.html.includes(`value="${noor.list.categoryPrivateGuid}"`),
      'the page offers the gift’s own category',
    )
    const moved = await noor.htmx('POST', `/gifts/${guid}/move`, { categoryPrivateGuid: category.privateGuid })
    assert.match(moved.$('.flash').text(), /“Wollen sokken, maat 39” staat nu bij Elders/)
    assert.deepEqual(await giftOrder(world, category.id), [there, guid])
    assert.deepEqual(
      new Set(targets(moved)),
      new Set([await sectionOf(world, noor.list), `#category-${category.publicGuid}`, '#flash']),
    )
    for (const categoryPrivateGuid of [unusedGuid, sem.list.categoryPrivateGuid])
      assert.equal((await noor.post(`/gifts/${guid}/move`, { categoryPrivateGuid })).status, 404)
    for (const form of [{}, { categoryPrivateGuid: 'x' }])
      assert.equal((await noor.post(`/gifts/${guid}/move`, form)).status, 422)
    assert.deepEqual(await giftOrder(world, category.id), [there, guid])
  })

  test('can move to the owner’s other lists, by name, oldest first, or to a new list if there is none', async () => {
    const eva = await world.person('Eva Kok')
    const guid = await gift(eva)
    const nowhere = await eva.get(`/gifts/${guid}/move`)
    assert.deepEqual(
      nowhere
        .$('main a.soft')
        .toArray()
        .map((way) => way.attribs['href']),
      ['/eva/categories', '/mylist/new'],
    )
    await addList(world, eva, 'eva-kerst', { title: 'Kerst' })
    await addList(world, eva, 'eva-twee')
    const { $ } = await eva.get(`/gifts/${guid}/move?to=list`)
    assert.deepEqual(
      $('[name=wishlistPrivateGuid] option')
        .toArray()
        .map((option) => $(option).text()),
      ['Kerst', 'Eva Kok'],
    )
  })

  test('is deleted after a confirmation, with and without script', async () => {
    const [one, two] = [await gift(noor, { description: 'Weg ermee' }), await gift(noor)]
    const asked = await noor.get(`/gifts/${one}/delete`)
    assert.equal(asked.$(`form[action="/gifts/${one}/delete"][method=post] button`).length, 1)
    assert.match(asked.$('main').text(), /Weg ermee/)
    const posted = await noor.post(`/gifts/${one}/delete`)
    assert.equal(posted.headers.get('location'), '/noor')
    assert.match((await noor.get('/noor')).$('.flash').text(), /“Weg ermee” is van je lijst gehaald/)
    const deleted = await noor.htmx('DELETE', `/gifts/${two}`)
    assert.deepEqual(targets(deleted), [await sectionOf(world, noor.list), '#recently-deleted', '#flash'])
    assert.equal(
      deleted.$('.gift:last-child .gift-menu[data-requests-focus]').length,
      1,
      'the focus does not move to the gift before the last',
    )
    assert.equal(await storedGift(world, one), undefined)
    assert.equal(await storedGift(world, two), undefined)
    assert.equal((await noor.post(`/gifts/${one}/delete`)).status, 404)
  })
})

describe('Dragging', () => {
  test('sends a category’s order, and gets both categories back for a gift from another category', async () => {
    const [one, two] = [
      await addCategory(world, noor.list, 'Sleep een'),
      await addCategory(world, noor.list, 'Sleep twee'),
    ]
    const add = (categoryId: number) => gift(noor, { categoryId })
    const [a, b, c] = [await add(one.id), await add(one.id), await add(two.id)]
    const within = await noor.htmx('POST', `/categories/${one.privateGuid}/order`, {
      categoryPrivateGuid: one.privateGuid,
      order: [b, a],
    })
    assert.equal(within.status, 200)
    assert.deepEqual(targets(within), [], 'the page is sent the order that it has already')
    assert.deepEqual(await giftOrder(world, one.id), [b, a])
    const across = await noor.htmx('POST', `/categories/${one.privateGuid}/order`, { order: [b, c, a] })
    assert.deepEqual(targets(across), [`#category-${one.publicGuid}`, `#category-${two.publicGuid}`])
    assert.equal(
      across.$(`#category-${two.publicGuid} .add-tile, .add-tile`).length,
      1,
      'the emptied category has no tile for a new gift',
    )
    assert.equal(across.$('[data-requests-focus]').length, 0)
    assert.deepEqual(await giftOrder(world, one.id), [b, c, a])
    const plain = await noor.post(`/categories/${one.privateGuid}/order`, { order: [a, b, c] })
    assert.equal(plain.headers.get('location'), '/noor')
    assert.deepEqual(await giftOrder(world, one.id), [a, b, c])
    assert.equal((await sem.htmx('POST', `/categories/${one.privateGuid}/order`, { order: [a] })).status, 404)
    assert.equal((await noor.htmx('POST', `/categories/${one.privateGuid}/order`, { order: ['x'] })).status, 404)
  })
})

describe('An owner’s list', () => {
  test('is read in one query, and in two if it shows cross-offs', async () => {
    const { ownersCategories } = await import('../../src/gift/index.ts')
    const scope = await world.scopeOf(noor)
    const hidden = await world.countQueries(() => ownersCategories(scope, { id: noor.list.id, showCrossedOff: false }))
    assert.equal(hidden.length, 1)
    assert.ok(!hidden.some((statement) => statement.includes('cross_offs')))
    assert.equal(
      (await world.countQueries(() => ownersCategories(scope, { id: noor.list.id, showCrossedOff: true }))).length,
      2,
    )
  })

  test('looks the same whether a gift is crossed off or not', async () => {
    const [free, taken] = [await gift(noor, { description: 'Sokken' }), await gift(noor, { description: 'Sokken' })]
    assert.equal((await sem.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: taken })).status, 200)
    const plain = (html: string) => withoutCsrfTokens(html).replaceAll(free, '').replaceAll(taken, '')
    for (const path of ['edit', 'move', 'delete', 'menu']) {
      const ofFree = await noor.get(`/gifts/${free}/${path}`)
      assert.equal(ofFree.status, 200, path)
      assert.equal(plain(ofFree.html), plain((await noor.get(`/gifts/${taken}/${path}`)).html), path)
    }
    const { $ } = await noor.get('/noor')
    assert.equal($(`#gift-${taken}`).length, 1)
    assert.equal(plain($.html(`#gift-${free}`)), plain($.html(`#gift-${taken}`)))
    const gone = [await noor.htmx('DELETE', `/gifts/${free}`), await noor.htmx('DELETE', `/gifts/${taken}`)]
    assert.deepEqual([gone[0]!.status, gone[1]!.status], [200, 200])
    assert.deepEqual(targets(gone[0]!), targets(gone[1]!))
  })
})
