import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { filledForm } from '#test/support/forms.ts'
import { giftBody, storedGift } from '#test/support/gifts.ts'
import { addProduct, addShop } from '#test/support/products.ts'

// A gift from a product of the catalogue, and the prices that other shops ask for it.

const { world, noor, lotte } = await openFamily()
const gtin = '4006381333931'
const importedAt = new Date('2026-11-20T12:00:00Z')
const shop = await addShop(world.sql, { name: 'Speelhuis', referral: 'partner=wenskring', importedAt })
const dear = await addShop(world.sql, { name: 'Duurhuis', importedAt })
const product = (more: object = {}) =>
  addProduct(world.sql, {
    shopId: shop,
    title: 'Step Flits',
    gtin,
    priceCents: 4495,
    url: 'https://speelhuis.example/step',
    updatedAt: importedAt,
    ...more,
  })

beforeEach(async () => {
  await world.sql`delete from gifts`
  await world.sql`delete from products`
})

const withProduct = (more: object) =>
  noor.api('POST', '/api/MyGift/EditWithProduct', giftBody(noor, { productSourceType: 'ProductId', ...more }))

describe('A gift that is a product', () => {
  test('has its link, number and price with the day, and no link that its owner typed', async () => {
    const { status, body } = await withProduct({ productSource: String(await product()) })
    assert.equal(status, 201)
    const { gift } = body
    assert.equal(gift.uri, 'https://speelhuis.example/step?partner=wenskring')
    assert.equal(gift.userEditableUri, null)
    assert.deepEqual(gift.productEans, [gtin])
    assert.equal(gift.isProductFromGiftFinder, true)
    const { faviconSite, ...offer } = gift.groupedProduct.products[0]
    assert.deepEqual(offer, { shopId: String(shop), url: gift.uri, price: 4495 })
    assert.equal(faviconSite, 'https://speelhuis.example')
    const { $ } = await lotte.get('/noor')
    assert.match($('.gift .price').text().replace(/\s+/g, ' '), /€ 45 prijs van 20 nov/)
    assert.match($('.gift .gift-shop a').attr('rel')!, /sponsored/)
  })

  test('stays whole when its shop withdraws it, also when its owner changes the words', async () => {
    const id = await product()
    const { body } = await withProduct({ productSource: String(id) })
    const { publicGuid } = body.gift
    await world.sql`update products set withdrawn_at = now()`
    const open = await noor.get(`/gifts/${publicGuid}/edit`)
    assert.equal(open.$('[name=productId]').attr('value'), String(id))
    assert.equal(open.$('[name=url]').attr('value') ?? '', '')
    const saved = await noor.post(`/gifts/${publicGuid}/edit`, {
      categoryPrivateGuid: noor.list.categoryPrivateGuid,
      description: 'Step, liefst rood',
      productId: String(id),
    })
    assert.equal(saved.status, 303)
    await world.sql`delete from products`
    const [gift] =
      await world.sql`select description, url, price_cents as price, gtin, product_id as "productId" from gifts`
    assert.deepEqual(gift, {
      description: 'Step, liefst rood',
      url: 'https://speelhuis.example/step?partner=wenskring',
      price: 4495,
      gtin,
      productId: null,
    })
  })

  test('is refused if there is no such product, and the form says so', async () => {
    const withdrawn = await product({ withdrawnAt: new Date() })
    for (const productSource of [String(withdrawn), '999999999', '-1', '1e3', 'x']) {
      const { status, body } = await withProduct({ productSource })
      assert.deepEqual([status, body.problem], [422, 'ProductNotFound'], productSource)
    }
    const form = { categoryPrivateGuid: noor.list.categoryPrivateGuid, description: 'Step', productId: '999999999' }
    const refused = await noor.post('/noor/gifts/new', form)
    assert.equal(refused.status, 422)
    assert.match(refused.$('form').text(), /Dit product is er niet meer/)
    assert.equal(refused.$('textarea').text(), 'Step')
  })

  test('is picked by a link to the form without script, and becomes a plain gift by another link', async () => {
    const id = await product()
    const open = await noor.get(`/noor/gifts/new?productId=${id}`)
    assert.equal(open.$('textarea').text(), 'Step Flits')
    assert.equal(open.$('[name=productId]').attr('value'), String(id))
    const form = { categoryPrivateGuid: noor.list.categoryPrivateGuid, description: 'Step' }
    await noor.post('/noor/gifts/new', { ...form, productId: String(id) })
    const [{ guid }] = (await world.sql`select public_guid as guid from gifts`) as unknown as [{ guid: string }]
    await noor.post(`/gifts/${guid}/edit`, { ...form, productId: String(id), url: 'https://winkel.example/step' })
    assert.equal((await storedGift(world, guid))!.url, 'https://winkel.example/step')
    const [row] = await world.sql`select product_id as id, price_cents as price from gifts`
    assert.deepEqual(row, { id: null, price: null })
  })

  test('is picked for an existing gift, whose form then has the product and no link', async () => {
    const id = await product()
    const { publicGuid } = await world.addGift(noor.list, { description: 'Een step', url: 'https://winkel.example/' })
    const address = `/gifts/${publicGuid}/edit`
    const search = (await noor.get(address)).$('a[href^="/products"]').attr('href')!
    assert.equal(new URLSearchParams(search.split('?')[1]).get('for'), publicGuid)
    const picked = await noor.get(`${address}?sure=1&productId=${id}`)
    assert.equal(
      picked.$('.preview').attr('data-links-url'),
      '',
      'the attribute by which scripts empty the field of the link',
    )
    assert.equal(picked.$('.preview').attr('data-links-title'), 'Step Flits')
    const form = filledForm(picked, `form[action="${address}"]`, { url: '' })
    assert.deepEqual([form['productId'], form['description']], [String(id), 'Een step'])
    assert.equal((await noor.post(address, form)).status, 303)
    assert.equal((await storedGift(world, publicGuid))!.url, 'https://speelhuis.example/step?partner=wenskring')
  })

  test('comes back as it was when its deletion is undone', async () => {
    await withProduct({ productSource: String(await product()) })
    const before = await world.sql`select * from gifts`
    await noor.post(`/gifts/${before[0]!.publicGuid}/delete`)
    const { $ } = await noor.get('/noor')
    await noor.post($('#flash form').attr('action')!, {})
    assert.deepEqual(await world.sql`select * from gifts`, before)
  })
})

