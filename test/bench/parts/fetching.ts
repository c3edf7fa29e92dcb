import { externalNetwork } from '#core/external-network.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '#core/config.ts'
import { createLog } from '#core/log.ts'
import { hostilePages } from '#test/links/hostile-pages.ts'
import { answers } from '#test/links/hostile-server.ts'
import { fetchExternal, readPage } from '../../../src/links/index.ts'
import { fewLists, type Bench } from '../bench.ts'
import { changeHeadersOf, cookieOf, load } from '../load.ts'
import { startHostile, startWeb } from '../processes.ts'
import { usernameOf } from '../seed.ts'
import type { Figure, PartReport } from '../report.ts'

const hosts = Array.from({ length: 8 }, (_, each) => `127.0.0.${each + 1}`)
/**
 * Paths of the hostile server, except the one that responds with `Retry-After`: after it, we would not fetch the other
 * paths.
 */
const paths = Object.keys(answers).filter((path) => path !== '/busy')
const pages = Object.keys(hostilePages).map((_, number) => `/pages/${number}`)
const warmUp = 500
const everyMs = 5
const megabytes = (bytes: number) => bytes / 2 ** 20

interface Watched {
  path: string
  heldMs: number
  moreBytes: number
  tookMs: number
}

/**
 * Measures the longest time that `work` holds the event loop, and how much memory the process takes more meanwhile.
 * The time is processor time of the loop's thread: by the clock, the loop is also late when other programs run.
 */
async function watch(path: string, work: () => Promise<unknown>): Promise<Watched> {
  const before = process.memoryUsage.rss()
  let max = before
  let cpu = process.threadCpuUsage()
  let heldUs = 0
  const watching = setInterval(() => {
    const { user, system } = process.threadCpuUsage(cpu)
    heldUs = Math.max(heldUs, user + system)
    max = Math.max(max, process.memoryUsage.rss())
    cpu = process.threadCpuUsage()
  }, everyMs)
  const began = performance.now()
  await work()
  const tookMs = performance.now() - began
  await sleep(2 * everyMs)
  clearInterval(watching)
  return { path, heldMs: heldUs / 1000, moreBytes: max - before, tookMs }
}

const highest = (of: readonly Watched[], by: keyof Omit<Watched, 'path'>) => of.toSorted((a, b) => b[by] - a[by])[0]!

function figures(when: string, watched: readonly Watched[]): Figure[] {
  const [held, grown, long] = [highest(watched, 'heldMs'), highest(watched, 'moreBytes'), highest(watched, 'tookMs')]
  return [
    { what: `event loop blocked, ${when}`, value: held.heldMs, unit: 'ms', max: 50, sideNote: held.path },
    { what: `growth of RSS, ${when}`, value: megabytes(grown.moreBytes), unit: 'MB', max: 50, sideNote: grown.path },
    { what: `longest time, ${when}`, value: long.tookMs / 1000, unit: 's', max: 5.25, sideNote: long.path },
  ]
}

/**
 * Measures how much memory the web process needs while a user pastes each link to the hostile server, beyond what the
 * process needs to show pages. Also returns the longest wait of that user.
 */
async function pasted({ server }: Bench, port: number): Promise<{ moreBytes: number; longestMs: number }> {
  const database = await server.database(fewLists)
  const web = await startWeb(database.url, { FETCH_ALLOW_HOSTS: `127.0.0.1:${port}` })
  try {
    await load(web.address, { path: `/${usernameOf(1)}`, headers: cookieOf(1) }, { requests: warmUp })
    const before = (await web.ask('usage')).rss
    let max = before
    let isOver = false
    const watching = (async () => {
      for (; !isOver; await sleep(20)) max = Math.max(max, (await web.ask('usage')).rss)
    })()
    let longestMs = 0
    for (const path of [...paths, ...pages]) {
      const began = performance.now()
      const { status } = await fetch(`${web.address}/api/Gift/EmbellishUrlV2`, {
        method: 'POST',
        headers: { ...changeHeadersOf(1), 'Content-Type': 'application/json' },
        body: JSON.stringify({ url: `http://127.0.0.1:${port}${path}` }),
      })
      if (status !== 200 && status !== 204) throw new Error(`${path} answered ${status}`)
      longestMs = Math.max(longestMs, performance.now() - began)
    }
    isOver = true
    await watching
    return { moreBytes: max - before, longestMs }
  } finally {
    await web.stop()
  }
}

/** Measures how long fetching from hostile servers blocks a process, and how much memory it takes. */
export async function fetching(bench: Bench): Promise<PartReport> {
  const { port, stop } = await startHostile()
  try {
    const config = readConfig({ LOG_LEVEL: 'silent', FETCH_ALLOW_HOSTS: hosts.map((host) => `${host}:${port}`).join() })
    const services = { config, log: await createLog(config), now: () => new Date(), externalNetwork }
    const fetchFrom = (path: string, some: readonly string[]) =>
      Promise.all(
        some.map((host) =>
          fetchExternal(services, `http://${host}:${port}${path}`, {
            accept: ['text/html'],
            maxBytes: 2 * 2 ** 20,
            language: 'nl',
          }),
        ),
      )
    const readFrom = async (path: string, some: readonly string[]) =>
      Promise.all((await fetchFrom(path, some)).map(async (fetched) => fetched.ok && (await readPage(fetched.value))))
    await fetchFrom('/good', hosts)
    const idle = await watch('nothing', () => sleep(2_000))
    const watched = async (
      work: typeof fetchFrom | typeof readFrom,
      paths: readonly string[],
      some: readonly string[],
    ) => {
      const all: Watched[] = []
      for (const path of paths) all.push(await watch(path, () => work(path, some)))
      return all
    }
    const single = await watched(fetchFrom, paths, hosts.slice(0, 1))
    const many = await watched(fetchFrom, paths, hosts)
    // Reading the first page also starts the thread that reads pages.
    const read = await watched(readFrom, pages, hosts.slice(0, 1))
    const readMany = await watched(readFrom, pages, hosts)
    const server = await pasted(bench, port)
    return {
      title: `fetching: ${paths.length} attacks of a hostile server, and ${pages.length} pages that keep the reader busy`,
      lines: [
        { what: 'event loop blocked, nothing fetched', value: idle.heldMs, unit: 'ms' },
        ...figures('one attack at a time', single),
        ...figures(`${hosts.length} attacks at once`, many),
        ...figures('one page at a time, fetched and read', read),
        ...figures(`${hosts.length} pages at once, fetched and read`, readMany),
        {
          what: 'growth of RSS of a web process, all URLs pasted',
          value: megabytes(server.moreBytes),
          unit: 'MB',
          max: 50,
          sideNote: `after ${warmUp} shown pages`,
        },
        { what: 'longest wait for a pasted URL', value: server.longestMs / 1000, unit: 's', max: 5.25 },
      ],
      details: { idle, single, many, read, readMany, server },
    }
  } finally {
    await stop()
  }
}
