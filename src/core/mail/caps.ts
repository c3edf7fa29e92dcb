import { dayMs, dayOf } from '../calendar.ts'
import type { Transaction } from '../db.ts'
import type { Services } from '../scope.ts'

interface Cap {
  perHour: number
  perDay: number
}
/** How many lists of one sender it gets. */
const ofSender: Cap = { perHour: 5, perDay: 5 }
const hourMs = 60 * 60 * 1000

/** What becomes of a mail beyond its recipient's cap; null: it is not counted. */
export type BeyondCap = 'drop' | 'wait' | null

/**
 * Kinds of mail that somebody else sends to an address. Organizers see which of their lots wait, so these kinds have a count of their own.
 * All other kinds depend on the recipient's own doings, such as their cross-offs, or on a secret, such as who asks a question.
 */
const sentByOthers: ReadonlySet<string> = new Set([
  'lot',
  'lot-moved',
  'draw-manage',
  'draw-deleted',
  'list-sent',
  'owner-invited',
  'owner-joined',
  'owner-heir',
  'forum-posts',
])

interface Capped {
  kind: string
  recipient: string
  /** the user with a proven address who sends it, where they have caps of their own */
  cappedSenderId?: number | null
  beyondCap?: BeyondCap
  delayMs?: number
}

/** A mail that goes out; `waitsSince` is the day from which it waits for room under a cap. */
export interface AdmittedMail<Mail> {
  mail: Mail
  waitsSince: string | null
  delayMs: number
}

type CapServices = Pick<Services, 'signer' | 'config' | 'now'>

const keyOf = ({ signer }: CapServices, whose: string) => signer.code('mail-cap', whose.toLowerCase())

type CountedMail = Pick<Capped, 'kind' | 'recipient' | 'cappedSenderId'>

interface MailCap extends Cap {
  /** Names the count that a mail belongs to; null for a mail that this cap leaves alone. */
  countOf(mail: CountedMail): string | null
  /** how many mails of a day under the cap before this one it leaves alone */
  spares?: number
}

/** A mail needs room under each cap that counts it. The order is that in which transactions lock the counts. */
const mailCaps: readonly MailCap[] = [
  {
    // mails to one address that unproven people caused, together with the lists that anybody sends it
    perHour: 20,
    perDay: 60,
    countOf: ({ kind, recipient, cappedSenderId }) =>
      cappedSenderId ? null : sentByOthers.has(kind) ? recipient : `own ${recipient}`,
  },
  {
    // mails about draws from one proven user to one address
    perHour: 40,
    perDay: 40,
    countOf: ({ recipient, cappedSenderId }) => (cappedSenderId ? `draws of ${cappedSenderId} to ${recipient}` : null),
  },
  {
    // mails about draws from all proven users together to one address, nudges and questions apart; the first ones of each user always have room, as
    // two users could otherwise keep everybody else's lots away
    spares: 5,
    perHour: 80,
    perDay: 80,
    countOf: ({ kind, recipient, cappedSenderId }) =>
      cappedSenderId ? `${sentByOthers.has(kind) ? 'draws' : 'questions'} to ${recipient}` : null,
  },
  {
    // mails about draws from one proven user
    perHour: 3000,
    perDay: 3000,
    countOf: ({ cappedSenderId }) => (cappedSenderId ? `draws of ${cappedSenderId}` : null),
  },
]

/** Counts mails for the caps. Leaves out those without room that are to be dropped, and puts off the others. */
export async function applyCaps<Mail extends Capped>(
  services: CapServices,
  tx: Transaction,
  mails: readonly Mail[],
): Promise<AdmittedMail<Mail>[]> {
  const capped = services.config.rateLimits ? mails.filter(({ beyondCap }) => beyondCap) : []
  const waits = await waitsOf(services, tx, capped)
  return mails.flatMap((mail): AdmittedMail<Mail>[] => {
    const waitMs = waits.get(mail)
    if (waitMs === undefined) return [{ mail, waitsSince: null, delayMs: mail.delayMs ?? 0 }]
    return mail.beyondCap === 'wait'
      ? [{ mail, waitsSince: dayOf(services.now()), delayMs: Math.max(mail.delayMs ?? 0, waitMs) }]
      : []
  })
}

/** Asks again for a mail that waited. @returns how long it still has to wait; 0: it may go now */
export async function roomFor(services: CapServices, tx: Transaction, mail: CountedMail): Promise<number> {
  return (await waitsOf(services, tx, [mail])).get(mail) ?? 0
}

