import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type { Env, Http } from './http.ts'
import { showError } from './problems.tsx'

const kibibyte = 1024
const mebibyte = 1024 * kibibyte

/** Bodies that may exceed 64 KiB. */
const larger: readonly [pattern: RegExp, bytes: number][] = [
  [/^\/api\/MyGift\/Edit/i, 15 * mebibyte],
  [/^\/(gifts\/[^/]+\/edit|[^/]+\/gifts\/new|[^/]+\/image)$/, 15 * mebibyte],
  [/^\/api\/WishlistImage\/UploadImage\//i, 11 * mebibyte],
  [/^\/api\/Loting\/Create$/i, mebibyte],
  // the wizard's form around the draft comes on top
  [/^\/lootjestrekken\/loting\//, mebibyte + 64 * kibibyte],
]

function tooLarge(c: Http): Response {
  // the rest of the body is never read, so the connection cannot be reused
  c.header('Connection', 'close')
  const isText = c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded')
  return showError(c, isText ? 'text_too_long' : 'too_large', 413)
}

const limiters = new Map<number, MiddlewareHandler<Env>>()
const limiterOf = (bytes: number): MiddlewareHandler<Env> => {
  const made = limiters.get(bytes) ?? bodyLimit({ maxSize: bytes, onError: (c) => tooLarge(c as Http) })
  limiters.set(bytes, made)
  return made
}

/**
 * Compressed bodies are not read: they would grow beyond their limit. Nor is one that says how long it is, which the HTTP parser holds it to: hono's own limit
 * first makes a stream of any.
 */
export const bodyLimits: MiddlewareHandler<Env> = async (c, next) => {
  if (c.req.header('Content-Encoding') !== undefined) throw new HTTPException(415)
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  const most = larger.find(([pattern]) => pattern.test(c.req.path))?.[1] ?? 64 * kibibyte
  const length = c.req.header('Content-Length')
  if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return limiterOf(most)(c, next)
  return Number(length) > most ? tooLarge(c) : next()
}
