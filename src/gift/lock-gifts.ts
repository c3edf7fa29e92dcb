import type { Transaction } from '#core/db.ts'

/** Locks a list or one of its categories, so that no gift comes or goes until the transaction ends. @returns the gifts' ids */
export async function lockGifts(tx: Transaction, of: { listId: number } | { categoryId: number }): Promise<number[]> {
  const categories = await tx<{ id: number }[]>`
    select id from categories
    where list_id = ${'listId' in of ? of.listId : null}::int or id = ${'categoryId' in of ? of.categoryId : null}::int
    order by id
    for update`
  const ids = categories.map(({ id }) => id)
  const gifts = await tx<{ id: number }[]>`select id from gifts where category_id = any(${ids}::int[])`
  return gifts.map(({ id }) => id)
}
