import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { freshServer } from '../database.ts'
import { hears } from '../hears.ts'
import { changeHeadersOf, cookieOf } from '../load.ts'
import { startWeb } from '../processes.ts'
import { median, percentile, shown, type PartReport } from '../report.ts'

const lists = 300
const list = 1
const owners = 20
const visitors = 2_000
const changes = 30
const megabytes = (bytes: number) => bytes / 2 ** 20

interface Timed {
  /** ms from the response to the change, or from the opening of an owner's socket, to the last push */
  late: number[]
  /** processor time that the pushing process needs for each change */
  cpuMs: number
}

interface Change {
  prepare?: () => Promise<unknown>
  cause: () => Promise<unknown>
  told: WebSocket[]
  /** text that identifies the message about this change */
  word: string
}

/**
 * Measures how soon many owners and very many visitors of one list see its changes, and how much memory they take. They
 * are all connected to another process than the one that changes the list.
 */
export async function ownersOnline(): Promise<PartReport> {
  const server = await freshServer()
  try {
    const { url, sql } = await server.database(lists)
    await sql`insert into list_owners (list_id, user_id) select ${list}, n from generate_series(2, ${owners}::int) n`
    const [{ guid: listGuid, category } = { guid: '', category: '' }] = await sql<{ guid: string; category: string }[]>`
      select l.public_guid as guid, c.private_guid as category from lists l join categories c on c.list_id = l.id where l.id = ${list} order by c.position limit 1`
    const gifts = await sql<{ guid: string }[]>`
      select g.public_guid as guid from gifts g join categories c on c.id = g.category_id
      where c.list_id = ${list} and g.cross_off_enabled and not exists (select from cross_offs x where x.gift_id = g.id) order by g.id`
    const [here, there] = [await startWeb(url), await startWeb(url)]
    const open = async (topics: readonly string[], user: number | null): Promise<WebSocket> => {
      const watch = topics.map((topic) => `watch=${topic}:${listGuid}`).join('&')
      const headers = user === null ? {} : cookieOf(user)
      const socket = new WebSocket(`${there.address.replace('http', 'ws')}/live?${watch}`, { headers })
      socket.setMaxListeners(100)
      await once(socket, 'open')
      return socket
    }
    const bare = await there.ask('usage after collection')
    const looking: WebSocket[] = []
    // half of the visitors logged in
    while (looking.length < visitors)
      looking.push(
        ...(await Promise.all(
          Array.from({ length: 50 }, (_, n) =>
            open(['list'], n % 2 ? owners + 1 + ((looking.length + n) % (lists - owners)) : null),
          ),
        )),
      )
    const withVisitors = await there.ask('usage after collection')
    const keeping = await Promise.all(Array.from({ length: owners }, (_, n) => open(['list', 'owners'], n + 1)))
    await sleep(2_000) // until every owner has received the state of every other owner
    const withOwners = await there.ask('usage after collection')

    const send = async (user: number, path: string, body: object): Promise<void> => {
      const answer = await fetch(`${here.address}${path}`, {
        method: 'POST',
        headers: { ...changeHeadersOf(user), 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
    }
    const timed = async (change: (n: number) => Change): Promise<Timed> => {
      const late: number[] = []
      const before = await there.ask('usage')
      for (let n = 0; n < changes; n++) {
        const { prepare, cause, told, word } = change(n)
        await prepare?.()
        const heard = Promise.all(told.map((socket) => hears(socket, word)))
        await cause()
        const answered = performance.now()
        late.push(Math.max(0, Math.max(...(await heard)) - answered))
        await sleep(50)
      }
      const after = await there.ask('usage')
      return { late, cpuMs: (after.cpuMs - before.cpuMs) / changes }
    }

    const edited = await timed((n) => ({
      told: [...keeping, ...looking],
      word: gifts[0]!.guid,
      cause: () =>
        send(1 + (n % owners), '/api/MyGift/EditWithoutProduct', {
          publicGuid: gifts[0]!.guid,
          categoryPrivateGuid: category,
          description: `Iets anders, ${n}`,
        }),
    }))
    const taken = await timed((n) => ({
      told: looking,
      word: gifts[n + 1]!.guid,
      cause: () => send(owners + 1 + n, '/api/Gift/CrossOff', { publicGiftGuid: gifts[n + 1]!.guid }),
    }))
    const users = await sql<{ guid: string }[]>`select public_guid as guid from users where id <= ${owners} order by id`
    const came = await timed((n) => {
      const who = n % owners
      const told = keeping.filter((_, index) => index !== who)
      const word = `owner-state-${users[who]!.guid}`
      return {
        told,
        word,
        prepare: async () => {
          const gone = Promise.all(told.map((socket) => hears(socket, word)))
          keeping[who]!.close()
          await gone
        },
        cause: async () => (keeping[who] = await open(['list', 'owners'], who + 1)),
      }
    })
    for (const socket of [...looking, ...keeping]) socket.terminate()
    await Promise.all([here.stop(), there.stop()])

    const figure = (what: string, { late, cpuMs }: Timed) => ({
      what,
      value: median(late),
      unit: 'ms' as const,
      sideNote: `p95 ${shown(percentile(late, 95), 'ms')}; processor of the pushing process ${shown(cpuMs, 'ms')}`,
    })
    return {
      title: `owners: one list, ${owners} owners and ${visitors.toLocaleString('en')} visitors connected to another process`,
      lines: [
        figure('from an owner’s change of a gift to the last visitor or owner', edited),
        figure('from a cross-off to the last visitor', taken),
        figure('from an owner’s arrival to the last of the other owners', came),
        { what: 'RSS with nobody connected', value: megabytes(bare.rss), unit: 'MB', sideNote: `heap ${megabytes(bare.heapUsed).toFixed(1)} MB` }, // oxfmt-ignore
        { what: 'RSS with the visitors', value: megabytes(withVisitors.rss), unit: 'MB', sideNote: `heap ${megabytes(withVisitors.heapUsed).toFixed(1)} MB` }, // oxfmt-ignore
        { what: 'RSS with the visitors and the owners', value: megabytes(withOwners.rss), unit: 'MB', sideNote: `heap ${megabytes(withOwners.heapUsed).toFixed(1)} MB` }, // oxfmt-ignore
      ],
      details: { edited, taken, came, bare, withVisitors, withOwners },
    }
  } finally {
    await server.close()
  }
}
