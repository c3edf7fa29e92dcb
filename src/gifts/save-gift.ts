import { createHash, randomUUID } from 'node:crypto'
import { recordGiftEdit } from '../cross-offs/index.ts'
import {
  countGifts,
  giftColumns,
  maxGifts,
  ownersGift,
  type Gift,
  type PlacedGift,
  type Price,
  detailRow,
} from '../gift/index.ts'
import { changeLists, type LockedList, type RecordChange } from '../lists/index.ts'
import { dayOf } from '#core/days.ts'
import type { Transaction } from '#core/db.ts'
import { merge, type MergeOutcome } from '#core/merging.ts'
import { consume, uploads } from '#core/limits.ts'
import { ok, refuse, refuseWith, type Result } from '#core/result.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { enqueueCompletions } from './complete-gift.ts'
import { contentOf, mayCopyFrom, giftName, unreadOverLimit, type GiftContent, type GiftSource } from './gift-content.ts'
import type { SaveRefusal } from './problems.ts'
import type { TypedPrice } from './typed-price.ts'

export interface GiftDraft {
  /** null for a new gift */
  publicGuid: string | null
  /** null keeps the category of an existing gift */
  categoryPrivateGuid: string | null
  /** null keeps the name of an existing gift, and names a new gift after its link or product */
  description: string | null
  /** null leaves it unchanged for an existing gift, and means true for a new gift */
  enableCrossOff: boolean | null
  /** false removes the owner's picture; the source may then provide another */
  hasCustomImage: boolean | null
  newImage: Uint8Array | null
  /**
   * Price that the owner typed. Null removes the price, and undefined leaves it to the source. Without a currency it is
   * in that of the price before, else in euros.
   */
  price?: TypedPrice | null | undefined
  /** null keeps the link, the product and the picture of an existing gift */
  source: GiftSource | null
}

/** Hidden fields of a form. A client of the API sends neither. */
export interface HiddenFormFields {
  /** version of the form's values when it was opened, see `merge` */
  version?: string | null
  /** idempotency key, with which the form adds one gift, however often it is sent */
  once?: string | null
}

/** The fields of a gift that its form edits. */
export interface GiftFields {
  description: string
  url: string | null
  categoryPrivateGuid: string
  enableCrossOff: boolean
  /** without its day, because the same price of another day is no conflict */
  price: Omit<Price, 'on'> | null
  /** hash of the picture */
  image: string | null
}

const withoutDay = (price: Price | null) => price && { cents: price.cents, currency: price.currency }

export const giftFields = (gift: Gift & { category: { privateGuid: string } }): GiftFields => ({
  description: gift.description,
  url: gift.url,
  categoryPrivateGuid: gift.category.privateGuid,
  enableCrossOff: gift.crossOffEnabled,
  price: withoutDay(gift.price),
  image: gift.imageHash,
})

export interface SavedGift {
  gift: PlacedGift
  isCreate: boolean
  /** public guid of the category that the gift left, if any */
  leftCategory: string | null
}

type NotSaved = Exclude<SaveRefusal, 'SaveImageFailed'>

export type SaveOutcome =
  | Result<SavedGift, NotSaved>
  | { ok: false; problem: 'SaveImageFailed'; detail: { saved: SavedGift } }
  | MergeOutcome<SavedGift, GiftFields>

type Stored = Omit<SavedGift, 'gift'> & { guid: string }

type StoreOutcome = Result<Stored, NotSaved> | MergeOutcome<Stored, GiftFields>

/**
 * Whether the current user owns the list of the gift, or of the category that a new gift goes to. We check this before
 * we store a picture.
 */
async function isOwn(scope: Scope, { publicGuid, categoryPrivateGuid }: GiftDraft): Promise<boolean> {
  const [own] = await scope.sql`
    select 1
    from categories c
    join list_owners o on o.list_id = c.list_id and o.user_id = ${requireUser(scope).id}
    where c.private_guid = ${publicGuid ? null : categoryPrivateGuid}::uuid
      or c.id = (select category_id from gifts where public_guid = ${publicGuid}::uuid)`
  return own !== undefined
}

type Picture = Pick<Gift, 'imageHash' | 'hasOwnPicture'>

const nothing = { url: null, imageHash: null, hasOwnPicture: false }

const isPlainLink = (source: GiftSource) => 'url' in source && !source.isRead

type OwnOrReadPrice = Pick<Gift, 'price' | 'hasOwnPrice'>

/**
 * Returns the price that a saved gift gets. A typed price that the source gives too doesn't count as the owner's own.
 * @param ofSource price of the gift as it is stored, or of its new link or product
 */
function priceOf(scope: Scope, typed: GiftDraft['price'], ofSource: OwnOrReadPrice): OwnOrReadPrice {
  if (typed === undefined) return { price: ofSource.price, hasOwnPrice: ofSource.hasOwnPrice }
  if (typed === null) return { price: null, hasOwnPrice: true }
  const { cents } = typed
  const currency = typed.currency ?? ofSource.price?.currency ?? 'EUR'
  if (cents === ofSource.price?.cents && currency === ofSource.price.currency)
    return priceOf(scope, undefined, ofSource)
  return { price: { cents, currency, on: dayOf(scope.now()) }, hasOwnPrice: true }
}

