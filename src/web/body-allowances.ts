import type { LargeBody } from './feature.ts'
import type { Http } from './http.ts'

export const usual: Omit<LargeBody, 'path'> = { bytes: 64 * 1024 }

/** How large this request's body may be. */
export const allowanceOf = (c: Http): Omit<LargeBody, 'path'> =>
  c.get('rules').largeBodies.find(({ path }) => path.test(c.req.path)) ?? usual

/** Null for a body that comes in chunks. The HTTP parser holds a body to the length that it declares. */
export function declaredLength(c: Http): number | null {
  const length = c.req.header('Content-Length')
  return length === undefined || c.req.header('Transfer-Encoding') !== undefined ? null : Number(length)
}

/** Whether a body is, or may become, larger than those that anybody may send. */
export const mayBeLarge = (c: Http): boolean =>
  allowanceOf(c).bytes > usual.bytes && (declaredLength(c) ?? Infinity) > usual.bytes
