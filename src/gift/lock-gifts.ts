import type { Transaction } from '#core/db.ts'

/** The ids of the gifts of a list or of one of its categories: no gift comes or goes there until the transaction ends. */
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
