import type { MiddlewareHandler } from 'hono'
import { dayMs, dayOf } from '#core/calendar.ts'
import type { CurrentUser, Scope, Services } from '#core/scope.ts'
import { cookieOf, isSecure, setCookie } from './cookies.ts'
import type { Env } from './http.ts'
import type { Header } from './origin.ts'

// A device remembers who was logged in on it, in a cookie that only the server reads and that a logout leaves: logged out there, an owner is not shown,
// unasked, what is crossed off on her lists. Users, not their lists: a list may be made or joined elsewhere while this device asks nothing of us.

const cookieName = 'device-users'
const sealPurpose = 'device-users'
/** in seconds: the longest that browsers keep a cookie */
const maxAge = 400 * 24 * 3600
const renewedAfterMs = 30 * dayMs
/** A cookie holds 4,096 bytes. */
const maxUsers = 200
const anybody = 'anybody'

/** Who was logged in on a device, as its cookie has it. */
export interface Remembered {
  users: Scope['usersOfDevice']
  /** day on which the cookie was sent */
  since: string
}

export function remembered(services: Pick<Services, 'config' | 'signer'>, header: Header): Remembered {
  const cookie = cookieOf(header('Cookie'), cookieName, isSecure(services, header))
  const plain = cookie && services.signer.open(sealPurpose, Buffer.from(cookie, 'base64url'))
  if (!plain) return { users: [], since: '' }
  const [since = '', ...users] = plain.toString().split(' ')
  return { users: users[0] === anybody ? anybody : users.map(Number), since }
}

export const usersOfDevice = (services: Pick<Services, 'config' | 'signer'>, header: Header): Scope['usersOfDevice'] =>
  remembered(services, header).users

/** Where there are more than the cookie holds, nobody is forgotten: it may have been anybody. */
function withUsers(known: Scope['usersOfDevice'], users: readonly number[]): Scope['usersOfDevice'] {
  if (known === anybody) return anybody
  const all = [...new Set([...users, ...known])]
  return all.length > maxUsers ? anybody : all
}

const isKept = ({ users, since }: Remembered, ids: readonly number[], now: Date): boolean =>
  Date.parse(since) + renewedAfterMs > now.getTime() && (users === anybody || ids.every((id) => users.includes(id)))

/** Whether the device needs no new cookie for a user. */
export const isRemembered = (device: Remembered, user: CurrentUser | null, now: Date): boolean =>
  user === null || isKept(device, [user.id], now)

/** Remembers whoever is logged in, before the request or after it. */
export const rememberUsers: MiddlewareHandler<Env> = async (c, next) => {
  const before = c.get('scope')
  await next()
  const present = [before.user, c.get('scope').user].flatMap((user) => (user ? [user.id] : []))
  if (present.length === 0) return
  const known = remembered(before, (name) => c.req.header(name))
  if (isKept(known, present, before.now())) return
  const plain = [dayOf(before.now()), ...[withUsers(known.users, present)].flat()].join(' ')
  setCookie(c, cookieName, before.signer.seal(sealPurpose, Buffer.from(plain)).toString('base64url'), maxAge)
}
