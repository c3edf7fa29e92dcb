import assert from 'node:assert/strict'
import { after, suite, test } from 'node:test'
import { findProduct, groupsByGtin } from '../../src/products/index.ts'
import { addProduct, addShop } from '#test/support/products.ts'
import { openWorld } from '#test/support/world.ts'

const world = await openWorld()
const { sql } = world
const lamp = '8712345678906'
const puzzle = '4006381333931'
const boeken = await addShop(sql, { name: 'Boekenbos', referral: 'partner=wishring' })
const lampen = await addShop(sql, { name: 'Lampenlicht' })
const german = await addShop(sql, { name: 'Nur hier', sites: ['de'] })
const about = (title: string, shopId: number, priceCents: number, more: object = {}) =>
  addProduct(sql, { shopId, title, priceCents, url: `https://shop.example/p?id=${shopId}`, ...more })
const dear = await about('Lamp, blauw', boeken, 4995, { gtin: lamp, imageUrl: 'https://shop.example/lamp.jpg' })
const cheap = await about('Lamp blauw', lampen, 3995, { gtin: lamp })
const withdrawn = await about('Lamp, oud', lampen, 995, { gtin: lamp, withdrawnAt: new Date() })
await about('Lampe', german, 1995, { gtin: lamp })
await about('Puzzel', lampen, 1495, { gtin: puzzle })
await about('Zonder nummer', lampen, 100)

const ask = (eans: string[], headers = {}) =>
  world.visitor(headers).api('GET', `/api/Product/ByEans?${eans.map((ean) => `eans=${ean}`).join('&')}`)

suite('ByEans', () => {
  after(() => world.close())

  test('returns a group for each number, in the order of the numbers, with the cheapest shop first', async () => {
    const { status, body } = await ask([puzzle, lamp])
    assert.equal(status, 200)
    assert.deepEqual(
      body.products.map((group: { title: string }) => group.title),
      ['Puzzel', 'Lamp blauw'],
    )
    assert.deepEqual(body.products[1], {
      title: 'Lamp blauw',
      image: 'https://shop.example/lamp.jpg',
      imageForDisplay: `/products/${dear}/picture`,
      urlDisplayText: '2 winkels',
      eans: [lamp],
      products: [
        {
          eans: [lamp],
          faviconSite: 'https://lampenlicht.example',
          image: null,
          originalUrl: `https://shop.example/p?id=${lampen}`,
          price: 3995,
          productId: String(cheap),
          shopId: String(lampen),
          title: 'Lamp blauw',
          url: `https://shop.example/p?id=${lampen}`,
        },
        {
          eans: [lamp],
          faviconSite: 'https://boekenbos.example',
          image: 'https://shop.example/lamp.jpg',
          originalUrl: `https://shop.example/p?id=${boeken}`,
          price: 4995,
          productId: String(dear),
          shopId: String(boeken),
          title: 'Lamp, blauw',
          url: `https://shop.example/p?id=${boeken}&partner=wishring`,
        },
      ],
    })
    assert.equal(body.products[0].urlDisplayText, 'Lampenlicht')
  })

  test('finds a number once in any notation, and nothing for an invalid number', async () => {
    const { status, body } = await ask(['4006381333931', '04006381333931', '400-638-1333931', '123', '', 'lamp'])
    assert.equal(status, 200)
    assert.equal(body.products.length, 1)
    assert.deepEqual((await ask([])).body, { products: [] })
  })

  test('rejects more than ten numbers', async () => {
    const eans = Array.from({ length: 11 }, () => lamp)
    assert.equal((await ask(eans.slice(1))).status, 200)
    const { status, body } = await ask(eans)
    assert.equal(status, 400)
    assert.deepEqual(body, { errors: { eans: ['general.invalid'] } })
  })

  test('dates a price by the shop’s last feed, or by the price’s last change if that is later', async () => {
    const importedAt = new Date('2026-11-20T05:00:00Z')
    const day = async (updatedAt: Date, imported: Date | null) => {
      const shopId = await addShop(sql, { name: `${+updatedAt}${+(imported ?? 0)}`, importedAt: imported })
      return (await findProduct(sql, await addProduct(sql, { shopId, title: 'x', updatedAt })))!.pricedOn
    }
    assert.deepEqual(await day(new Date('2026-10-01T05:00:00Z'), importedAt), importedAt)
    assert.deepEqual(await day(new Date('2026-11-21T05:00:00Z'), importedAt), new Date('2026-11-21T05:00:00Z'))
    assert.deepEqual(await day(importedAt, null), importedAt)
  })

  test('a product that its shop withdrew is found neither by number nor by id', async () => {
    assert.equal(await findProduct(sql, withdrawn), null)
    assert.equal((await findProduct(sql, cheap))!.shop.name, 'Lampenlicht')
  })

  test('a shop’s products appear only in its editions', async () => {
    const titles = async (edition: 'nl' | 'de') =>
      (await groupsByGtin(sql, [lamp], edition)).flatMap(({ products }) => products.map(({ title }) => title))
    assert.deepEqual(await titles('nl'), ['Lamp blauw', 'Lamp, blauw'])
    assert.deepEqual(await titles('de'), ['Lampe', 'Lamp blauw', 'Lamp, blauw'])
  })
})

test('with price comparison switched off the endpoint does not exist', async (context) => {
  const off = await openWorld({ FEATURE_PRICE_COMPARISON: 'off' })
  context.after(() => off.close())
  assert.equal((await off.visitor().api('GET', `/api/Product/ByEans?eans=${lamp}`)).status, 404)
})
