import { z } from 'zod'
import type { Sql, Transaction } from '#core/db.ts'
import { NotFound } from '#core/errors.ts'
import type { Scope } from '#core/scope.ts'

/** A category as its list's owner gets it; the gifts themselves are the gifts' feature. */
export interface OwnCategory {
  id: number
  privateGuid: string
  publicGuid: string
  name: string
  giftCount: number
}

/** A category just made as the API tells it to owners (spec 2 §3): without gifts yet. */
export const newCategoryAnswer = z.object({
  privateGuid: z.string(),
  publicGuid: z.string(),
  name: z.string(),
  giftCount: z.number().int(),
  gifts: z.array(z.unknown()).max(0),
})

/** That answer of a category. */
export const toNewCategoryAnswer = (category: OwnCategory): z.input<typeof newCategoryAnswer> => ({
  ...category,
  gifts: [],
})

/** A list's categories in their order. */
export const categoriesOf = (sql: Sql, listId: number): Promise<OwnCategory[]> => sql<OwnCategory[]>`
  select c.id, c.private_guid as "privateGuid", c.public_guid as "publicGuid", c.name, count(g.id)::int as "giftCount"
  from categories c
  left join gifts g on g.category_id = c.id
  where c.list_id = ${listId}
  group by c.id
  order by c.position, c.id`

/** A category of one of the asker's lists, whose row is held until the transaction ends. */
export interface HeldCategory {
  id: number
  name: string
  list: { id: number; publicGuid: string }
}

/**
 * Finds a category on the asker's own lists and holds its list's row, so that changes of one list's categories come one after another.
 * @throws NotFound for an unknown category and another's
 */
export async function holdOwnCategory(scope: Scope, tx: Transaction, privateGuid: string): Promise<HeldCategory> {
  await tx`
    select l.id from lists l
    join list_owners o on o.list_id = l.id and o.user_id = ${scope.user?.id ?? null}::int
    where l.id = (select list_id from categories where private_guid = ${privateGuid}::uuid)
    for no key update of l`
  // Read after the wait: it may have gone, or moved to another list, meanwhile.
  const [category] = await tx<{ id: number; name: string; listId: number; listGuid: string }[]>`
    select c.id, c.name, l.id as "listId", l.public_guid as "listGuid"
    from categories c
    join lists l on l.id = c.list_id
    join list_owners o on o.list_id = l.id and o.user_id = ${scope.user?.id ?? null}::int
    where c.private_guid = ${privateGuid}::uuid
    for no key update of l`
  if (!category) throw new NotFound()
  return { id: category.id, name: category.name, list: { id: category.listId, publicGuid: category.listGuid } }
}
