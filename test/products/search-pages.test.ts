import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { artUrl } from '#core/art.ts'
import { addProduct, addShop } from '#test/support/products.ts'
import { openWorld } from '#test/support/world.ts'

const world = await openWorld()
const { sql } = world
const visitor = world.visitor()
const at = (term: string, more = '') => `/products?term=${encodeURIComponent(term)}${more}`

suite('The product search page', () => {
  before(async () => {
    const gtin = '8712345678906'
    for (const [index, name] of ['Boekenbos', 'Lampenlicht', 'Speelhuis', 'Verweg'].entries()) {
      const shopId = await addShop(sql, { name, referral: 'partner=wenskring' })
      await addProduct(sql, {
        shopId,
        title: 'Lamp met een kap van riet',
        gtin,
        priceCents: 2495 + index * 505,
        url: `https://shop.example/${index}?kleur=riet`,
        updatedAt: new Date('2026-11-21T10:00:00Z'),
      })
      if (index < 3)
        await addProduct(sql, {
          shopId,
          title: 'Vouwlantaarn',
          gtin: '4006381333931',
          imageUrl: 'https://shop.example/v.jpg',
        })
      for (let n = 0; n < 14; n++) await addProduct(sql, { shopId, title: `Knikker ${name} ${n}` })
    }
  })
  after(() => world.close())

  test('shows a search form with a price filter, and is not indexed', async () => {
    const { status, $ } = await visitor.get('/products')
    assert.equal(status, 200)
    assert.equal($('h1').text(), 'Cadeaus zoeken')
    assert.equal($('meta[name=robots]').attr('content'), 'noindex')
    const steps = (name: string) =>
      $(`select[name=${name}] option`)
        .toArray()
        .map((option) => $(option).text().replaceAll('\u00a0', ' '))
    assert.deepEqual(steps('minPrice').slice(0, 3), ['€ 0', '€ 5', '€ 10'])
    assert.deepEqual(steps('maxPrice').slice(-2), ['€ 1.000', 'alles'])
    assert.equal($('select[name=maxPrice]').val(), '100000000')
  })

  test('shows a product once, with two of its four shops, the others folded away, and each price’s date', async () => {
    const { status, $ } = await visitor.get(at('lamp riet'))
    assert.equal(status, 200)
    assert.equal($('.product').length, 1)
    assert.equal($('.product h2').text(), 'Lamp met een kap van riet')
    assert.equal($('.product img').attr('src'), artUrl('gifts/lamp.svg'))
    const rows = $('.product .gift-shop')
      .toArray()
      .map((row) => [
        $(row).find('a > span:nth-child(2)').text(),
        $(row).find('.price').text(),
        $(row).find('small').text(),
      ])
    assert.deepEqual(rows, [
      ['Boekenbos', '€\u00a025', 'prijs van 21 nov'],
      ['Lampenlicht', '€\u00a030', 'prijs van 21 nov'],
      ['Speelhuis', '€\u00a035', 'prijs van 21 nov'],
      ['Verweg', '€\u00a040', 'prijs van 21 nov'],
    ])
    assert.equal($('.product details .gift-shop').length, 2)
    assert.match($('.product summary').text(), /^Toon 2 andere winkels/)
    const link = $('.product .gift-shop a').first()
    assert.equal(link.attr('href'), 'https://shop.example/0?kleur=riet&partner=wenskring')
    assert.equal(link.attr('rel'), 'sponsored noreferrer')
  })

  test('shows three shops at once, and a shop’s picture from our URL', async () => {
    const { $ } = await visitor.get(at('vouwlantaarn'))
    assert.equal($('.product .gift-shop').length, 3)
    assert.equal($('.product details').length, 0)
    assert.match($('.product img').attr('src')!, /^\/products\/\d+\/picture$/)
  })

  test('shows thirty products and then ten more, by a link that a script follows before the user reaches it', async () => {
    const first = await visitor.get(at('knikker', '&minPrice=0&maxPrice=100000000'))
    assert.match(first.$('#product-results > p').text(), /56 cadeaus gevonden/)
    assert.equal(first.$('.product').length, 30)
    const link = first.$('.more-products a')
    assert.deepEqual(
      [link.attr('href'), link.attr('hx-get')],
      [at('knikker', '&offset=30'), at('knikker', '&offset=30')],
    )
    assert.equal(link.attr('hx-trigger'), 'click, revealed rootMargin:800px')
    const more = await visitor.htmx('GET', link.attr('href')!)
    assert.deepEqual([more.$('.product').length, more.$('form').length, more.$('h1').length], [10, 0, 0])
    assert.equal(more.$('.more-products a').attr('href'), at('knikker', '&offset=40'))
    const last = await visitor.get(at('knikker', '&offset=50'))
    assert.deepEqual([last.$('.product').length, last.$('.more-products').length], [6, 0])
    const all = new Set(
      [first, more, await visitor.htmx('GET', at('knikker', '&offset=40')), last].flatMap(({ $ }) =>
        $('.product')
          .toArray()
          .map(({ attribs }) => attribs.id),
      ),
    )
    assert.equal(all.size, 56)
  })

  test('returns only the results as a fragment, and announces their number', async () => {
    const { $ } = await visitor.htmx('GET', at('vouwlantaarn'))
    assert.equal($('#product-results').attr('data-requests-announce'), '1 cadeau gevonden.')
    assert.equal($('form').length, 0)
  })

  test('keeps the price filter, and names it as a possible reason for an empty result', async () => {
    const { $ } = await visitor.get(at('lamp riet', '&minPrice=3000&maxPrice=3600'))
    assert.deepEqual([$('select[name=minPrice]').val(), $('select[name=maxPrice]').val()], ['3000', '3600'])
    assert.equal($('.product .gift-shop').length, 2)
    const tooCheap = await visitor.get(at('lamp riet', '&maxPrice=500'))
    assert.match(tooCheap.$('#product-results').text(), /andere prijzen/)
    const filtered = at('knikker', '&minPrice=1000&maxPrice=2000&for=noor')
    const part = await visitor.get(filtered)
    const more = part.$('.more-products a').attr('href')!
    assert.deepEqual(
      [...new URL(more, 'http://localhost').searchParams],
      [
        ['term', 'knikker'],
        ['minPrice', '1000'],
        ['maxPrice', '2000'],
        ['for', 'noor'],
        ['offset', '30'],
      ],
    )
    const sent = part.$('form#product-search').serializeArray()
    assert.deepEqual(
      sent.map(({ name, value }) => `${name}=${value}`),
      ['for=noor', 'term=knikker', 'minPrice=1000', 'maxPrice=2000'],
    )
    assert.match(part.$('[data-links-pick]').first().attr('href')!, /^\/noor\/gifts\/new\?sure=1&productId=\d+$/)
    const none = await visitor.get(at('lamp riet', '&minPrice=10000'))
    assert.equal(none.$('#product-results h2').text(), 'Niets gevonden voor “lamp riet”')
    assert.match(none.$('#product-results').text(), /andere prijzen/)
  })

  test('rejects a lower limit above the upper limit, and says so', async () => {
    const { status, $ } = await visitor.get(at('lamp riet', '&minPrice=3000&maxPrice=1000'))
    assert.equal(status, 422)
    assert.match($('#product-results').text(), /“Prijs vanaf” is hoger/)
    assert.deepEqual([$('select[name=minPrice]').val(), $('select[name=maxPrice]').val()], ['3000', '1000'])
  })

  test('rejects a price that is not a number, and a term that is too long', async () => {
    for (const path of [at('lamp', '&minPrice=veel'), at('lamp', '&offset=-1'), at('x'.repeat(201))]) {
      const { status, $ } = await visitor.get(path)
      assert.equal(status, 422, path)
      assert.notEqual($('#product-results').attr('data-requests-announce'), undefined)
    }
  })

  test('says that something went wrong, with a button to try again', async () => {
    await sql.begin(async (tx) => {
      await tx`lock table products`
      const { status, $ } = await visitor.get(at('lamp'))
      assert.equal(status, 422)
      assert.match($('#product-results').text(), /Er ging iets mis/)
      assert.equal($('#product-results button').attr('form'), 'product-search')
    })
  })

  test('is 404 with product search switched off, and has no price filter with that switched off', async () => {
    const without = await openWorld({ FEATURE_PRODUCT_SEARCH: 'off', RATE_LIMITS: 'on' })
    const unfiltered = await openWorld({ FEATURE_PRICE_FILTER: 'off', RATE_LIMITS: 'on' })
    try {
      assert.equal((await without.visitor().get('/products?term=lamp')).status, 404)
      const ask = { term: 'lamp', count: 30, offset: 0, minPrice: 5000 }
      assert.equal((await without.visitor().api('POST', '/api/Product/ProductSearch', ask)).status, 404)
      const shopId = await addShop(unfiltered.sql, { name: 'Boekenbos' })
      await addProduct(unfiltered.sql, { shopId, title: 'Lamp', priceCents: 995 })
      const client = unfiltered.visitor()
      const { $ } = await client.get('/products?term=lamp&minPrice=5000')
      assert.deepEqual([$('select').length, $('.product').length], [0, 1])
      assert.equal((await client.api('POST', '/api/Product/ProductSearch', ask)).body.total, 1)
      for (let n = 0; n < 58; n++) await client.get('/products?term=lamp')
      const refused = await client.get('/products?term=lamp')
      assert.equal(refused.status, 429)
      assert.ok(Number(refused.headers.get('Retry-After')) > 0)
      assert.match(refused.$('#product-results').text(), /te vaak achter elkaar/)
      assert.equal((await client.api('POST', '/api/Product/ProductSearch', ask)).status, 429)
    } finally {
      await without.close()
      await unfiltered.close()
    }
  })
})
