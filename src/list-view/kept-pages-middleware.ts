import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler, Next } from 'hono'
import { giveVersion } from '../access/index.ts'
import { ownGiftIds } from '../gift/index.ts'
import { reservedNames } from '../lists/index.ts'
import { routableName } from '#core/names.ts'
import type { CurrentUser, Services } from '#core/scope.ts'
import { regions } from '#views/list-view/regions.ts'
import { acceptsEncoding } from '#web/compress.ts'
import { tokenForPage } from '#web/csrf.ts'
import { hasFlash } from '#web/flash.tsx'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { readershipOf, keptHeaders, packedText } from '#web/kept-for-strangers.ts'
import { gzipOfPart, packHtml, type KeptPart, type PageMemory, type Place } from '#web/page-memory.ts'
import { packed } from '#web/packing.ts'
import { presentedToken } from '#web/session.ts'
import { isRemembered, remembered, type Remembered } from '#web/users-of-device.ts'
import type { CurrentLists } from './current-lists.ts'
import { readVisit, type Visit } from './visit.ts'

/** What stands in a page where its reader's token and the gifts come. Nobody can write it into a list: it is made up anew by each process. */
export const marks: Readonly<Record<Place, string>> = {
  token: randomBytes(24).toString('base64url'),
  gifts: randomBytes(24).toString('base64url'),
}

/** Gifts as they were rendered. */
export interface RenderedGifts {
  html: string
  /** ids of those in it that its reader has crossed off, in ascending order */
  own: readonly number[]
}

/** A page or fragment that is made for one reader, and kept for readers who see the same. */
class PageToKeep {
  /** Kept already, as somebody before saw the same of them. */
  readonly gifts: KeptPart | undefined
  /** The parts that the route packed. */
  packed: { frame: KeptPart; gifts: KeptPart | undefined; own: readonly number[] | null } | null = null
  readonly #tokenForPage: string

  constructor(gifts: KeptPart | undefined, tokenForPage: string) {
    this.gifts = gifts
    this.#tokenForPage = tokenForPage
  }

