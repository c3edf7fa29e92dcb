import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { loggablePath } from '#core/log.ts'
import type { Services } from '#core/scope.ts'
import type { Env } from './http.ts'

export const requestLog =
  (services: Services): MiddlewareHandler<Env> =>
  async (c, next) => {
    const started = performance.now()
    await next()
    const seconds = (performance.now() - started) / 1000
    const route = routePath(c, -1)
    services.metrics.requests.observe(
      { method: c.req.method, route: route === '*' || route === '/*' ? 'none' : route, status: c.res.status },
      seconds,
    )
    if (!c.req.path.startsWith('/static/'))
      services.log.info(
        {
          method: c.req.method,
          path: loggablePath(c.req.path, c.get('rules').secretPaths),
          status: c.res.status,
          ms: Math.round(seconds * 1000),
        },
        'request',
      )
  }
