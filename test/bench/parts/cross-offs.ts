import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { freshServer } from '../database.ts'
import { hears } from '../hears.ts'
import { changeHeadersOf, cookieOf, fetchCompressed, load, type Ask } from '../load.ts'
import { startWeb } from '../processes.ts'
import { median, percentile, shown, type PartReport } from '../report.ts'
import { usernameOf, visitorOf } from '../seed.ts'

const lists = 300
const warmUpSeconds = 3
const seconds = 5
const pushes = 120
/** lists watched over the same connections, because one list alone has too few free gifts */
const watchedLists = [1, 2, 3, 4]
const crowd = 100
const patienceMs = 5_000

/** Measures cross-offs per second, and how soon visitors who are connected to another process see them. */
export async function crossOffs(): Promise<PartReport> {
  const server = await freshServer()
  try {
    const { url, sql } = await server.database(lists)
    const [here, there] = [await startWeb(url), await startWeb(url)]
    // Gifts that are not crossed off yet. Their order separates gifts of one list, so that each cross-off changes another list.
    const free = await sql<{ guid: string; list: number }[]>`
      select g.public_guid as guid, c.list_id as list
      from gifts g
      join categories c on c.id = g.category_id
      where g.cross_off_enabled and not exists (select from cross_offs x where x.gift_id = g.id)
      order by g.position, c.position, c.list_id`
    const watched = free.filter(({ list }) => watchedLists.includes(list))
    const others = free.filter(({ list }) => !watchedLists.includes(list))
    // Each visitor has opened the list before, so their device has the cookies from that visit.
    const visitors = new Map<number, Record<string, string>>()
    for (const list of new Set(free.map(({ list }) => list))) {
      const visitor = visitorOf(list, lists)
      const { cookies } = await fetchCompressed(`${here.address}/${usernameOf(list)}`, cookieOf(visitor))
      visitors.set(list, { ...changeHeadersOf(visitor), ...cookies })
    }
    const askFor = ({ guid, list }: { guid: string; list: number }): Required<Ask> => ({
      method: 'POST',
      path: '/api/Gift/CrossOff',
      headers: { ...visitors.get(list), 'Content-Type': 'application/json' },
      body: JSON.stringify({ publicGiftGuid: guid }),
    })
    const next = () => {
      const gift = others.pop()
      if (!gift) throw new Error('every gift is crossed off')
      return askFor(gift)
    }

    await load(here.address, next, { seconds: warmUpSeconds })
    const used = async () => [(await here.ask('usage')).cpuMs, await server.cpuMs()] as const
    const before = await used()
    const round = await load(here.address, next, { seconds })
    const after = await used()
    const each = (from: number | null, to: number | null) =>
      from === null || to === null ? 'unknown' : `${((to - from) / round.requests).toFixed(2)} ms`

    const ofOne = await pushTimes(there.address, 1)
    const ofMany = await pushTimes(there.address, crowd)
    await Promise.all([here.stop(), there.stop()])
    const pushed = (what: string, { late }: { late: number[] }) => ({
      what,
      value: median(late),
      unit: 'ms' as const,
      sideNote: `p95 ${shown(percentile(late, 95), 'ms')}, of ${late.length}`,
    })
    return {
      title: 'cross-offs: API Gift/CrossOff, each of another gift, on a database as durable as the product’s',
      lines: [
        {
          what: 'cross-offs over 10 connections',
          value: round.perSecond,
          unit: 'cross-offs/s',
          sideNote: `p50 ${shown(round.p50, 'ms')}, p99 ${shown(round.p99, 'ms')}; processor ${each(before[0], after[0])} web + ${each(before[1], after[1])} database`,
        },
        {
          what: 'response time, one cross-off at a time',
          value: median(ofOne.took),
          unit: 'ms',
          sideNote: `p95 ${shown(percentile(ofOne.took, 95), 'ms')}`,
        },
        pushed('from the response to the push by another process', ofOne),
        pushed(`from the response to the push to the last of ${crowd} visitors`, ofMany),
      ],
      details: { round, ofOne, ofMany },
    }

    /**
     * Crosses off one gift at a time while sockets at another web process watch the lists.
     * @returns `took`: ms to each response; `late`: ms from the response to the last push (0 if the push came first)
     */
    async function pushTimes(address: string, watchers: number): Promise<{ took: number[]; late: number[] }> {
      const guids = await sql<{ guid: string }[]>`select public_guid as guid from lists where id = any(${watchedLists})`
      const live = `${address.replace('http', 'ws')}/live?${guids.map(({ guid }) => `watch=list:${guid}`).join('&')}`
      // half of the watchers without a session, half logged in as owners of other lists
      const sockets = Array.from(
        { length: watchers },
        (_, index) => new WebSocket(live, { headers: index % 2 ? {} : cookieOf(lists - index) }),
      )
      await Promise.all(sockets.map((socket) => once(socket, 'open')))
      const took: number[] = []
      const late: number[] = []
      try {
        for (const gift of watched.splice(0, pushes)) {
          const told = Promise.all(sockets.map((socket) => hears(socket, gift.guid, patienceMs)))
          const { method, path, headers, body } = askFor(gift)
          const began = performance.now()
          const answer = await fetch(`${here.address}${path}`, { method, headers, body })
          const answered = performance.now()
          if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
          const heard = Math.max(...(await told))
          took.push(answered - began)
          late.push(Math.max(0, heard - answered))
          await sleep(5)
        }
      } finally {
        for (const socket of sockets) socket.terminate()
      }
      return { took, late }
    }
  } finally {
    await server.close()
  }
}
