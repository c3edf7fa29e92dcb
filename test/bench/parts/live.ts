import { setTimeout as sleep } from 'node:timers/promises'
import { freshServer } from '../database.ts'
import { alternate, changeHeadersOf, cookieOf } from '../load.ts'
import {
  openViewers,
  startBareSockets,
  startWeb,
  type BareSockets,
  type Viewers,
  type WebProcess,
} from '../processes.ts'
import { median, percentile, shown, type PartReport } from '../report.ts'

const lists = 300
const list = 1
const wanted = 10_000
/** files that a process has open besides its sockets */
const otherFiles = 500
const rounds = 30
/** pause after each measurement, in which the machine can finish processing its messages */
const pauseMs = 100

/** Measurement of one cross-off, or of a message of the same size, until every viewer has received it. */
interface DeliveryTimes {
  /** from the request until the last viewer has the message */
  ms: number
  /** processor time of the process that sends the messages */
  cpuMs: number
  /** the longest delay of that process' event loop meanwhile */
  blockedMs: number
}

const now = () => Number(process.hrtime.bigint()) / 1e6

/** Returns how many files the system lets a process have open at once. */
function openFilesLimit(): number {
  const { userLimits } = process.report.getReport() as { userLimits: { open_files: { hard: number | 'unlimited' } } }
  const { hard } = userLimits.open_files
  return hard === 'unlimited' ? Infinity : hard
}

async function told(
  server: Pick<WebProcess | BareSockets, 'ask'>,
  viewers: Viewers,
  word: string,
  cause: () => Promise<unknown>,
): Promise<DeliveryTimes & { message: string }> {
  await viewers.listenFor(word)
  const before = await server.ask('watch delay')
  const began = now()
  const heard = viewers.heard()
  await cause()
  const { lastAt, message } = await heard
  await sleep(pauseMs)
  const { delayMs, cpuMs } = await server.ask('delay')
  return { ms: lastAt - began, cpuMs: cpuMs - before.cpuMs, blockedMs: delayMs.max, message }
}

/**
 * Measures a list with ten thousand viewers on one process, while another process makes one cross-off at a time.
 * Compares it with `ws` alone, which sends the same bytes to as many viewers.
 */
export async function live(): Promise<PartReport> {
  const server = await freshServer()
  try {
    const { url, sql } = await server.database(lists)
    const count = Math.min(wanted, openFilesLimit() - otherFiles)
    const [{ guid: listGuid } = { guid: '' }] = await sql<{ guid: string }[]>`
      select public_guid as guid from lists where id = ${list}`
    const gifts = await sql<{ guid: string }[]>`
      select g.public_guid as guid from gifts g join categories c on c.id = g.category_id
      where c.list_id = ${list} and g.cross_off_enabled and not exists (select from cross_offs x where x.gift_id = g.id) order by g.id`
    await sql`
      insert into sessions (token_hash, user_id, created_on, seen_on, expires_at)
      select sha256(convert_to(rpad('bench-' || n, 43, '-'), 'UTF8')), 2 + n % (${lists}::int - 1), o.created_on, o.seen_on, o.expires_at
      from generate_series(${lists + 1}::int, ${lists + count}::int) n, sessions o where o.user_id = ${list}`
    const [here, there, bare] = [await startWeb(url), await startWeb(url), await startBareSockets()]

    const heapOf = async (process: Pick<WebProcess, 'ask'>) => (await process.ask('usage after collection')).heapUsed
    const alone = [await heapOf(there), await heapOf(bare)] as const
    // half of the viewers logged in, each in their own session
    const headers = Array.from({ length: count }, (_, n) => (n % 2 ? cookieOf(lists + n) : {}))
    const socketsOf = ({ address }: { address: string }) =>
      `${address.replace('http', 'ws')}/live?watch=list:${listGuid}`
    const viewers = await openViewers(socketsOf(there), headers)
    const bareViewers = await openViewers(socketsOf(bare), headers)
    const connected = [await heapOf(there), await heapOf(bare)] as const
    const [heapEach, bareHeapEach] = [0, 1].map((n) => (connected[n]! - alone[n]!) / count / 1024) as [number, number]

    let message = ''
    let next = 0
    const crossOff = async () => {
      const { guid } = gifts[next++]!
      const pushed = await told(there, viewers, guid, async () => {
        const answer = await fetch(`${here.address}/api/Gift/CrossOff`, {
          method: 'POST',
          headers: { ...changeHeadersOf(1 + next), 'Content-Type': 'application/json' },
          body: JSON.stringify({ publicGiftGuid: guid }),
        })
        if (answer.status !== 200) throw new Error(`the cross-off was answered ${answer.status} ${await answer.text()}`)
      })
      message = pushed.message
      return pushed
    }
    const sendBare = () => told(bare, bareViewers, message, () => bare.sendToAll(message))
    for (let n = 0; n < 3; n++) {
      await crossOff()
      await sendBare()
    }
    const taken = await alternate(rounds, { ours: crossOff, bare: sendBare })
    await Promise.all([here, there, bare, viewers, bareViewers].map((each) => each.stop()))

    const all = (of: 'ours' | 'bare', what: keyof DeliveryTimes) => taken[of].map((each) => each[what])
    const max = (of: 'ours' | 'bare', what: keyof DeliveryTimes) => shown(Math.max(...all(of, what)), 'ms')
    const sideNoteOf = (of: 'ours' | 'bare') =>
      `p95 ${shown(percentile(all(of, 'ms'), 95), 'ms')}; processor of the sending process ${shown(median(all(of, 'cpuMs')), 'ms')}`
    return {
      title: `live: one list with ${count.toLocaleString('en')} visitors on one process${count < wanted ? ' (as many as ulimit -Hn allows)' : ''}, ${rounds} cross-offs at another process; beside it ws alone sends the same ${(Buffer.byteLength(message) / 1024).toFixed(1)} KB`,
      lines: [
        { what: 'from the request of a cross-off to the last visitor', value: median(all('ours', 'ms')), unit: 'ms', sideNote: sideNoteOf('ours') }, // oxfmt-ignore
        { what: 'from the request to the last visitor, ws alone', value: median(all('bare', 'ms')), unit: 'ms', sideNote: sideNoteOf('bare') }, // oxfmt-ignore
        {
          what: 'our time : time of ws alone',
          value: median(taken.ours.map(({ ms }, n) => ms / taken.bare[n]!.ms)),
          unit: '×',
        },
        { what: 'longest delay of the event loop', value: median(all('ours', 'blockedMs')), unit: 'ms', sideNote: `at most ${max('ours', 'blockedMs')}` }, // oxfmt-ignore
        { what: 'longest delay of the event loop, ws alone', value: median(all('bare', 'blockedMs')), unit: 'ms', sideNote: `at most ${max('bare', 'blockedMs')}` }, // oxfmt-ignore
        { what: 'heap per visitor', value: heapEach, unit: 'KB', sideNote: `ws alone ${shown(bareHeapEach, 'KB')}` },
      ],
      details: { taken, message },
    }
  } finally {
    await server.close()
  }
}
