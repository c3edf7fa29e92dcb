import { gzipSync } from 'node:zlib'
import * as cheerio from 'cheerio'
import { fewLists, type Bench } from '../bench.ts'
import { cookieOf, fetchCompressed } from '../load.ts'
import { startWeb } from '../processes.ts'
import type { Figure, PartReport } from '../report.ts'
import { usernameOf, visitorOf } from '../seed.ts'

const kilobytes = (bytes: number) => bytes / 1000

export async function bytes({ server }: Bench): Promise<PartReport> {
  const database = await server.database(fewLists)
  const list = 1
  const web = await startWeb(database.url)
  const lines: Figure[] = []
  const add = (what: string, size: number, max?: number, sideNote?: string) =>
    lines.push({
      what,
      value: kilobytes(size),
      unit: 'KB',
      ...(max !== undefined && { max }),
      ...(sideNote !== undefined && { sideNote }),
    })
  try {
    const readers = { visitor: cookieOf(visitorOf(list, fewLists)), owner: cookieOf(list) }
    for (const [who, headers] of Object.entries(readers)) {
      const plain = (
        await fetchCompressed(`${web.address}/${usernameOf(list)}`, { ...headers, 'Accept-Encoding': 'identity' })
      ).body
      const sent = await fetchCompressed(`${web.address}/${usernameOf(list)}`, headers)
      const $ = cheerio.load(plain.toString())
      const isVisitor = who === 'visitor'
      add(`HTML for a list's ${who}`, plain.length, isVisitor ? 150 : undefined, `${$('li.gift').length} gifts`)
      add(
        `HTML for a list's ${who}, in gzip`,
        gzipSync(plain).length,
        isVisitor ? 12 : undefined,
        `our server's encoding: ${sent.encoding ?? 'none'}`,
      )

      const addressesOf = (selector: string, attribute: string) =>
        [...$(selector)].map((element) => new URL($(element).attr(attribute)!, web.address).href)
      const total = async (addresses: string[]) => {
        let size = 0
        for (const address of addresses) size += (await fetchCompressed(address, {})).body.length
        return size
      }
      const scripts = addressesOf('script[src]', 'src')
      add(
        `JavaScript for a list's ${who}, in gzip`,
        await total(scripts),
        40,
        `${scripts.length} file${scripts.length === 1 ? '' : 's'}`,
      )
      if (isVisitor) {
        add('CSS, in gzip', await total(addressesOf('link[rel=stylesheet]', 'href')), 20)
        add('fonts', await total(addressesOf('link[rel=preload][as=font]', 'href')))
      }
    }
  } finally {
    await web.stop()
  }
  return { title: 'bytes: downloads of a browser for a list of 100 gifts (KB of 1,000 bytes)', lines }
}
