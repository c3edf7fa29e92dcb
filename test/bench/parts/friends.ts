import { freshServer } from '../database.ts'
import { loadMeasured } from '../cost.ts'
import { alternate, cookieOf, load } from '../load.ts'
import { startWeb } from '../processes.ts'
import { median, shown, type PartReport } from '../report.ts'
import type { Bench } from '../bench.ts'

const lists = 1000
const max = 500
const rounds = 5
const seconds = 2

const asked = { page: '/friends?sort=city', api: '/api/Friend/Overview' } as const

/** Measures the friends page and the API's endpoint for friends, for a user with 500 friends and a user with two. */
export async function friends(_: Bench): Promise<PartReport> {
  const server = await freshServer()
  try {
    const database = await server.database(lists)
    const [many, few] = [1, 2]
    await database.sql`
      update lists set birthday = '1990-01-01'::date + id, city = (array['Utrecht', 'Breda', 'Étten-Leur', null])[1 + id % 4]`
    await database.sql`
      insert into friendships (user_id, list_id) select ${many}, n from generate_series(2, ${max + 1}::int) n on conflict do nothing`
    await database.sql`delete from friendships where user_id = ${many} and list_id not between 2 and ${max + 1}::int`
    await database.sql`analyze friendships, lists`
    const web = await startWeb(database.url)
    const overHttp = (path: string, userId: number) =>
      loadMeasured(web, server, { path, headers: cookieOf(userId) }, { seconds })
    for (const path of Object.values(asked)) await load(web.address, { path, headers: cookieOf(many) }, { seconds: 1 })
    const taken = await alternate(rounds, {
      manyOnPage: () => overHttp(asked.page, many),
      fewOnPage: () => overHttp(asked.page, few),
      manyByApi: () => overHttp(asked.api, many),
      fewByApi: () => overHttp(asked.api, few),
    })
    await web.stop()
    const line = (what: string, name: keyof typeof taken) => {
      const of = (measure: (round: (typeof taken)[typeof name][number]) => number | null) =>
        median(taken[name].flatMap((round) => measure(round) ?? []))
      const database = taken[name].some(({ databaseCpuMs }) => databaseCpuMs !== null)
        ? ` + ${shown(
            of(({ databaseCpuMs }) => databaseCpuMs),
            'ms',
          )} database`
        : ''
      return {
        what,
        value: of(({ perSecond }) => perSecond),
        unit: 'requests/s' as const,
        sideNote: `p50 ${shown(
          of(({ p50 }) => p50),
          'ms',
        )}, p99 ${shown(
          of(({ p99 }) => p99),
          'ms',
        )}; processor ${shown(
          of(({ cpuMs }) => cpuMs),
          'ms',
        )} web${database}`,
      }
    }
    return {
      title: `friends: 10 connections, ${rounds} alternating rounds of ${seconds} s, medians`,
      lines: [
        line(`${asked.page}, ${max} friends`, 'manyOnPage'),
        line(`${asked.page}, 2 friends`, 'fewOnPage'),
        line(`${asked.api}, ${max} friends`, 'manyByApi'),
        line(`${asked.api}, 2 friends`, 'fewByApi'),
      ],
    }
  } finally {
    await server.close()
  }
}
