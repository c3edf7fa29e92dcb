import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, suite, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { importProducts, type ImportReport } from '../../src/products/index.ts'
import { halves } from '#test/core/pictures.ts'
import { openWorld } from '#test/support/world.ts'
import { offerOf, rss, tsv } from './feeds.ts'

const world = await openWorld()
const { sql } = world
const folder = await mkdtemp(join(tmpdir(), 'feeds-'))
const save = async (feed: string | Buffer, name = 'feed'): Promise<string> => {
  await writeFile(join(folder, name), feed)
  return join(folder, name)
}

interface Given {
  shop?: string | null
  isDryRun?: boolean
  onProgress?: (rows: number) => void
}
const run = (source: string, { shop = null, isDryRun = false, onProgress = () => {} }: Given = {}) =>
  importProducts(world.services, { source, shop, language: null, isDryRun, onProgress })

async function read(feed: string | Buffer, given?: Given): Promise<ImportReport> {
  const outcome = await run(await save(feed), given)
  assert.ok(outcome.ok)
  return outcome.value
}
const counts = ({ rows, added, changed, unchanged, withdrawn, refused }: ImportReport) => ({
  rows,
  added,
  changed,
  unchanged,
  withdrawn,
  refused: Object.fromEntries([...refused].map(([why, { count }]) => [why, count])),
})
const productsOf = (shop: string) => sql<{ [column: string]: unknown }[]>`
  select p.*, p.xmin::text as version from products p join shops s on s.id = p.shop_id where s.name = ${shop}::citext order by p.feed_id`
const only = async (shop: string) => (await productsOf(shop))[0]!

