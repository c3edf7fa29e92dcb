import type { LargeBody } from './feature.ts'
import type { Http } from './http.ts'

export const defaultAllowance: Omit<LargeBody, 'path'> = { bytes: 64 * 1024 }

/** Returns how large a body the path of this request accepts, and whether only accounts may send a large one. */
export const allowanceOf = (c: Http): Omit<LargeBody, 'path'> =>
  c.get('rules').largeBodies.find(({ path }) => path.test(c.req.path)) ?? defaultAllowance

/**
 * Returns the length of the body that the request declares; null if it declares none, as for a body in chunks. The HTTP
 * parser enforces the declared length.
 */
export function declaredLength(c: Http): number | null {
  const length = c.req.header('Content-Length')
  return length === undefined || c.req.header('Transfer-Encoding') !== undefined ? null : Number(length)
}

/**
 * Whether the body of this request may become larger than the default limit, and the request's path accepts such a
 * body.
 */
export const mayBeLarge = (c: Http): boolean =>
  allowanceOf(c).bytes > defaultAllowance.bytes && (declaredLength(c) ?? Infinity) > defaultAllowance.bytes
