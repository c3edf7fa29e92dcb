import assert from 'node:assert/strict'

type Check = (value: unknown) => boolean
export type Shape = Check | { [field: string]: Shape } | [Shape] | string | number | boolean | null

export const guid: Check = (value) =>
  typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(value)
export const text: Check = (value) => typeof value === 'string'
export const bool: Check = (value) => typeof value === 'boolean'
export const count: Check = (value) => Number.isInteger(value)
const moment: Check = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value)
const day: Check = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

/** Asserts that a value has a shape: exactly these fields, each with a matching value. */
export function assertShape(value: unknown, shape: Shape, at = 'body'): void {
  if (typeof shape === 'function') return assert.ok(shape(value), `${at}: ${JSON.stringify(value)}`)
  if (Array.isArray(shape)) {
    assert.ok(Array.isArray(value), `${at} is not a list`)
    return value.forEach((item, index) => assertShape(item, shape[0], `${at}[${index}]`))
  }
  if (typeof shape !== 'object' || shape === null) return assert.equal(value, shape, at)
  assert.ok(typeof value === 'object' && value !== null, `${at}: ${JSON.stringify(value)}`)
  assert.deepEqual(Object.keys(value).sort(), Object.keys(shape).sort(), at)
  for (const [name, field] of Object.entries(shape))
    assertShape((value as Record<string, unknown>)[name], field, `${at}.${name}`)
}

export const user: Shape = {
  privateGuid: guid,
  publicGuid: guid,
  email: text,
  pendingEmail: orNull(text),
  firstName: orNull(text),
  lastName: orNull(text),
  isAccount: bool,
  overviewEmailFrequency: count,
  enableCrossOffConfirmationEmail: bool,
}
export const summary: Shape = {
  fullName: text,
  imageUrl: text,
  isShareable: bool,
  lastUpdate: moment,
  localLink: text,
  occasion: text,
  privateGuid: guid,
  title: orNull(text),
  username: text,
  giftCount: orNull(count),
}
export const gift = {
  publicGuid: guid,
  description: text,
  crossOffEnabled: bool,
  isCrossedOff: bool,
  privateCrossOffGuid: orNull(guid),
  displayImageUrl: orNull(text),
  faviconSite: orNull(text),
  productEans: [text],
  productId: orNull(text),
  uri: orNull(text),
  uriDisplayText: orNull(text),
  userEditableUri: orNull(text),
  groupedProduct: null,
  isProductFromGiftFinder: bool,
  isColdCase: bool,
} satisfies Shape
export const visitorsGift = { ...gift, order: count } satisfies Shape
export const category = {
  privateGuid: guid,
  publicGuid: guid,
  name: text,
  giftCount: count,
  gifts: [gift],
} satisfies Shape
export const post: Shape = {
  publicGuid: guid,
  fullName: text,
  message: text,
  createDate: moment,
  deletableByCurrentUser: bool,
}
const owner: Shape = { publicUserGuid: guid, fullName: text, initials: text, color: text, isOnline: bool }
export const ownWishlistSchema: Shape = {
  privateGuid: guid,
  publicGuid: guid,
  username: text,
  firstName: text,
  lastName: text,
  fullName: text,
  city: orNull(text),
  accessType: text,
  accessQuestion: orNull(text),
  accessAnswer: orNull(text),
  includeInSearchResult: bool,
  showCrossedOff: bool,
  birthday: orNull(day),
  title: orNull(text),
  description: orNull(text),
  occasion: text,
  occasionDate: orNull(day),
  categories: [category],
  owners: [owner],
  ownerInvites: [{ guid, name: text, url: text }],
  isPrimaryOwner: bool,
  imageUrl: text,
  lastUpdated: moment,
  forum: [post],
}
export const publicWishlistSchema: Shape = {
  categories: [{ ...category, privateGuid: null, gifts: [visitorsGift] }],
  description: orNull(text),
  firstName: text,
  lastName: text,
  forum: [post],
  friendPrivateGuid: orNull(guid),
  imageUrl: text,
  isFriend: bool,
  lastUpdated: moment,
  occasion: text,
  occasionDate: orNull(day),
  publicGuid: guid,
  title: orNull(text),
  username: text,
}
export const friend: Shape = {
  birthday: (value) => value === null || (assertShape(value, { day: count, month: count }), true),
  city: orNull(text),
  fullName: text,
  imageUrl: text,
  lastListUpdate: orNull(moment),
  privateGuid: guid,
  username: text,
  wishlistPublicGuid: guid,
}

/** Returns the shape of the body of a response with status 422. */
export const refused = (problem: string, more: Record<string, Shape> = {}) => ({ problem, ...more })