/** Counts the mails that have room under each of their caps. @returns how long each of the others has to wait */
async function waitsOf<Mail extends CountedMail>(
  services: CapServices,
  tx: Transaction,
  mails: readonly Mail[],
): Promise<Map<Mail, number>> {
  const waits = new Map<Mail, number>()
  const taken: { mail: Mail; key: string }[] = []
  /** the place of each mail in its day under the cap before */
  let places = new Map<Mail, number>()
  for (const cap of mailCaps) {
    const isSpared = (mail: Mail) => (places.get(mail) ?? Infinity) <= (cap.spares ?? 0)
    const counted = mails.flatMap((mail) => {
      const count = waits.has(mail) || isSpared(mail) ? null : cap.countOf(mail)
      return count === null ? [] : [{ mail, key: keyOf(services, count) }]
    })
    const rooms = await takeRoom(services, tx, cap, countKeys(counted))
    places = new Map()
    for (const each of counted) {
      const room = rooms.get(each.key)!
      places.set(each.mail, ++room.placesTaken)
      if (room.free-- > 0) taken.push(each)
      else waits.set(each.mail, room.waitMs)
    }
  }
  await giveBack(tx, countKeys(taken.filter(({ mail }) => waits.has(mail))))
  return waits
}

const countKeys = (counted: readonly { key: string }[]): Map<string, number> =>
  new Map([...Map.groupBy(counted, ({ key }) => key)].map(([key, { length }]) => [key, length]))

/** Counts a list of one sender to each of the addresses. @returns those that have had as many as they get of one sender */
export async function beyondSendersCap(
  services: CapServices,
  tx: Transaction,
  senderId: number,
  recipients: readonly string[],
): Promise<Set<string>> {
  if (!services.config.rateLimits) return new Set()
  const keys = new Map(recipients.map((recipient) => [recipient, keyOf(services, `${senderId} ${recipient}`)]))
  const rooms = await takeRoom(services, tx, ofSender, new Map([...keys.values()].map((key) => [key, 1])))
  return new Set(recipients.filter((recipient) => rooms.get(keys.get(recipient)!)!.free === 0))
}

interface Room {
  /** how many of the wanted mails may go */
  free: number
  /** how long the others have to wait until there is room again */
  waitMs: number
  /** how many had gone on this day */
  placesTaken: number
}

/** @param wanted how many mails by key. Locks the keys in one order, so that no two transactions wait for each other. */
async function takeRoom(
  { now }: CapServices,
  tx: Transaction,
  { perHour, perDay }: Cap,
  wanted: ReadonlyMap<string, number>,
): Promise<Map<string, Room>> {
  if (wanted.size === 0) return new Map()
  const moment = now()
  const rows = await tx<{ key: string; granted: number; hourFrom: Date; dayFrom: Date; dayCount: number }[]>`
    insert into mail_caps as c (key, hour_from, hour_count, day_from, day_count, granted)
    select key, ${moment}, count, ${moment}, count, count
    from (
      select key, least(wanted, ${perHour}::int, ${perDay}::int) as count
      from unnest(${[...wanted.keys()]}::text[], ${[...wanted.values()]}::int[]) given (key, wanted)
    ) new
    order by key
    on conflict (key) do update set (hour_from, hour_count, day_from, day_count, granted) = (
      select h.since, h.count + g.granted, d.since, d.count + g.granted, g.granted
      from
        window_at(${moment}, interval '1 hour', c.hour_from, c.hour_count) h,
        window_at(${moment}, interval '1 day', c.day_from, c.day_count) d,
        greatest(0, least(excluded.granted, ${perHour}::int - h.count, ${perDay}::int - d.count)) g (granted)
    )
    returning key, granted, hour_from, day_from, day_count`
  return new Map(
    rows.map(({ key, granted, hourFrom, dayFrom, dayCount }) => {
      const fullUntil = dayCount >= perDay ? dayFrom.getTime() + dayMs : hourFrom.getTime() + hourMs
      return [key, { free: granted, waitMs: fullUntil - moment.getTime(), placesTaken: dayCount - granted }]
    }),
  )
}

/** Gives back room that was taken in this transaction, for mails that have to wait for room under another cap. */
async function giveBack(tx: Transaction, unused: ReadonlyMap<string, number>): Promise<void> {
  if (unused.size === 0) return
  await tx`
    update mail_caps c set hour_count = c.hour_count - given.count, day_count = c.day_count - given.count
    from unnest(${[...unused.keys()]}::text[], ${[...unused.values()]}::int[]) given (key, count)
    where c.key = given.key`
}

export async function purgeMailCaps({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  await sql`delete from mail_caps where day_from < ${new Date(now().getTime() - dayMs)}`
}
