import { randomUUID } from 'node:crypto'
import type { Pool } from '#core/db.ts'
import { signerOf } from '#core/secret.ts'
import { lotGuidOf, storedLotColumns, type StoredLot } from '../../../src/lots/index.ts'
import { fewLists } from '../bench.ts'
import { freshServer, type BenchServer } from '../database.ts'
import { loadMeasured, type MeasuredRound } from '../cost.ts'
import { alternate, changeHeadersOf, cookieOf, fetchAsBrowser, load, type Ask } from '../load.ts'
import { secret, startConstant, startWeb, type WebProcess } from '../processes.ts'
import { median, shown, type Figure, type PartReport } from '../report.ts'
import { giftsPerList, usernameOf, visitorOf } from '../seed.ts'

const rounds = 5
const seconds = 1
const connections = 8

/** user whose pages are requested; she owns the list of the same number */
const owner = 1
/** owner of a list of 1,000 gifts */
const ownerOfMany = 3
const many = 1000

interface Page {
  what: string
  ask: Ask
  /** budgets */
  perSecond?: number
  ofConstant?: number
  cpuMs?: number
  kilobytes?: number
}

/**
 * Measures the pages and endpoints that are made for one user, and pages of words for visitors without a session. Next
 * to each runs a process that sends the same bytes as a constant.
 */
export async function everyday(): Promise<PartReport> {
  const server = await freshServer()
  try {
    const { url, sql } = await server.database(fewLists)
    await lengthenList(sql, ownerOfMany)
    const web = await startWeb(url)
    const lotGuid = await drawnLot(web, sql)
    await sql`vacuum analyze`
    const lines: Figure[] = []
    const details: Record<string, unknown> = {}
    for (const page of pagesOf(lotGuid)) {
      const { figures, taken } = await measure(page, web, server)
      lines.push(...figures)
      details[page.what] = taken
    }
    lines.push(await measureFirstByte(web), await measureSaving(web, server, sql))
    await web.stop()
    return {
      title: `everyday: pages made for one user, and pages of words; ${connections} connections, ${rounds} rounds of ${seconds} s in turn with a constant response of the same bytes, medians`,
      lines,
      details,
    }
  } finally {
    await server.close()
  }
}

function pagesOf(lotGuid: string): Page[] {
  const own = (path: string): Ask => ({ path, headers: cookieOf(owner) })
  const words = (path: string): Ask => ({ path })
  return [
    { what: `owner's list of ${giftsPerList} gifts`, ask: own(`/${usernameOf(owner)}`), cpuMs: 3, kilobytes: 12 },
    {
      what: `owner's list of ${many} gifts`,
      ask: { path: `/${usernameOf(ownerOfMany)}`, headers: cookieOf(ownerOfMany) },
    },
    { what: 'home', ask: own('/'), perSecond: 1000 },
    { what: 'friends', ask: own('/friends'), perSecond: 1000 },
    { what: 'account', ask: own('/account'), perSecond: 1000 },
    { what: 'wizard, start', ask: own('/lootjestrekken/loting/start'), perSecond: 1000 },
    { what: 'wizard, people', ask: peopleStep(), perSecond: 1000 },
    { what: 'lot', ask: own(`/lootjestrekken/lootje/${lotGuid}`), perSecond: 1000 },
    { what: 'blog', ask: words('/blog'), ofConstant: 0.6 },
    { what: 'answers', ask: words('/faq'), ofConstant: 0.6 },
    { what: 'terms', ask: words('/voorwaarden/gebruiksvoorwaarden'), ofConstant: 0.6 },
    { what: 'shops', ask: words('/winkels'), ofConstant: 0.6 },
    {
      what: 'API Wishlist/Get, with a session',
      ask: { path: `/api/Wishlist/Get/${usernameOf(owner)}`, headers: cookieOf(visitorOf(owner, fewLists)) },
      perSecond: 1500,
    },
    { what: 'API Account/UserData', ask: own('/api/Account/UserData'), perSecond: 2500 },
    {
      what: 'API Utility/CheckSession',
      ask: {
        path: '/api/Utility/CheckSession',
        method: 'POST',
        headers: { ...cookieOf(owner), 'Content-Type': 'application/json' },
        body: '{}',
      },
      perSecond: 2500,
    },
  ]
}

async function measure(
  { what, ask, perSecond, ofConstant, cpuMs, kilobytes }: Page,
  web: WebProcess,
  server: BenchServer,
): Promise<{ figures: Figure[]; taken: object }> {
  // A browser stores the cookies of the first response.
  const { cookies } = await fetchAsBrowser(web.address, ask)
  const asked = { ...ask, headers: { ...ask.headers, ...cookies } }
  const { body, headers } = await fetchAsBrowser(web.address, asked)
  const constant = await startConstant(body, headers)
  try {
    await load(web.address, asked, { seconds: 1, connections })
    await load(constant.address, asked, { seconds: 0.5, connections })
    const taken = await alternate(rounds, {
      page: () => loadMeasured(web, server, asked, { seconds, connections }),
      constant: () => loadMeasured(constant, server, asked, { seconds, connections }),
    })
    const { page: pages, constant: constants } = taken
    const of = (value: (round: MeasuredRound) => number | null) => median(pages.map((round) => value(round) ?? 0))
    const [ownMs, databaseMs] = [of((round) => round.cpuMs), of((round) => round.databaseCpuMs)]
    const ratio = median(pages.map((round, index) => round.perSecond / constants[index]!.perSecond))
    const figures: Figure[] = [
      {
        what,
        value: of((round) => round.perSecond),
        unit: 'requests/s',
        ...(perSecond && { min: perSecond }),
        sideNote: `constant ${shown(median(constants.map((round) => round.perSecond)), 'requests/s')}; processor ${ownMs.toFixed(2)} ms web + ${databaseMs.toFixed(2)} ms database; ${shown(body.length / 1000, 'KB')}; p99 ${shown(
          of((round) => round.p99),
          'ms',
        )}`,
      },
      {
        what: `${what} : constant`,
        value: ratio,
        unit: '×',
        ...(ofConstant && { min: ofConstant }),
      },
    ]
    if (cpuMs) figures.push({ what: `${what}, processor time`, value: ownMs + databaseMs, unit: 'ms', max: cpuMs })
    if (kilobytes) figures.push({ what: `${what}, bytes`, value: body.length / 1000, unit: 'KB', max: kilobytes })
    return { figures, taken }
  } finally {
    await constant.stop()
  }
}

