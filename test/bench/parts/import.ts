import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from '#core/db.ts'
import type { Bench } from '../bench.ts'
import { freshServer } from '../database.ts'
import { fetchCompressed } from '../load.ts'
import { startImport, startWeb } from '../processes.ts'
import { median, percentile, shown, type Figure, type PartReport } from '../report.ts'
import { usernameOf } from '../seed.ts'

const lists = 10
const pageEveryMs = 50
const idleMs = 5_000

const words =
  'lamp boek puzzel blauw groen houten trein fiets kinder wollen sjaal koffie theepot bord spel jas schoen tas mand kaars vaas klok stoel tafel kussen deken'.split(
    ' ',
  )
const word = (number: number) => words[number % words.length]!

/** Returns a GTIN of 13 digits with its check digit. */
function gtinOf(number: number): string {
  const digits = `87${String(number).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const offerOf = (number: number) => ({
  id: `SKU-${number}`,
  title: `${word(number)} ${word(number * 7)} ${word(number * 13 + 5)}, nummer ${number}`,
  description: `Een ${word(number)} die lang meegaat, in een doos van karton. Wordt op werkdagen binnen een dag bezorgd; retour kan binnen dertig dagen.`,
  link: `https://www.winkel.example/p/${number}/${word(number)}-${word(number * 7)}`,
  image_link: `https://www.winkel.example/plaatjes/${number}.jpg`,
  price: `${((number % 20_000) / 100 + 1).toFixed(2)} EUR`,
  gtin: gtinOf(number),
  brand: `Merk ${number % 500}`,
  availability: 'in_stock',
  condition: 'new',
  product_type: `Wonen > ${word(number)}`,
})

function* tsv(count: number) {
  yield `${Object.keys(offerOf(0)).join('\t')}\n`
  for (let number = 1; number <= count; number++) yield `${Object.values(offerOf(number)).join('\t')}\n`
}

function* rss(count: number) {
  yield '<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Xml</title>\n'
  for (let number = 1; number <= count; number++) {
    const fields = Object.entries(offerOf(number)).map(
      ([name, value]) => `<g:${name}>${value.replace('>', '&gt;')}</g:${name}>`,
    )
    yield `<item>${fields.join('')}</item>\n`
  }
  yield '</channel></rss>\n'
}

/** Fetches pages of lists one after another, with pauses, until `isOver`. @returns ms per page */
async function pagesUntil(address: string, isOver: () => boolean): Promise<number[]> {
  const took: number[] = []
  for (let number = 0; !isOver(); number++) {
    const began = performance.now()
    await fetchCompressed(`${address}/${usernameOf((number % lists) + 1)}`, {})
    took.push(performance.now() - began)
    await sleep(pageEveryMs)
  }
  return took
}

/** Copies a file into a table with PostgreSQL's `copy`. @returns seconds */
async function copyInto(sql: Pool, table: string, columns: readonly string[], file: string): Promise<number> {
  // A role without the privilege can't make a checkpoint. PostgreSQL then writes earlier changes during the copy.
  await sql`checkpoint`.catch(() => {})
  const began = performance.now()
  await pipeline(createReadStream(file), await sql`copy ${sql(table)} (${sql(columns)}) from stdin`.writable())
  return (performance.now() - began) / 1000
}

/**
 * Measures the import of a feed into an empty catalog, and a second import of the same feed. Compares the import with
 * PostgreSQL's `copy` of the same rows. Also times pages of lists during the imports.
 */
export async function importFeeds({ offers }: Bench): Promise<PartReport> {
  const server = await freshServer()
  const folder = await mkdtemp(join(tmpdir(), 'wishring-bench-'))
  try {
    const { url, sql } = await server.database(lists)
    const [table, xml, rows] = ['feed.tsv', 'feed.xml', 'rows'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    const inXml = offers / 10
    await pipeline(tsv(offers), createWriteStream(table))
    await pipeline(rss(inXml), createWriteStream(xml))
    const web = await startWeb(url)
    const run = async (file: string, shop: string) => {
      let isOver = false
      const imported = startImport(url, file, shop).finally(() => (isOver = true))
      const [outcome, pages] = await Promise.all([imported, pagesUntil(web.address, () => isOver)])
      return { ...outcome, pages }
    }
    const idleSince = performance.now()
    const idle = await pagesUntil(web.address, () => performance.now() - idleSince > idleMs)
    const first = await run(table, 'Tabel')
    const columns = await sql<{ name: string }[]>`
      select column_name as name from information_schema.columns
      where table_name = 'products' and is_generated = 'NEVER' order by ordinal_position`
    const given = columns.map(({ name }) => name)
    // PostgreSQL's `copy` follows the import at once, because other load on the machine changes with time.
    await pipeline(
      await sql`copy (select ${sql(given)} from products where shop_id = (select id from shops where name = 'Tabel')) to stdout`.readable(),
      createWriteStream(rows),
    )
    await sql`create table copied (like products including all)`
    await sql`alter table copied add foreign key (shop_id) references shops`
    await sql`create table bare (like products)`
    const copied = await copyInto(sql, 'copied', given, rows)
    const bare = await copyInto(sql, 'bare', given, rows)
    const second = await run(table, 'Tabel')
    const asXml = await run(xml, 'Xml')
    await web.stop()

    const perSecond = (count: number, seconds: number) => `${Math.round(count / seconds).toLocaleString('en')} rows/s`
    const seconds = (what: string, value: number, count = offers): Figure => ({
      what,
      value,
      unit: 's',
      sideNote: perSecond(count, value),
    })
    const pages = (what: string, took: number[]): Figure => ({
      what,
      value: median(took),
      unit: 'ms',
      sideNote: `p99 ${shown(percentile(took, 99), 'ms')}, of ${took.length}`,
    })
    return {
      title: `import: a feed of ${offers.toLocaleString('en')} offers, the command from its start to its end`,
      lines: [
        seconds('TSV, into an empty catalogue', first.seconds),
        seconds('PostgreSQL’s COPY of these rows, into a table with the same indexes', copied),
        { what: 'rate of the import : rate of that COPY', value: copied / first.seconds, unit: '×', min: 0.3 },
        seconds('COPY into a table without indexes', bare),
        seconds('the same TSV again, which changes nothing', second.seconds),
        seconds(`XML of ${inXml.toLocaleString('en')} offers`, asXml.seconds, inXml),
        { what: 'peak memory of the command, TSV', value: first.peakMB, unit: 'MB', max: 300 },
        { what: 'peak memory of the command, XML', value: asXml.peakMB, unit: 'MB', max: 300 },
        pages('response time of a list’s page, nothing imported', idle),
        pages('response time of a list’s page, TSV imported', first.pages),
        pages('response time of a list’s page, TSV imported again', second.pages),
      ],
      details: { first, second, asXml, copied, bare, idle },
    }
  } finally {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}
