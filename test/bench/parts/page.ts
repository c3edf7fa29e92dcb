import { loadMeasured, type MeasuredRound } from '../cost.ts'
import { alternate, cookieOf, fetchCompressed, load, type Ask } from '../load.ts'
import { startConstant, startRender, startWeb } from '../processes.ts'
import { median, shown, type Figure, type PartReport } from '../report.ts'
import { tokenOf, usernameOf, visitorOf } from '../seed.ts'
import { fewLists, type Bench } from '../bench.ts'

const rounds = 5
const seconds = 2

/** Number of lists whose pages don't fit into a page cache of one megabyte. */
const listsByTurns = 1000

/**
 * Measures the visitor's page over HTTP, both cached and rendered each time. Compares it with a constant response, and
 * with the page's parts without HTTP.
 */
export async function page({ server, manyLists }: Bench): Promise<PartReport> {
  const database = await server.database(fewLists)
  const many = await server.database(manyLists)
  const list = 1
  const path = `/${usernameOf(list)}`
  const visitor = visitorOf(list, fewLists)

  const web = await startWeb(database.url)
  const unkept = await startWeb(database.url, { PAGE_MEMORY_MB: '0' })
  // without NODE_ENV, as plain `npm start` runs
  const unset = await startWeb(database.url, { NODE_ENV: undefined })
  const crowded = await startWeb(many.url, { PAGE_MEMORY_MB: '1' })
  const unkeptCrowded = await startWeb(many.url, { PAGE_MEMORY_MB: '0' })
  const headers = (await fetchCompressed(`${web.address}${path}`, cookieOf(visitor))).cookies
  await fetchCompressed(`${web.address}${path}`, headers)
  const { body, encoding } = await fetchCompressed(`${web.address}${path}`, headers)
  const constant = await startConstant(body, {
    'Content-Type': 'text/html; charset=UTF-8',
    ...(encoding && { 'Content-Encoding': encoding }),
  })
  const parts = await startRender(database.url, { username: usernameOf(list), token: tokenOf(visitor) })

  const overHttp = (answering: Parameters<typeof loadMeasured>[0], asks: Ask | (() => Ask)) =>
    loadMeasured(answering, server, asks, { seconds })
  const inProcess = async (what: 'render' | 'query'): Promise<MeasuredRound> => {
    const { times, ms } = await parts.work({ do: what, ms: seconds * 1000 })
    return {
      perSecond: (times * 1000) / ms,
      p50: ms / times,
      p99: ms / times,
      requests: times,
      cpuMs: null,
      databaseCpuMs: null,
      loadCpuMs: null,
    }
  }
  let turn = 0
  const byTurns = () => ({ path: `/${usernameOf((turn++ % listsByTurns) * Math.floor(manyLists / listsByTurns) + 1)}` })

  for (const { address } of [web, unkept, unset, constant])
    for (const given of [headers, {}]) await load(address, { path, headers: given }, { seconds: 1 })
  for (const { address } of [crowded, unkeptCrowded]) await load(address, byTurns, { requests: 2 * listsByTurns })
  await parts.work({ do: 'render', ms: 1000 })
  const taken = await alternate(rounds, {
    visitor: () => overHttp(web, { path, headers }),
    stranger: () => overHttp(web, { path }),
    unkeptVisitor: () => overHttp(unkept, { path, headers }),
    unkeptStranger: () => overHttp(unkept, { path }),
    missed: () => overHttp(crowded, byTurns),
    unkeptMissed: () => overHttp(unkeptCrowded, byTurns),
    unpacked: () => overHttp(web, { path, headers: { ...headers, 'Accept-Encoding': 'identity' } }),
    unset: () => overHttp(unset, { path, headers }),
    constant: () => overHttp(constant, { path, headers }),
    render: () => inProcess('render'),
    query: () => inProcess('query'),
  })
  const crowdedMB = (await crowded.ask('usage after collection')).rss / 2 ** 20
  const unkeptMB = (await unkeptCrowded.ask('usage after collection')).rss / 2 ** 20
  for (const each of [web, unkept, unset, crowded, unkeptCrowded, constant, parts]) await each.stop()

  type Name = keyof typeof taken
  const rateOf = (name: Name) => median(taken[name].map(({ perSecond }) => perSecond))
  const latencies = (name: Name) =>
    `p50 ${shown(median(taken[name].map(({ p50 }) => p50)), 'ms')}, p99 ${shown(median(taken[name].map(({ p99 }) => p99)), 'ms')}`
  const cpuOf = (name: Name, key: 'cpuMs' | 'databaseCpuMs' | 'loadCpuMs') => {
    const known = taken[name].flatMap((round) => round[key] ?? [])
    return known.length > 0 ? median(known) : null
  }
  const precisely = (ms: number) => `${ms.toFixed(2)} ms`
  const cpu = (name: Name) => {
    const [own, database] = [cpuOf(name, 'cpuMs'), cpuOf(name, 'databaseCpuMs')]
    return own === null || database === null
      ? ''
      : `; processor ${precisely(own)} web + ${precisely(database)} database`
  }
  /** Returns the median, over all rounds, of one measurement's rate divided by another's. */
  const ratio = (name: Name, to: Name) =>
    median(taken[name].map(({ perSecond }, round) => perSecond / taken[to][round]!.perSecond))
  const rate = (what: string, name: Name, more = cpu(name)): Figure => ({
    what,
    value: rateOf(name),
    unit: 'requests/s',
    sideNote: latencies(name) + more,
  })
  return {
    title: `page: /${usernameOf(list)}, 100 gifts in 8 categories, 10 connections, ${rounds} alternating rounds of ${seconds} s, medians`,
    lines: [
      rate('logged-in visitor', 'visitor'),
      rate('visitor without a session', 'stranger'),
      rate('logged-in visitor, nothing cached', 'unkeptVisitor'),
      rate('visitor without a session, nothing cached', 'unkeptStranger'),
      rate(`visitor without a session, ${listsByTurns} lists in turn, one in twenty cached`, 'missed'),
      rate(`visitor without a session, ${listsByTurns} lists in turn, nothing cached`, 'unkeptMissed'),
      rate('logged-in visitor, uncompressed', 'unpacked'),
      rate(
        'Hono sending the same bytes as a constant',
        'constant',
        `; processor ${precisely(cpuOf('constant', 'loadCpuMs')!)} for making the load, which the server cannot use`,
      ),
      {
        what: 'React alone, one page after another',
        value: rateOf('render'),
        unit: 'renders/s',
        sideNote: `${shown(1000 / rateOf('render'), 'ms')} each`,
      },
      {
        what: 'the page’s queries alone, ten at once',
        value: rateOf('query'),
        unit: 'requests/s',
        sideNote: `${shown(1000 / rateOf('query'), 'ms')} each`,
      },
      { what: 'visitor without a session : constant', value: ratio('stranger', 'constant'), unit: '×', min: 0.6 },
      { what: 'logged-in visitor : constant', value: ratio('visitor', 'constant'), unit: '×', min: 0.16 },
      { what: 'logged-in visitor : nothing cached', value: ratio('visitor', 'unkeptVisitor'), unit: '×' },
      { what: 'lists in turn : nothing cached', value: ratio('missed', 'unkeptMissed'), unit: '×' },
      {
        what: 'memory after the lists in turn, with a page cache of 1 MB : nothing cached',
        value: crowdedMB / unkeptMB,
        unit: '×',
        sideNote: `RSS ${shown(crowdedMB, 'MB')} and ${shown(unkeptMB, 'MB')}`,
      },
      rate(
        'logged-in visitor, NODE_ENV is not set',
        'unset',
        `; ${shown(ratio('unset', 'visitor'), '×')} of production`,
      ),
      {
        remark:
          'for comparison: one peer sends 198 KB at about 425 requests/s, another 1.28 MB at 12, for 100 gifts on two shared cores',
      },
    ],
    details: taken,
  }
}
