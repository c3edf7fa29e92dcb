import type { MiddlewareHandler } from 'hono'

/** Nothing but static files and pictures, which say so themselves, may be kept by a browser or proxy: the next reader is another. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
}
