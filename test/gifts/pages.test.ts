import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as cheerio from 'cheerio'
import sharp from 'sharp'
import { openFamily } from '#test/support/family.ts'
import { giftOrder } from '#test/support/gifts.ts'
import { strangeGuid } from '#test/support/guids.ts'
import { addCategory } from '#test/support/lists.ts'
import { withoutCsrfTokens, type HtmlAnswer, type Person, type World } from '#test/support/world.ts'

const { world, noor, sem } = await openFamily({}, { countsQueries: true })

const gift = async (person: Person, more: Parameters<World['addGift']>[1] = {}) =>
  (await world.addGift(person.list, more)).publicGuid
const stored = async (guid: string) =>
  (
    await world.sql<{ description: string; url: string | null; imageHash: string | null; crossOffEnabled: boolean }[]>`
    select description, url, image_hash as "imageHash", cross_off_enabled as "crossOffEnabled" from gifts where public_guid = ${guid}::uuid`
  )[0]
const newest = async () =>
  (
    await world.sql<{ guid: string; description: string; url: string | null; crossOffEnabled: boolean }[]>`
    select public_guid as guid, description, url, cross_off_enabled as "crossOffEnabled" from gifts order by id desc limit 1`
  )[0]!
const targets = ({ $ }: HtmlAnswer) =>
  $('hx-partial')
    .map((_, piece) => $(piece).attr('hx-target'))
    .get()
const sectionOf = async () => {
  const [row] = await world.sql<
    { guid: string }[]
  >`select public_guid as guid from categories where id = ${noor.list.categoryId}`
  return `#category-${row!.guid}`
}