/**
 * Returns the picture that a saved gift gets.
 * @param uploaded hash of the new picture, if there is one
 * @param before the gift as it is stored, or `nothing` for a new gift
 */
function pictureOf(
  { source, hasCustomImage }: { source: GiftSource; hasCustomImage: boolean | null },
  uploaded: string | null,
  before: Picture & { url: string | null },
  content: GiftContent,
): Picture {
  if (uploaded) return { imageHash: uploaded, hasOwnPicture: true }
  if (isPlainLink(source) && hasCustomImage === false) return { imageHash: null, hasOwnPicture: true }
  const keepsOwn = before.imageHash !== null && (hasCustomImage ?? ('url' in source && before.hasOwnPicture))
  if (keepsOwn) return { imageHash: before.imageHash, hasOwnPicture: true }
  // A gift whose link hasn't changed keeps its picture until a reading of the page gives another.
  const isSame = (isPlainLink(source) || content.isAwaited) && before.url === content.url
  return { imageHash: isSame ? before.imageHash : content.imageHash, hasOwnPicture: false }
}

/** Returns the position after a category's last gift. The caller must have locked the list. */
async function endOf(tx: Transaction, categoryId: number): Promise<number> {
  const [{ position }] = await tx<[{ position: number }]>`
    select coalesce(max(position), 0) + 1 as position from gifts where category_id = ${categoryId}::int`
  return position
}

/**
 * Returns the idempotency key of a submitted form. Includes the user and the content: the same form with other text
 * adds another gift, and two users' forms never collide.
 */
const onceKey = (scope: Scope, once: string, { newImage, ...words }: GiftDraft, uploaded: string | null) =>
  createHash('sha256')
    .update(JSON.stringify([requireUser(scope).id, once, words, uploaded]))
    .digest('base64url')

/**
 * Inserts a gift, unless this form has made one before.
 * @returns the new gift, or the gift that the form made before
 */
async function insertGift(
  scope: Scope,
  tx: Transaction,
  categoryId: number,
  draft: GiftDraft,
  { content, picture, key }: { content: GiftContent; picture: Picture; key: string | null },
): Promise<{ id: number; guid: string; isNew: boolean }> {
  const fresh = randomUUID()
  const row = {
    publicGuid: fresh,
    categoryId,
    position: await endOf(tx, categoryId),
    editedAt: scope.now(),
    once: key,
    ...detailRow({
      ...content,
      ...picture,
      ...priceOf(scope, draft.price, content),
      description: draft.description ?? giftName(content),
      crossOffEnabled: draft.enableCrossOff ?? true,
    }),
  }
  const [gift] = await tx<{ id: number; guid: string }[]>`
    insert into gifts ${tx(row)}
    on conflict (once) where once is not null do update set once = excluded.once
    returning id, public_guid as guid`
  return { ...gift!, isNew: gift!.guid === fresh }
}

const categoryIn = async (tx: Transaction, list: LockedList, privateGuid: string): Promise<number | null> => {
  const [category] = await tx<{ id: number }[]>`
    select id from categories where private_guid = ${privateGuid}::uuid and list_id = ${list.id}::int`
  return category?.id ?? null
}

type StoredGift = Gift & { category: { privateGuid: string; publicGuid: string } }

const storedGift = async (tx: Transaction, list: LockedList, giftGuid: string): Promise<StoredGift | null> => {
  const [stored] = await tx<StoredGift[]>`
    select ${giftColumns(tx)}, json_build_object('privateGuid', c.private_guid, 'publicGuid', c.public_guid) as category
    from gifts g
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    where g.public_guid = ${giftGuid}::uuid and c.list_id = ${list.id}::int
    for no key update of g`
  return stored ?? null
}

/**
 * Whether a gift keeps the price that its owner typed, although its link may change. An owner who wanted no price wanted
 * none from that link.
 */
const keepsOwnPrice = (from: GiftSource, stored: Gift, { url }: GiftContent): boolean =>
  'url' in from && stored.hasOwnPrice && (stored.price !== null || stored.url === url)

const isSamePrice = (one: GiftFields['price'], other: GiftFields['price']) =>
  one?.cents === other?.cents && one?.currency === other?.currency

