import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FetchedPage } from '../../src/links/page/page-evidence.ts'
import type { PageReading } from '../../src/links/page/page-reading.ts'

const folder = join(import.meta.dirname, 'pages')

/** Parts of a reading that the tests check. Of the pictures, only the best one counts. */
export type Expected = Pick<PageReading, 'title' | 'priceCents' | 'currency' | 'gtin' | 'url'> & {
  picture: string | null
}

export interface TestPage {
  name: string
  /** rule of reading that the page is for, if it is for one */
  rule: string | null
  page: FetchedPage
  expected: Expected
}

/** Returns markup that makes up most of a shop's page and that a reading doesn't need. */
function noise(kilobytes: number): string {
  let text = '<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}</script>\n'
  for (let row = 0; text.length < kilobytes * 1024; row++) {
    text += `<style>.c-${row}{display:flex;margin:0 ${row % 7}px}.c-${row} > a:hover{color:#${(row * 7919).toString(16).slice(-6)}}</style>\n`
    text += `<script>window.__s=window.__s||{};__s["k${row}"]={"id":${row},"t":"<b>menu ${row}</b>","u":"/c/${row}?a=1&b=2"};if(1<2&&3>2){}</script>\n`
    text += `<link rel="preload" href="/assets/chunk-${row}.js" as="script"><meta name="x-${row}" content="v${row}">\n`
  }
  return text
}

function withNoise(bytes: Buffer): Uint8Array {
  const text = bytes.toString('latin1')
  return text.includes('<!-- noise ')
    ? Buffer.from(
        text.replace(/<!-- noise (\d+) -->/, (_, kilobytes) => noise(Number(kilobytes))),
        'latin1',
      )
    : bytes
}

/** Returns the test pages, each with the expected reading from the JSON file beside it. */
export const testPages = (): TestPage[] =>
  globSync(join(folder, '*.{html,bin}'))
    .sort()
    .map((path) => {
      const {
        rule = null,
        url,
        contentType,
        reading,
      } = JSON.parse(readFileSync(path.replace(/\.\w+$/, '.json'), 'utf8')) as {
        rule?: string
        url: string
        contentType: string
        reading: Expected
      }
      return {
        name: basename(path).replace(/\.\w+$/, ''),
        rule,
        page: { bytes: withNoise(readFileSync(path)), url, contentType },
        expected: reading,
      }
    })

export const judged = ({ title, priceCents, currency, gtin, pictures, url }: PageReading): Expected => ({
  title,
  priceCents,
  currency,
  gtin,
  picture: pictures[0] ?? null,
  url,
})
