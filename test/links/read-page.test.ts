import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPage } from '../../src/links/index.ts'
import { judged, testPages } from './pages.ts'

describe('a shop’s page is read as a person would read it', () => {
  test('there are test pages', () => assert.ok(testPages().length >= 5))
  for (const { name, rule, page, expected } of testPages())
    test(rule === null ? `the test page ${name}` : `${rule} (${name})`, async () =>
      assert.deepEqual(judged(await readPage(page)), expected),
    )
})

const pageOf = (head: string, body = '', url = 'https://www.winkel.nl/p/ding') => ({
  bytes: new TextEncoder().encode(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`),
  url,
  contentType: 'text/html; charset=utf-8',
})
const product = (data: object) =>
  pageOf(
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Een mooi ding', ...data })}</script>`,
  )

describe('prices', () => {
  const texts: [string | number, number | null, string | null][] = [
    ['€ 1.299,-', 129900, 'EUR'],
    ['12,95', 1295, 'EUR'],
    ['1,299.00', 129900, 'EUR'],
    ['vanaf 19,99', 1999, 'EUR'],
    ['EUR 12.5', 1250, 'EUR'],
    ['12.9500', 1295, 'EUR'],
    ['24.950', 2495, 'EUR'],
    ['1.299', 129900, 'EUR'],
    ["CHF 1'299.00", 129900, 'CHF'],
    ['1 299,00 €', 129900, 'EUR'],
    ['£1,299', 129900, 'GBP'],
    ['US$ 19.99', 1999, 'USD'],
    ['ab 9,99 € / Stück', 999, 'EUR'],
    ['statt 29,99 € nur 19,99 €', 1999, 'EUR'],
    ['49,–', 4900, 'EUR'],
    ['10% korting: 8,95', 895, 'EUR'],
    [19.989999999, 1999, 'EUR'],
    ['0,00', null, null],
    ['op aanvraag', null, null],
    [-5, null, null],
    [1e300, null, null],
  ]
  for (const [text, cents, currency] of texts)
    test(`the price text “${text}” is read as ${cents === null ? 'no price' : `${cents} cents in ${currency}`}`, async () => {
      const { priceCents, currency: found } = await readPage(product({ offers: { price: text } }))
      assert.deepEqual([priceCents, found], [cents, currency])
    })
})

describe('titles', () => {
  const titles: [string, string | null][] = [
    ['Houten blokken | Winkel', 'Houten blokken'],
    ['Houten blokken - Winkel.nl', 'Houten blokken'],
    ['Winkel.nl: Houten blokken', 'Houten blokken'],
    ['Houten blokken : Winkel.nl: Speelgoed', 'Houten blokken'],
    ['Koop Houten blokken - Gratis verzending', 'Houten blokken'],
    ['Houten blokken kopen? | Een andere naam', 'Houten blokken'],
    ['Blokken - 50 stuks - rood', 'Blokken - 50 stuks - rood'],
    ['Onderhoudsset voor de fiets', 'Onderhoudsset voor de fiets'],
    ['Winkel', null],
    ['Winkel.nl', null],
    ['Attention Required! | Cloudflare', null],
    ['404 - Pagina niet gevonden', null],
    ['Seite nicht gefunden', null],
  ]
  for (const [text, title] of titles)
    test(`the page title “${text}” is read as ${title === null ? 'no title' : `“${title}”`}`, async () =>
      assert.equal((await readPage(pageOf(`<title>${text}</title>`))).title, title))

  test('a product may have a name that looks like an error page’s', async () => {
    const { title } = await readPage(
      pageOf('<title>Forbidden</title><meta property="product:price:amount" content="19.95">'),
    )
    assert.equal(title, 'Forbidden')
  })
})

describe('product numbers', () => {
  const numbers: [object, string | null][] = [
    [{ gtin13: '4006381333931' }, '4006381333931'],
    [{ gtin14: '04006381333931' }, '4006381333931'],
    [{ ean: '4006381333931' }, '4006381333931'],
    [{ productID: 'ean:4006381333931' }, '4006381333931'],
    [{ identifier: { '@type': 'PropertyValue', propertyID: 'GTIN', value: '4006381333931' } }, '4006381333931'],
    [{ offers: { price: 1, gtin13: '4006381333931' } }, '4006381333931'],
    [{ sku: '4006381333931' }, '4006381333931'],
    [{ sku: '12345670' }, null],
    [{ gtin13: '4006381333930' }, null],
    [{ gtin13: '2000000000008' }, null],
    [{ isbn: '0-306-40615-2' }, '9780306406157'],
    [{ isbn: '0-306-40615-3' }, null],
  ]
  for (const [data, gtin] of numbers)
    test(`a product with ${JSON.stringify(data)} has ${gtin === null ? 'no number' : `the number ${gtin}`}`, async () =>
      assert.equal((await readPage(product(data))).gtin, gtin))
})

test('an offer may refer to its product, instead of the product to its offer', async () => {
  const offer = { '@type': 'Offer', price: '12.95', itemOffered: { '@type': 'Product', name: 'Een mooi ding' } }
  const reading = await readPage(pageOf(`<script type="application/ld+json">${JSON.stringify(offer)}</script>`))
  assert.deepEqual([reading.title, reading.priceCents], ['Een mooi ding', 1295])
})

test('the shop’s name comes from the page', async () => {
  const reading = await readPage(
    pageOf('<meta property="og:site_name" content="De  Winkel &amp; Zn."><title>Een mooi ding</title>'),
  )
  assert.equal(reading.shopName, 'De Winkel & Zn.')
})

test('many pages at once are read one by one, each with its own reading', async () => {
  const names = Array.from({ length: 20 }, (_, number) => `Ding nummer ${number}`)
  const readings = await Promise.all(names.map((name) => readPage(product({ name }))))
  assert.deepEqual(
    readings.map(({ title }) => title),
    names,
  )
})