after(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

suite('formats', () => {
  const lamp = offerOf('lamp', { title: 'Lamp & kap', gtin: '8712345678906', product_type: 'Wonen > Lampen' })
  const expected = {
    feedId: 'lamp',
    title: 'Lamp & kap',
    gtin: '8712345678906',
    brand: 'Merk',
    productType: 'Wonen > Lampen',
    url: 'https://www.boekenbos.example/p/lamp',
    imageUrl: 'https://www.boekenbos.example/p/lamp.jpg',
    priceCents: 1295,
  }
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:x="http://base.google.com/ns/1.0"><title>Iets</title><link rel="self" href="https://feed.example/"/>
    <entry><x:id>lamp</x:id><title><![CDATA[Lamp & kap]]></title><link href="https://www.boekenbos.example/p/lamp"/><x:price>EUR 12,95</x:price><x:brand>Merk</x:brand>
    <x:shipping><x:price>4.95 EUR</x:price><x:id>nee</x:id></x:shipping><x:gtin>8712345678906</x:gtin><x:product_type>Wonen &gt; Lampen</x:product_type>
    <x:image_link>https://www.boekenbos.example/p/lamp.jpg</x:image_link></entry></feed>`
  const quoted =
    Object.keys(lamp).join(';') +
    '\r\n' +
    Object.values(lamp)
      .map((value) => `"${value}"`)
      .join(';')
  const names = tsv([lamp]).replace('image_link', 'g:Image Link').replace('product_type', 'Product type')
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(rss([lamp]), 'utf16le')])
  const formats: Record<string, string | Buffer> = {
    'RSS with the prefix g': rss([lamp]),
    'RSS with another prefix': rss([lamp]).replaceAll('g:', 'goods:'),
    'RSS with its own title and link': rss([lamp]).replaceAll(/g:(?=title|link)/g, ''),
    'RSS without a declaration of its prefix': rss([lamp]).replace(/ xmlns:g="[^"]+"/, ''),
    'RSS with text that is escaped twice': rss([{ ...lamp, title: '<b>Lamp</b>&nbsp;&amp;  kap' }]),
    'Atom with CDATA, and with a price of shipping': atom,
    TSV: tsv([lamp]),
    'TSV with column names in other spellings': names,
    'TSV without a line break at its end': tsv([lamp]).trimEnd(),
    'CSV with semicolons, quotes and line breaks of Windows': quoted,
    'CSV with commas': tsv([lamp], ','),
    'TSV with a byte order mark': `\ufeff${tsv([lamp])}`,
    'RSS in UTF-16': utf16,
    'TSV in gzip': gzipSync(tsv([lamp])),
    'RSS in gzip': gzipSync(rss([lamp])),
  }
  for (const [name, feed] of Object.entries(formats)) {
    test(`${name} is read`, async () => {
      const report = await read(feed, { shop: name })
      assert.deepEqual(counts(report), { rows: 1, added: 1, changed: 0, unchanged: 0, withdrawn: 0, refused: {} })
      const product = await only(name)
      assert.deepEqual(Object.fromEntries(Object.keys(expected).map((column) => [column, product[column]])), expected)
    })
  }

  test('letters are decoded by the feed’s encoding, declared or not', async () => {
    const latin = (text: string) => Buffer.from(text, 'latin1')
    const cafe = offerOf('1', { title: 'Café' })
    const declared = rss([cafe]).replace('version="1.0"', 'version="1.0" encoding="iso-8859-1"')
    for (const [shop, feed] of Object.entries({
      declared: latin(declared),
      'not declared': latin(tsv([cafe])),
      'utf-8': tsv([cafe]),
    })) {
      await read(feed, { shop })
      assert.equal((await only(shop)).title, 'Café', shop)
    }
  })

  test('a quoted field may contain quotes and line breaks, and a quote inside a plain field is a character', async () => {
    const feed =
      'id\ttitle\tlink\tprice\n1\tTv 55" zwart\thttps://a.example/1\t10 EUR\n2\t"De ""rode""\nlamp"\thttps://a.example/2\t10 EUR\n'
    await read(feed, { shop: 'quotes' })
    assert.deepEqual(
      (await productsOf('quotes')).map(({ title }) => title),
      ['Tv 55" zwart', 'De "rode" lamp'],
    )
  })

  test('a feed can be read from a URL', async (context) => {
    const server = createServer((request, response) => {
      if (request.url !== '/feed.gz') response.statusCode = 404
      response.end(gzipSync(rss([lamp], 'Van ver')))
    })
    context.after(() => server.close())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const outcome = await run(`${address}/feed.gz`)
    assert.ok(outcome.ok)
    assert.equal(outcome.value.shop, 'Van ver')
    await assert.rejects(run(`${address}/weg.gz`), /answered 404/)
  })

  test('a missing file or a folder is rejected', async () => {
    await assert.rejects(run(join(folder, 'nergens')), /no such file/)
    await assert.rejects(run(folder), /is no file/)
  })
})

