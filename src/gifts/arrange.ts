import type { Transaction } from '#core/db.ts'

/**
 * Puts gifts into a category in the given order.
 * @param giftIds ids of all gifts that the category will have
 * @returns whether any gift moved
 */
export async function arrange(tx: Transaction, categoryId: number, giftIds: readonly number[]): Promise<boolean> {
  const moved = await tx<{ id: number }[]>`
    update gifts g
    set category_id = ${categoryId}::int, position = o.place
    from unnest(${[...giftIds]}::int[]) with ordinality as o (id, place)
    where g.id = o.id and (g.category_id <> ${categoryId}::int or g.position <> o.place)
    returning g.id`
  return moved.length > 0
}
