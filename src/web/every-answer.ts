import type { MiddlewareHandler } from 'hono'
import type { Config } from '#core/config.ts'

/**
 * Holds for every answer, whatever gives it. Nothing but static files and pictures, which say so themselves, may be kept by a browser or proxy: the next
 * reader is another.
 */
export const everyAnswer =
  ({ baseUrl }: Pick<Config, 'baseUrl'>): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    if (baseUrl.startsWith('https:')) c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