describe('A new gift', () => {
  test('has a page of its own that works without script, and a dialog for htmx', async () => {
    const page = await noor.get('/noor/gifts/new')
    assert.equal(page.status, 200)
    assert.equal(page.$('form[action="/noor/gifts/new"][method=post][enctype="multipart/form-data"]').length, 1)
    assert.equal(page.$('form[action="/noor/gifts/new"]').attr('hx-post'), undefined, 'no dialog to swap into')
    assert.equal(page.$('input[name=enableCrossOff][type=checkbox]').is(':checked'), true)
    assert.equal(page.$('input[name=categoryPrivateGuid]').attr('value'), noor.list.categoryPrivateGuid)
    const asked = await noor.htmx('GET', '/noor/gifts/new')
    assert.equal(asked.$('dialog#gift-form[data-open]').length, 1)
    assert.equal(asked.$('html').find('main').length, 0)
    assert.equal(asked.$('form[hx-post="/noor/gifts/new"]').attr('hx-encoding'), 'multipart/form-data')
  })

  test('begins with what was typed or pasted on the list', async () => {
    const words = await noor.get(`/noor/gifts/new?description=${encodeURIComponent('Een <b>theepot</b>')}`)
    assert.equal(words.$('textarea[name=description]').text(), 'Een <b>theepot</b>')
    assert.equal(words.$('.field').first().find('textarea').length, 1)
    const link = await noor.get(`/noor/gifts/new?description=${encodeURIComponent('https://shop.nl/t')}`)
    assert.equal(link.$('input[name=url]').attr('value'), 'https://shop.nl/t')
    assert.equal(link.$('textarea[name=description]').text(), '')
    assert.equal(link.$('.field').first().find('input[name=url]').length, 1, 'the link first, then its words')
  })

  test('is for the list’s owners only', async () => {
    for (const client of [sem, world.visitor()]) {
      assert.equal((await client.get('/noor/gifts/new')).status, 403)
      assert.equal((await client.post('/noor/gifts/new', { description: 'Mijn' })).status, 403)
    }
    assert.equal((await noor.get('/niemand/gifts/new')).status, 404)
    assert.equal((await noor.post('/noor/gifts/new', { csrfToken: 'x', description: 'Zonder bewijs' })).status, 400)
    assert.equal((await world.sql`select 1 from gifts where description in ('Mijn', 'Zonder bewijs')`).length, 0)
  })

  test('is saved by a plain form, which leads back to it and says so', async () => {
    const answer = await noor.post('/noor/gifts/new', {
      description: 'Kaars',
      url: 'shop.nl/kaars',
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
      enableCrossOff: ['false', 'on'],
    })
    const made = await newest()
    assert.equal(answer.status, 303)
    assert.equal(answer.headers.get('location'), `/noor#gift-${made.guid}`)
    assert.deepEqual(
      { ...made, guid: '' },
      { guid: '', description: 'Kaars', url: 'https://shop.nl/kaars', crossOffEnabled: true },
    )
    const list = await noor.get('/noor')
    assert.match(list.$('#flash').text(), /‘Kaars’ staat op je lijst/)
    assert.equal(list.$('#flash a').attr('href'), `/noor#gift-${made.guid}`)
  })

  test('comes to htmx as its category, with the focus on it, and an empty field for the next', async () => {
    const answer = await noor.htmx('POST', '/noor/gifts/new', {
      description: 'Sjaal',
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
      enableCrossOff: 'false',
    })
    const made = await newest()
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('hx-trigger'), 'close-dialog')
    assert.deepEqual(targets(answer), [await sectionOf(), '#add-gift', '#flash'])
    assert.equal(answer.$(`li#gift-${made.guid} .gift-actions [data-focus]`).length, 1)
    assert.equal(answer.$('[data-focus]').length, 1)
    assert.equal(answer.$('body').children(':not(hx-partial)').length, 0, 'pieces only')
    assert.equal(made.crossOffEnabled, false)
  })

  test('takes a link from among its words, and asks for words beside a link alone', async () => {
    await noor.post('/noor/gifts/new', {
      description: 'Puzzel https://shop.nl/puzzel',
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
    })
    assert.deepEqual(
      { ...(await newest()), guid: '' },
      { guid: '', description: 'Puzzel', url: 'https://shop.nl/puzzel', crossOffEnabled: true },
    )
    const alone = await noor.post('/noor/gifts/new', {
      description: 'https://shop.nl/alleen',
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
    })
    assert.equal(alone.status, 422)
    assert.match(alone.$('#field-description-error').text(), /Schrijf er nog bij wat het is/)
    assert.equal(alone.$('input[name=url]').attr('value'), 'https://shop.nl/alleen')
    assert.equal(alone.$('input[name=enableCrossOff][type=checkbox]').is(':checked'), true)
  })

  test('that breaks a rule is asked again with what was typed and a message at its field', async () => {
    const form = {
      description: 'x'.repeat(1001),
      url: 'javascript:alert(1)',
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
      enableCrossOff: 'false',
    }
    for (const ask of [() => noor.post('/noor/gifts/new', form), () => noor.htmx('POST', '/noor/gifts/new', form)]) {
      const { status, $ } = await ask()
      assert.equal(status, 422)
      assert.equal($('textarea[name=description]').text(), form.description)
      assert.equal($('textarea[name=description]').attr('aria-invalid'), 'true')
      assert.match($('#field-description-error').text(), /1000 tekens/)
      assert.match($('#field-url-error').text(), /geen link/)
      assert.equal($('input[name=url]').attr('value'), form.url)
      assert.equal($('input[name=enableCrossOff][type=checkbox]').is(':checked'), false)
    }
    const foreign = await noor.post('/noor/gifts/new', {
      description: 'Mijn',
      categoryPrivateGuid: sem.list.categoryPrivateGuid,
    })
    assert.equal(foreign.status, 422)
    assert.match(foreign.$('[role=alert]').text(), /Kies een andere/)
  })

  test('takes a picture; without a readable one it is saved and the dialog goes on with it', async () => {
    const picture = new Blob(
      [
        new Uint8Array(
          await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
            .jpeg()
            .toBuffer(),
        ),
      ],
      { type: 'image/jpeg' },
    )
    const form = {
      description: 'Met plaatje',
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
      enableCrossOff: 'on',
    }
    assert.equal((await noor.post('/noor/gifts/new', { ...form, image: picture })).status, 303)
    assert.match((await stored((await newest()).guid))!.imageHash!, /^[0-9a-f]{32}$/)
    const failed = await noor.htmx('POST', '/noor/gifts/new', {
      ...form,
      description: 'Zonder plaatje',
      image: new Blob(['no picture'], { type: 'image/png' }),
    })
    const made = await newest()
    assert.equal(failed.status, 422)
    assert.equal(failed.$(`dialog form[action="/gifts/${made.guid}/edit"]`).length, 1)
    assert.match(failed.$('#field-image-error').text(), /plaatje lukte niet/)
    assert.deepEqual(targets(failed), [await sectionOf(), '#add-gift'])
    assert.equal(failed.headers.get('hx-trigger'), null, 'the dialog stays')
  })
})

