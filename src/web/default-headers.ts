import type { MiddlewareHandler } from 'hono'
import type { Config } from '#core/config.ts'

/**
 * Sets default headers on every response. Responses are `no-store` unless the handler sets `Cache-Control`, as it does
 * for static files and pictures: the next person at this browser may be somebody else.
 */
export const defaultHeaders =
  ({ baseUrl }: Pick<Config, 'baseUrl'>): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const { headers } = c.res
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    headers.set('X-Content-Type-Options', 'nosniff')
    if (baseUrl.startsWith('https:')) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