/** Adds gifts to a list until it has `many`. */
async function lengthenList(sql: Pool, list: number): Promise<void> {
  await sql`
    insert into gifts (category_id, position, description, url, cross_off_enabled, edited_at, created_at)
    select g.category_id, g.position + 100 * n, g.description, g.url, g.cross_off_enabled, g.edited_at, g.created_at
    from gifts g
    join categories c on c.id = g.category_id
    cross join generate_series(1, ${many / giftsPerList - 1}::int) n
    where c.list_id = ${list}`
}

/** Draws lots for ten people, and opens the first one as the list's owner. @returns the lot's private guid */
async function drawnLot(web: WebProcess, sql: Pool): Promise<string> {
  const headers = { ...changeHeadersOf(owner), 'Content-Type': 'application/json' }
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${web.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`)
  }
  const participants = Array.from({ length: 10 }, (_, index) => ({
    localGuid: randomUUID(),
    name: `Gast ${index}`,
    email: `mens-${index + 1}@example.org`,
    exclude: [],
  }))
  await post('/api/Loting/Create', { title: 'Pakjesavond', description: 'Rond de € 25.', participants })
  const [lot] = await sql<StoredLot[]>`
    select ${storedLotColumns(sql)} from participants p where p.email = ${`mens-${owner}@example.org`}`
  const lotGuid = lotGuidOf(signerOf(secret), lot!)
  await post('/api/Lot/RegisterFirstView', { participantPrivateGuid: lotGuid })
  return lotGuid!
}

/** Returns the request for the wizard's step about people, with a draft of ten. */
function peopleStep(): Ask {
  const participants = Array.from({ length: 10 }, (_, index) => ({
    localGuid: randomUUID(),
    name: `Gast ${index}`,
    email: `gast-${index}@example.org`,
    isOrganizer: index === 0,
  }))
  const draft = { title: 'Pakjesavond', description: '', occasion: 'Sinterklaas', date: '', budget: '25', participants }
  return {
    path: '/lootjestrekken/loting/deelnemers',
    method: 'POST',
    headers: {
      ...changeHeadersOf(owner),
      'HX-Request': 'true',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ draft: JSON.stringify(draft) }).toString(),
  }
}

/** Measures how soon the first byte and the last byte of the page of a long list arrive, one request at a time. */
async function measureFirstByte(web: WebProcess): Promise<Figure> {
  const taken: { first: number; last: number }[] = []
  for (let time = 0; time < 20; time++) {
    const began = performance.now()
    const answer = await fetch(`${web.address}/${usernameOf(ownerOfMany)}`, { headers: cookieOf(ownerOfMany) })
    const reader = answer.body!.getReader()
    await reader.read()
    const first = performance.now() - began
    while (!(await reader.read()).done);
    taken.push({ first, last: performance.now() - began })
  }
  return {
    what: `owner's list of ${many} gifts: first byte`,
    value: median(taken.map(({ first }) => first)),
    unit: 'ms',
    max: 100,
    sideNote: `last byte ${shown(median(taken.map(({ last }) => last)), 'ms')}; one request at a time`,
  }
}

/** Measures what the open page of an owner costs who changes one of its gifts, one change at a time. */
async function measureSaving(web: WebProcess, server: BenchServer, sql: Pool): Promise<Figure> {
  const [gift] = await sql<{ guid: string; category: string }[]>`
    select g.public_guid as guid, c.private_guid as category
    from gifts g join categories c on c.id = g.category_id where c.list_id = ${owner} order by g.id limit 1`
  const fields = new URLSearchParams({ categoryPrivateGuid: gift!.category, enableCrossOff: 'on' }).toString()
  const headers = {
    ...changeHeadersOf(owner),
    'HX-Request': 'true',
    'Content-Type': 'application/x-www-form-urlencoded',
  }
  let turn = 0
  const ask = (): Ask => ({
    path: `/gifts/${gift!.guid}/edit`,
    method: 'POST',
    headers,
    body: `${fields}&description=Een%20trui%20${turn++}`,
  })
  await load(web.address, ask, { requests: 100, connections: 1 })
  const { cpuMs, databaseCpuMs, p50 } = await loadMeasured(web, server, ask, { requests: 300, connections: 1 })
  return {
    what: "an owner's page after a change of one gift: processor time",
    value: cpuMs ?? 0,
    unit: 'ms',
    max: 2,
    sideNote: `web process, with the change itself; ${databaseCpuMs === null ? '' : `${shown(databaseCpuMs, 'ms')} database; `}p50 ${shown(p50, 'ms')}`,
  }
}
