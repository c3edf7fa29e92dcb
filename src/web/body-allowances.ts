import type { LargeBody } from './feature.ts'
import type { Http } from './http.ts'

export const defaultAllowance: Omit<LargeBody, 'path'> = { bytes: 64 * 1024 }

/** Returns how large this request's body may be, and whether that needs an account. */
export const allowanceOf = (c: Http): Omit<LargeBody, 'path'> =>
  c.get('rules').largeBodies.find(({ path }) => path.test(c.req.path)) ?? defaultAllowance

/**
 * Returns the length of the body as declared; null for a body in chunks. The HTTP parser enforces the declared length.
 */
export function declaredLength(c: Http): number | null {
  const length = c.req.header('Content-Length')
  return length === undefined || c.req.header('Transfer-Encoding') !== undefined ? null : Number(length)
}

/** Whether a body may become larger than the usual limit, and its path allows that. */
export const mayBeLarge = (c: Http): boolean =>
  allowanceOf(c).bytes > defaultAllowance.bytes && (declaredLength(c) ?? Infinity) > defaultAllowance.bytes