async function updateGift(
  scope: Scope,
  tx: Transaction,
  { list, giftGuid }: { list: LockedList; giftGuid: string },
  {
    draft,
    version,
    uploaded,
    source,
  }: {
    draft: GiftDraft
    version: string | null
    uploaded: string | null
    source: GiftSource | null
  },
  record: RecordChange,
): Promise<StoreOutcome> {
  const stored = await storedGift(tx, list, giftGuid)
  if (!stored) return refuse('GiftNotFound')
  const before = giftFields(stored)
  const from = source ?? { url: stored.url }
  const content = await contentOf(scope, tx, from)
  if (!content) return refuse('ProductNotFound')
  const { hasCustomImage } = draft
  const picture = pictureOf({ source: from, hasCustomImage }, uploaded, stored, content)
  const link = merge(version, { url: content.url }, { url: before.url })
  const url = link.ok ? link.value.url : content.url
  const isOfBefore = before.url === url && (isPlainLink(from) || url !== content.url)
  const price = priceOf(scope, draft.price, isOfBefore || keepsOwnPrice(from, stored, content) ? stored : content)
  const given: GiftFields = {
    description: draft.description ?? before.description,
    url: content.url,
    categoryPrivateGuid: draft.categoryPrivateGuid ?? before.categoryPrivateGuid,
    enableCrossOff: draft.enableCrossOff ?? before.enableCrossOff,
    price: withoutDay(price.price),
    image: picture.imageHash,
  }
  const merging = merge(version, given, before)
  if (!merging.ok) return merging
  const after = merging.value
  const changesCategory = before.categoryPrivateGuid !== after.categoryPrivateGuid
  const newCategoryId = changesCategory ? await categoryIn(tx, list, after.categoryPrivateGuid) : undefined
  if (newCategoryId === null) return refuse('InvalidUpdate')
  const words = detailRow({
    ...(isOfBefore ? stored : content),
    description: after.description,
    url: after.url,
    imageHash: after.image,
    hasOwnPicture: after.image === given.image ? picture.hasOwnPicture : stored.hasOwnPicture,
    ...(isSamePrice(after.price, price.price) ? price : { price: stored.price, hasOwnPrice: stored.hasOwnPrice }),
    crossOffEnabled: after.enableCrossOff,
  })
  const place = newCategoryId && { categoryId: newCategoryId, position: await endOf(tx, newCategoryId) }
  const row = { ...words, ...place, editedAt: scope.now() }
  await tx`
    update gifts
    set ${tx(row)}
    where id = ${stored.id}`
  if (before.description !== after.description || before.url !== after.url || before.image !== after.image) {
    await recordGiftEdit(scope, tx, stored.id, before)
  }
  await record(list, 'gift-changed', giftGuid)
  if (changesCategory) await record(list, 'rearranged', giftGuid)
  if (content.isAwaited && after.url === content.url) await enqueueCompletions(scope, tx, [stored.id])
  return ok({ guid: giftGuid, isCreate: false, leftCategory: changesCategory ? stored.category.publicGuid : null })
}

/**
 * Adds a gift, or changes an existing one. A form that has added a gift before adds no other and gets that gift.
 * @returns `SaveImageFailed` if the gift is saved without its new picture. `InvalidUpdate` means a category that isn't
 * on the gift's list, or that the current user doesn't own. `ProductNotFound` means a product or a gift to copy that
 * doesn't exist or that the current user may not see.
 */
export async function saveGift(
  scope: Scope,
  draft: GiftDraft,
  { version = null, once = null }: HiddenFormFields = {},
): Promise<SaveOutcome> {
  const unknown = draft.publicGuid ? 'GiftNotFound' : 'InvalidUpdate'
  if (!(await isOwn(scope, draft))) return refuse(unknown)
  if (draft.source && !(await mayCopyFrom(scope, draft.source))) return refuse('ProductNotFound')
  const source = draft.source && (await unreadOverLimit(scope, draft.source))
  if (draft.newImage) await consume(scope, uploads)
  const picture = draft.newImage && (await scope.images.store(scope.sql, draft.newImage))
  const uploaded = picture?.ok ? picture.value.hash : null

  const place = draft.publicGuid ? { gift: draft.publicGuid } : { category: draft.categoryPrivateGuid! }
  const stored = await changeLists(scope, [place], async (tx, [list], record): Promise<StoreOutcome> => {
    if (!list) return refuse(unknown)
    if (draft.publicGuid) {
      const given = { draft, version, uploaded, source }
      return updateGift(scope, tx, { list, giftGuid: draft.publicGuid }, given, record)
    }
    const content = source && (await contentOf(scope, tx, source))
    if (!content) return refuse('ProductNotFound')
    const categoryId = draft.categoryPrivateGuid && (await categoryIn(tx, list, draft.categoryPrivateGuid))
    if (!categoryId) return refuse('InvalidUpdate')
    const picture = pictureOf({ ...draft, source }, uploaded, nothing, content)
    const key = once && onceKey(scope, once, draft, uploaded)
    const { id, guid: made, isNew } = await insertGift(scope, tx, categoryId, draft, { content, picture, key })
    if (isNew) {
      if ((await countGifts(tx, list.id)) > maxGifts) return refuse('ListFull')
      await record(list, 'gift-added', made)
      if (content.isAwaited) await enqueueCompletions(scope, tx, [id])
    }
    return ok({ guid: made, isCreate: true, leftCategory: null })
  })
  if (!stored.ok) return stored
  const { guid: savedGuid, ...rest } = stored.value
  const gift = await ownersGift(scope, savedGuid)
  if (!gift) return refuse('GiftNotFound')
  const saved = { ...rest, gift }
  return picture && !picture.ok ? refuseWith('SaveImageFailed', { saved }) : ok(saved)
}
