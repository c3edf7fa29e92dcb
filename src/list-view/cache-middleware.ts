import type { MiddlewareHandler, Next } from 'hono'
import { LRUCache } from 'lru-cache'
import { ensureListVersion } from '../access/index.ts'
import { ownGiftIds, type ReadCategories } from '../gift/index.ts'
import { reservedNames } from '../lists/index.ts'
import { openAnnouncedCache, type AnnouncedCache, type AnnouncedCacheOptions } from '#core/announced-cache.ts'
import { listNamePattern } from '#core/names.ts'
import type { CurrentUser, Services } from '#core/scope.ts'
import { regions } from '#views/list-view/regions.ts'
import { acceptsEncoding } from '#web/compress.ts'
import { tokenForPage } from '#web/csrf.ts'
import { mayHaveFlash } from '#web/flash.tsx'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { cacheVariantOf, cacheableHeaders, cachedResponse, compressedText } from '#web/anonymous-page-cache.ts'
import { gzipOfPart, packHtml, type CachedPart, type PageCache } from '#web/page-cache.ts'
import { packed } from '#web/packing.ts'
import { presentedToken } from '#web/session.ts'
import { isRemembered, rememberedUsers, type RememberedUsers } from '#web/users-of-device.ts'
import { readVisit, type Visit } from './visit.ts'

/** Rendered gifts of a list. */
export interface RenderedGifts {
  html: string
  /** ids of the gifts in the HTML that its visitor has crossed off, in ascending order */
  own: readonly number[]
}

/** Page or fragment that is made for one visitor, and cached for other visitors who see the same. */
class PageToCache {
  /** Compressed gifts from the cache, if an earlier visitor saw the same gifts; undefined otherwise. */
  readonly gifts: CachedPart | undefined
  /** Parts that the route has compressed; null before that. */
  packed: { frame: CachedPart; gifts: CachedPart | undefined; own: readonly number[] | null } | null = null
  readonly #tokenForPage: string

  constructor(gifts: CachedPart | undefined, tokenForPage: string) {
    this.gifts = gifts
    this.#tokenForPage = tokenForPage
  }

