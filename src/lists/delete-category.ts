import { tellCrossersOfDeletion } from '../cross-offs/index.ts'
import { transact } from '#core/db.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { type Scope, requireUser } from '#core/scope.ts'
import { holdOwnCategory } from './categories.ts'
import { recordChange } from './change-list.ts'
import { giftIdsOf } from './gift-ids.ts'

/**
 * Deletes a category of the asker with its gifts. Who crossed something off gets a mail.
 * @returns LastCategory for the only one of its list
 * @throws Unauthorized without a login, NotFound for an unknown category and another's
 */
export async function deleteCategory(scope: Scope, privateGuid: string): Promise<Result<null, 'LastCategory'>> {
  requireUser(scope)
  return transact(scope.sql, async (tx): Promise<Result<null, 'LastCategory'>> => {
    const category = await holdOwnCategory(scope, tx, privateGuid)
    const [others] = await tx`select 1 from categories where list_id = ${category.list.id} and id <> ${category.id}`
    if (!others) return refuse('LastCategory')
    await tellCrossersOfDeletion(scope, tx, await giftIdsOf(tx, { categoryId: category.id }))
    await tx`delete from categories where id = ${category.id}`
    await recordChange(tx, category.list, 'rearranged')
    return ok(null)
  })
}