  /**
   * @param frame with `marks`
   * @param rendered unless the gifts are kept
   * @returns gzip for this reader
   */
  async pack(frame: string, rendered: RenderedGifts | null): Promise<Buffer<ArrayBuffer>> {
    const gifts = rendered ? { segments: await packHtml(rendered.html, marks) } : this.gifts
    this.packed = { frame: { segments: await packHtml(frame, marks) }, gifts, own: rendered?.own ?? null }
    return gzipOfPart(this.packed.frame, this.#tokenForPage, gifts)
  }
}

/** Notes about a request for a list, shared by the middleware and the route behind it. */
interface ListRequest {
  /** the row about the list and its reader, which the middleware has read */
  readonly visit: Visit
  /** there where the route's page will be kept */
  page?: PageToKeep
  /** in ms since 1970: until then the route's answer to a call may be kept */
  callUntil?: number
}

const requests = new WeakMap<Http, ListRequest>()

/** There for requests in which nothing is unusual. */
export const listRequestOf = (c: Http): ListRequest | undefined => requests.get(c)

/** When a page fetches its content anew: the region that it shows, `own-list` or `visited-list`. */
export const shownRegion = (c: Http): string | undefined => c.req.header('HX-Target')?.split('#')[1]

/** How a list is asked for: by a browser, by a page that shows it and fetches it anew, by an app. */
type Variant = 'page' | 'fragment' | 'call'

interface Asked {
  variant: Variant
  username: string
  token: string | null
  device: Remembered
  /** whether nothing tells this reader from any other */
  isStranger: boolean
  /** edition, shell and day */
  readership: string
}

const callPath = '/api/Wishlist/Get/'

/** @returns null for anything unusual */
function variantOf(c: Http, header: (name: string) => string | undefined): Variant | null {
  if (c.req.path.startsWith(callPath)) return 'call'
  if (header('HX-Request') === undefined) return 'page'
  const asker = header('HX-Current-URL')
  const isOwn = asker !== undefined && URL.parse(asker)?.pathname === c.req.path && !asker.includes('?')
  return isOwn && wantsFragment(c) && shownRegion(c) === regions.visitor ? 'fragment' : null
}

/** What is asked for where it is a list and nothing is unusual. */
function askedOf(services: Services, c: Http): Asked | null {
  const { req } = c
  // Nor spelled otherwise: the page repeats its address as it was asked for.
  if (req.method !== 'GET' || /[?%]/.test(req.url)) return null
  const username = req.path.slice(req.path.startsWith(callPath) ? callPath.length : 1)
  if (!routableName.test(username) || reservedNames.has(username.toLowerCase())) return null
  const header = (name: string) => req.header(name)
  const variant = variantOf(c, header)
  const cookies = header('Cookie')
  if (!variant || !acceptsEncoding(c, 'gzip') || hasFlash(cookies)) return null
  return {
    variant,
    username,
    token: presentedToken(services, header),
    device: remembered(services, header),
    isStranger: cookies === undefined,
    readership: readershipOf(services, header),
  }
}

const giftsKey = ({ readership }: Asked, version: string, ownGifts: readonly number[]) =>
  `gifts ${version} ${readership} ${ownGifts.join()}`

/** All that a list's page shows of its reader. */
interface Reader {
  user: CurrentUser | null
  friendPrivateGuid: string | null
  ownGifts: readonly number[]
}

const nobody: Reader = { user: null, friendPrivateGuid: null, ownGifts: [] }

/** All that is shown of the list is in the version. */
const frameKey = ({ variant, readership }: Asked, version: string, { user, friendPrivateGuid, ownGifts }: Reader) =>
  `${variant} ${version} ${readership} ${JSON.stringify([user, friendPrivateGuid, variant === 'call' && ownGifts])}`

interface KeptListPages {
  services: Services
  memory: PageMemory
  /** null where nothing tells of changes */
  current: CurrentLists | null
}

/**
 * Answers with a list as its visitors see it, from what is kept of it: its page, the page's content, and the call of apps.
 * Whatever is unusual goes on: owners, questions, flashes, sessions to extend, clients that take nothing packed.
 */
export function keptListPages({ services, memory, current }: KeptListPages): MiddlewareHandler<Env> {
  const { visits } = services.metrics
  const filling = new Map<string, Promise<void>>()

  const tokenOf = ({ token }: Asked) => (token === null ? '' : tokenForPage(services.signer, token))

  /** @returns null where a part is not there */
  function keptAnswer(asked: Asked, version: string, reader: Reader): Response | null {
    const frame = memory.get(frameKey(asked, version, reader))
    if (!frame || (frame.until !== undefined && services.now().getTime() >= frame.until)) return null
    const gifts = memory.get(giftsKey(asked, version, reader.ownGifts))
    if (!gifts && frame.segments.includes('gifts')) return null
    return new Response(gzipOfPart(frame, tokenOf(asked), gifts), { headers: frame.headers! })
  }

  /** Has the route make the answer, and keeps it as it was sent. */
  async function makeAndKeep(c: Http, next: Next, request: ListRequest, asked: Asked, version: string, reader: Reader) {
    const page = new PageToKeep(memory.get(giftsKey(asked, version, reader.ownGifts)), tokenOf(asked))
    request.page = page
    await next()
    const { packed: made } = page
    // by what was read, which may be newer than the version: nobody else's gifts are these
    if (made?.own) memory.keep(giftsKey(asked, version, made.own), made.gifts!)
    // What an answer sets is meant for one reader.
    if (c.res.headers.has('Set-Cookie')) return
    const headers = keptHeaders(c.res)
    const key = frameKey(asked, version, reader)
    const { callUntil: until } = request
    if (made) memory.keep(key, { ...made.frame, headers })
    if (until === undefined) return
    const text = await packedText(c)
    if (text !== null) memory.keep(key, { segments: [await packed(text)], headers, until })
  }

  /** The same request of several readers at once is made for the first, and kept for the others. */
  async function makeOnce(key: string, make: () => Promise<void>): Promise<void> {
    const made = make()
    const settled = made.catch(() => {})
    filling.set(key, settled)
    await made.finally(() => filling.delete(key))
  }

  async function answerByVisit(
    c: Http,
    next: Next,
    asked: Asked,
    learn: (known: { listId: number; version: string }) => void,
  ): Promise<Response | void> {
    const { username, token, device } = asked
    const visit = await readVisit(services, { username, token, usersOfDevice: device.users })
    const session = visit?.session
    if (!visit || session?.userDeleted || session?.renewed) return next()
    const request: ListRequest = { visit }
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
      return giveVersion(services, list.id)
    }
    const user = session?.user ?? null
    const ownGifts = user ? await ownGiftIds(services, list.id, user.id) : []
    const reader: Reader = { user, friendPrivateGuid: list.friendPrivateGuid, ownGifts }
    const key = frameKey(asked, version, reader)
    await filling.get(key)
    const kept = keptAnswer(asked, version, reader)
    if (kept) visits.inc({ from: 'kept' })
    else {
      if (memory.isWorthKeeping(key)) await makeOnce(key, () => makeAndKeep(c, next, request, asked, version, reader))
      else await next()
      visits.inc({ from: 'made' })
    }
    learn({ listId: list.id, version })
    return kept ?? undefined
  }

  return async (c, next) => {
    const asked = askedOf(services, c)
    if (!asked) return next()
    // Strangers all see the same, so where the list's version is known nothing needs to be asked.
    const known = asked.isStranger && current ? current.versionOf(asked.username) : null
    const atOnce = known && keptAnswer(asked, known, nobody)
    if (atOnce) {
      visits.inc({ from: 'memory' })
      return atOnce
    }
    const look = asked.isStranger ? current?.look() : undefined
    try {
      return await answerByVisit(c, next, asked, (learned) => look?.learn(asked.username, learned))
    } finally {
      look?.end()
    }
  }
}
