import { ok, refuse, type Result } from '#core/result.ts'
import type { Services } from '#core/scope.ts'
import { languages, type Language } from '#locales/texts.ts'
import { feedWasRead, shopOfFeed } from '../../shops/index.ts'
import { SourceBroken, openSource } from '#core/source-bytes.ts'
import type { FeedChannel, FeedRow } from './feed-fields.ts'
import { countRefused, emptyReport, type ImportReport } from './import-report.ts'
import { cleanUp, lineOf, mergeOffers, prepare, withdrawOthers } from './merge-offers.ts'
import { isLeftOut, readOffer } from './offer.ts'
import { picturesBeside } from '#core/images/pictures-beside.ts'
import { plainText } from './plain-text.ts'
import { refreshProductWords } from '../refresh-words.ts'
import { readFeed } from './read-feed.ts'

interface ImportGiven {
  /** a path, `-` for standard input, or an address */
  source: string
  /** the shop's name; null for what the feed says, else its links' host */
  shop: string | null
  /** null for what the feed says */
  language: Language | null
  /** does everything, and takes it back */
  isDryRun: boolean
  /** told after each batch */
  onProgress(rows: number): void
}

const batchSize = 5_000
const batchBytes = 4 * 1024 * 1024
/** in bytes: its addresses have 4096 characters at most */
const maxOfLine = 64 * 1024
const importLock = 0x66656564
/** With a smaller share of rows that can be read, a feed says nothing of what it does not have. */
const leastReadable = 0.1

/**
 * Brings a shop's products to what its feed says. A row that says the same is left alone; what the feed no longer has is withdrawn at its end. Each batch is
 * a transaction, so that what is done stays done wherever it is stopped, and the next run finds it so.
 * @throws Error where the source cannot be opened
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
  const pictures = picturesBeside(services, given.source)
  let shopId: number | null = null
  const ids = new Set<string>()
  /** lines of the offers with these ids; as bytes, since so many strings would live long enough to make the heap grow */
  let batch = Buffer.allocUnsafe(batchBytes)
  let length = 0
  /** the batch before, which the database takes while the next is read */
  let otherBatch = Buffer.allocUnsafe(batchBytes)
  let writing = Promise.resolve()

  async function openShop(host: string): Promise<number | null> {
    const name = given.shop ?? plainText(channel.title ?? '', 100)
    const shop = await shopOfFeed(session, name, host.replace(/^www\./, ''))
    const [lock] = await session<{ isFree: boolean }[]>`
      select pg_try_advisory_lock(${importLock}, ${shop.id}) as is_free`
    if (!lock!.isFree) return null
    report.shop = shop.name
    await session.unsafe(prepare)
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
    writing.catch(() => {}) // thrown where it is awaited
    ;[batch, otherBatch] = [otherBatch, batch]
    length = 0
    ids.clear()
  }

  try {
    if (given.isDryRun) await session`begin`
    // What a crash takes back, the next run does again.
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
        await feedWasRead(session, shopId, now)
        if (!given.isDryRun) {
          await session`commit`
          await refreshProductWords(session)
        }
      }
    }
    return ok({ ...report, missingPictures: [...pictures.missing] })
  } finally {
    await writing.catch(() => {}) // its error is on its way already
    await session`rollback` // of a dry run, and of what failed
    await session`reset synchronous_commit`
    await session.unsafe(cleanUp)
    await session`select pg_advisory_unlock_all()`
    session.release()
  }
}

/** What comes until the feed breaks off. */
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
  const unreadable = [...refused].filter(([why]) => !isLeftOut(why)).reduce((sum, [, { count }]) => sum + count, 0)
  return (rows - unreadable) / rows
}
