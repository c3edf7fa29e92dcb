import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, zstdDecompress } from 'node:zlib'
import type { MiddlewareHandler, Next } from 'hono'
import { openAnnouncedCache, type AnnouncedCache, type AnnouncedCacheOptions } from '#core/announced-cache.ts'
import type { Config } from '#core/config.ts'
import { dayOf } from '#core/days.ts'
import type { Services } from '#core/scope.ts'
import { isAppShell } from './app-shell.ts'
import { acceptsEncoding } from './compress.ts'
import { setDefaultHeaders } from './default-headers.ts'
import type { Env, Http } from './http.ts'
import { gzipOfPart, type CachedPart, type PageCache } from './page-cache.ts'
import { packed } from './packing.ts'
import { editionOf } from './session.ts'

/**
 * Returns the part of a page's cache key that stands for its edition, for the app shell or a browser, and for today's
 * date.
 */
export const cacheVariantOf = (services: Services, header: (name: string) => string | undefined): string =>
  `${editionOf(services, header).code} ${isAppShell(services, header)} ${dayOf(services.now())}`

/**
 * Returns the headers to cache with a response: the default ones and its own, except cookies and length, and gzip as its
 * encoding.
 */
export function cacheableHeaders(response: Response, config: Config): Record<string, string> {
  const all = new Headers(response.headers)
  setDefaultHeaders(all, config)
  const { 'set-cookie': _cookie, 'content-length': _length, ...headers } = Object.fromEntries(all)
  return { ...headers, 'content-encoding': 'gzip' }
}

/**
 * Returns a response from the cache. Its headers are a plain object, and nothing reads them afterwards, because a
 * `Headers` object would take as long to make as everything else of such a response.
 */
export function cachedResponse(c: Http, part: CachedPart, token: string, gifts?: CachedPart): Response {
  c.set('hasDefaultHeaders', true)
  return new Response(gzipOfPart(part, token, gifts), { headers: part.headers! })
}

const unpack = { gzip: promisify(gunzip), zstd: promisify(zstdDecompress) }

/**
 * Returns the text of the response if it is a compressed 200; null for any other response, such as a short page, which
 * `compress` leaves as it is.
 */
export async function compressedText(c: Http): Promise<string | null> {
  const encoding = c.res.headers.get('Content-Encoding')
  if (c.res.status !== 200 || (encoding !== 'gzip' && encoding !== 'zstd')) return null
  const bytes = Buffer.from(await c.res.arrayBuffer())
  c.res = new Response(bytes, c.res)
  return (await unpack[encoding](bytes)).toString()
}

/** Versions of the data on pages that are the same for everybody, by subject. A version is random, and an announcement ends it. */
export type PageVersions = AnnouncedCache<string>

/** Opens the cache of versions for the pages of `pagesByVersion`. */
export const openPageVersions = (parts: Pick<AnnouncedCacheOptions, 'hub' | 'ownAnnouncements'>): PageVersions =>
  openAnnouncedCache({ ...parts, topic: 'page-data', max: 100 })

interface AnonymousPageCacheOptions {
  services: Services
  cache: PageCache
  /** null if this process receives no announcements */
  versions: PageVersions | null
}

/** Caches the pages of `pagesOfTheDay` and `pagesByVersion`, for clients without any cookie. */
export function cacheAnonymousPages({ services, cache, versions }: AnonymousPageCacheOptions): MiddlewareHandler<Env> {
  async function makeAndCache(c: Http, next: Next, key: string): Promise<void> {
    await next()
    if (c.res.headers.has('Set-Cookie')) return
    const text = await compressedText(c)
    if (text !== null)
      cache.set(key, { segments: [await packed(text)], headers: cacheableHeaders(c.res, services.config) })
  }

  return async (c, next) => {
    const { req } = c
    const { pagesOfTheDay, pagesByVersion } = c.get('rules')
    const subject = pagesByVersion[req.path]
    const isUsual =
      req.method === 'GET' &&
      (subject === undefined ? pagesOfTheDay.has(req.path) : versions !== null) &&
      !/[?%]/.test(req.url) &&
      req.header('Cookie') === undefined &&
      req.header('HX-Request') === undefined &&
      acceptsEncoding(c, 'gzip')
    if (!isUsual) return next()
    const keyAt = (version: string) =>
      `strangers ${req.path} ${cacheVariantOf(services, (name) => req.header(name))} ${version}`
    const version = subject === undefined ? '' : versions!.get(subject)
    const cached = version === null ? undefined : cache.get(keyAt(version))
    if (cached) return cachedResponse(c, cached, '')
    if (subject === undefined) return makeAndCache(c, next, keyAt(''))
    const read = versions!.startRead()
    try {
      const newVersion = randomUUID()
      await makeAndCache(c, next, keyAt(version ?? newVersion))
      if (version === null) read.store(subject, newVersion, [subject])
    } finally {
      read.end()
    }
  }
}