  /**
   * Compresses the page.
   * @param frame HTML with `marks`
   * @param rendered null if `gifts` are cached
   * @returns gzip file for this visitor
   */
  async pack(frame: string, rendered: RenderedGifts | null): Promise<Buffer<ArrayBuffer>> {
    const gifts = rendered ? { segments: await packHtml(rendered.html, this.#tokenForPage.length) } : this.gifts
    this.packed = {
      frame: { segments: await packHtml(frame, this.#tokenForPage.length) },
      gifts,
      own: rendered?.own ?? null,
    }
    return gzipOfPart(this.packed.frame, this.#tokenForPage, gifts)
  }
}

/** Notes about a request for a list, which the middleware and the route behind it share. */
interface ListRequest {
  /** the list and its visitor, which the middleware has read */
  readonly visit: Visit
  /** reads the gifts for an owner; undefined if nothing is cached */
  readonly readCategories: ReadCategories | undefined
  /** set if the route's page will be cached */
  page?: PageToCache
  /** time until which the response of the API may be cached, in ms since 1970; the route sets it */
  apiCacheableUntil?: number
}

const requests = new WeakMap<Http, ListRequest>()

/**
 * Returns the middleware's notes about a request; undefined if the middleware passed it on without reading the list.
 */
export const listRequestOf = (c: Http): ListRequest | undefined => requests.get(c)

/** Returns the region that an open page shows when it fetches its content anew: `own-list` or `visited-list`. */
export const shownRegion = (c: Http): string | undefined => c.req.header('HX-Target')?.split('#')[1]

/** Kind of request for a list: a browser's for the page, an open page's for its content, or an app's to the API. */
type Variant = 'page' | 'fragment' | 'api'

interface CacheableRequest {
  variant: Variant
  username: string
  token: string | null
  device: RememberedUsers
  /** whether the request has no cookies, so that nothing distinguishes its visitor from other visitors */
  hasNoCookies: boolean
  /** part of the cache key: edition, app shell and day */
  cacheVariant: string
}

const apiPath = '/api/Wishlist/Get/'

/** Returns the kind of a request for a list; null if the cache can't serve such a request. */
function variantOf(c: Http, header: (name: string) => string | undefined): Variant | null {
  if (c.req.path.startsWith(apiPath)) return 'api'
  if (header('HX-Request') === undefined) return 'page'
  const openPage = header('HX-Current-URL')
  const isOwn = openPage !== undefined && URL.parse(openPage)?.pathname === c.req.path && !openPage.includes('?')
  return isOwn && wantsFragment(c) && shownRegion(c) === regions.visitor ? 'fragment' : null
}

/** Returns what the cache needs to know about a request for a list; null for a request that the cache can't serve. */
function cacheableRequestOf(services: Services, c: Http): CacheableRequest | null {
  const { req } = c
  // The cache can't serve a URL with a query or an escaped character, because the page repeats its URL as it was
  // requested.
  if (req.method !== 'GET' || /[?%]/.test(req.url)) return null
  const username = req.path.slice(req.path.startsWith(apiPath) ? apiPath.length : 1)
  if (!listNamePattern.test(username) || reservedNames.has(username.toLowerCase())) return null
  const header = (name: string) => req.header(name)
  const variant = variantOf(c, header)
  const cookies = header('Cookie')
  if (!variant || !acceptsEncoding(c, 'gzip') || mayHaveFlash(cookies)) return null
  return {
    variant,
    username,
    token: presentedToken(services, header),
    device: rememberedUsers(services, header),
    hasNoCookies: cookies === undefined,
    cacheVariant: cacheVariantOf(services, header),
  }
}

const giftsKey = ({ cacheVariant }: CacheableRequest, version: string, ownGifts: readonly number[]) =>
  `gifts ${version} ${cacheVariant} ${ownGifts.join()}`

/** All data about a visitor that a list's page shows. */
interface Reader {
  user: CurrentUser | null
  friendPrivateGuid: string | null
  ownGifts: readonly number[]
}

const nobody: Reader = { user: null, friendPrivateGuid: null, ownGifts: [] }

/**
 * Returns the cache key of a page without its gifts, or of a response of the API. The version covers everything that
 * the page or response shows of the list. A page was packed for tokens of one length, which is 0 without a session.
 */
const frameKey = (
  { variant, cacheVariant, token }: CacheableRequest,
  version: string,
  { user, friendPrivateGuid, ownGifts }: Reader,
) => {
  const varying = [token !== null, user, friendPrivateGuid, variant === 'api' && ownGifts]
  return `${variant} ${version} ${cacheVariant} ${JSON.stringify(varying)}`
}

const maxVersions = 50_000

/** Opens the cache of the versions of public lists, so that a response from the page cache needs no query. */
export const openListVersionCache = (
  parts: Pick<AnnouncedCacheOptions, 'hub' | 'ownAnnouncements'>,
): AnnouncedCache<string> => openAnnouncedCache({ ...parts, topic: 'list-version', max: maxVersions })

interface ListPageCacheOptions {
  services: Services
  cache: PageCache
  /** null if this process receives no announcements of changed lists */
  versions: AnnouncedCache<string> | null
  /** reads the gifts for owners from a cache; undefined if this process receives no announcements */
  readCategories: ReadCategories | undefined
}

/**
 * Serves lists to their visitors from the cache: the page, the page's content, and the API's response for apps. Passes
 * every unusual request on to the routes: owners, lists with a question, flash messages, sessions to extend, and
 * clients that don't accept gzip.
 */
export function cacheListPages({
  services,
  cache,
  versions,
  readCategories,
}: ListPageCacheOptions): MiddlewareHandler<Env> {
  const { visits } = services.metrics
  const filling = new Map<string, Promise<void>>()
  const ownGiftsByVersion = new LRUCache<string, readonly number[]>({ max: maxVersions })

  /** Returns the CSRF token for a response. A response of the API has none. */
  const tokenOf = ({ token, variant }: CacheableRequest) =>
    token === null || variant === 'api' ? '' : tokenForPage(services.signer, token)

  /** Returns the response from the cache; null if a part of it is not cached or has expired. */
  function findResponse(c: Http, cacheable: CacheableRequest, version: string, reader: Reader): Response | null {
    const frame = cache.get(frameKey(cacheable, version, reader))
    if (!frame || (frame.until !== undefined && services.now().getTime() >= frame.until)) return null
    const gifts = cache.get(giftsKey(cacheable, version, reader.ownGifts))
    if (!gifts && frame.segments.includes('gifts')) return null
    return cachedResponse(c, frame, tokenOf(cacheable), gifts)
  }

  /** Lets the route make the response, and caches it as it was sent. */
  async function makeAndCache(
    c: Http,
    next: Next,
    request: ListRequest,
    cacheable: CacheableRequest,
    version: string,
    reader: Reader,
  ) {
    const page = new PageToCache(cache.get(giftsKey(cacheable, version, reader.ownGifts)), tokenOf(cacheable))
    request.page = page
    await next()
    const { packed: made } = page
    // The key contains the visitor's cross-offs as the route read them, which may be newer than those of `reader`.
    // Under the older key of `reader`, another visitor could get these gifts.
    if (made?.own) cache.set(giftsKey(cacheable, version, made.own), made.gifts!)
    // A response that sets a cookie is meant for one visitor.
    if (c.res.headers.has('Set-Cookie')) return
    const headers = cacheableHeaders(c.res, services.config)
    const key = frameKey(cacheable, version, reader)
    const { apiCacheableUntil: until } = request
    if (made) cache.set(key, { ...made.frame, headers })
    if (until === undefined) return
    const text = await compressedText(c)
    if (text !== null) cache.set(key, { segments: [await packed(text)], headers, until })
  }

  /**
   * Returns the ids of the gifts that a user has crossed off. A cross-off renews the list's version, so while a version
   * is the newest, the gifts that were read for it are still the user's.
   */
  async function ownGiftsAt(version: string, listId: number, userId: number): Promise<readonly number[]> {
    const key = `${version} ${userId}`
    const known = ownGiftsByVersion.get(key)
    if (known) return known
    const ids = await ownGiftIds(services, listId, userId)
    ownGiftsByVersion.set(key, ids)
    return ids
  }

  /**
   * Makes a response for the first of several equal requests. The others wait for it, and then find it in the cache.
   */
  async function makeOnce(key: string, make: () => Promise<void>): Promise<void> {
    const made = make()
    const settled = made.catch(() => {})
    filling.set(key, settled)
    await made.finally(() => filling.delete(key))
  }

  async function respondByVisit(
    c: Http,
    next: Next,
    cacheable: CacheableRequest,
    learn: (listId: number, version: string) => void,
  ): Promise<Response | void> {
    const { username, token, device } = cacheable
    const visit = await readVisit(services, { username, token, usersOfDevice: device.users })
    const session = visit?.session
    if (!visit || session?.userDeleted || session?.renewed) return next()
    const request: ListRequest = { visit, readCategories }
    requests.set(c, request)
    c.set('knownSession', visit.session)
    const { access, version } = visit
    const isUsual =
      access.state === 'Access' &&
      access.list.username === username &&
      isRemembered(device, session?.user ?? null, services.now())
    if (!isUsual) return next()
    const { list } = access
    if (version === null) {
      await next()
      return ensureListVersion(services, list.id)
    }
    const user = session?.user ?? null
    const ownGifts = user ? await ownGiftsAt(version, list.id, user.id) : []
    const reader: Reader = { user, friendPrivateGuid: list.friendPrivateGuid, ownGifts }
    const key = frameKey(cacheable, version, reader)
    await filling.get(key)
    const cached = findResponse(c, cacheable, version, reader)
    if (cached) visits.inc({ from: 'kept' })
    else {
      if (cache.shouldCache(key)) await makeOnce(key, () => makeAndCache(c, next, request, cacheable, version, reader))
      else await next()
      visits.inc({ from: 'made' })
    }
    learn(list.id, version)
    return cached ?? undefined
  }

  return async (c, next) => {
    const cacheable = cacheableRequestOf(services, c)
    if (!cacheable) return next()
    // All visitors without cookies see the same page. If the list's version is cached, their response needs no query.
    const known = cacheable.hasNoCookies && versions ? versions.get(cacheable.username) : null
    const atOnce = known && findResponse(c, cacheable, known, nobody)
    if (atOnce) {
      visits.inc({ from: 'memory' })
      return atOnce
    }
    const read = cacheable.hasNoCookies ? versions?.startRead() : undefined
    try {
      return await respondByVisit(c, next, cacheable, (listId, version) =>
        read?.store(cacheable.username, version, [`${listId}`]),
      )
    } finally {
      read?.end()
    }
  }
}
