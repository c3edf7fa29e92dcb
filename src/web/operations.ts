import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { isMigrated } from '#core/migrate.ts'
import type { Services } from '#core/scope.ts'
import type { Env } from './http.ts'

const loopback = /^(127\.|::1$|::ffff:127\.)/

export const operations = (services: Services) =>
  new Hono<Env>()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => {
      const ready = await isMigrated(services.sql).catch((error: unknown) => {
        services.log.warn({ err: error }, 'not ready')
        return false
      })
      return ready ? c.text('ok') : c.text('not ready', 503)
    })
    .get('/metrics', async (c) => {
      const { metricsToken, trustProxy } = services.config
      const forwarded = c.req.header('X-Forwarded-For') !== undefined || trustProxy
      const fromHere = !forwarded && loopback.test(getConnInfo(c).remote.address ?? '')
      const withToken = metricsToken !== undefined && c.req.header('Authorization') === `Bearer ${metricsToken}`
      if (!fromHere && !withToken) return c.text('forbidden', 403)
      c.header('Content-Type', services.metrics.registry.contentType)
      return c.body(await services.metrics.registry.metrics())
    })
