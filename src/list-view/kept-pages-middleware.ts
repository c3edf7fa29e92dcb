import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler, Next } from 'hono'
import { giveVersion } from '../access/index.ts'
import { ownGiftIds } from '../gift/index.ts'
import { reservedNames } from '../lists/index.ts'
import { dayOf } from '#core/calendar.ts'
import { routableName } from '#core/names.ts'
import type { Scope, Services } from '#core/scope.ts'
import { acceptsEncoding } from '#web/compress.ts'
import { isAppShell } from '#web/app-shell.ts'
import { tokenForPage } from '#web/csrf.ts'
import type { Env, Http } from '#web/http.ts'
import { gzipOfPart, packHtml, type KeptPart, type PageMemory, type Place } from '#web/page-memory.ts'
import { editionOf, presentedToken } from '#web/session.ts'
import { isRemembered, usersOfDevice } from '#web/users-of-device.ts'
import type { CurrentLists } from './current-lists.ts'
import { readVisit, type Visit } from './visit.ts'

/** What stands in a page where its reader's token and the gifts come. Nobody can write it into a list: it is made up anew by each process. */
export const marks: Readonly<Record<Place, string>> = {
  token: randomBytes(24).toString('base64url'),
  gifts: randomBytes(24).toString('base64url'),
}

/** A visitor's page as it was rendered. */
interface Rendered {
  /** with `marks` */
  frame: string
  gifts: string
  /** of the gifts in it that are crossed off by its reader, in ascending order */
  ownGifts: readonly number[]
}

interface Asked {
  username: string
  token: string | null
  usersOfDevice: Scope['usersOfDevice']
  /** whether nothing tells this reader from any other */
  isStranger: boolean
  /** edition, shell and day */
  audience: string
}

const visits = new WeakMap<Http, Visit>()
const packers = new WeakMap<Http, (page: Rendered) => Promise<Buffer<ArrayBuffer>>>()

/** What the database said of this request's list already. */
export const visitOf = (c: Http): Visit | undefined => visits.get(c)

/** Packs the page, to be kept for whoever asks next. @returns it as gzip for this reader; null where it is not to be kept */
export const packedPage = async (c: Http, page: Rendered): Promise<Buffer<ArrayBuffer> | null> =>
  (await packers.get(c)?.(page)) ?? null

/** What is asked for where it is a list's page and nothing is unusual. */
function askedOf(services: Services, c: Http): Asked | null {
  const { req } = c
  if (req.method !== 'GET' || req.url.includes('?')) return null
  const username = req.path.slice(1)
  if (!routableName.test(username) || reservedNames.has(username.toLowerCase())) return null
  const header = (name: string) => req.header(name)
  if (header('HX-Request') !== undefined || !acceptsEncoding(c, 'gzip')) return null
  const cookies = header('Cookie')
  if (cookies !== undefined && /(^|[; -])flash=/.test(cookies)) return null
  return {
    username,
    token: presentedToken(services, header),
    usersOfDevice: usersOfDevice(services, header),
    isStranger: cookies === undefined,
    audience: `${editionOf(services, header).code} ${isAppShell(services, header)} ${dayOf(services.now())}`,
  }
}

const giftsKey = ({ audience }: Asked, version: string, ownGifts: readonly number[]) =>
  `gifts ${version} ${audience} ${ownGifts.join()}`

/** With all that the page shows of its reader; all that it shows of the list is in the version. */
const frameKey = ({ audience }: Asked, version: string, reader: readonly unknown[]) =>
  `frame ${version} ${audience} ${JSON.stringify(reader)}`

const nobody: readonly unknown[] = [null, null]

interface KeptListPages {
  services: Services
  memory: PageMemory
  /** null where nothing tells of changes */
  current: CurrentLists | null
}

/**
 * Answers with a list's page as its visitors see it, from what is kept of it. Whatever is unusual goes on: owners, questions, flashes, sessions to extend, clients that take
 * nothing packed.
 */
export function keptListPages({ services, memory, current }: KeptListPages): MiddlewareHandler<Env> {
  const filling = new Map<string, Promise<void>>()

  const gzipFor = ({ token }: Asked, frame: KeptPart, gifts: KeptPart) =>
    gzipOfPart(frame, token === null ? '' : tokenForPage(services.signer, token), gifts)

  /** @returns null where a part is not there */
  function keptAnswer(asked: Asked, version: string, reader: readonly unknown[], ownGifts: readonly number[]) {
    const frame = memory.get(frameKey(asked, version, reader))
    const gifts = frame && memory.get(giftsKey(asked, version, ownGifts))
    return gifts ? new Response(gzipFor(asked, frame, gifts), { headers: frame.headers! }) : null
  }

  /** Has the page made, and kept as it was sent. */
  async function make(c: Http, next: Next, asked: Asked, version: string, reader: readonly unknown[]): Promise<void> {
    let pieces: KeptPart['pieces'] | undefined
    packers.set(c, async (page) => {
      const gifts = { pieces: await packHtml(page.gifts, marks) }
      pieces = await packHtml(page.frame, marks)
      // by what was read, which may be newer than the version: nobody else's gifts are these
      memory.keep(giftsKey(asked, version, page.ownGifts), gifts)
      return gzipFor(asked, { pieces }, gifts)
    })
    await next()
    if (!pieces) return
    const { 'set-cookie': _cookie, 'content-length': _length, ...headers } = Object.fromEntries(c.res.headers)
    memory.keep(frameKey(asked, version, reader), { pieces, headers })
  }

  return async (c, next) => {
    const asked = askedOf(services, c)
    if (!asked) return next()
    const { username, isStranger } = asked
    const known = isStranger && current ? current.versionOf(username) : null
    const atOnce = known && keptAnswer(asked, known, nobody, [])
    if (atOnce) return atOnce

    const look = isStranger ? current?.look() : undefined
    try {
      const visit = await readVisit(services, asked)
      const session = visit?.session
      if (!visit || session?.userDeleted || session?.renewed) return await next()
      visits.set(c, visit)
      c.set('knownSession', visit.session)
      const { access, version } = visit
      const isUsual =
        access.state === 'Access' &&
        access.list.username === username &&
        isRemembered(services, (name) => c.req.header(name), session?.user ?? null)
      if (!isUsual) return await next()
      const { list } = access
      if (version === null) {
        await next()
        return await giveVersion(services, list.id)
      }
      const learn = () => look?.learn(username, { listId: list.id, version })
      const user = session?.user ?? null
      const reader = [user, list.friendPrivateGuid]
      const ownGifts = user ? await ownGiftIds(services, list.id, user.id) : []
      const key = frameKey(asked, version, reader)
      await filling.get(key)
      const kept = keptAnswer(asked, version, reader, ownGifts)
      if (kept) {
        learn()
        return kept
      }
      const filled = Promise.withResolvers<void>()
      filling.set(key, filled.promise)
      try {
        await make(c, next, asked, version, reader)
        learn()
      } finally {
        filling.delete(key)
        filled.resolve()
      }
    } finally {
      look?.end()
    }
  }
}
