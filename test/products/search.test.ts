import assert from 'node:assert/strict'
import { after, before, describe, suite, test } from 'node:test'
import { priceSteps } from '../../src/products/price-steps.ts'
import { refreshProductWords } from '../../src/products/index.ts'
import { addProduct, addShop } from '#test/support/products.ts'
import { openWorld } from '#test/support/world.ts'

const world = await openWorld({ EDITION: '' })
const { sql } = world
const visitors = {
  nl: world.visitor({ 'Accept-Language': 'nl' }),
  de: world.visitor({ 'Accept-Language': 'de' }),
  en: world.visitor({ 'Accept-Language': 'en' }),
}
type Language = keyof typeof visitors

const speelhuis = await addShop(sql, { name: 'Speelhuis' })
const boekenbos = await addShop(sql, { name: 'Boekenbos' })
const nurHier = await addShop(sql, { name: 'Nur hier', sites: ['de'] })

const sell = (title: string, more: Partial<Parameters<typeof addProduct>[1]> = {}) =>
  addProduct(sql, { shopId: speelhuis, title, language: 'nl', ...more })

interface Group {
  title: string
  eans: string[]
  products: { title: string; price: number; productId: string }[]
}

async function search(term: string, more: object = {}, language: Language = 'nl') {
  const { status, body } = await visitors[language].api('POST', '/api/Product/ProductSearch', {
    term,
    count: 30,
    offset: 0,
    ...more,
  })
  assert.equal(status, 200, `${term}: ${JSON.stringify(body)}`)
  return body as { products: Group[]; total: number }
}
const titles = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).products.map(({ title }) => title)

