import { dayMs, dayOf } from './calendar.ts'
import type { Transaction } from './db.ts'
import type { Services } from './scope.ts'

interface Cap {
  perHour: number
  perDay: number
}
/** How many mails one address gets that unproven people caused, together with the lists that anybody sends it. */
const ofAddress: Cap = { perHour: 20, perDay: 60 }
/** How many lists of one sender it gets. */
const ofSender: Cap = { perHour: 5, perDay: 5 }
const hourMs = 60 * 60 * 1000

/** What becomes of a mail beyond its recipient's cap; null: it is not counted. */
export type BeyondCap = 'drop' | 'wait' | null

interface Capped {
  recipient: string
  beyondCap?: BeyondCap
  delayMs?: number
}

/** A mail that goes out; `waitsSince` is the day from which it waits for its recipient's cap. */
export interface AdmittedMail<Mail> {
  mail: Mail
  waitsSince: string | null
  delayMs: number
}

type CapServices = Pick<Services, 'signer' | 'config' | 'now'>

const keyOf = ({ signer }: CapServices, whose: string) => signer.code('mail-cap', whose.toLowerCase())

/** Counts mails for their recipients' caps. Leaves out those beyond their recipient's cap that are to be dropped, and puts off the others. */
export async function admit<Mail extends Capped>(
  services: CapServices,
  tx: Transaction,
  mails: readonly Mail[],
): Promise<AdmittedMail<Mail>[]> {
  const counted = services.config.rateLimits ? mails.filter(({ beyondCap }) => beyondCap) : []
  const wanted = Map.groupBy(counted, ({ recipient }) => keyOf(services, recipient))
  const rooms = await takeRoom(services, tx, ofAddress, new Map([...wanted].map(([key, { length }]) => [key, length])))
  return mails.flatMap((mail): AdmittedMail<Mail>[] => {
    const room = counted.includes(mail) ? rooms.get(keyOf(services, mail.recipient))! : null
    if (!room || room.free-- > 0) return [{ mail, waitsSince: null, delayMs: mail.delayMs ?? 0 }]
    return mail.beyondCap === 'wait'
      ? [{ mail, waitsSince: dayOf(services.now()), delayMs: Math.max(mail.delayMs ?? 0, room.waitMs) }]
      : []
  })
}

/** Asks again for a mail that waited. @returns how long it still has to wait; 0: it may go now */
export async function roomFor(services: CapServices, tx: Transaction, recipient: string): Promise<number> {
  const key = keyOf(services, recipient)
  const room = (await takeRoom(services, tx, ofAddress, new Map([[key, 1]]))).get(key)!
  return room.free > 0 ? 0 : room.waitMs
}

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
}

/** @param wanted how many mails by key. Locks the keys in one order, so that no two transactions wait for each other. */
async function takeRoom(
  { now }: CapServices,
  tx: Transaction,
  { perHour, perDay }: Cap,
  wanted: ReadonlyMap<string, number>,
): Promise<Map<string, Room>> {
  if (wanted.size === 0) return new Map()
  const keys = [...wanted.keys()].sort()
  const moment = now()
  await tx`
    insert into mail_caps (key, hour_from, hour_count, day_from, day_count)
    select key, ${moment}, 0, ${moment}, 0 from unnest(${keys}::text[]) as key
    on conflict (key) do nothing`
  const rows = await tx<{ key: string; hourFrom: Date; hourCount: number; dayFrom: Date; dayCount: number }[]>`
    select key, hour_from as "hourFrom", hour_count as "hourCount", day_from as "dayFrom", day_count as "dayCount"
    from mail_caps where key = any(${keys}) order by key for update`
  const rooms = new Map<string, Room>()
  const after = rows.map(({ key, ...row }) => {
    const hour = windowAt(moment, hourMs, row.hourFrom, row.hourCount)
    const day = windowAt(moment, dayMs, row.dayFrom, row.dayCount)
    const free = Math.max(0, Math.min(wanted.get(key)!, perHour - hour.count, perDay - day.count))
    const isDayFull = day.count + free >= perDay
    const fullUntil = isDayFull ? day.from.getTime() + dayMs : hour.from.getTime() + hourMs
    rooms.set(key, { free, waitMs: fullUntil - moment.getTime() })
    return { key, hourFrom: hour.from, hourCount: hour.count + free, dayFrom: day.from, dayCount: day.count + free }
  })
  await tx`
    update mail_caps m
    set hour_from = given."hourFrom", hour_count = given."hourCount", day_from = given."dayFrom", day_count = given."dayCount"
    from jsonb_to_recordset(${tx.json(after)}) as given (key text, "hourFrom" timestamptz, "hourCount" integer, "dayFrom" timestamptz, "dayCount" integer)
    where m.key = given.key`
  return rooms
}

const windowAt = (now: Date, length: number, from: Date, count: number) =>
  now.getTime() - from.getTime() < length ? { from, count } : { from: now, count: 0 }

export async function purgeMailCaps({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  await sql`delete from mail_caps where day_from < ${new Date(now().getTime() - dayMs)}`
}
