import { Hono } from 'hono'
import { isMigrated } from '#core/migrate.ts'
import type { Services } from '#core/scope.ts'
import { isEqualConstantTime } from '#core/secret.ts'
import { openWriteCheck } from '#core/write-check.ts'
import type { Env } from './http.ts'
import { isLocalRequest } from './local-request.ts'

export function healthAndMetrics(services: Services): Hono<Env> {
  const canWriteImages = openWriteCheck(services)
  return new Hono<Env>()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => {
      const ready = await isMigrated(services.sql).catch((error: unknown) => {
        services.log.warn({ err: error }, 'not ready')
        return false
      })
      if (!ready) return c.text('not ready', 503)
      // The status is 200 even if pictures can't be written. All processes share the disk, so a load balancer would
      // otherwise take the whole site offline, although only pictures fail.
      return c.text((await canWriteImages()) ? 'ok' : 'ok\nimages: failing')
    })
    .get('/metrics', async (c) => {
      const { metricsToken } = services.config
      const hasToken =
        metricsToken !== undefined && isEqualConstantTime(c.req.header('Authorization') ?? '', `Bearer ${metricsToken}`)
      if (!hasToken && !isLocalRequest(c, services.config)) return c.text('forbidden', 403)
      services.metrics.imagesWritable.set(Number(await canWriteImages()))
      c.header('Content-Type', services.metrics.registry.contentType)
      return c.body(await services.metrics.registry.metrics())
    })
}
