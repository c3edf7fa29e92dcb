import { announceList, listOfGift } from '../access/index.ts'
import { tellCrossersOfChange } from '../cross-offs/index.ts'
import { touchList } from '../lists/index.ts'
import { transact, type Transaction } from '#core/db.ts'
import { guid, parse } from '#core/input.ts'
import { ok, refuse, refuseWith, type Result } from '#core/result.ts'
import { type Scope, requireUser } from '#core/scope.ts'
import type { PlacedGift } from './owners-gift.ts'
import type { SaveRefusal } from './problems.ts'
import { lockLists, ownedListWith, ownersGift } from './queries.ts'

/** The most gifts that a list may have. */
export const mostGifts = 1000

/** What a gift is made from: a link or nothing, another gift that the asker may see, or a product. */
export type GiftSource = { url: string | null } | { gift: string } | { productId: string }

export interface GiftDraft {
  /** null for a new gift */
  publicGuid: string | null
  categoryPrivateGuid: string
  description: string
  /** null leaves it as it is; new gifts may be crossed off */
  enableCrossOff: boolean | null
  /** false takes the picture away */
  hasCustomImage: boolean | null
  newImage: Uint8Array | null
  source: GiftSource
}

export interface SavedGift {
  gift: PlacedGift
  isCreate: boolean
  /** public guid of the category that it left, if any */
  leftCategory: string | null
}

interface Before {
  id: number
  categoryId: number
  categoryGuid: string
  description: string
  url: string | null
  imageHash: string | null
}

/** Whether the asker may use what the gift is made from. No catalogue of products exists yet. */
async function maySee(scope: Scope, source: GiftSource): Promise<boolean> {
  if ('url' in source) return true
  if ('productId' in source || !parse(guid(), source.gift).ok) return false
  const access = await listOfGift(scope, source.gift)
  return access?.state === 'Access' || access?.state === 'OwnedByCurrentUser'
}

/** Link and picture of the source; the copied gift stays until our commit, so that its picture does too. */
async function contentOf(
  tx: Transaction,
  source: GiftSource,
): Promise<{ url: string | null; imageHash: string | null } | null> {
  if ('url' in source) return { url: source.url, imageHash: null }
  if ('productId' in source) return null
  const [copied] = await tx<{ url: string | null; imageHash: string | null }[]>`
    select url, image_hash as "imageHash" from gifts where public_guid = ${source.gift}::uuid for key share`
  return copied ?? null
}

/** How many gifts a list has. */
export async function countGifts(tx: Transaction, listId: number): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from gifts g join categories c on c.id = g.category_id where c.list_id = ${listId}::int`
  return row!.count
}

/** Which picture the gift has from now on. */
function pictureOf(
  draft: GiftDraft,
  stored: string | null,
  before: Before | null,
  copied: string | null,
): string | null {
  if (stored) return stored
  if ('url' in draft.source) return draft.hasCustomImage === false ? null : (before?.imageHash ?? null)
  return draft.hasCustomImage === true && before?.imageHash ? before.imageHash : copied
}

/**
 * Adds a gift at the end of its category, or changes one; whoever crossed it off is told when words, link or picture changed.
 * @returns the saved gift; `SaveImageFailed` carries it too, as it was saved without its new picture. `GiftNotFound` for a gift that is not the asker's,
 *   `InvalidUpdate` for a category that is not the asker's or on another list, `ListFull` at 1000 gifts, `ProductNotFound` for a source that the asker may not see
 * @throws Unauthorized without a login
 */
export async function saveGift(
  scope: Scope,
  draft: GiftDraft,
): Promise<Result<SavedGift, SaveRefusal, { saved: SavedGift }>> {
  requireUser(scope)
  const list = await ownedListWith(
    scope,
    draft.publicGuid ? { gift: draft.publicGuid } : { category: draft.categoryPrivateGuid },
  )
  if (!list) return refuse(draft.publicGuid ? 'GiftNotFound' : 'InvalidUpdate')
  if (!(await maySee(scope, draft.source))) return refuse('ProductNotFound')
  const picture = draft.newImage && (await scope.images.store(scope.sql, draft.newImage))
  const stored = picture?.ok ? picture.value.hash : null

  const outcome = await transact(
    scope.sql,
    async (tx): Promise<Result<Omit<SavedGift, 'gift'> & { guid: string }, SaveRefusal>> => {
      await lockLists(tx, [list.id])
      const [category] = await tx<{ id: number }[]>`
      select id from categories where private_guid = ${draft.categoryPrivateGuid}::uuid and list_id = ${list.id}::int`
      if (!category) return refuse('InvalidUpdate')
      const content = await contentOf(tx, draft.source)
      if (!content) return refuse('ProductNotFound')

      if (!draft.publicGuid) {
        if ((await countGifts(tx, list.id)) >= mostGifts) return refuse('ListFull')
        const [made] = await tx<{ guid: string }[]>`
        insert into gifts (category_id, position, description, url, image_hash, cross_off_enabled, edited_at)
        values (
          ${category.id}::int, (select coalesce(max(position), 0) + 1 from gifts where category_id = ${category.id}::int),
          ${draft.description}, ${content.url}, ${pictureOf(draft, stored, null, content.imageHash)}, ${draft.enableCrossOff ?? true}, ${scope.now()}
        )
        returning public_guid as guid`
        await touchList(tx, list.id)
        await announceList(tx, list.publicGuid, 'gift-added', made!.guid)
        return ok({ guid: made!.guid, isCreate: true, leftCategory: null })
      }

      const [before] = await tx<Before[]>`
      select g.id, g.category_id as "categoryId", c.public_guid as "categoryGuid", g.description, g.url, g.image_hash as "imageHash"
      from gifts g
      join categories c on c.id = g.category_id
      where g.public_guid = ${draft.publicGuid}::uuid and c.list_id = ${list.id}::int
      for no key update of g`
      if (!before) return refuse('GiftNotFound')
      const imageHash = pictureOf(draft, stored, before, content.imageHash)
      const leaves = before.categoryId !== category.id
      await tx`
      update gifts
      set category_id = ${category.id}::int,
        position = case when ${leaves} then (select coalesce(max(position), 0) + 1 from gifts where category_id = ${category.id}::int) else position end,
        description = ${draft.description}, url = ${content.url}, image_hash = ${imageHash},
        cross_off_enabled = coalesce(${draft.enableCrossOff}::boolean, cross_off_enabled), edited_at = ${scope.now()}
      where id = ${before.id}`
      if (before.description !== draft.description || before.url !== content.url || before.imageHash !== imageHash) {
        await tellCrossersOfChange(scope, tx, before.id, before)
      }
      await touchList(tx, list.id)
      await announceList(tx, list.publicGuid, 'gift-changed', draft.publicGuid)
      if (leaves) await announceList(tx, list.publicGuid, 'rearranged', draft.publicGuid)
      return ok({ guid: draft.publicGuid, isCreate: false, leftCategory: leaves ? before.categoryGuid : null })
    },
  )
  if (!outcome.ok) return refuse(outcome.problem)
  const { guid: savedGuid, ...rest } = outcome.value
  const gift = await ownersGift(scope, savedGuid)
  if (!gift) return refuse('GiftNotFound')
  const saved = { ...rest, gift }
  return picture && !picture.ok ? refuseWith('SaveImageFailed', { saved }) : ok(saved)
}
