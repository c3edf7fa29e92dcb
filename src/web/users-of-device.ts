import type { MiddlewareHandler } from 'hono'
import { dayMs, dayOf } from '#core/days.ts'
import type { CurrentUser, Scope, Services } from '#core/scope.ts'
import { cookieOf, isSecure, setCookie } from './cookies.ts'
import type { Env } from './http.ts'
import type { Header } from './origin.ts'

// A sealed cookie remembers which users were logged in on a device. A logout keeps the cookie. An owner who has logged
// out is therefore asked first, before a page shows what is crossed off on their lists. The cookie holds users rather
// than their lists, because a user may create or join a list on another device.

const cookieName = 'device-users'
const sealPurpose = 'device-users'
/** Lifetime of the cookie in seconds: the longest that browsers allow. */
const maxAge = 400 * 24 * 3600
const renewedAfterMs = 30 * dayMs
/** Number of users that fit in the cookie, which holds 4,096 bytes. */
const maxUsers = 200
const anybody = 'anybody'

/** Users who were logged in on a device, as its cookie says. */
export interface RememberedUsers {
  users: Scope['usersOfDevice']
  /** day on which the cookie was sent (`YYYY-MM-DD`); empty without a cookie */
  since: string
}

export function rememberedUsers(services: Pick<Services, 'config' | 'signer'>, header: Header): RememberedUsers {
  const cookie = cookieOf(header('Cookie'), cookieName, isSecure(services, header))
  const plain = cookie && services.signer.open(sealPurpose, Buffer.from(cookie, 'base64url'))
  if (!plain) return { users: [], since: '' }
  const [since = '', ...users] = plain.toString().split(' ')
  return { users: users[0] === anybody ? anybody : users.map(Number), since }
}

export const usersOfDevice = (services: Pick<Services, 'config' | 'signer'>, header: Header): Scope['usersOfDevice'] =>
  rememberedUsers(services, header).users

/**
 * Adds users to those of a device. When the cookie is full it becomes `anybody`, because forgetting a user could show
 * them what is crossed off on their own list.
 */
function withUsers(known: Scope['usersOfDevice'], users: readonly number[]): Scope['usersOfDevice'] {
  if (known === anybody) return anybody
  const all = [...new Set([...users, ...known])]
  return all.length > maxUsers ? anybody : all
}

const isUnchanged = ({ users, since }: RememberedUsers, ids: readonly number[], now: Date): boolean =>
  Date.parse(since) + renewedAfterMs > now.getTime() && (users === anybody || ids.every((id) => users.includes(id)))

/** Whether the device's cookie holds this user already and needs no renewal. */
export const isRemembered = (device: RememberedUsers, user: CurrentUser | null, now: Date): boolean =>
  user === null || isUnchanged(device, [user.id], now)

/** Remembers on the device the users who were logged in before and after the request. */
export const rememberUsers: MiddlewareHandler<Env> = async (c, next) => {
  const before = c.get('scope')
  await next()
  const present = [before.user, c.get('scope').user].flatMap((user) => (user ? [user.id] : []))
  if (present.length === 0) return
  const known = rememberedUsers(before, (name) => c.req.header(name))
  if (isUnchanged(known, present, before.now())) return
  const plain = [dayOf(before.now()), ...[withUsers(known.users, present)].flat()].join(' ')
  setCookie(c, cookieName, before.signer.seal(sealPurpose, Buffer.from(plain)).toString('base64url'), maxAge)
}
