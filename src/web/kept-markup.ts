import type { MiddlewareHandler } from 'hono'
import { acceptsEncoding } from './compress.ts'
import type { Env, Http } from './http.ts'
import { gzipOfPart, packHtml, type CachedPart, type PageCache, type PageCaches } from './page-cache.ts'

/** Markup that was rendered for a response, with a mark in place of the CSRF token. */
interface MadeMarkup {
  cache: PageCache
  key: string
  html: string
  token: string
}

const made = new WeakMap<Http, MadeMarkup>()

/** Makes responses to this request come from the cache of owners' lists. */
export const keepWithOwners = (c: Http): void => c.set('pageCacheName', 'owners')

/**
 * Returns the cache for a response to this request; null if the response can't be cached. Pages for strangers aren't
 * cached here, because anybody could fill the cache with pages for addresses that they make up.
 */
export function pageCacheOf(c: Http): PageCache | null {
  const caches = c.get('pageCaches')
  const hasSession = c.get('scope').session.id !== null
  if (!caches || !hasSession || c.req.method !== 'GET' || !acceptsEncoding(c, 'gzip')) return null
  return caches[c.get('pageCacheName') ?? 'general']
}

/** Notes that a response was rendered, so that the middleware packs it, sends it and caches it. */
export const noteMarkup = (c: Http, markup: MadeMarkup): void => void made.set(c, markup)

/**
 * Keeps rendered pages and fragments for the next request that renders the same from the same. The key covers
 * everything that was rendered (`contentKey`), so that the queries of a page run each time and only its rendering and
 * its compression are saved.
 */
export const keepMarkup =
  (caches: PageCaches): MiddlewareHandler<Env> =>
  async (c, next) => {
    c.set('pageCaches', caches)
    await next()
    const markup = made.get(c)
    // A page that was made before an error is not the response.
    if (!markup || c.res.status !== 200) return
    const { cache, key, html, token } = markup
    const part: CachedPart = { segments: await packHtml(html, token.length) }
    cache.set(key, part)
    c.res = new Response(gzipOfPart(part, token), c.res)
  }
