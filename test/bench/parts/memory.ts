import { fewLists, type Bench } from '../bench.ts'
import { cookieOf, fetchCompressed, load } from '../load.ts'
import { startWeb } from '../processes.ts'
import type { PartReport } from '../report.ts'
import { usernameOf, visitorOf } from '../seed.ts'

const warmUp = 500
const requests = 10_000
const megabytes = (bytes: number) => bytes / 2 ** 20

export async function memory({ server }: Bench): Promise<PartReport> {
  const database = await server.database(fewLists)
  const web = await startWeb(database.url)
  try {
    const cookies = new Map<number, Record<string, string>>()
    for (let list = 1; list <= fewLists; list++) {
      const visitor = cookieOf(visitorOf(list, fewLists))
      cookies.set(list, (await fetchCompressed(`${web.address}/${usernameOf(list)}`, visitor)).cookies)
    }
    let turn = 0
    const asks = () => {
      const list = (turn++ % fewLists) + 1
      return { path: `/${usernameOf(list)}`, ...(turn % 2 && { headers: cookies.get(list)! }) }
    }
    const idle = await web.ask('usage')
    await load(web.address, asks, { requests: warmUp })
    const warm = { ...(await web.ask('usage')), heapKept: (await web.ask('usage after collection')).heapUsed }
    await load(web.address, asks, { requests })
    const after = { ...(await web.ask('usage')), heapKept: (await web.ask('usage after collection')).heapUsed }
    return {
      title: `memory: a web process, half of the pages for logged-in visitors`,
      lines: [
        { what: 'RSS before the first request', value: megabytes(idle.rss), unit: 'MB' },
        {
          what: `RSS after a warm-up of ${warmUp} pages`,
          value: megabytes(warm.rss),
          unit: 'MB',
          sideNote: `heap after a collection ${megabytes(warm.heapKept).toFixed(1)} MB`,
        },
        {
          what: `RSS after ${requests.toLocaleString('en')} more pages`,
          value: megabytes(after.rss),
          unit: 'MB',
          sideNote: `heap after a collection ${megabytes(after.heapKept).toFixed(1)} MB`,
        },
      ],
      details: { idle, warm, after },
    }
  } finally {
    await web.stop()
  }
}
