import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const gzipAsync = promisify(gzip)

/** Static files are compressed elsewhere, once; pictures are compressed formats. */
const compressible = /^(text\/html|application\/json)\b/i

/** Anything shorter fits in one network packet anyway. */
const minBytes = 1024

/** Measured in docs/decisions/007-compression.md. */
const level = 6

/** Whether the client accepts this encoding: named, and not with `q=0`. */
export const acceptsEncoding = (
  c: { req: { header(name: string): string | undefined } },
  encoding: 'br' | 'gzip',
): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(c.req.header('Accept-Encoding') ?? '')

export const compress: MiddlewareHandler = async (c, next) => {
  await next()
  if (
    !c.res.body ||
    !compressible.test(c.res.headers.get('Content-Type') ?? '') ||
    c.res.headers.has('Content-Encoding')
  )
    return
  c.header('Vary', 'Accept-Encoding', { append: true })
  if (!acceptsEncoding(c, 'gzip')) return
  const uncompressed = new Uint8Array(await c.res.arrayBuffer())
  const isLong = uncompressed.length > minBytes
  c.res = new Response(isLong ? new Uint8Array(await gzipAsync(uncompressed, { level })) : uncompressed, c.res)
  c.res.headers.delete('Content-Length')
  if (isLong) c.res.headers.set('Content-Encoding', 'gzip')
}
