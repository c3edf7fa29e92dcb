import { setTimeout as sleep } from 'node:timers/promises'
import { freshServer, type BenchDatabase } from '../database.ts'
import { changeHeadersOf, cookieOf } from '../load.ts'
import { startSmtpProcess, startWeb, startWorker, type WebProcess } from '../processes.ts'
import { shown, type Figure, type PartReport } from '../report.ts'
import { compare, shuffled } from '../statistics.ts'

const lists = 10
/** number of gifts of each kind that are edited, moved and deleted once */
const ofEach = 300
/** number of gifts of each kind that are on the list at the same time */
const atOnce = 4
const requestsAfter = 8
/** number of gifts of each kind that are edited again and again */
const edited = 20
const times = 100
const timesMailed = 30
/** budget for |z|, which one of a thousand comparisons exceeds by chance if there is no difference */
const maxZ = 3.3

/**
 * Kinds of gifts that an owner might tell apart by timing. The second free kind is the control: it shows how large a
 * difference the method finds where there is none.
 */
const kinds = ['crossed off', 'free', 'free, too'] as const
type Kind = (typeof kinds)[number]

const changes = ['edit', 'move', 'delete'] as const
const measures = [...changes, 'requests after an edit'] as const

/** Measured times by kind of gift, in ms. */
type Taken = Record<Kind, number[]>

interface GiftOfKind {
  guid: string
  kind: Kind
}

/** An owner who measures with a clock. Her actions return how long they took, in ms. */
interface Owner {
  /** Puts gifts of each kind on her list in random order, as if they had been there for a day. */
  addGifts(ofEach: number): Promise<GiftOfKind[]>
  look(): Promise<number>
  edit(gift: GiftOfKind, description: string): Promise<number>
  move(gift: GiftOfKind): Promise<number>
  delete(gift: GiftOfKind): Promise<number>
}

/**
 * Measures what an owner can learn with a clock: whether it takes longer to change a crossed-off gift, or to load the
 * list afterwards.
 */
export async function secret(): Promise<PartReport> {
  const server = await freshServer()
  const smtp = await startSmtpProcess()
  try {
    const database = await server.database(lists)
    const { url, sql } = database
    // Caps on mails to unproven e-mail addresses would hold mails back.
    await sql`update users set email_proven_at = now()`
    const mails = { SMTP_URL: smtp.url }

    // The run with `MAIL_DELAYS=off` comes first. After the other runs, each of its edits would look through all the
    // cross-offs whose givers are still to be notified.
    const hasty = await startWeb(url, { ...mails, MAIL_DELAYS: 'off' }, 'start')
    const mailed = await editRepeatedly(await ownerAt(hasty, database, 1), timesMailed)
    await hasty.stop()

    const together = await startWeb(url, mails, 'start')
    const inOne = await change(await ownerAt(together, database, 2), ofEach)
    const again = await editRepeatedly(await ownerAt(together, database, 3), times)
    await together.stop()

    const [web, worker] = [await startWeb(url, mails), await startWorker(url, smtp.url)]
    const apart = await change(await ownerAt(web, database, 4), ofEach)
    await Promise.all([web.stop(), worker.stop()])

    return {
      title: `secret: times that an owner measures. |z| of changing crossed-off gifts against free ones, ${ofEach} of each in turn, and of the ${requestsAfter} requests for her list after an edit`,
      lines: [
        ...measures.map((what) => compared(`one process: ${what}`, inOne[what], maxZ)),
        compared(`one process: ${edited} gifts of each kind, edited ${times} times`, again, maxZ),
        ...measures.map((what) => compared(`web beside a worker: ${what}`, apart[what], maxZ)),
        compared(`with MAIL_DELAYS=off: ${edited} gifts of each kind, edited ${timesMailed} times`, mailed),
      ],
      details: { inOne, again, apart, mailed },
    }
  } finally {
    await smtp.stop()
    await server.close()
  }
}

/** Compares times for crossed-off gifts with times for free ones. @param max budget for |z| of the difference */
function compared(what: string, taken: Taken, max?: number): Figure {
  const found = compare(taken['crossed off'], taken.free)
  const control = compare(taken['free, too'], taken.free)
  const pair = ([one, other]: [number, number]) => `${one.toFixed(2)} and ${other.toFixed(2)} ms`
  return {
    what,
    value: Math.abs(found.z),
    unit: 'z',
    ...(max === undefined ? {} : { max }),
    sideNote: `p ${found.p.toFixed(4)}; medians ${pair(found.medians)}, means ${pair(found.means)}; free against free ${shown(Math.abs(control.z), 'z')}, p ${control.p.toFixed(4)}`,
  }
}