describe('A gift that is there', () => {
  test('is changed in a form that shows it as it is', async () => {
    const guid = await gift(noor, { description: 'Oude lamp', url: 'https://lamp.nl', crossOffEnabled: false })
    const page = await noor.get(`/gifts/${guid}/edit`)
    assert.equal(page.$('textarea[name=description]').text(), 'Oude lamp')
    assert.equal(page.$('input[name=url]').attr('value'), 'https://lamp.nl')
    assert.equal(page.$('input[name=enableCrossOff][type=checkbox]').is(':checked'), false)
    const answer = await noor.post(`/gifts/${guid}/edit`, {
      description: 'Nieuwe lamp',
      url: '',
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
      enableCrossOff: ['false', 'on'],
    })
    assert.equal(answer.headers.get('location'), `/noor#gift-${guid}`)
    assert.deepEqual(await stored(guid), {
      description: 'Nieuwe lamp',
      url: null,
      imageHash: null,
      crossOffEnabled: true,
    })
    const again = await noor.htmx('POST', `/gifts/${guid}/edit`, {
      description: ' ',
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
    })
    assert.equal(again.status, 422)
    assert.equal(again.$('dialog #field-description-error').length, 1)
  })

  test('is another’s to nobody: not found to other accounts, a login page to visitors', async () => {
    const guid = await gift(noor)
    for (const path of ['edit', 'move', 'delete', 'menu']) {
      assert.equal((await sem.get(`/gifts/${guid}/${path}`)).status, 404, path)
      assert.equal((await sem.post(`/gifts/${guid}/${path}`, { description: 'Van mij' })).status, 404, path)
      assert.equal((await world.visitor().get(`/gifts/${guid}/${path}`)).status, 401, path)
      assert.equal((await noor.get(`/gifts/${strangeGuid}/${path}`)).status, 404, path)
      assert.equal((await noor.get(`/gifts/x/${path}`)).status, 404, path)
    }
    assert.equal((await sem.post(`/gifts/${guid}/move/up`)).status, 404)
    assert.equal((await sem.htmx('DELETE', `/gifts/${guid}`)).status, 404)
    assert.equal((await stored(guid))!.description, 'Wollen sokken, maat 39')
  })

  test('older than 180 days asks first whether it is still wished for', async () => {
    const days = (count: number) => new Date(Date.now() - count * 24 * 3600_000)
    const [old, young] = [await gift(noor, { editedAt: days(180.1) }), await gift(noor, { editedAt: days(179.9) })]
    const asked = await noor.get(`/gifts/${old}/edit`)
    assert.equal(asked.status, 200)
    assert.equal(asked.$('textarea').length, 0)
    assert.equal(asked.$(`a[href="/gifts/${old}/edit?sure=1"]`).length, 1)
    assert.equal((await noor.get(`/gifts/${old}/edit?sure=1`)).$('textarea').length, 1)
    assert.equal((await noor.get(`/gifts/${young}/edit`)).$('textarea').length, 1)
    await noor.post(`/gifts/${old}/edit`, {
      description: 'Toch nog',
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
    })
    assert.equal((await noor.get(`/gifts/${old}/edit`)).$('textarea').length, 1, 'edited, and so of now')
  })

  test('has a menu that all gifts share, with its entries once; without script it is a page', async () => {
    const guid = await gift(noor, { description: 'Kastje & klok' })
    const list = await noor.get('/noor')
    const button = list.$(`#gift-${guid} button.gift-menu`)
    assert.equal(button.attr('aria-label'), 'Meer over: Kastje & klok')
    assert.equal(button.attr('formaction'), `/gifts/${guid}/menu`)
    assert.equal(list.$(`form#${button.attr('form')}:not([method=post])`).length, 1)
    assert.equal(list.$('#gift-menu[popover]').length, 1)
    const template = list.$('template#gift-menu-entries')
    const filled = cheerio.load(template.html()!.replaceAll(template.attr('data-gift')!, guid))
    assert.deepEqual(
      filled('a')
        .map((_, entry) => filled(entry).attr('hx-post') ?? filled(entry).attr('href'))
        .get(),
      [
        `/gifts/${guid}/move/up`,
        `/gifts/${guid}/move/down`,
        `/gifts/${guid}/move?to=category`,
        `/gifts/${guid}/move?to=list`,
        `/gifts/${guid}/delete`,
      ],
    )
    for (const entry of filled('a')) assert.equal((await noor.get(filled(entry).attr('href')!)).status, 200)

    const page = await noor.get(`/gifts/${guid}/menu?`)
    assert.equal(page.status, 200)
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
      [`/noor#gift-${guid}`, `/gifts/${guid}/move?to=category`, `/gifts/${guid}/move?to=list`, `/gifts/${guid}/delete`],
    )
    assert.equal((await noor.htmx('GET', `/gifts/${guid}/menu`)).$('dialog').length, 1)
  })

  test('moves up and down, and stays where it cannot go on', async () => {
    const category = await addCategory(world, noor.list, 'Stapel')
    const [a, b] = [
      await gift(noor, { categoryId: category.id, description: 'A' }),
      await gift(noor, { categoryId: category.id, description: 'B' }),
    ]
    const up = await noor.htmx('POST', `/gifts/${b}/move/up`)
    assert.deepEqual(await giftOrder(world, category.id), [b, a])
    assert.deepEqual(targets(up), [`#category-${category.publicGuid}`])
    assert.equal(up.$(`#gift-${b} .gift-menu[data-focus]`).length, 1)
    const first = await noor.htmx('POST', `/gifts/${b}/move/up`)
    assert.deepEqual(await giftOrder(world, category.id), [b, a])
    assert.match(first.$('hx-partial[hx-target="#flash"]').text(), /staat al bovenaan/)
    const down = await noor.post(`/gifts/${b}/move/down`)
    assert.equal(down.headers.get('location'), `/noor#gift-${b}`)
    assert.deepEqual(await giftOrder(world, category.id), [a, b])
  })

  test('moves to another category of its list, and to no other', async () => {
    const category = await addCategory(world, noor.list, 'Elders')
    const guid = await gift(noor)
    const page = await noor.get(`/gifts/${guid}/move`)
    assert.ok(
      page
        .$('select[name=categoryPrivateGuid] option')
        .map((_, option) => page.$(option).attr('value'))
        .get()
        .includes(category.privateGuid),
    )
    assert.ok(!page.html.includes(`value="${noor.list.categoryPrivateGuid}"`), 'not the one where it is')
    const moved = await noor.htmx('POST', `/gifts/${guid}/move`, { categoryPrivateGuid: category.privateGuid })
    assert.deepEqual(await giftOrder(world, category.id), [guid])
    assert.deepEqual(
      new Set(targets(moved)),
      new Set([await sectionOf(), `#category-${category.publicGuid}`, '#flash']),
    )
    for (const categoryPrivateGuid of [strangeGuid, sem.list.categoryPrivateGuid])
      assert.equal((await noor.post(`/gifts/${guid}/move`, { categoryPrivateGuid })).status, 404)
    for (const form of [{}, { categoryPrivateGuid: 'x' }])
      assert.equal((await noor.post(`/gifts/${guid}/move`, form)).status, 422)
    assert.deepEqual(await giftOrder(world, category.id), [guid])
  })

  test('is deleted after a question, with and without script', async () => {
    const [one, two] = [await gift(noor, { description: 'Weg ermee' }), await gift(noor)]
    const asked = await noor.get(`/gifts/${one}/delete`)
    assert.equal(asked.$(`form[action="/gifts/${one}/delete"][method=post] button`).length, 1)
    assert.match(asked.$('main').text(), /Weg ermee/)
    const posted = await noor.post(`/gifts/${one}/delete`)
    assert.equal(posted.headers.get('location'), '/noor')
    const deleted = await noor.htmx('DELETE', `/gifts/${two}`)
    assert.deepEqual(targets(deleted), [await sectionOf(), '#flash'])
    assert.equal(deleted.$('h2[data-focus][tabindex="-1"]').length, 1)
    assert.equal(await stored(one), undefined)
    assert.equal(await stored(two), undefined)
    assert.equal((await noor.post(`/gifts/${one}/delete`)).status, 404)
  })
})

