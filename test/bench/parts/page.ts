import { alternate, cookieOf, fetchRaw, load, type Round } from '../load.ts'
import { startConstant, startRender, startWeb } from '../processes.ts'
import { median, shown, type Figure, type PartReport } from '../report.ts'
import { tokenOf, usernameOf, visitorOf } from '../seed.ts'
import { fewLists, type Bench } from '../bench.ts'

const rounds = 5
const seconds = 2

/** The visitor's page over HTTP, compared with a constant response and with its parts without HTTP. */
export async function page({ server }: Bench): Promise<PartReport> {
  const database = await server.database(fewLists)
  const list = 1
  const path = `/${usernameOf(list)}`
  const visitor = visitorOf(list, fewLists)
  const headers = cookieOf(visitor)

  const web = await startWeb(database.url)
  // as plain `npm start` runs
  const unset = await startWeb(database.url, { NODE_ENV: undefined })
  const { body, encoding } = await fetchRaw(`${web.address}${path}`, headers)
  const constant = await startConstant(body, {
    'Content-Type': 'text/html; charset=UTF-8',
    ...(encoding && { 'Content-Encoding': encoding }),
  })
  const parts = await startRender(database.url, { username: usernameOf(list), token: tokenOf(visitor) })

  const overHttp = async (
    address: string,
    given: Record<string, string>,
  ): Promise<Round & { cpuMs: number | null; databaseCpuMs: number | null }> => {
    const from = [(await web.ask('usage')).cpuMs, await server.cpuMs()] as const
    const round = await load(address, { path, headers: given }, { seconds })
    const to = [(await web.ask('usage')).cpuMs, await server.cpuMs()] as const
    return {
      ...round,
      cpuMs: (to[0] - from[0]) / round.requests,
      databaseCpuMs: from[1] === null || to[1] === null ? null : (to[1] - from[1]) / round.requests,
    }
  }
  const inProcess = async (what: 'render' | 'query') => {
    const { times, ms } = await parts.work({ do: what, ms: seconds * 1000 })
    return {
      perSecond: (times * 1000) / ms,
      p50: ms / times,
      p99: ms / times,
      requests: times,
      cpuMs: null,
      databaseCpuMs: null,
    }
  }

  for (const address of [web.address, unset.address, constant.address])
    await load(address, { path, headers }, { seconds: 1 })
  await parts.work({ do: 'render', ms: 1000 })
  const taken = await alternate(rounds, {
    visitor: () => overHttp(web.address, headers),
    stranger: () => overHttp(web.address, {}),
    unpacked: () => overHttp(web.address, { ...headers, 'Accept-Encoding': 'identity' }),
    unset: () => overHttp(unset.address, headers),
    constant: () => overHttp(constant.address, headers),
    render: () => inProcess('render'),
    query: () => inProcess('query'),
  })
  await Promise.all([web.stop(), unset.stop(), constant.stop(), parts.stop()])

  type Name = keyof typeof taken
  const rateOf = (name: Name) => median(taken[name].map(({ perSecond }) => perSecond))
  const latencies = (name: Name) =>
    `p50 ${shown(median(taken[name].map(({ p50 }) => p50)), 'ms')}, p99 ${shown(median(taken[name].map(({ p99 }) => p99)), 'ms')}`
  const cpu = (name: Name) => {
    const [own, db] = (['cpuMs', 'databaseCpuMs'] as const).map((key) =>
      taken[name].flatMap((round) => round[key] ?? []),
    )
    return db!.length > 0 ? `; processor ${shown(median(own!), 'ms')} web + ${shown(median(db!), 'ms')} database` : ''
  }
  /** Median of the rounds' ratios. */
  const ratio = (name: Name, to: Name) =>
    median(taken[name].map(({ perSecond }, round) => perSecond / taken[to][round]!.perSecond))
  const rate = (what: string, name: Name, more = ''): Figure => ({
    what,
    value: rateOf(name),
    unit: 'requests/s',
    beside: latencies(name) + more,
  })
  return {
    title: `page: /${usernameOf(list)}, 100 gifts in 8 categories, 10 connections, ${rounds} alternating rounds of ${seconds} s, medians`,
    lines: [
      rate('visitor, logged in', 'visitor', cpu('visitor')),
      rate('visitor without a session', 'stranger', cpu('stranger')),
      rate('visitor, logged in, who takes nothing packed', 'unpacked', cpu('unpacked')),
      rate('Hono sending the same bytes as a constant', 'constant'),
      {
        what: 'React alone, one after the other',
        value: rateOf('render'),
        unit: 'renders/s',
        beside: `${shown(1000 / rateOf('render'), 'ms')} each`,
      },
      {
        what: 'its queries alone, ten at once',
        value: rateOf('query'),
        unit: 'requests/s',
        beside: `${shown(1000 / rateOf('query'), 'ms')} each`,
      },
      { what: 'visitor : constant', value: ratio('visitor', 'constant'), unit: '×' },
      { what: 'visitor : React alone', value: ratio('visitor', 'render'), unit: '×' },
      { what: 'without a session : React alone', value: ratio('stranger', 'render'), unit: '×' },
      rate('the same where NODE_ENV is not set', 'unset', `; ${shown(ratio('unset', 'visitor'), '×')} of production`),
      {
        remark:
          'for comparison: one peer sends 198 KB at about 425 requests/s, another 1.28 MB at 12, for 100 gifts on two shared cores',
      },
    ],
    details: taken,
  }
}
