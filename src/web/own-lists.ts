import type { MiddlewareHandler } from 'hono'
import { dayMs, dayOf } from '#core/calendar.ts'
import type { Scope, Services } from '#core/scope.ts'
import { cookieOf, isSecure, setCookie } from './cookies.ts'
import type { Env } from './http.ts'

// A device remembers the lists whose owners were logged in on it, in a cookie that only the server reads and that a logout leaves: logged out there,
// an owner is not shown, unasked, what is crossed off on her list.

const cookieName = 'own-lists'
const sealPurpose = 'own-lists'
/** in seconds: the longest that browsers keep a cookie */
const maxAge = 400 * 24 * 3600
const renewedAfterMs = 30 * dayMs
const mostLists = 100

type Header = (name: string) => string | undefined

interface Remembered {
  ids: readonly number[]
  /** day on which the cookie was sent */
  since: string
}

function remembered(services: Pick<Services, 'config' | 'signer'>, header: Header): Remembered {
  const cookie = cookieOf(header('Cookie'), cookieName, isSecure(services, header))
  const plain = cookie && services.signer.open(sealPurpose, Buffer.from(cookie, 'base64url'))
  if (!plain) return { ids: [], since: '' }
  const [since = '', ...ids] = plain.toString().split(' ')
  return { ids: ids.map(Number), since }
}

/** Ids of the lists whose owners were logged in on this device. */
export const ownListsOfDevice = (services: Pick<Services, 'config' | 'signer'>, header: Header): ReadonlySet<number> =>
  new Set(remembered(services, header).ids)

const ownIds = ({ user }: Pick<Scope, 'user'>) => (user?.lists ?? []).map(({ id }) => id)

/** Remembers the lists of whoever is logged in, before the request or after it. */
export const rememberOwnLists: MiddlewareHandler<Env> = async (c, next) => {
  const before = c.get('scope')
  await next()
  const own = [...new Set([...ownIds(before), ...ownIds(c.get('scope'))])]
  if (own.length === 0) return
  const { ids, since } = remembered(before, (name) => c.req.header(name))
  const isFresh = Date.parse(since) + renewedAfterMs > before.now().getTime()
  if (isFresh && own.every((id) => ids.includes(id))) return
  const all = [...new Set([...own, ...ids])].slice(0, mostLists)
  const sealed = before.signer.seal(sealPurpose, Buffer.from([dayOf(before.now()), ...all].join(' ')))
  setCookie(c, cookieName, sealed.toString('base64url'), maxAge)
}
