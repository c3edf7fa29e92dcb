import { randomUUID } from 'node:crypto'
import { notifyCrossersOfDeletion } from '../cross-offs/index.ts'
import type { Transaction } from '#core/db.ts'
import type { Scope } from '#core/scope.ts'

/** Takes gifts off their lists, from where `undoDeletion` can bring them back. @returns guid of the deletion */
export async function removeGifts(scope: Scope, tx: Transaction, giftIds: number[]): Promise<string> {
  const deletion = randomUUID()
  await notifyCrossersOfDeletion(scope, tx, giftIds)
  await tx`
    with removed as (
      delete from gifts g
      using categories c
      where g.id = any(${giftIds}::int[]) and c.id = g.category_id
      returning g.*, c.list_id
    )
    insert into deleted_gifts (id, public_guid, deletion, list_id, category_id, position, description, url, image_hash,
      cross_off_enabled, edited_at, created_at, deleted_at, product_id, shop_id, gtin, price_cents, currency, priced_on, has_own_picture)
    select id, public_guid, ${deletion}::uuid, list_id, category_id, position, description, url, image_hash, cross_off_enabled,
      edited_at, created_at, ${scope.now()}, product_id, shop_id, gtin, price_cents, currency, priced_on, has_own_picture
    from removed`
  return deletion
}
