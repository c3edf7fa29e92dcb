import { ok, refuse, type Result } from '#core/result.ts'
import type { Services } from '#core/scope.ts'
import { languages, type Language } from '#locales/texts.ts'
import { recordFeedRead, shopOfFeed } from '../../shops/index.ts'
import { SourceBroken, openSource } from '#core/source-bytes.ts'
import type { FeedChannel, FeedRow } from './feed-fields.ts'
import { countRefused, emptyReport, type ImportReport } from './import-report.ts'
import { dropTempTables, lineOf, mergeOffers, createTempTables, withdrawOthers } from './merge-offers.ts'
import { isUnsuitable, readOffer } from './offer.ts'
import { openSiblingPictures } from '#core/images/sibling-pictures.ts'
import { plainTextOfFeed } from './plain-text.ts'
import { refreshProductWords } from '../refresh-words.ts'
import { readFeed } from './read-feed.ts'

interface ImportGiven {
  /** a path, `-` for standard input, or a URL */
  source: string
  /** the shop's name; null to use the feed's title or, without one, the host of the feed's links */
  shop: string | null
  /** null to use the language that the feed states */
  language: Language | null
  /** runs the whole import and then rolls it back */
  isDryRun: boolean
  /** called after each batch, with the number of rows read so far */
  onProgress(rows: number): void
}

const batchSize = 5_000
const batchBytes = 4 * 1024 * 1024
/** Length in bytes that no offer's line exceeds, because a URL has 4096 characters at most. */
const maxOfLine = 64 * 1024
const importLock = 0x66656564
/** Smallest share of readable rows in a feed. Below it, we withdraw no product that the feed lacks. */
const leastReadable = 0.1

/**
 * Updates a shop's products from its feed. Skips unchanged rows, and at the end withdraws the products that the feed no
 * longer has. Each batch is a transaction of its own. An interrupted import thus keeps its finished batches, and the
 * next run continues from them.
 * @throws Error if the source can't be opened
 */
export async function importProducts(
  services: Pick<Services, 'sql' | 'images' | 'now'>,
  given: ImportGiven,
): Promise<Result<ImportReport, 'ImportedAlready'>> {
  const feed = await openSource(given.source)
  const session = await services.sql.reserve()
  const now = services.now()
  const report = emptyReport()
  const channel: FeedChannel = { title: null, language: null }
  const pictures = openSiblingPictures(services, given.source)
  let shopId: number | null = null
  const ids = new Set<string>()
  /** lines of the offers in `ids`, as bytes because so many strings would live long enough to grow the heap */
  let batch = Buffer.allocUnsafe(batchBytes)
  let length = 0
  /** the previous batch, which the database reads while this one is filled */
  let otherBatch = Buffer.allocUnsafe(batchBytes)
  let writing = Promise.resolve()

  async function openShop(host: string): Promise<number | null> {
    const name = given.shop ?? plainTextOfFeed(channel.title ?? '', 100)
    const shop = await shopOfFeed(session, name, host.replace(/^www\./, ''))
    const [lock] = await session<{ isFree: boolean }[]>`
      select pg_try_advisory_lock(${importLock}, ${shop.id}) as is_free`
    if (!lock!.isFree) return null
    report.shop = shop.name
    await session.unsafe(createTempTables)
    return shop.id
  }

  async function write(shop: number, lines: Uint8Array, count: number, rows: number): Promise<void> {
    const merged = await mergeOffers(session, shop, lines, now)
    report.added += merged.added
    report.changed += merged.changed
    report.unchanged += count - merged.added - merged.changed - merged.repeated.length
    for (const row of merged.repeated) countRefused(report, 'IdTwice', row, '')
    given.onProgress(rows)
  }

  async function flush(shop: number): Promise<void> {
    await writing
    writing = write(shop, batch.subarray(0, length), ids.size, report.rows)
    writing.catch(() => {}) // the next `await` throws the error
    ;[batch, otherBatch] = [otherBatch, batch]
    length = 0
    ids.clear()
  }

  try {
    if (given.isDryRun) await session`begin`
    // A crash may lose the last commits; the next import repeats them.
    await session`set synchronous_commit = off`
    for await (const rows of untilBroken(readFeed(feed, channel), report)) {
      for (const row of rows) {
        report.rows++
        const read = readOffer(row, now)
        if (!read.ok) {
          countRefused(report, read.problem, row.row, read.detail?.given ?? '')
          continue
        }
        const { imagePath, ...offer } = read.value
        if (ids.has(offer.feedId)) {
          countRefused(report, 'IdTwice', row.row, offer.feedId)
          continue
        }
        shopId ??= await openShop(new URL(offer.url).hostname)
        if (shopId === null) return refuse('ImportedAlready')
        const imageHash = imagePath === null ? null : await pictures.hashOf(imagePath)
        const language = given.language ?? languageOf(channel)
        ids.add(offer.feedId)
        length += batch.write(lineOf(row.row, { ...offer, imageHash, language }), length)
        if (ids.size === batchSize || length > batchBytes - maxOfLine) await flush(shopId)
      }
    }
    if (shopId !== null) {
      await flush(shopId)
      await writing
      report.isDoubtful = readableShare(report) < leastReadable
      if (report.broken === null && !report.isDoubtful) {
        await session`reset synchronous_commit`
        if (!given.isDryRun) await session`begin`
        report.withdrawn = await withdrawOthers(session, shopId, now)
        await recordFeedRead(session, shopId, now)
        if (!given.isDryRun) {
          await session`commit`
          await refreshProductWords(session)
        }
      }
    }
    return ok({ ...report, missingPictures: [...pictures.missing] })
  } finally {
    await writing.catch(() => {}) // the error is being thrown already
    await session`rollback` // ends a dry run or a failed transaction
    await session`reset synchronous_commit`
    await session.unsafe(dropTempTables)
    await session`select pg_advisory_unlock_all()`
    session.release()
  }
}

/** Yields rows until the feed breaks off, and then records the reason in the report. */
async function* untilBroken(rows: AsyncIterable<FeedRow[]>, report: ImportReport): AsyncGenerator<FeedRow[]> {
  try {
    yield* rows
  } catch (error) {
    if (!(error instanceof SourceBroken)) throw error
    report.broken = error.message
  }
}

const languageOf = ({ language }: FeedChannel): Language | null =>
  languages.find((each) => language?.toLowerCase().startsWith(each)) ?? null

function readableShare({ rows, refused }: ImportReport): number {
  const unreadable = [...refused].filter(([why]) => !isUnsuitable(why)).reduce((sum, [, { count }]) => sum + count, 0)
  return (rows - unreadable) / rows
}
