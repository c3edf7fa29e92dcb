import { withdrawDeletion } from '../cross-offs/index.ts'
import { countGifts, maxGifts, undoableMs, type GiftsList } from '../gift/index.ts'
import { changeLists } from '../lists/index.ts'
import { NotFound } from '#core/errors.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { enqueueCompletions } from './complete-gift.ts'
import { restoredColumns } from './remove-gifts.ts'
import type { UndoRefusal } from './problems.ts'

export interface RestoredGifts {
  list: GiftsList
  /** public guids */
  gifts: string[]
}

/**
 * Puts deleted gifts back in their places, with their cross-offs. Gifts of a deleted category go to the list's first
 * category. Givers are notified only if, since the deletion, the list has begun to show its
 * owners what is crossed off.
 */
export async function undoDeletion(scope: Scope, deletion: string): Promise<Result<RestoredGifts, UndoRefusal>> {
  const user = requireUser(scope)
  const [from] = await scope.sql<{ privateGuid: string }[]>`
    select l.private_guid
    from deleted_gifts d
    join lists l on l.id = d.list_id
    join list_owners o on o.list_id = l.id and o.user_id = ${user.id}
    where d.deletion = ${deletion}::uuid and d.deleted_at > ${new Date(scope.now().getTime() - undoableMs)}
    limit 1`
  if (!from) return refuse('TooLate')
  return changeLists(
    scope,
    [{ list: from.privateGuid }],
    async (tx, [list], record): Promise<Result<RestoredGifts, UndoRefusal>> => {
      if (!list) throw new NotFound()
      const restored = await tx<{ id: number; guid: string; isAwaited: boolean }[]>`
        with restored as (
          delete from deleted_gifts where deletion = ${deletion}::uuid and list_id = ${list.id} returning *
        ), back as (
        insert into gifts (category_id, ${restoredColumns(tx)})
        overriding system value
        select (
          select c.id from categories c
          where c.list_id = ${list.id}
          order by c.id <> restored.category_id, c.position, c.id
          limit 1
        ), ${restoredColumns(tx)}
        from restored
        returning *
        )
        select b.id, b.public_guid as guid,
          b.url is not null and b.image_hash is null and not b.has_own_picture
            and (b.price_cents is null or b.has_own_price) as is_awaited
        from back b
        join categories c on c.id = b.category_id
        order by c.position, c.id, b.position, b.id`
      if (restored.length === 0) return refuse('TooLate')
      if ((await countGifts(tx, list.id)) > maxGifts) return refuse('ListFull')
      await withdrawDeletion(
        scope,
        tx,
        restored.map(({ id }) => id),
        list,
      )
      // The jobs that complete these gifts may have run meanwhile without finding them, so enqueue new ones.
      const awaited = restored.filter(({ isAwaited }) => isAwaited)
      await enqueueCompletions(
        scope,
        tx,
        awaited.map(({ id }) => id),
      )
      const gifts = restored.map(({ guid }) => guid)
      if (gifts.length === 1) await record(list, 'gift-added', gifts[0])
      else await record(list, 'rearranged')
      return ok({ list, gifts })
    },
  )
}
