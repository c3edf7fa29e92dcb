import { dayMs, dayOf } from '../days.ts'
import type { Transaction } from '../db.ts'
import type { Services } from '../scope.ts'

interface Cap {
  perHour: number
  perDay: number
}
/** Cap on the lists that one sender mails to one address. */
const senderCap: Cap = { perHour: 5, perDay: 5 }
const hourMs = 60 * 60 * 1000

/** Policy for a mail beyond a cap: drop the mail, or let it wait for room. Null if caps don't count the mail. */
export type CapPolicy = 'drop' | 'wait' | null

/**
 * Kinds of mail that other people send to an address. The first cap counts them apart from all other kinds, because
 * organizers see which of their lots wait. In a shared count, a waiting lot would reveal mails of other kinds. Those
 * depend on the recipient's own actions, such as cross-offs, or on a secret, such as the sender of a question.
 */
const sentByOthers: ReadonlySet<string> = new Set([
  'lot',
  'lot-moved',
  'draw-manage',
  'draw-changed',
  'draw-deleted',
  'draw-left',
  'draw-reminder',
  'lot-reminder',
  'gathering-manage',
  'gathering-deleted',
  'seat',
  'seat-removed',
  'list-sent',
  'owner-invited',
  'owner-joined',
  'owner-heir',
  'forum-posts',
])

interface Capped {
  kind: string
  recipient: string
  /** id of the sender, who has a proven address, if the mail counts for the sender's caps */
  cappedSenderId?: number | null
  beyondCap?: CapPolicy
  delayMs?: number
}

/** A mail that was not dropped. `waitsSince` is the day since which it waits for room under a cap, else null. */
export interface AdmittedMail<Mail> {
  mail: Mail
  waitsSince: string | null
  delayMs: number
}

type CapServices = Pick<Services, 'signer' | 'config' | 'now'>

const keyOf = ({ signer }: CapServices, whose: string) => signer.code('mail-cap', whose.toLowerCase())

type CountedMail = Pick<Capped, 'kind' | 'recipient' | 'cappedSenderId'>

interface MailCap extends Cap {
  /** Returns the name of the count that a mail belongs to; null for a mail that this cap doesn't count. */
  countOf(mail: CountedMail): string | null
  /** number of mails that this cap leaves out: the first ones of a day in each count of the cap before it */
  spares?: number
}

/** Caps for mails. A mail needs room under each cap that counts it. Transactions lock the counts in this order. */
const mailCaps: readonly MailCap[] = [
  {
    // Mails to one recipient that users without a proven address cause. Lists and invites count for every sender.
    perHour: 20,
    perDay: 60,
    countOf: ({ kind, recipient, cappedSenderId }) =>
      cappedSenderId ? null : sentByOthers.has(kind) ? recipient : `own ${recipient}`,
  },
  {
    // Mails about draws from one user with a proven address to one recipient.
    perHour: 40,
    perDay: 40,
    countOf: ({ recipient, cappedSenderId }) => (cappedSenderId ? `draws of ${cappedSenderId} to ${recipient}` : null),
  },
  {
    // Mails about draws from all users with a proven address to one recipient. Nudges and questions have a count of
    // their own. This cap leaves out the first 5 mails of each sender. Otherwise two senders could block all others.
    spares: 5,
    perHour: 80,
    perDay: 80,
    countOf: ({ kind, recipient, cappedSenderId }) =>
      cappedSenderId ? `${sentByOthers.has(kind) ? 'draws' : 'questions'} to ${recipient}` : null,
  },
  {
    // Mails about draws from one user with a proven address to all recipients.
    perHour: 3000,
    perDay: 3000,
    countOf: ({ cappedSenderId }) => (cappedSenderId ? `draws of ${cappedSenderId}` : null),
  },
]

/** Counts mails under their caps. Drops or delays a mail without room, as its `beyondCap` says. Returns the others. */
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

/**
 * Counts a mail that waited, if there is room under its caps now.
 * @returns milliseconds that the mail still has to wait; 0 if it may be sent now
 */
export async function roomFor(services: CapServices, tx: Transaction, mail: CountedMail): Promise<number> {
  return (await waitsOf(services, tx, [mail])).get(mail) ?? 0
}

/**
 * Counts the mails that have room under each of their caps.
 * @returns milliseconds that each of the other mails has to wait
 */
async function waitsOf<Mail extends CountedMail>(
  services: CapServices,
  tx: Transaction,
  mails: readonly Mail[],
): Promise<Map<Mail, number>> {
  const waits = new Map<Mail, number>()
  const taken: { mail: Mail; key: string }[] = []
  /** position of each mail in its count of the day under the previous cap */
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

/**
 * Counts a list that one sender mails to each of the addresses.
 * @returns addresses to which the sender may not send a list now
 */
export async function beyondSendersCap(
  services: CapServices,
  tx: Transaction,
  senderId: number,
  recipients: readonly string[],
): Promise<Set<string>> {
  if (!services.config.rateLimits) return new Set()
  const keys = new Map(recipients.map((recipient) => [recipient, keyOf(services, `${senderId} ${recipient}`)]))
  const rooms = await takeRoom(services, tx, senderCap, new Map([...keys.values()].map((key) => [key, 1])))
  return new Set(recipients.filter((recipient) => rooms.get(keys.get(recipient)!)!.free === 0))
}

interface Room {
  /** number of the wanted mails for which there is room */
  free: number
  /** time that the other mails have to wait until there is room again */
  waitMs: number
  /** number of mails that were counted earlier on this day */
  placesTaken: number
}

/**
 * Counts mails under one cap. Locks the counts in the order of their keys, so that transactions can't deadlock.
 * @param wanted number of mails by the key of their count
 */
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

/** Gives back room that this transaction took for mails that have to wait for room under another cap. */
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
