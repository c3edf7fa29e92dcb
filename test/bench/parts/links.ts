import { setTimeout as sleep } from 'node:timers/promises'
import { judged, testPages, type Expected } from '#test/links/pages.ts'
import { readPage } from '../../../src/links/index.ts'
import type { FetchedPage } from '../../../src/links/page/page-evidence.ts'
import { median, percentile, shown, type PartReport } from '../report.ts'

const rounds = 5
/** Budgets: the minimum percentage of pages from which a field is read correctly. */
const min: Partial<Record<keyof Expected, number>> = { title: 95, priceCents: 90, picture: 90 }
const names: Record<keyof Expected, string> = {
  title: 'title',
  priceCents: 'price',
  currency: 'currency',
  picture: 'picture',
  gtin: 'GTIN',
  url: 'URL',
}

/** Copies a page, because reading it transfers its bytes to the reader's thread. */
const copyOf = (page: FetchedPage): FetchedPage => ({ ...page, bytes: new Uint8Array(page.bytes) })

const residentMB = () => process.memoryUsage.rss() / 2 ** 20

/** Measures `readPage` on pages of shops, one after another. Like in a web process, a thread reads them. */
export async function links(): Promise<PartReport> {
  const pages = testPages()
  const before = residentMB()
  let max = before
  const watch = setInterval(() => (max = Math.max(max, residentMB())), 5)
  const began = performance.now()
  await readPage(copyOf(pages[0]!.page))
  const firstMs = performance.now() - began

  const wrong: string[] = []
  const fields = Object.keys(names) as (keyof Expected)[]
  const right = Object.fromEntries(fields.map((field) => [field, 0])) as Record<keyof Expected, number>
  for (const { name, page, expected } of pages) {
    const read = judged(await readPage(copyOf(page)))
    for (const field of fields) {
      if (read[field] === expected[field]) right[field]++
      else wrong.push(`${name}: ${names[field]}`)
    }
  }
  const took: number[] = []
  for (let round = 0; round < rounds; round++)
    for (const { page } of pages) {
      const start = performance.now()
      await readPage(copyOf(page))
      took.push(performance.now() - start)
    }
  await sleep(10) // so that `watch` samples the memory once more
  clearInterval(watch)
  const kilobytes = pages.map(({ page }) => page.bytes.length / 1024)
  return {
    title: `links: ${pages.length} pages of shops, median ${median(kilobytes).toFixed(0)} KB, at most ${Math.max(...kilobytes).toFixed(0)} KB, read in a thread`,
    lines: [
      ...fields.map((field) => ({
        what: `read correctly: ${names[field]}`,
        value: (100 * right[field]) / pages.length,
        unit: '%' as const,
        ...(min[field] !== undefined && { min: min[field] }),
        sideNote: `${right[field]} of ${pages.length}`,
      })),
      {
        what: 'time to read a page',
        value: median(took),
        unit: 'ms',
        sideNote: `p99 ${shown(percentile(took, 99), 'ms')}`,
      },
      { what: 'time to start the thread and read the first page', value: firstMs, unit: 'ms' },
      { what: 'growth of RSS', value: max - before, unit: 'MB', max: 50 },
      ...wrong.map((remark) => ({ remark: `read wrongly: ${remark}` })),
    ],
    details: { took },
  }
}
