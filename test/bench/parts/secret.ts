import { setTimeout as sleep } from 'node:timers/promises'
import { freshServer, type BenchDatabase } from '../database.ts'
import { changerOf, cookieOf } from '../load.ts'
import { startSmtpProcess, startWeb, startWorker, type WebProcess } from '../processes.ts'
import { shown, type Figure, type PartReport } from '../report.ts'
import { compare, shuffled } from '../statistics.ts'

const lists = 10
/** gifts of each kind */
const ofEach = 320
const ofEachInControl = 120
/** of each kind on the list at once */
const atOnce = 4
const requestsAfter = 8
/** beyond it once in a thousand comparisons where there is no difference */
const mostZ = 3.3

/** what the owner could tell apart, and two that she could not: how much the method makes of nothing */
const kinds = ['crossed off', 'free', 'free, too'] as const
type Kind = (typeof kinds)[number]

const changes = ['edit', 'move', 'delete'] as const
const measures = [...changes, 'requests after an edit'] as const

/** ms of the change, or of all requests that follow it */
type Taken = Record<Kind, Record<(typeof measures)[number], number[]>>

/** An owner's account with an empty list, and another to which gifts move. */
interface Owner {
  id: number
  username: string
  category: { id: number; guid: string }
  elsewhere: string
}

/** What an owner with a clock learns: whether it takes her longer to change a gift that is crossed off, or to load her list afterwards. */
export async function secret(): Promise<PartReport> {
  const server = await freshServer()
  const smtp = await startSmtpProcess()
  try {
    const database = await server.database(lists)
    const { url, sql } = database
    await sql`update users set email_proven_at = now()` // so that nobody's mails are capped
    const mails = { SMTP_URL: smtp.url }

    const together = await startWeb(url, mails, 'src/main.ts')
    const inOne = await measure(together, database, 1, ofEach)
    await together.stop()

    const [web, worker] = [await startWeb(url, mails), await startWorker(url, smtp.url)]
    const apart = await measure(web, database, 2, ofEach)
    await Promise.all([web.stop(), worker.stop()])

    const hasty = await startWeb(url, { ...mails, MAIL_DELAYS: 'off' }, 'src/main.ts')
    const atOnceMailed = await measure(hasty, database, 3, ofEachInControl)
    await hasty.stop()

    return {
      title: `secret: what an owner learns with a clock. |z| of changing crossed-off gifts against free ones, ${ofEach} of each by turns, and of the ${requestsAfter} requests for her list that follow an edit`,
      lines: [
        ...compared('web and worker in one process', inOne, mostZ),
        ...compared('web beside a worker', apart, mostZ),
        { remark: `What the method sees: with MAIL_DELAYS=off, in one process, ${ofEachInControl} of each` },
        ...compared('mailed at once', atOnceMailed),
      ],
      details: { inOne, apart, atOnceMailed },
    }
  } finally {
    await smtp.stop()
    await server.close()
  }
}

/** @param most a budget for what the owner could learn */
const compared = (where: string, taken: Taken, most?: number): Figure[] =>
  measures.map((what) => {
    const found = compare(taken['crossed off'][what], taken.free[what])
    const control = compare(taken['free, too'][what], taken.free[what])
    const pair = ([one, other]: [number, number]) => `${one.toFixed(2)} and ${other.toFixed(2)} ms`
    return {
      what: `${where}: ${what}`,
      value: Math.abs(found.z),
      unit: 'z',
      ...(most === undefined ? {} : { most }),
      beside: `p ${found.p.toFixed(4)}; medians ${pair(found.medians)}, means ${pair(found.means)}; free against free ${shown(Math.abs(control.z), 'z')}, p ${control.p.toFixed(4)}`,
    }
  })

