import type { Transaction } from '#core/db.ts'

/**
 * @param giftIds all gifts that the category will have, in their new order
 * @returns whether anything moved
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