suite('fields of a row', () => {
  const titled = async (offers: Record<string, Record<string, string>>, column: string, shop: string) => {
    await read(tsv(Object.entries(offers).map(([id, more]) => offerOf(id, more))), { shop })
    return Object.fromEntries((await productsOf(shop)).map((product) => [product.feedId, product[column]]))
  }

  test('a price is read in every notation', async () => {
    const prices: Record<string, [string, number]> = {
      a: ['12.95 EUR', 1295],
      b: ['EUR 12,95', 1295],
      c: ['12,95 €', 1295],
      d: ['€12', 1200],
      e: ['1.299,00 EUR', 129900],
      f: ['1,299.50 EUR', 129950],
      g: ['1.299 EUR', 129900],
      h: ['12,- EUR', 1200],
      i: ['12.5', 1250],
      j: ['1 299,00 EUR', 129900],
      k: ['7.1400000000000001 EUR', 714],
    }
    const given = Object.fromEntries(Object.entries(prices).map(([id, [price]]) => [id, { price }]))
    const expected = Object.fromEntries(Object.entries(prices).map(([id, [, cents]]) => [id, cents]))
    assert.deepEqual(await titled(given, 'priceCents', 'prijzen'), expected)
  })

  test('a sale price counts while the sale is on, if it is lower', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const sale = { price: '20 EUR', sale_price: '15 EUR' }
    const given = {
      always: sale,
      now: { ...sale, sale_price_effective_date: `${day(-1)}/${day(1)}` },
      later: { ...sale, sale_price_effective_date: `${day(1)}/${day(2)}` },
      over: { ...sale, sale_price_effective_date: `${day(-2)}/${day(-1)}` },
      dearer: { ...sale, sale_price: '25 EUR' },
      empty: { ...sale, sale_price: '' },
      dollars: { ...sale, sale_price: '$15' },
    }
    assert.deepEqual(await titled(given, 'priceCents', 'uitverkoop'), {
      always: 1500,
      now: 1500,
      later: 2000,
      over: 2000,
      dearer: 2000,
      empty: 2000,
      dollars: 2000,
    })
  })

  test('a title becomes one line of plain words, and is cut if it is long', async () => {
    const given = {
      tags: { title: '<p>Rode <b>lamp</b></p>' },
      entities: { title: 'Caf&eacute; &#8211; 3 &lt; 4' },
      hidden: { title: 'la\u202emp\u0007 \u200b klein' },
      long: { title: 'lang '.repeat(100) },
    }
    const titles = await titled(given, 'title', 'titels')
    assert.deepEqual(
      { ...titles, long: (titles.long as string).length },
      { tags: 'Rode lamp', entities: 'Café – 3 < 4', hidden: 'la mp klein', long: 199 },
    )
  })

  test('an invalid GTIN is left out', async () => {
    const given = { good: { gtin: '4006381333931' }, bad: { gtin: '4006381333930' }, own: { gtin: '2000000000008' } }
    assert.deepEqual(await titled(given, 'gtin', 'nummers'), { good: '4006381333931', bad: null, own: null })
  })

  test('unreadable rows and unsuitable products are refused, with the reason and the row', async () => {
    const bad: Record<string, Record<string, string>> = {
      NoTitle: { title: ' ' },
      NoLink: { link: 'javascript:alert(1)' },
      LinkTooLong: { link: `https://a.example/${'x'.repeat(4100)}` },
      NoPrice: { price: 'op aanvraag' },
      Currency: { price: '12.95 GBP' },
      OutOfStock: { availability: 'out_of_stock' },
      NotNew: { condition: 'refurbished' },
      Adult: { adult: 'yes' },
    }
    const offers = Object.entries(bad).map(([id, more]) =>
      offerOf(id, { availability: '', condition: '', adult: '', ...more }),
    )
    const feed =
      tsv([...offers, offerOf(''), offerOf('x'.repeat(201)), offerOf('goed'), offerOf('goed')]) + 'scheef\tx\n'
    const report = await read(feed, { shop: 'fouten' })
    assert.deepEqual(counts(report), {
      rows: 13,
      added: 1,
      changed: 0,
      unchanged: 0,
      withdrawn: 0,
      refused: {
        ...Object.fromEntries(Object.keys(bad).map((why) => [why, 1])),
        NoId: 1,
        IdTooLong: 1,
        IdTwice: 1,
        Ragged: 1,
      },
    })
    assert.deepEqual(report.refused.get('Currency'), { count: 1, examples: [{ row: 6, given: '12.95 GBP' }] })
  })

  test('the shop’s name is the given one, else the feed’s, else the host of its links', async () => {
    assert.equal((await read(tsv([offerOf('1')]), { shop: 'Met naam' })).shop, 'Met naam')
    assert.equal((await read(rss([offerOf('1')], 'Van de feed'))).shop, 'Van de feed')
    assert.equal((await read(tsv([offerOf('1', { link: 'https://www.nieuw.example/1' })]))).shop, 'nieuw.example')
    await sql`insert into shops (name, host) values ('Bekend', 'bekend.example')`
    assert.equal((await read(tsv([offerOf('1', { link: 'https://www.bekend.example/1' })]))).shop, 'Bekend')
    await sql`insert into shops (name, host) values ('Zelfde.example', null)`
    assert.equal((await read(tsv([offerOf('1', { link: 'https://zelfde.example/1' })]))).shop, 'Zelfde.example')
    assert.equal((await read(tsv([offerOf('1', { link: 'https://zelfde.example/1' })]))).shop, 'Zelfde.example')
    assert.equal((await sql`select from shops where name = 'zelfde.example'`).length, 1)
  })

  test('pictures beside the file are imported once each, and files elsewhere never', async () => {
    await save(await halves(300, 200).png().toBuffer(), 'rood.png')
    const feed = tsv([
      offerOf('1', { image_link: 'rood.png' }),
      offerOf('2', { image_link: './rood.png' }),
      offerOf('3', { image_link: '../../etc/passwd' }),
      offerOf('4', { image_link: 'weg.png' }),
    ])
    const report = await read(feed, { shop: 'plaatjes' })
    const hashes = (await productsOf('plaatjes')).map(({ imageHash: hash }) => hash)
    assert.deepEqual(hashes, [hashes[0], hashes[0], null, null])
    const picture = await world.services.images.open(hashes[0] as string, 480)
    assert.ok(picture)
    picture.stream.destroy()
    assert.deepEqual(report.missingPictures, ['../../etc/passwd', 'weg.png'])
  })
})

