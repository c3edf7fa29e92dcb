import type { Transaction } from '#core/db.ts'

/**
 * Locks the gifts on a list or in one of its categories, so that nobody crosses one off until the transaction ends. The
 * caller must have locked the list, so that nobody adds or removes a gift.
 * @returns ids of the gifts
 */
export async function lockGifts(tx: Transaction, of: { listId: number } | { categoryId: number }): Promise<number[]> {
  const gifts = await tx<{ id: number }[]>`
    select g.id
    from gifts g
    join categories c on c.id = g.category_id
    where c.list_id = ${'listId' in of ? of.listId : null}::int or c.id = ${'categoryId' in of ? of.categoryId : null}::int
    order by g.id
    for no key update of g`
  return gifts.map(({ id }) => id)
}
