import { Hono } from 'hono'
import { isMigrated } from '#core/migrate.ts'
import type { Services } from '#core/scope.ts'
import { areEqual } from '#core/secret.ts'
import type { Env } from './http.ts'
import { isFromHere } from './loopback.ts'

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
      const { metricsToken } = services.config
      const hasToken =
        metricsToken !== undefined && areEqual(c.req.header('Authorization') ?? '', `Bearer ${metricsToken}`)
      if (!hasToken && !isFromHere(c, services.config)) return c.text('forbidden', 403)
      c.header('Content-Type', services.metrics.registry.contentType)
      return c.body(await services.metrics.registry.metrics())
    })
