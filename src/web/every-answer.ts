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
    const { headers } = c.res
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    headers.set('X-Content-Type-Options', 'nosniff')
    if (baseUrl.startsWith('https:')) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