async function measure(web: WebProcess, { sql }: BenchDatabase, ownerId: number, count: number): Promise<Taken> {
  const owner = await ownerOf(sql, ownerId)
  const taken = Object.fromEntries(
    kinds.map((kind) => [kind, Object.fromEntries(measures.map((what) => [what, []]))]),
  ) as unknown as Taken

  const timed = async (path: string, options: RequestInit): Promise<number> => {
    const began = performance.now()
    const answer = await fetch(`${web.address}${path}`, options)
    await answer.arrayBuffer()
    const took = performance.now() - began
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return took
  }
  const look = () => timed(`/${owner.username}`, { headers: cookieOf(owner.id) })
  const send = (method: 'POST' | 'DELETE', path: string, body?: object) =>
    timed(path, {
      method,
      headers: { ...changerOf(owner.id), 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  const ways: Record<(typeof changes)[number], (gift: string) => Promise<number>> = {
    edit: (gift) =>
      send('POST', '/api/MyGift/EditWithoutProduct', {
        publicGuid: gift,
        categoryPrivateGuid: owner.category.guid,
        description: 'Een trui van wol',
      }),
    move: (gift) =>
      send('POST', '/api/MyGift/MoveToWishlist', { giftPublicGuid: gift, wishlistPrivateGuid: owner.elsewhere }),
    delete: (gift) => send('DELETE', `/api/MyGift/${gift}`),
  }
  const round = async (record: boolean) => {
    const gifts = await addGifts(sql, owner)
    await sleep(20)
    await look()
    for (const change of changes) {
      for (const { guid, kind } of shuffled(gifts)) {
        const itself = await ways[change](guid)
        if (record) taken[kind][change].push(itself)
        if (change !== 'edit') continue
        let after = 0
        for (let request = 0; request < requestsAfter; request++) after += await look()
        if (record) taken[kind]['requests after an edit'].push(after)
      }
    }
  }
  for (let warming = 0; warming < 4; warming++) await round(false)
  for (let done = 0; done < count; done += atOnce) await round(true)
  return taken
}

async function ownerOf(sql: BenchDatabase['sql'], id: number): Promise<Owner> {
  const make = async (username: string) => {
    const [made] = await sql<{ guid: string; categoryId: number; categoryGuid: string }[]>`
      with list as (
        insert into lists (username, first_name, last_name, access_type) values (${username}, 'Noor', 'de Vries', 'PUBLIC')
        returning id, private_guid
      ), owner as (insert into list_owners (list_id, user_id, is_primary) select id, ${id}::int, true from list),
      category as (
        insert into categories (list_id, name, position) select id, 'Wensen', 1 from list returning id, private_guid
      )
      select list.private_guid as guid, category.id as "categoryId", category.private_guid as "categoryGuid" from list, category`
    return made!
  }
  const username = `wensen-${id}`
  const [here, elsewhere] = [await make(username), await make(`elders-${id}`)]
  return { id, username, category: { id: here.categoryId, guid: here.categoryGuid }, elsewhere: elsewhere.guid }
}

/** Some of each kind, mixed, as if they had been there for a day. */
async function addGifts(sql: BenchDatabase['sql'], owner: Owner): Promise<{ guid: string; kind: Kind }[]> {
  const mixed = shuffled(kinds.flatMap((kind) => Array<Kind>(atOnce).fill(kind)))
  const made = await sql<{ id: number; guid: string }[]>`
    insert into gifts (category_id, position, description, edited_at, created_at)
    select ${owner.category.id}::int, n, 'Een trui van lam', now() - interval '1 day', now() - interval '1 day'
    from generate_series(1, ${mixed.length}::int) n
    returning id, public_guid as guid`
  const gifts = made.map((gift, index) => ({ ...gift, kind: mixed[index]! }))
  await sql`
    insert into cross_offs (gift_id, user_id, context_id, crossed_off_at)
    select id, ${lists}::int, gen_random_uuid(), now() - interval '1 hour'
    from unnest(${gifts.filter(({ kind }) => kind === 'crossed off').map(({ id }) => id)}::int[]) id`
  return gifts
}
