import type { z } from 'zod'
import { NotFound } from '#core/errors.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { recordGiftMove } from '../cross-offs/index.ts'
import { countGifts, lockGifts, maxGifts } from '../gift/index.ts'
import { changeLists } from '../lists/index.ts'
import type { moveCategoryInput } from './input.ts'
import type { CategoryProblem } from './problems.ts'
import { requireCategory } from './own-categories.ts'

/** Moves a category with its gifts to the end of another list. */
export const moveCategoryToList = (
  scope: Scope,
  { categoryPrivateGuid, wishlistPrivateGuid }: z.output<typeof moveCategoryInput>,
): Promise<Result<null, CategoryProblem>> =>
  changeLists(
    scope,
    [{ category: categoryPrivateGuid }, { list: wishlistPrivateGuid }],
    async (tx, [locked, to], record): Promise<Result<null, CategoryProblem>> => {
      const { id, list: from } = await requireCategory(tx, locked, categoryPrivateGuid)
      if (!to) throw new NotFound()
      if (to.id === from.id) return ok(null)
      const [others] = await tx`select 1 from categories where list_id = ${from.id} and id <> ${id}`
      if (!others) return refuse('LastCategory')
      const gifts = await lockGifts(tx, { categoryId: id })
      if ((await countGifts(tx, to.id)) + gifts.length > maxGifts) return refuse('TooManyGifts')
      await tx`
        update categories
        set list_id = ${to.id}, position = (select coalesce(max(position) + 1, 0) from categories where list_id = ${to.id})
        where id = ${id}`
      await recordGiftMove(scope, tx, gifts, { from, to })
      await record(from, 'rearranged')
      await record(to, 'rearranged')
      return ok(null)
    },
  )
