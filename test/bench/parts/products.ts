import { searchDemo } from '#test/support/demo-searches.ts'
import { openApp } from '../app.ts'
import type { Bench } from '../bench.ts'
import { freshServer } from '../database.ts'
import { median, percentile, shown, type Figure, type PartReport } from '../report.ts'

const rounds = 30
const budget = { median: 50, p99: 200 }

interface Query {
  term: string
  offset?: number
  minPrice?: number
  maxPrice?: number
}
const terms = (...given: string[]): Query[] => given.map((term) => ({ term }))

/**
 * Search queries by kind. The queries of a kind take turns, so that none profits from data which the same query left in
 * memory a moment before.
 */
const queries: Record<string, readonly Query[]> = {
  'a rare word': terms('danlema', 'tiferlo', 'wapemo', 'habeldo'),
  'a common word': terms('lego', 'boek', 'set', 'rood', 'cm'),
  'a compound': terms('kinderfiets', 'babylamp', 'damesjurk', 'kinder fiets', 'fietsen'),
  'two common words': terms('lego boek', 'fiets rood', 'rood set', 'boek met spel'),
  'a common word and a rare one': terms('lego tiferlo', 'boek danlema', 'cm wapemo'),
  'the beginning of a word': terms('fie', 'bo', 'lego kin', 'kinderl', 'ze'),
  'a rare word with a typing error': terms('danlmea', 'tiferol', 'kinderfeits', 'koptelefon'),
  'a common word with a typing error': terms('leog', 'beok', 'rodo', 'zwalwu'),
  'two words, an error in each': terms('lgeo fietts', 'kinderbeok rodo', 'merkurio knidermuis'),
  'another language': terms('kaffeemaschine', 'bicycle', 'müslischale'),
  'a common word within a price range': [
    { term: 'lego', minPrice: 1000, maxPrice: 2000 },
    { term: 'rood', minPrice: 1250, maxPrice: 1260 },
    { term: 'boek', minPrice: 100_000 },
  ],
  'a common word, later results': [
    { term: 'lego', offset: 30 },
    { term: 'boek', offset: 300 },
    { term: 'rood', offset: 900 },
  ],
  'words of which one is unknown': terms('lego qwxzjq', 'kinderfiets rood qwxzjq'),
  'a product number': terms('8700000000018', '8750000000020'),
  'unknown words': terms('qwxzjq', 'xyzzyqq plugh'),
}

/** Measures product searches of the API among a million products. The app runs in this process, without HTTP. */
export async function products({ server, offers }: Bench): Promise<PartReport> {
  const { url } = await server.database(offers, 'offers')
  const { app, close } = await openApp(url)
  const visit = await app.request('/api/Utility/CsrfToken')
  const headers = {
    'Content-Type': 'application/json',
    'X-CSRF-TOKEN': (await visit.json()) as string,
    Cookie: visit.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  }
  const totals: Record<string, number> = {}
  const ask = async (query: Query, isWarmUp = false): Promise<number> => {
    const began = performance.now()
    const answer = await app.request('/api/Product/ProductSearch', {
      method: 'POST',
      headers,
      body: JSON.stringify({ count: query.offset ? 10 : 30, offset: 0, ...query }),
    })
    if (answer.status === 422 && isWarmUp) return ask(query, isWarmUp) // too slow, with an empty cache
    if (answer.status !== 200) throw new Error(`${query.term} answered ${answer.status} ${await answer.text()}`)
    const { total } = (await answer.json()) as { total: number }
    const took = performance.now() - began
    totals[JSON.stringify(query)] = total
    return took
  }
  const took: Record<string, number[]> = {}
  try {
    for (const query of Object.values(queries).flat()) await ask(query, true)
    for (let round = 0; round < rounds; round++)
      for (const [kind, each] of Object.entries(queries))
        for (const query of each) (took[kind] ??= []).push(await ask(query))
  } finally {
    await close()
  }
  const figure = (what: string, times: readonly number[]): Figure => ({
    what,
    value: median(times),
    unit: 'ms',
    max: budget.median,
    sideNote: `p99 ${shown(percentile(times, 99), 'ms')} (≤ ${budget.p99}), of ${times.length}`,
  })
  return {
    title: `products: API Product/ProductSearch among ${offers} offers, one search at a time`,
    lines: [
      ...Object.entries(took).map(([kind, times]) => figure(kind, times)),
      figure('all searches', Object.values(took).flat()),
      { remark: await sharesOfDemo() },
    ],
    details: { took, totals },
  }
}

async function sharesOfDemo(): Promise<string> {
  const server = await freshServer()
  try {
    const { url } = await server.database(0, 'offers')
    const { services, close } = await openApp(url)
    try {
      const places = (await searchDemo(services)).map(({ place }) => place)
      const among = (max: number) => places.filter((place) => place <= max).length
      return `${places.length} searches of the demo catalogue: ${among(1)} find the intended product first, ${among(5)} among the first five`
    } finally {
      await close()
    }
  } finally {
    await server.close()
  }
}
