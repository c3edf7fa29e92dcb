import { createHash } from 'node:crypto'
import { dayMs, dayOf } from '#core/days.ts'
import type { Sql } from '#core/db.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Services } from '#core/scope.ts'
import type { Price } from '../gift/index.ts'
import { sanitizeUrl } from './sanitize-url.ts'

/** Product that the page behind a link sells. */
export interface LinkReading {
  /** the shop's own URL, without tracking parameters */
  url: string
  title: string | null
  price: Price | null
  /** whether the page shows prices, but none that is surely the product's; `price` is then null */
  isPriceUnsure: boolean
  /** as `gtinOf` (core/gtin.ts) returns it */
  gtin: string | null
  /** hash of our copy of the best picture */
  imageHash: string | null
  /** whether our image store couldn't write the page's picture; such a reading isn't stored */
  isPictureNotStored: boolean
}

/** Product that is stored for a page. */
export type StoredReading = Omit<LinkReading, 'isPictureNotStored'>

/**
 * Reason why a page yielded nothing. `Refused`: the shop sent a refusal, an error or a check for robots in place of the
 * page. `NothingToRead`: there is no such page, it isn't HTML or has no title, or we don't fetch from there.
 */
export type SilenceProblem = 'Refused' | 'NothingToRead'
/** `Unreachable`: we couldn't read the page in time, and a later attempt may succeed. It isn't stored. */
export type ReadingProblem = SilenceProblem | 'Unreachable'

type Reader = Pick<Services, 'sql' | 'now'>

/**
 * Time for which a stored reading is used, by whether the page yielded something. Prices change daily. A page that
 * yielded nothing may soon be readable.
 */
const freshMs = { something: dayMs, nothing: 10 * 60 * 1000 }
const keptMs = 7 * dayMs
/**
 * Time after which a process's claim on a page expires. It is longer than reading any page takes, so a claim that old
 * belongs to a process that died.
 */
const claimMs = 15_000

const digestOf = (address: string) => createHash('sha256').update(sanitizeUrl(address)).digest()

interface ReadingRow {
  url: string | null
  title: string | null
  cents: number | null
  currency: string | null
  isPriceUnsure: boolean
  gtin: string | null
  imageHash: string | null
  problem: SilenceProblem | null
  readAt: Date
}

/** @returns what the page yielded when it was read last, or undefined if there is no recent reading */
export async function recentReading(
  { sql, now }: { sql: Sql; now(): Date },
  address: string,
): Promise<Result<LinkReading, SilenceProblem> | undefined> {
  const [row] = await sql<ReadingRow[]>`
    select url, title, price_cents as cents, currency, is_price_unsure, gtin, image_hash, problem, read_at
    from link_readings
    where address_digest = ${digestOf(address)} and read_at is not null`
  if (!row) return undefined
  const { url, cents, currency, problem, readAt, ...words } = row
  if (readAt.getTime() <= now().getTime() - (url === null ? freshMs.nothing : freshMs.something)) return undefined
  // The previous release stores no problem.
  if (url === null) return refuse(problem ?? 'NothingToRead')
  const price = cents === null ? null : { cents, currency: currency!, on: dayOf(readAt) }
  return ok({ ...words, url, price, isPictureNotStored: false })
}

/**
 * Claims a page for the caller, so that nobody else reads it until the claim ends: by `storeReading`, by
 * `releaseReading` or after `claimMs`.
 * @returns whether the caller now has the claim
 */
export async function claimReading({ sql, now }: Reader, address: string): Promise<boolean> {
  const until = new Date(now().getTime() + claimMs)
  const [claimed] = await sql`
    insert into link_readings (address_digest, reading_until) values (${digestOf(address)}, ${until})
    on conflict (address_digest) do update set reading_until = excluded.reading_until
    where link_readings.reading_until <= ${now()}
    returning 1`
  return claimed !== undefined
}

/** Gives up the claim, so that another caller may read the page. */
export async function releaseReading({ sql, now }: Reader, address: string): Promise<void> {
  await sql`update link_readings set reading_until = ${now()} where address_digest = ${digestOf(address)}`
}

const nothing = { url: null, title: null, price: null, isPriceUnsure: false, gtin: null, imageHash: null }

/** Stores the reading of a page, and ends the caller's claim. */
export async function storeReading(
  { sql, now }: Reader,
  address: string,
  reading: Result<StoredReading, SilenceProblem>,
): Promise<void> {
  const { url, title, price, isPriceUnsure, gtin, imageHash } = reading.ok ? reading.value : nothing
  await sql`
    update link_readings
    set reading_until = ${now()}, read_at = ${now()}, url = ${url}, title = ${title},
      price_cents = ${price?.cents ?? null}, currency = ${price?.currency ?? null}, is_price_unsure = ${isPriceUnsure},
      gtin = ${gtin}, image_hash = ${imageHash}, problem = ${reading.ok ? null : reading.problem}
    where address_digest = ${digestOf(address)}`
}

/**
 * Deletes readings that are older than a week.
 * @returns how many were deleted
 */
export async function purgeLinkReadings({ sql, now }: Reader): Promise<number> {
  const { count } = await sql`
    delete from link_readings where coalesce(read_at, reading_until) <= ${new Date(now().getTime() - keptMs)}`
  return count
}
