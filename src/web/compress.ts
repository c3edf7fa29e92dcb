import { promisify } from 'node:util'
import { constants, gzip, zstdCompress, zstdCompressSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const gzipped = promisify(gzip)
const zstandard = promisify(zstdCompress)

/** Types of responses to compress. `serveAssets` compresses static files once, and pictures have compressed formats. */
const compressible = /^(text\/html|application\/json)\b/i

/** Size in bytes up to which a response stays uncompressed, because it fits in one network packet anyway. */
const minBytes = 1024

/**
 * Size in bytes from which zstd runs on another thread. For a smaller response, zstd takes at most half as long as
 * handing the work to a thread.
 */
const zstdAtOnce = 256 * 1024

/** Settings of zstd; docs/decisions/007-compression.md has the measurements behind its level and that of gzip. */
const zstdSettings = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }
const pack = {
  zstd: (bytes: Uint8Array) =>
    bytes.length < zstdAtOnce ? zstdCompressSync(bytes, zstdSettings) : zstandard(bytes, zstdSettings),
  gzip: (bytes: Uint8Array) => gzipped(bytes, { level: 6 }),
}

const named = (encoding: string) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i')
const accepted = { br: named('br'), gzip: named('gzip'), zstd: named('zstd') }

/** Whether the client accepts this encoding: `Accept-Encoding` names it, and not with `q=0`. */
export const acceptsEncoding = (
  c: { req: { header(name: string): string | undefined } },
  encoding: keyof typeof accepted,
): boolean => accepted[encoding].test(c.req.header('Accept-Encoding') ?? '')

export const compress: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!compressible.test(headers.get('Content-Type') ?? '') || headers.has('Content-Encoding')) return
  headers.append('Vary', 'Accept-Encoding')
  const encoding = (['zstd', 'gzip'] as const).find((each) => acceptsEncoding(c, each))
  const isKnownShort = Number(headers.get('Content-Length') ?? Infinity) <= minBytes
  if (!encoding || isKnownShort || !c.res.body) return
  const uncompressed = new Uint8Array(await c.res.arrayBuffer())
  const isLong = uncompressed.length > minBytes
  c.res = new Response(isLong ? new Uint8Array(await pack[encoding](uncompressed)) : uncompressed, c.res)
  c.res.headers.delete('Content-Length')
  if (isLong) c.res.headers.set('Content-Encoding', encoding)
}
