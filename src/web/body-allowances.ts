import type { Http } from './http.ts'

const kibibyte = 1024
const mebibyte = 1024 * kibibyte

interface Allowance {
  bytes: number
  /** Without an account a request gets the usual limit only. */
  needsAccount?: true
}

export const usual: Allowance = { bytes: 64 * kibibyte }

/** Bodies that may exceed the usual limit. */
const larger: readonly [pattern: RegExp, allowance: Allowance][] = [
  [/^\/api\/MyGift\/Edit/i, { bytes: 15 * mebibyte, needsAccount: true }],
  [/^\/(gifts\/[^/]+\/edit|[^/]+\/gifts\/new|[^/]+\/image)$/, { bytes: 15 * mebibyte, needsAccount: true }],
  [/^\/api\/WishlistImage\/UploadImage\//i, { bytes: 11 * mebibyte, needsAccount: true }],
  [/^\/api\/Loting\/Create$/i, { bytes: mebibyte }],
  // the wizard's form around the draft comes on top
  [/^\/lootjestrekken\/loting\//, { bytes: mebibyte + 64 * kibibyte }],
]

export const allowanceOf = (c: Http): Allowance => larger.find(([pattern]) => pattern.test(c.req.path))?.[1] ?? usual

/** Null for a body that comes in chunks. The HTTP parser holds a body to the length that it declares. */
export function declaredLength(c: Http): number | null {
  const length = c.req.header('Content-Length')
  return length === undefined || c.req.header('Transfer-Encoding') !== undefined ? null : Number(length)
}

/** Whether a body is, or may become, larger than those that anybody may send. */
export const mayBeLarge = (c: Http): boolean =>
  allowanceOf(c).bytes > usual.bytes && (declaredLength(c) ?? Infinity) > usual.bytes
