import type { MiddlewareHandler } from 'hono'
import type { Config } from '#core/config.ts'
import type { Env } from './http.ts'

/**
 * Sets default headers. Responses are `no-store` unless the handler sets `Cache-Control`, as it does for static files and
 * pictures: the next person at this browser may be somebody else.
 */
export function setDefaultHeaders(headers: Headers, { baseUrl }: Pick<Config, 'baseUrl'>): void {
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  headers.set('X-Content-Type-Options', 'nosniff')
  if (baseUrl.startsWith('https:')) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
}

/** Sets default headers on every response, except on a cached one, which has them already. */
export const defaultHeaders =
  (config: Pick<Config, 'baseUrl'>): MiddlewareHandler<Env> =>
  async (c, next) => {
    await next()
    if (!c.get('hasDefaultHeaders')) setDefaultHeaders(c.res.headers, config)
  }
