import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Config } from '#core/config.ts'

const loopback = /^(127\.|::1$|::ffff:127\.)/
const ownNames = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i
const headersOfProxies = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP']

/**
 * Whether a request was made on this machine, to `localhost` or to a loopback address. The check of the host's name
 * excludes a page of another domain whose name resolves to this machine. False for every request behind a proxy,
 * because all of those would seem to be local.
 */
export function isLocalRequest(c: Context, { trustProxy }: Pick<Config, 'trustProxy'>): boolean {
  const isForwarded = trustProxy || headersOfProxies.some((name) => c.req.header(name) !== undefined)
  const isOwnName = ownNames.test(c.req.header('Host') ?? '')
  return !isForwarded && isOwnName && loopback.test(getConnInfo(c).remote.address ?? '')
}
