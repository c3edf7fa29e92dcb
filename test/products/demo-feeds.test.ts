import assert from 'node:assert/strict'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { before, suite, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { openSource } from '#core/source-bytes.ts'
import type { FeedChannel } from '../../src/products/import/feed-fields.ts'
import { readOffer, type Offer } from '../../src/products/import/offer.ts'
import { readFeed } from '../../src/products/import/read-feed.ts'
import queries from '../../demo/queries.json' with { type: 'json' }

const demo = join(import.meta.dirname, '../../demo')
const feeds = readdirSync(demo).filter((name) => name.startsWith('products-'))
const shops: Record<'name' | 'url' | 'logo', string>[] = parse(readFileSync(join(demo, 'shops.csv')), { columns: true })
/** Limits that the price filter offers, in euros. */
const priceSteps = [0, 5, 10, 15, 20, 30, 50, 100, 200, 500, 1000]

suite('The demo catalogue', () => {
  const offers: (Offer & { language: string })[] = []
  before(async () => {
    for (const file of feeds) {
      const channel: FeedChannel = { title: null, language: null }
      for await (const rows of readFeed(await openSource(join(demo, file)), channel))
        for (const row of rows) {
          const read = readOffer(row, new Date())
          assert.ok(read.ok, `${file}, row ${row.row}: ${JSON.stringify(read)}`)
          assert.equal(!row.fields.gtin, read.value.gtin === null, `${file}, row ${row.row}: ${row.fields.gtin}`)
          offers.push({ ...read.value, language: file.split('-')[1]! })
        }
    }
  })

  /** Returns the products in a language, each with its offers: those with the same GTIN. */
  const products = (language: string) =>
    Map.groupBy(
      offers.filter((each) => each.language === language),
      ({ gtin, feedId }) => gtin ?? feedId,
    )

  test('has feeds in three languages, with a fifth of the products sold by several shops at different prices', () => {
    for (const [language, atLeast] of [
      ['nl', 150],
      ['de', 110],
      ['en', 80],
    ] as const) {
      const found = [...products(language).values()]
      assert.ok(found.flat().length >= atLeast, language)
      const shared = found.filter(({ length }) => length > 1)
      assert.ok(shared.length >= found.length / 5, language)
      assert.ok(shared.every((group) => new Set(group.map(({ priceCents }) => priceCents)).size > 1))
    }
  })

  test('has each offer once, and each product’s shop in the list of shops', () => {
    assert.equal(new Set(offers.map(({ feedId }) => feedId)).size, offers.length)
    const hosts = new Set(shops.map(({ url }) => new URL(url).host))
    for (const { url } of offers) assert.ok(hosts.has(new URL(url).host), url)
  })

  test('has a picture for every product, a logo for every shop, and no unused files', () => {
    const named = new Set([...offers.map(({ imagePath }) => imagePath), ...shops.map(({ logo }) => logo)])
    for (const path of named) assert.ok(path && existsSync(join(demo, path)), String(path))
    for (const folder of ['pictures', 'logos'])
      for (const name of readdirSync(join(demo, folder))) assert.ok(named.has(`${folder}/${name}`), name)
  })

  test('has a product between any two limits of the price filter', () => {
    for (const [index, from] of priceSteps.entries()) {
      const to = priceSteps[index + 1] ?? Infinity
      for (const language of ['nl', 'de', 'en'])
        assert.ok(
          offers.some(
            (each) => each.language === language && each.priceCents >= from * 100 && each.priceCents < to * 100,
          ),
          `${language}, ${from} to ${to}`,
        )
    }
  })

  test('has 25 searches in each language, each with the product that they should find', () => {
    for (const { language, term, first } of queries)
      assert.ok(
        offers.some((each) => each.feedId === first && each.language === language),
        `${term}: ${first}`,
      )
    for (const language of ['nl', 'de', 'en'])
      assert.ok(new Set(queries.filter((each) => each.language === language).map(({ term }) => term)).size >= 25)
  })
})
