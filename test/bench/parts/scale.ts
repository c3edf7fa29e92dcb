import { fewLists, type Bench } from '../bench.ts'
import { alternate, cookieOf, load, type Ask, type Round } from '../load.ts'
import { startWeb, type WebProcess } from '../processes.ts'
import { median, shown, type PartReport } from '../report.ts'
import { usernameOf, visitorOf } from '../seed.ts'
import type { BenchDatabase, BenchServer } from '../database.ts'

const rounds = 4
const seconds = 2
/** number of lists that take turns, spread over the whole table */
const listsByTurns = 1000
const maxCost = 1.2

/** Returns requests that cycle through lists which lie far apart in the table. */
function byTurns(lists: number, ask: (list: number) => Ask): () => Ask {
  const shownLists = Math.min(lists, listsByTurns)
  const step = Math.floor(lists / shownLists)
  let turn = 0
  return () => ask((turn++ % shownLists) * step + 1)
}

const visited = (lists: number) => (list: number) => ({
  path: `/${usernameOf(list)}`,
  headers: cookieOf(visitorOf(list, lists)),
})

const called = (lists: number) => (list: number) => ({
  path: `/api/Wishlist/Get/${usernameOf(list)}`,
  headers: cookieOf(visitorOf(list, lists)),
})

/** Requests to measure: for one list again and again, or for many in turn, too many for the database's cache. */
const kinds: Record<string, { asks: (lists: number) => Ask | (() => Ask); max?: number }> = {
  "visitor's page": { asks: (lists) => visited(lists)(1), max: maxCost },
  "owner's page": { asks: () => ({ path: `/${usernameOf(1)}`, headers: cookieOf(1) }), max: maxCost },
  'API Wishlist/Get': { asks: (lists) => called(lists)(1), max: maxCost },
  "visitor's page, all lists in turn": { asks: (lists) => byTurns(lists, visited(lists)) },
  'API Wishlist/Get, all lists in turn': { asks: (lists) => byTurns(lists, called(lists)) },
}

/** Compares the same pages on a small and on a large database. */
export async function scale({ server, manyLists }: Bench): Promise<PartReport> {
  const databases = [await server.database(fewLists), await server.database(manyLists)] as const
  const [few, many] = await Promise.all(databases.map((database) => startSide(server, database)))
  const lines: PartReport['lines'] = []
  const details: Record<string, unknown> = {}
  for (const [what, { asks, max }] of Object.entries(kinds)) {
    await few!.round(asks(fewLists), 1)
    await many!.round(asks(manyLists), 1)
    const taken = await alternate(rounds, {
      few: () => few!.round(asks(fewLists), seconds),
      many: () => many!.round(asks(manyLists), seconds),
    })
    const slower = median(taken.few.map(({ perSecond }, round) => perSecond / taken.many[round]!.perSecond))
    const rates = [taken.few, taken.many].map((side) =>
      shown(median(side.map(({ perSecond }) => perSecond)), 'requests/s'),
    )
    const [processorOfFew, processorOfMany] = [taken.few, taken.many].map((side) =>
      side.flatMap(({ cpuMs }) => cpuMs ?? []),
    )
    const isKnown = processorOfFew!.length > 0
    lines.push({
      what: `${isKnown ? 'processor time' : 'time'} with many lists : with few, ${what}`,
      value: isKnown ? median(processorOfMany!) / median(processorOfFew!) : slower,
      unit: '×',
      ...(max !== undefined && { max }),
      sideNote: `${rates[0]} → ${rates[1]}, ${shown(slower, '×')}`,
    })
    details[what] = taken
  }
  await Promise.all([few!.web.stop(), many!.web.stop()])
  const [size] = await databases[1].sql<{ gifts: number; gigabytes: number }[]>`
    select reltuples::float8 as gifts, pg_database_size(current_database()) / 1e9::float8 as gigabytes from pg_class where relname = 'gifts'`
  return {
    title: `scale: ${fewLists} lists and ${manyLists.toLocaleString('en')} (${Math.round(size!.gifts).toLocaleString('en')} gifts, ${size!.gigabytes.toFixed(1)} GB), ${rounds} alternating rounds of ${seconds} s`,
    lines,
    details,
  }
}

async function startSide(
  server: BenchServer,
  database: BenchDatabase,
): Promise<{
  web: WebProcess
  round(asks: Ask | (() => Ask), seconds: number): Promise<Round & { cpuMs: number | null }>
}> {
  const web = await startWeb(database.url)
  const used = async () => {
    const ofServer = await server.cpuMs()
    return ofServer === null ? null : ofServer + (await web.ask('usage')).cpuMs
  }
  return {
    web,
    async round(asks, seconds) {
      const before = await used()
      const round = await load(web.address, asks, { seconds })
      const after = await used()
      return { ...round, cpuMs: before === null || after === null ? null : (after - before) / round.requests }
    },
  }
}
