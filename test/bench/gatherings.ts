import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { freshServer } from './database.ts'
import { headersOfSession, headersOfVisitor, visitPage } from './evening.ts'
import { hears } from './hears.ts'
import { startWeb, type WebProcess } from './processes.ts'
import { median, percentile, shown, type PartReport } from './report.ts'

const gatherings = 200
const people = 10
const spreadMs = 55_000
const large = 1_000
const looking = 100
const lateJoins = 20

/** A browser, with the cookie that the server gave it. */
interface Browser {
  headers: Record<string, string>
}

let visitors = 0
const newBrowser = (): Browser => ({ headers: headersOfVisitor(visitors++) })

/** Posts to the API. Keeps the session that the server gives the browser. @returns the response's body, and ms */
async function post<Body>({ address }: WebProcess, browser: Browser, path: string, body: object) {
  const began = performance.now()
  const answer = await fetch(`${address}/api/Gathering/${path}`, {
    method: 'POST',
    headers: browser.headers,
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text}`)
  const session = answer.headers.getSetCookie().find((each) => each.startsWith('session='))
  if (session) Object.assign(browser.headers, headersOfSession(/^session=([^;]*)/.exec(session)![1]!))
  return { body: JSON.parse(text) as Body, ms: performance.now() - began }
}

interface Created {
  publicGuid: string
  joinUrl: string
}

const create = (web: WebProcess, organizer: Browser, number: number) =>
  post<Created>(web, organizer, 'Create', {
    title: `Pakjesavond ${number}`,
    organizer: { name: 'Emma', email: `emma${number}@example.org` },
  })

const guidIn = (joinUrl: string): string => joinUrl.split('/').at(-1)!

/**
 * Measures 200 gatherings of ten people within a minute, from the link to the draw, and their effect on pages. Then
 * measures how soon 100 people of a gathering of 1,000 see who joins.
 */
export async function manyGatherings(): Promise<PartReport> {
  const server = await freshServer()
  try {
    const { url } = await server.database(10)
    const web = await startWeb(url, { TRUST_PROXY: 'on' })
    try {
      const quietUntil = performance.now() + 5_000
      const before = await visitPage(web.address, () => performance.now() > quietUntil)
      let isOver = false
      const pages = visitPage(web.address, () => isOver)
      const joined: number[] = []
      const drawn: number[] = []
      const began = performance.now()
      try {
        await Promise.all(
          Array.from({ length: gatherings }, async (_, number) => {
            await sleep((spreadMs * number) / gatherings)
            const organizer = newBrowser()
            const { body } = await create(web, organizer, number)
            const joinGuid = guidIn(body.joinUrl)
            const all = Array.from({ length: people - 1 }, async (_, index) => {
              const email = index % 2 ? null : `gast${index}.${number}@example.org`
              joined.push((await post(web, newBrowser(), 'Join', { joinGuid, name: `Gast ${index}`, email })).ms)
            })
            await Promise.all(all)
            drawn.push((await post(web, organizer, 'Draw', { publicGuid: body.publicGuid })).ms)
          }),
        )
      } finally {
        isOver = true
      }
      const took = performance.now() - began
      const during = await pages
      const { late, page } = await largeGathering(web)
      return {
        title: `gatherings: ${gatherings} of ${people} people within a minute, and one of ${large.toLocaleString('en')} with ${looking} looking; one web`,
        lines: [
          {
            what: 'response time of Gathering/Join',
            value: median(joined),
            unit: 'ms',
            sideNote: `p99 ${shown(percentile(joined, 99), 'ms')}, of ${joined.length} in ${shown(took / 1000, 's')}`,
          },
          {
            what: 'response time of Gathering/Draw',
            value: median(drawn),
            unit: 'ms',
            sideNote: `p99 ${shown(percentile(drawn, 99), 'ms')}`,
          },
          {
            what: 'response time of a page meanwhile',
            value: median(during),
            unit: 'ms',
            sideNote: `p99 ${shown(percentile(during, 99), 'ms')}; before: ${shown(median(before), 'ms')}, p99 ${shown(percentile(before, 99), 'ms')}`,
          },
          {
            what: `from a join to the last of ${looking} people who look, of ${large.toLocaleString('en')}`,
            value: median(late),
            unit: 'ms',
            sideNote: `p95 ${shown(percentile(late, 95), 'ms')}`,
          },
          {
            what: `the organizer’s page of ${large.toLocaleString('en')} people`,
            value: median(page),
            unit: 'ms',
          },
        ],
        details: { joined, drawn, before, during, late, page },
      }
    } finally {
      await web.stop()
    }
  } finally {
    await server.close()
  }
}

/**
 * Measures a gathering of 1,000 people while 100 of them look at their pages.
 * @returns the times in ms from a join to the last of those people, and of the organizer's page
 */
async function largeGathering(web: WebProcess): Promise<{ late: number[]; page: number[] }> {
  const organizer = newBrowser()
  const { body } = await create(web, organizer, gatherings)
  const joinGuid = guidIn(body.joinUrl)
  const join = async (number: number): Promise<Browser> => {
    const browser = newBrowser()
    await post(web, browser, 'Join', { joinGuid, name: `Gast ${number}` })
    return browser
  }
  const first: Browser[] = []
  for (let number = 0; number < large - lateJoins - 1; number += 20) {
    const size = Math.min(20, large - lateJoins - 1 - number)
    first.push(...(await Promise.all(Array.from({ length: size }, (_, index) => join(number + index)))))
  }
  const watched = `/live?watch=seats:${body.publicGuid}`
  const sockets = await Promise.all(
    first.slice(0, looking).map(async ({ headers }) => {
      const { Cookie = '', 'X-Forwarded-For': from = '' } = headers
      const socket = new WebSocket(`${web.address.replace('http', 'ws')}${watched}`, {
        headers: { Cookie, 'X-Forwarded-For': from },
      })
      await once(socket, 'open')
      return socket
    }),
  )
  const late: number[] = []
  for (let number = 0; number < lateJoins; number++) {
    const heard = Promise.all(sockets.map((socket) => hears(socket, `Late ${number} `)))
    await post(web, newBrowser(), 'Join', { joinGuid, name: `Late ${number} gast` })
    const answered = performance.now()
    late.push(Math.max(0, Math.max(...(await heard)) - answered))
    await sleep(50)
  }
  for (const socket of sockets) socket.terminate()
  const page: number[] = []
  for (let number = 0; number < 10; number++) {
    const began = performance.now()
    const answer = await fetch(`${web.address}/lootjestrekken/samen/beheer/${body.publicGuid}`, {
      headers: { Cookie: organizer.headers['Cookie']! },
    })
    const html = await answer.text()
    if (!html.includes('Late 0')) throw new Error(`the organizer’s page answered ${answer.status}`)
    page.push(performance.now() - began)
  }
  return { late, page }
}
