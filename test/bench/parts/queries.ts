import { openApp } from '../app.ts'
import { fewLists, type Bench } from '../bench.ts'
import { cookieOf } from '../load.ts'
import type { Figure, PartReport } from '../report.ts'
import { usernameOf, visitorOf } from '../seed.ts'

interface Asked {
  what: string
  path: string
  headers: Record<string, string>
  max?: number
}

/** Counts the SQL statements of a second request for each page, because the first also warms up the connections. */
export async function queries({ server }: Bench): Promise<PartReport> {
  const database = await server.database(fewLists)
  const list = 1
  const at = `/${usernameOf(list)}`
  const [owner, visitor] = [cookieOf(list), cookieOf(visitorOf(list, fewLists))]
  const [guids] = await database.sql<{ gift: string; privateGuid: string }[]>`
    select g.public_guid as gift, l.private_guid as "privateGuid"
    from gifts g
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    where l.id = ${list} and g.cross_off_enabled and not exists (select from cross_offs x where x.gift_id = g.id)
    limit 1`
  const { gift, privateGuid } = guids!
  const pages: Asked[] = [
    { what: "visitor's list, logged in", path: at, headers: visitor, max: 4 },
    { what: "visitor's list, without a session", path: at, headers: {}, max: 4 },
    {
      what: "visitor's list, fetched anew by htmx",
      path: at,
      headers: { ...visitor, 'HX-Request': 'true', 'HX-Target': 'div#visited-list' },
      max: 4,
    },
    { what: "owner's list", path: at, headers: owner },
    { what: 'start page, logged in', path: '/', headers: owner },
    { what: 'start page, without a session', path: '/', headers: {} },
    { what: "giver's cross-offs", path: '/crossedoff', headers: visitor },
    {
      what: 'cross-off dialog, logged in',
      path: `/gifts/${gift}/cross-off`,
      headers: { ...visitor, 'HX-Request': 'true' },
    },
    { what: "owner's gift form", path: `/gifts/${gift}/edit?sure=1`, headers: { ...owner, 'HX-Request': 'true' } },
    { what: 'API Wishlist/Get', path: `/api/Wishlist/Get${at}`, headers: visitor },
    { what: 'API MyList/Get', path: `/api/MyList/Get/${privateGuid}`, headers: owner },
  ]

  const statements: string[] = []
  const { app, close } = await openApp(database.url, (statement) => void statements.push(statement))
  try {
    const lines: Figure[] = []
    const details: Record<string, string[]> = {}
    for (const { what, path, headers, max } of pages) {
      for (const _ of ['warms the connections', 'counts']) {
        statements.length = 0
        const { status } = await app.request(path, { headers })
        if (status !== 200) throw new Error(`${path} answered ${status}`)
      }
      details[what] = statements.map((statement) => statement.replace(/\s+/g, ' ').trim())
      lines.push({ what, value: statements.length, unit: 'queries', ...(max !== undefined && { max }) })
    }
    return { title: 'queries: statements per page', lines, details }
  } finally {
    await close()
  }
}
