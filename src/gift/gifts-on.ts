import type { Sql } from '#core/db.ts'

/**
 * Returns the gifts that would be deleted along with a list or a category. The confirmation dialog shows their number.
 * When the owner confirms, `isUnchangedVersion` checks that these are still the same gifts.
 * @returns public guids
 */
export async function giftsOn(
  sql: Sql,
  of: { listId: number } | { categoryId: number },
): Promise<{ gifts: readonly string[] }> {
  const rows = await sql<{ publicGuid: string }[]>`
    select g.public_guid
    from gifts g
    join categories c on c.id = g.category_id
    where c.list_id = ${'listId' in of ? of.listId : null}::int or c.id = ${'categoryId' in of ? of.categoryId : null}::int
    order by g.id`
  return { gifts: rows.map(({ publicGuid }) => publicGuid) }
}
