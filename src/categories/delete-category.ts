import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { notifyCrossersOfDeletion } from '../cross-offs/index.ts'
import { lockGifts } from '../gift/index.ts'
import { changeLists } from '../lists/index.ts'
import { requireCategory } from './own-categories.ts'

export const deleteCategory = (scope: Scope, privateGuid: string): Promise<Result<null, 'LastCategory'>> =>
  changeLists(
    scope,
    [{ category: privateGuid }],
    async (tx, [locked], record): Promise<Result<null, 'LastCategory'>> => {
      const { id, list } = await requireCategory(tx, locked, privateGuid)
      const [others] = await tx`select 1 from categories where list_id = ${list.id} and id <> ${id}`
      if (!others) return refuse('LastCategory')
      await notifyCrossersOfDeletion(scope, tx, await lockGifts(tx, { categoryId: id }))
      await tx`delete from categories where id = ${id}`
      await record(list, 'rearranged')
      return ok(null)
    },
  )