const nothingYet = (): Taken => ({ 'crossed off': [], free: [], 'free, too': [] })

/** Adds gifts and edits, moves and deletes each of them once, in random order. Loads the list after each edit. */
async function change(owner: Owner, count: number): Promise<Record<(typeof measures)[number], Taken>> {
  const taken = {
    edit: nothingYet(),
    move: nothingYet(),
    delete: nothingYet(),
    'requests after an edit': nothingYet(),
  }
  const round = async () => {
    const gifts = await owner.addGifts(atOnce)
    for (const gift of shuffled(gifts)) {
      taken.edit[gift.kind].push(await owner.edit(gift, 'Een trui van wol'))
      let after = 0
      for (let request = 0; request < requestsAfter; request++) after += await owner.look()
      taken['requests after an edit'][gift.kind].push(after)
    }
    for (const what of ['move', 'delete'] as const) {
      for (const gift of shuffled(gifts)) taken[what][gift.kind].push(await owner[what](gift))
    }
  }
  const warmings = 4
  for (let done = -warmings * atOnce; done < count; done += atOnce) {
    await round()
    if (done < 0) for (const what of measures) taken[what] = nothingYet()
  }
  return taken
}

/**
 * Edits the same gifts very often. An owner may find a difference this way that is too small to find with one try.
 * Moves and deletions can't be repeated.
 */
async function editRepeatedly(owner: Owner, count: number): Promise<Taken> {
  const gifts = await owner.addGifts(edited)
  const taken = nothingYet()
  for (let time = -10; time < count; time++) {
    for (const gift of shuffled(gifts)) {
      const took = await owner.edit(gift, `Een trui van ${time % 2 ? 'wol' : 'lam'}`)
      if (time >= 0) taken[gift.kind].push(took)
    }
  }
  return taken
}

/** Creates an owner's empty list, and another list to which she moves gifts. @param id the owner's user id */
async function ownerAt(web: WebProcess, { sql }: BenchDatabase, id: number): Promise<Owner> {
  const makeList = async (username: string) => {
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
  const [list, elsewhere] = [await makeList(username), await makeList(`elders-${id}`)]

  const timed = async (path: string, options: RequestInit): Promise<number> => {
    const began = performance.now()
    const answer = await fetch(`${web.address}${path}`, options)
    await answer.arrayBuffer()
    const took = performance.now() - began
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return took
  }
  const headers = { ...changeHeadersOf(id), 'Content-Type': 'application/json' }
  const post = (call: string, body: object) =>
    timed(`/api/MyGift/${call}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const look = () => timed(`/${username}`, { headers: cookieOf(id) })

  return {
    async addGifts(ofEachKind) {
      const mixed = shuffled(kinds.flatMap((kind) => Array<Kind>(ofEachKind).fill(kind)))
      const made = await sql<{ id: number; guid: string }[]>`
        insert into gifts (category_id, position, description, edited_at, created_at)
        select ${list.categoryId}::int, n, 'Een trui van lam', now() - interval '1 day', now() - interval '1 day'
        from generate_series(1, ${mixed.length}::int) n
        returning id, public_guid as guid`
      const gifts = made.map((gift, index) => ({ ...gift, kind: mixed[index]! }))
      await sql`
        insert into cross_offs (gift_id, user_id, context_id, crossed_off_at)
        select id, ${lists}::int, gen_random_uuid(), now() - interval '1 hour'
        from unnest(${gifts.filter(({ kind }) => kind === 'crossed off').map((gift) => gift.id)}::int[]) id`
      await sleep(20)
      await look()
      return gifts
    },
    look,
    edit: ({ guid }, description) =>
      post('EditWithoutProduct', { publicGuid: guid, categoryPrivateGuid: list.categoryGuid, description }),
    move: ({ guid }) => post('MoveToWishlist', { giftPublicGuid: guid, wishlistPrivateGuid: elsewhere.guid }),
    delete: ({ guid }) => timed(`/api/MyGift/${guid}`, { method: 'DELETE', headers }),
  }
}
