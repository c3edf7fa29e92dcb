import type { Sql, Transaction } from '#core/db.ts'
import { NotFound } from '#core/errors.ts'
import type { LockedList } from '../lists/index.ts'

export interface OwnCategory {
  id: number
  privateGuid: string
  publicGuid: string
  name: string
  giftCount: number
}

export const categoriesOf = (sql: Sql, listId: number): Promise<OwnCategory[]> => sql<OwnCategory[]>`
  select c.id, c.private_guid, c.public_guid, c.name, count(g.id)::int as gift_count
  from categories c
  left join gifts g on g.category_id = c.id
  where c.list_id = ${listId}
  group by c.id
  order by c.position, c.id`

/**
 * Returns the list with one of its categories.
 * @throws NotFound if `list` is null or doesn't have the category
 */
export async function requireCategory(
  tx: Transaction,
  list: LockedList | null,
  privateGuid: string,
): Promise<{ list: LockedList; id: number; name: string }> {
  if (!list) throw new NotFound()
  const [category] = await tx<{ id: number; name: string }[]>`
    select id, name from categories where private_guid = ${privateGuid}::uuid and list_id = ${list.id}`
  if (!category) throw new NotFound()
  return { list, ...category }
}
