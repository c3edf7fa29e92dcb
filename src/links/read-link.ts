import { setTimeout as after } from 'node:timers/promises'
import { dayOf } from '#core/days.ts'
import type { Language } from '#locales/texts.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Services } from '#core/scope.ts'
import { fetchExternal } from './fetching/fetch-external.ts'
import { fetchPicture } from './fetch-picture.ts'
import type { FetchProblem } from './fetching/fetch-with-redirects.ts'
import type { PageReading } from './page/page-reading.ts'
import { readPage } from './read-page.ts'
import { sanitizeUrl } from './sanitize-url.ts'
import {
  claimReading,
  storeReading,
  recentReading,
  releaseReading,
  type LinkReading,
  type ReadingProblem,
} from './readings.ts'

const maxPageBytes = 2 * 1024 * 1024
/** Milliseconds that fetching a page with its redirects takes at most. Fetching the page's picture takes no longer. */
const fetchMs = 5_000
const pollMs = 150

type Reader = Pick<Services, 'sql' | 'now' | 'images' | 'config' | 'log' | 'externalNetwork'>

type Outcome = Result<LinkReading, ReadingProblem>

interface RunningReading {
  /** the reading without its picture, ready before `whole` */
  page: Promise<Outcome>
  whole: Promise<Outcome>
}

/** Readings that this process is working on, by URL. Two callers with the same URL share one reading. */
const running = new WeakMap<Services['sql'], Map<string, RunningReading>>()

function runningOf(sql: Services['sql']): Map<string, RunningReading> {
  const existing = running.get(sql)
  if (existing) return existing
  const made = new Map<string, RunningReading>()
  running.set(sql, made)
  return made
}

/**
 * Reads the page behind a link, with its picture, unless there is a recent reading.
 * @param patienceMs milliseconds after which the function returns the reading without its picture, or `Unreachable` if
 * there is no reading yet; the work goes on for the next caller
 */
export async function readLink(
  services: Reader,
  link: string,
  { language, patienceMs = 2 * fetchMs }: { language: Language; patienceMs?: number },
): Promise<Outcome> {
  const known = await recentReading(services, link)
  if (known !== undefined) return known
  const address = sanitizeUrl(link)
  const readings = runningOf(services.sql)
  const reading = readings.get(address) ?? start(services, address, language)
  if (!readings.has(address)) {
    readings.set(address, reading)
    void reading.whole.catch(() => {}).finally(() => readings.delete(address))
  }
  const patience = new AbortController()
  const tooLate = after(patienceMs, undefined, { signal: patience.signal, ref: false }).catch(() => {})
  try {
    return await Promise.race([
      reading.whole,
      tooLate.then(() => Promise.race([reading.page, Promise.resolve(refuse('Unreachable'))])),
    ])
  } finally {
    patience.abort()
  }
}

function start(services: Reader, address: string, language: Language): RunningReading {
  const claimed = claimReading(services, address)
  const pageReading = claimed.then((isMine) => (isMine ? pageAt(services, address, language) : refuse('Unreachable')))
  const page = pageReading.then((found) => (found.ok ? ok(withoutPicture(found.value, services.now())) : found))
  const whole = claimed.then(async (isMine) => {
    if (!isMine) return readElsewhere(services, address)
    const found = await pageReading
    if (!found.ok) {
      const { problem } = found
      await (problem === 'Unreachable'
        ? releaseReading(services, address)
        : storeReading(services, address, refuse(problem)))
      return found
    }
    const picture = await fetchPicture(services, found.value.pictures, language)
    const reading = withoutPicture(found.value, services.now())
    if (!picture.ok) {
      // The reading isn't stored, so that the next caller reads the page again. The disk may have space by then.
      await releaseReading(services, address)
      return ok({ ...reading, isPictureNotStored: true })
    }
    const whole = ok({ ...reading, imageHash: picture.value })
    await storeReading(services, address, whole)
    return whole
  })
  void page.catch(() => {}) // the caller gets this error from `whole` too
  return { page, whole }
}

/** Waits until another process has read the page, and returns its reading; `Unreachable` if that takes too long. */
async function readElsewhere(services: Reader, address: string): Promise<Outcome> {
  for (let waited = 0; waited < 2 * fetchMs; waited += pollMs) {
    await after(pollMs)
    const known = await recentReading(services, address)
    if (known !== undefined) return known
  }
  return refuse('Unreachable')
}

const withoutPicture = (
  { url, title, priceCents, currency, isPriceUnsure, gtin }: PageReading,
  now: Date,
): LinkReading => ({
  url,
  title,
  price: priceCents !== null && currency !== null ? { cents: priceCents, currency, on: dayOf(now) } : null,
  isPriceUnsure,
  gtin,
  imageHash: null,
  isPictureNotStored: false,
})

const problemOf = (problem: FetchProblem, isMissing: boolean): ReadingProblem => {
  if (problem === 'TooSlow' || problem === 'Unreachable') return 'Unreachable'
  return problem === 'Refused' && !isMissing ? 'Refused' : 'NothingToRead'
}

/** Fetches and reads a page. */
async function pageAt(
  services: Reader,
  address: string,
  language: Language,
): Promise<Result<PageReading, ReadingProblem>> {
  const fetched = await fetchExternal(services, address, {
    accept: ['text/html', 'application/xhtml+xml'],
    language,
    maxBytes: maxPageBytes,
  })
  if (!fetched.ok) return refuse(problemOf(fetched.problem, fetched.detail?.isMissing ?? false))
  const page = await readPage(fetched.value)
  if (page.isRefused) return refuse('Refused')
  return page.title === null ? refuse('NothingToRead') : ok(page)
}
