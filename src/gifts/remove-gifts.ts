import { randomUUID } from 'node:crypto'
import { recordGiftDeletion } from '../cross-offs/index.ts'
import { detailColumns } from '../gift/index.ts'
import type { Sql, Transaction } from '#core/db.ts'
import type { Scope } from '#core/scope.ts'

/** The columns that `undoDeletion` restores, besides the category. */
export const restoredColumns = (sql: Sql) =>
  sql`id, public_guid, position, edited_at, created_at, ${detailColumns(sql)}`

/**
 * Takes gifts off their lists. `undoDeletion` can bring them back.
 * @returns guid of the deletion
 */
export async function removeGifts(scope: Scope, tx: Transaction, giftIds: number[]): Promise<string> {
  const deletion = randomUUID()
  await recordGiftDeletion(scope, tx, giftIds)
  await tx`
    with removed as (
      delete from gifts g
      using categories c
      where g.id = any(${giftIds}::int[]) and c.id = g.category_id
      returning g.*, c.list_id
    )
    insert into deleted_gifts (deletion, deleted_at, list_id, category_id, ${restoredColumns(tx)})
    select ${deletion}::uuid, ${scope.now()}, list_id, category_id, ${restoredColumns(tx)}
    from removed`
  return deletion
}