describe('Dragging', () => {
  test('sends a category’s order; gifts from elsewhere bring both categories back', async () => {
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
    assert.deepEqual(targets(within), [], 'the page has it so already')
    assert.deepEqual(await giftOrder(world, one.id), [b, a])
    const across = await noor.htmx('POST', `/categories/${one.privateGuid}/order`, { order: [b, c, a] })
    assert.deepEqual(targets(across), [`#category-${one.publicGuid}`, `#category-${two.publicGuid}`])
    assert.equal(
      across.$(`#category-${two.publicGuid} .add-tile, .add-tile`).length,
      1,
      'an empty category offers the way to its first gift',
    )
    assert.equal(across.$('[data-focus]').length, 0)
    assert.deepEqual(await giftOrder(world, one.id), [b, c, a])
    const plain = await noor.post(`/categories/${one.privateGuid}/order`, { order: [a, b, c] })
    assert.equal(plain.headers.get('location'), '/noor')
    assert.deepEqual(await giftOrder(world, one.id), [a, b, c])
    assert.equal((await sem.htmx('POST', `/categories/${one.privateGuid}/order`, { order: [a] })).status, 404)
    assert.equal((await noor.htmx('POST', `/categories/${one.privateGuid}/order`, { order: ['x'] })).status, 404)
  })
})

describe('An owner’s list', () => {
  test('is read in one query, and in two where it shows what is crossed off', async () => {
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
    const [free, taken] = [await gift(noor, { description: 'Vaas' }), await gift(noor, { description: 'Vaas' })]
    assert.equal((await sem.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: taken })).status, 200)
    const plain = (html: string) => withoutCsrfTokens(html).replaceAll(free, '').replaceAll(taken, '')
    for (const path of ['edit', 'move', 'delete', 'menu'])
      assert.equal(
        plain((await noor.get(`/gifts/${free}/${path}`)).html),
        plain((await noor.get(`/gifts/${taken}/${path}`)).html),
        path,
      )
    const { $ } = await noor.get('/noor')
    assert.equal($(`#gift-${taken}`).length, 1)
    assert.equal(plain($.html(`#gift-${free}`)), plain($.html(`#gift-${taken}`)))
    const gone = [await noor.htmx('DELETE', `/gifts/${free}`), await noor.htmx('DELETE', `/gifts/${taken}`)]
    assert.equal(gone[0]!.status, gone[1]!.status)
    assert.deepEqual(targets(gone[0]!), targets(gone[1]!))
  })
})