describe('The price comparison', () => {
  test('is requested by the product’s number, lists the cheapest shop first, and names no gift', async () => {
    await product()
    await product({ shopId: dear, title: 'Step Flits', url: 'https://duurhuis.example/step', priceCents: 5000 })
    await withProduct({ productSource: String((await world.sql`select id from products order by id limit 1`)[0]!.id) })
    const { $ } = await lotte.get('/noor')
    const href = $('.gift a.compare').attr('href')!
    assert.equal(href, `/products/offers?ean=${gtin}`)
    const visitor = world.visitor()
    const dialog = await visitor.get(href)
    assert.deepEqual(
      dialog
        .$('.gift-shop a > span:nth-child(2)')
        .toArray()
        .map((each) => dialog.$(each).text()),
      ['Speelhuis', 'Duurhuis'],
    )
    const cards = await visitor.htmx('GET', `/products/offers/cards?eans=${gtin}&eans=9780306406157&eans=x`)
    assert.match(cards.html, /2 winkels, vanaf €\s45/)
    assert.match(cards.html, /\[data-offers-ean=&quot;9780306406157&quot;\]" hx-swap="delete"/)
    assert.equal((await noor.get('/noor')).$('.compare').length, 0, 'the owner is offered the price comparison')
  })
})

describe('With the product features switched off', async () => {
  const off = await openFamily({ FEATURE_PRICE_COMPARISON: 'off', FEATURE_PRODUCT_SEARCH: 'off', FEATURE_SHOPS: 'off' })

  test('none of the features’ pages, links and endpoints is left', async () => {
    assert.match((await noor.get('/noor/gifts/new')).html, /Zoek in winkels/, 'with the features switched on')
    assert.equal((await lotte.get('/')).$('a[href="/winkels"]').length, 2, 'with the features switched on')
    const added = await off.world.addGift(off.noor.list, { description: 'Step' })
    await off.world.sql`update gifts set gtin = ${gtin} where id = ${added.id}`
    assert.equal((await off.lotte.get('/noor')).$('.compare').length, 0)
    assert.doesNotMatch((await off.noor.get('/noor/gifts/new')).html, /Zoek in winkels/)
    for (const path of [
      `/products/offers?ean=${gtin}`,
      `/products/offers/cards?eans=${gtin}`,
      '/products',
      '/winkels',
      '/laden',
      '/shops',
    ])
      assert.equal((await off.lotte.get(path)).status, 404, path)
    for (const path of [`/api/Product/ByEans?eans=${gtin}`, '/api/Shop/'])
      assert.equal((await off.lotte.api('GET', path)).status, 404, path)
    assert.equal(
      (await off.lotte.api('POST', '/api/Product/ProductSearch', { term: 'step', count: 5, offset: 0 })).status,
      404,
    )
    const start = await off.lotte.get('/')
    assert.deepEqual([start.status, start.$('a[href="/winkels"]').length], [200, 0])
  })
})