suite('Searching products', () => {
  before(async () => {
    for (const title of [
      'Kinderfiets Zwaluw 16 inch, rood',
      'Fietsbel met een kerktoren',
      'Fiets',
      'Kinder fiets, tweedehands',
    ])
      await sell(title)
    await sell('Kaffeemaschine Morgenstund', { language: 'de' })
    await sell('Kaffee-Maschine für Pads', { language: 'de' })
    await sell('Müslischalen, vier Stück', { language: 'de' })
    await sell('Fußball Größe 5', { language: 'de' })
    await sell('IJsmachine Poolster')
    await sell('Prentenboek over de wind, met houten puzzel', {
      brand: 'Holm & Zoon',
      productType: 'Boeken > Kinderboeken',
    })
    await sell('Mok met een oor')
    await sell('Rode wollen trui')
    await sell('Boxershorts, katoen', { withdrawnAt: new Date() })
    await sell('Dirndl nur hier', { shopId: nurHier, language: 'de' })
    await refreshProductWords(sql)
  })
  after(() => world.close())

  test('requires all words in any order, except small words', async () => {
    assert.deepEqual(await titles('rood kinderfiets'), ['Kinderfiets Zwaluw 16 inch, rood'])
    assert.deepEqual(await titles('mok met het oor'), ['Mok met een oor'])
    assert.deepEqual(await titles('trui wollen rode'), ['Rode wollen trui'])
  })

  test('finds other inflections in the edition’s language', async () => {
    assert.deepEqual(await titles('prentenboeken'), ['Prentenboek over de wind, met houten puzzel'])
    assert.deepEqual(await titles('mokken'), ['Mok met een oor'])
    assert.deepEqual(await titles('fussbälle', {}, 'de'), ['Fußball Größe 5'])
    assert.equal((await titles('müslischale', {}, 'de'))[0], 'Müslischalen, vier Stück')
  })

  test('finds words that begin with the last typed word', async () => {
    assert.deepEqual(await titles('prentenb'), ['Prentenboek over de wind, met houten puzzel'])
    assert.deepEqual(await titles('rode wol'), ['Rode wollen trui'])
    assert.equal((await titles('ki')).length, 3)
  })

  describe('compounds', () => {
    test('are found by their last part, after the simple word and before words that begin with it', async () => {
      assert.deepEqual(await titles('fiets'), [
        'Fiets',
        'Kinder fiets, tweedehands',
        'Kinderfiets Zwaluw 16 inch, rood',
        'Fietsbel met een kerktoren',
      ])
    })
    test('are found when written as one word or as two', async () => {
      for (const term of ['kinder fiets', 'kinderfiets', 'kinder-fiets', 'kinderfietsen'])
        assert.deepEqual(
          (await titles(term)).toSorted(),
          ['Kinder fiets, tweedehands', 'Kinderfiets Zwaluw 16 inch, rood'],
          term,
        )
      for (const term of ['Kaffeemaschine', 'Kaffee-Maschine', 'kaffee maschinen'])
        assert.equal((await titles(term, {}, 'de')).length, 2, term)
    })
  })

  test('treats umlauts, ij and accents as their other spellings', async () => {
    for (const term of ['muesli', 'müsli', 'musli', 'Muesli Schalen'])
      assert.deepEqual(await titles(term, {}, 'de'), ['Müslischalen, vier Stück'], term)
    for (const term of ['fussball groesse', 'FUSSBALL GRÖSSE', 'fußball größe'])
      assert.deepEqual(await titles(term, {}, 'de'), ['Fußball Größe 5'], term)
    for (const term of ['ysmachine', 'ijsmachine', 'IJsmachine'])
      assert.deepEqual(await titles(term), ['IJsmachine Poolster'], term)
  })

  test('forgives one typing error in a short word and two in a long one, if no product has the word', async () => {
    assert.deepEqual(await titles('turi'), ['Rode wollen trui'])
    assert.deepEqual(await titles('pretnenbeok'), ['Prentenboek over de wind, met houten puzzel'])
    assert.deepEqual(await titles('kindrefiest zwalwu'), ['Kinderfiets Zwaluw 16 inch, rood'])
    assert.deepEqual(await titles('oij'), [])
    assert.deepEqual(await titles('fiets'), await titles('FIETS'))
  })

  test('finds a product by its brand and type, after products with the word in the title', async () => {
    assert.deepEqual(await titles('holm'), ['Prentenboek over de wind, met houten puzzel'])
    assert.deepEqual(await titles('kinderboeken'), ['Prentenboek over de wind, met houten puzzel'])
  })

  test('finds products with all words but one, if no product has all', async () => {
    assert.deepEqual(await titles('rode wollen qwxzjq'), ['Rode wollen trui'])
    assert.deepEqual(await titles('qwxzjq plughh'), [])
    assert.deepEqual(await titles('qwxzjq wollen'), ['Rode wollen trui'], 'a word without a counted frequency')
    assert.deepEqual(await titles('pads 4212 machine'), ['Kaffee-Maschine für Pads'])
  })

  test('finds a product in another language by its own words, after products in the edition’s language', async () => {
    assert.deepEqual((await titles('kaffeemaschine')).length, 2)
    await sell('Schaukelpferd', { language: 'de' })
    await sell('Schaukelpferd', { language: null, url: 'https://winkel.example/2', shopId: boekenbos })
    const found = await search('schaukelpferd')
    const [first] = await sql`select language from products where id = ${found.products[0]!.products[0]!.productId}`
    assert.deepEqual([found.total, first!.language], [2, null])
  })

  test('leaves out withdrawn products, and shops that the edition does not show', async () => {
    assert.deepEqual(await titles('boxershorts'), [])
    assert.deepEqual(await titles('dirndl'), [])
    assert.deepEqual(await titles('dirndl', {}, 'de'), ['Dirndl nur hier'])
  })

  describe('a product of several shops', () => {
    const gtin = '8712345678906'
    before(async () => {
      await sell('Telraam van beukenhout', { gtin, priceCents: 2495 })
      await sell('Abacus', { gtin, shopId: boekenbos, priceCents: 1995 })
      await sell('Telraam van Käthe', { gtin, shopId: nurHier, priceCents: 995 })
      await sell('Telraam klein', { priceCents: 1495 })
      await sell('Telraam dat op is', { gtin, shopId: boekenbos, priceCents: 495, withdrawnAt: new Date() })
    })

    test('appears once with each shop’s price, the cheapest first, even if the shops name it differently', async () => {
      const { products, total } = await search('telraam')
      assert.equal(total, 2)
      const group = products.find(({ eans }) => eans[0] === gtin)!
      assert.deepEqual(
        group.products.map(({ title, price }) => [title, price]),
        [
          ['Abacus', 1995],
          ['Telraam van beukenhout', 2495],
        ],
      )
    })

    test('is found by its GTIN in any notation', async () => {
      for (const term of [gtin, ' 8712345-678906', '08712345678906']) {
        const { products, total } = await search(term)
        assert.deepEqual([total, products[0]!.products.length], [1, 2], term)
      }
      assert.equal((await search('4006381333931')).total, 0)
    })

    test('shows only offers within the price range', async () => {
      const priced = async (minPrice: number | null, maxPrice: number | null, term = 'telraam') =>
        (await search(term, { minPrice, maxPrice })).products.map(({ products }) => products.map(({ price }) => price))
      assert.deepEqual(await priced(2000, null), [[2495]])
      assert.deepEqual(await priced(null, 1994), [[1495]])
      assert.deepEqual(await priced(1495, 1495), [[1495]])
      assert.deepEqual((await priced(1400, 2495)).flat().toSorted(), [1495, 1995, 2495])
      assert.deepEqual(await priced(3000, 1000), [])
      assert.deepEqual(await priced(0, 100_000_000), await priced(null, null))
      assert.deepEqual(await priced(null, 2000, gtin), [[1995]])
    })
  })

  test('ranks exact words first, then words at the front of the title, then short titles', async () => {
    for (const title of [
      'Draaimolen',
      'Grote houten draaimolen om zelf te bouwen en te verven',
      'Spaarpot in de vorm van een draaimolen',
      'Draaimolens boek',
    ])
      await sell(title)
    assert.deepEqual(await titles('draaimolen'), [
      'Draaimolen',
      'Spaarpot in de vorm van een draaimolen',
      'Grote houten draaimolen om zelf te bouwen en te verven',
      'Draaimolens boek',
    ])
  })

  test('pages through all products in a stable order, each once', async () => {
    const [{ count }] = await sql<[{ count: number }]>`
      with added as (
        insert into products (shop_id, feed_id, title, language, url, price_cents, digest, updated_at)
        select ${speelhuis}, 'knikker-' || n, 'Knikker nummer ' || n % 7, 'nl', 'https://winkel.example/' || n, n, gen_random_uuid(), ${new Date()}
        from generate_series(1, 130) n returning 1
      ) select count(*)::int as count from added`
    const seen: string[] = []
    for (let offset = 0; offset < count; offset += 30) {
      const { products, total } = await search('knikker', { offset })
      assert.equal(total, count)
      seen.push(...products.map(({ products: [first] }) => first!.productId))
    }
    assert.deepEqual([seen.length, new Set(seen).size], [count, count])
    assert.deepEqual(await search('knikker', { offset: 130 }), { products: [], total: count })
  })

  test('counts up to a thousand products', async () => {
    await sql`
      insert into products (shop_id, feed_id, title, language, url, price_cents, digest, updated_at)
      select ${speelhuis}, 'kraal-' || n, 'Kraal', 'nl', 'https://winkel.example/' || n, n, gen_random_uuid(), ${new Date()} from generate_series(1, 1300) n`
    assert.equal((await search('kraal')).total, 1001)
    assert.equal((await search('kraal', { minPrice: 501, maxPrice: 600 })).total, 100)
  })

  test('every limit of the price filter begins a step of the index', async () => {
    const beginning = await sql<{ cents: number }[]>`
      select cents from unnest(${priceSteps.slice(1, -1)}::int[]) cents where price_step(cents) = price_step(cents - 1) + 1`
    assert.deepEqual(
      beginning.map(({ cents }) => cents),
      priceSteps.slice(1, -1),
    )
  })

  test('finds imported products by their words, and refreshing the words again writes nothing', async () => {
    await sell('Hobbelschaap van Wolkenwol')
    assert.deepEqual(await titles('hobelschaap'), ['Hobbelschaap van Wolkenwol'])
    await refreshProductWords(sql)
    const words = () => sql`select word, seen, xmin::text from product_words order by word`
    const once = await words()
    await refreshProductWords(sql)
    assert.deepEqual(await words(), once)
  })

  test('accepts any term', async () => {
    for (const term of [
      '...',
      '🎁🎁🎁',
      "'); drop table products; --",
      'a & b | !c:*',
      '~fiets @nl $3',
      '% _ %',
      'x',
      'x'.repeat(200),
      'a '.repeat(99),
      "d'Ancona",
      '日本語の本',
    ])
      await search(term)
  })

  test('reports that the search took too long if the database does not respond', async () => {
    await sql.begin(async (tx) => {
      await tx`lock table products`
      const { status, body } = await visitors.nl.api('POST', '/api/Product/ProductSearch', {
        term: 'fiets',
        count: 30,
        offset: 0,
      })
      assert.deepEqual([status, body], [422, { problem: 'TookTooLong' }])
    })
  })
})