suite('repeated imports', () => {
  const feedOf = (numbers: readonly number[], more = {}) => tsv(numbers.map((number) => offerOf(`${number}`, more)))

  test('importing the same file again writes nothing', async () => {
    const shop = 'tweede keer'
    await read(feedOf([1, 2, 3]), { shop })
    const before = await productsOf(shop)
    assert.deepEqual(counts(await read(feedOf([1, 2, 3]), { shop })), {
      rows: 3,
      added: 0,
      changed: 0,
      unchanged: 3,
      withdrawn: 0,
      refused: {},
    })
    assert.deepEqual(await productsOf(shop), before)
  })

  test('changed offers are updated, missing ones withdrawn, and returning ones restored', async () => {
    const shop = 'verandering'
    await read(feedOf([1, 2, 3]), { shop })
    const [first] = await productsOf(shop)
    const report = await read(tsv([offerOf('1'), offerOf('2', { price: '9 EUR' }), offerOf('4')]), { shop })
    assert.deepEqual(counts(report), { rows: 3, added: 1, changed: 1, unchanged: 1, withdrawn: 1, refused: {} })
    const rows = await productsOf(shop)
    assert.deepEqual(rows[0], first)
    assert.deepEqual(
      rows.map(({ feedId: id, priceCents: price, withdrawnAt: at }) => [id, price, at !== null]),
      [
        ['1', 1295, false],
        ['2', 900, false],
        ['3', 1295, true],
        ['4', 1295, false],
      ],
    )
    const back = await read(feedOf([1, 2, 3, 4]), { shop })
    assert.deepEqual([back.changed, back.unchanged, back.withdrawn], [2, 2, 0])
    assert.ok((await productsOf(shop)).every(({ withdrawnAt: at }) => at === null))
  })

  test('our copy of a picture stays until the shop has another picture', async () => {
    const shop = 'kopie'
    await read(feedOf([1]), { shop })
    const [image] = await sql`select hash from images limit 1`
    await sql`update products set image_hash = ${image!.hash} where id = ${(await only(shop)).id as number}`
    await read(feedOf([1], { price: '1 EUR' }), { shop })
    assert.equal((await only(shop)).imageHash, image!.hash)
    await read(feedOf([1], { image_link: 'https://a.example/ander.jpg' }), { shop })
    assert.equal((await only(shop)).imageHash, null)
  })

  const broken: Record<string, (whole: string) => string | Buffer> = {
    'a table that is cut off within a row': (whole) => whole.slice(0, -60),
    'a gzip file that is cut off': (whole) => gzipSync(whole).subarray(0, -20),
  }
  for (const [name, cut] of Object.entries(broken)) {
    test(`${name} withdraws nothing`, async () => {
      await read(feedOf([1, 2, 3, 4]), { shop: name })
      const report = await read(cut(feedOf([5, 1, 2])), { shop: name })
      assert.ok(report.broken)
      assert.equal(report.withdrawn, 0)
      assert.ok((await productsOf(name)).every(({ withdrawnAt: at }) => at === null))
    })
  }

  test('XML that is cut off or malformed withdraws nothing, and keeps the rows before the fault', async () => {
    const whole = rss([offerOf('1'), offerOf('2')], 'Xml')
    await read(rss([offerOf('0'), offerOf('1')], 'Xml'))
    for (const feed of [whole.slice(0, -20), whole.replace('</channel>', '</item></channel>'), whole.slice(0, -90)]) {
      const report = await read(feed)
      assert.ok(report.broken, feed)
      assert.equal(report.withdrawn, 0)
    }
    assert.equal((await productsOf('Xml')).length, 3)
  })

  test('a feed that is almost unreadable withdraws nothing', async () => {
    const shop = 'onleesbaar'
    await read(feedOf([1, 2, 3]), { shop })
    const numbers = Array.from({ length: 20 }, (_, index) => index + 1)
    const report = await read(
      tsv(numbers.map((number) => offerOf(`${number}`, { price: number === 1 ? '1 EUR' : '' }))),
      { shop },
    )
    assert.equal(report.isDoubtful, true)
    assert.deepEqual([report.changed, report.withdrawn], [1, 0])
    assert.equal((await read(feedOf([]) + 'iets', { shop })).shop, null)
  })

  test('an id that occurs in two batches belongs to the first one, in every import', async () => {
    const shop = 'dubbel'
    const numbers = Array.from({ length: 5_001 }, (_, index) => index)
    const feed = feedOf(numbers) + feedOf([7], { price: '1 EUR' }).split('\n')[1] + '\n'
    const first = counts(await read(feed, { shop }))
    assert.deepEqual([first.added, first.refused], [5_001, { IdTwice: 1 }])
    const again = counts(await read(feed, { shop }))
    assert.deepEqual([again.unchanged, again.changed, again.refused], [5_001, 0, { IdTwice: 1 }])
  })

  test('a dry run counts the changes but keeps none', async () => {
    const shop = 'droog'
    assert.equal((await read(feedOf([1, 2]), { shop, isDryRun: true })).added, 2)
    assert.equal((await sql`select from shops where name = ${shop}`).length, 0)
    await read(feedOf([1, 2]), { shop })
    const before = await productsOf(shop)
    const report = await read(feedOf([2, 3], { price: '1 EUR' }), { shop, isDryRun: true })
    assert.deepEqual([report.added, report.changed, report.withdrawn], [1, 1, 1])
    assert.deepEqual(await productsOf(shop), before)
  })

  test('a second import of the same shop at the same time is refused, one of another shop is not', async () => {
    const numbers = Array.from({ length: 5_000 }, (_, index) => index)
    let meanwhile: Promise<unknown[]> | undefined
    const others = await Promise.all([save(feedOf([1]), 'een'), save(feedOf([1]), 'ander')])
    const source = await save(feedOf([...numbers, 5_001]), 'groot')
    const first = await run(source, {
      shop: 'tegelijk',
      onProgress: () => {
        meanwhile ??= Promise.all([run(others[0], { shop: 'Tegelijk' }), run(others[1], { shop: 'een andere' })])
      },
    })
    assert.ok(first.ok)
    const [same, other] = (await meanwhile!) as Awaited<ReturnType<typeof run>>[]
    assert.deepEqual(same, { ok: false, problem: 'ImportedAlready' })
    assert.ok(other!.ok)
    assert.ok((await run(others[0], { shop: 'tegelijk' })).ok, 'the shop can be imported afterwards')
  })
})
