import type { Transaction } from '#core/db.ts'

/** The gifts of a list or of one of its categories. The categories are held, so that no gift comes or goes until the transaction ends. */
export async function giftIdsOf(tx: Transaction, of: { listId: number } | { categoryId: number }): Promise<number[]> {
  const categories = await tx<{ id: number }[]>`
    select id from categories
    where list_id = ${'listId' in of ? of.listId : null}::int or id = ${'categoryId' in of ? of.categoryId : null}::int
    order by id
    for update`
  const gifts = await tx<
    { id: number }[]
  >`select id from gifts where category_id = any(${categories.map(({ id }) => id)}::int[])`
  return gifts.map(({ id }) => id)
}
