import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Config } from '#core/config.ts'

const loopback = /^(127\.|::1$|::ffff:127\.)/

/** Whether a request was made on this machine. Behind a proxy every request seems to be, so that then none counts. */
export function isFromHere(c: Context, { trustProxy }: Pick<Config, 'trustProxy'>): boolean {
  const isForwarded =
    trustProxy || c.req.header('X-Forwarded-For') !== undefined || c.req.header('Forwarded') !== undefined
  return !isForwarded && loopback.test(getConnInfo(c).remote.address ?? '')
}
