import type { Sql } from '#core/db.ts'

/** A list that a user owns together with others. */
export interface CoOwnedList {
  username: string
  title: string | null
  firstName: string
  lastName: string
  /** names of the other owners */
  others: string[]
}

export const coOwnedLists = (sql: Sql, userId: number): Promise<CoOwnedList[]> => sql<CoOwnedList[]>`
  select l.username::text as username, l.title, l.first_name, l.last_name,
    array_agg(full_name(u.first_name, u.last_name) order by k.since, k.user_id) as others
  from list_owners o
  join lists l on l.id = o.list_id
  join list_owners k on k.list_id = o.list_id and k.user_id <> o.user_id
  join users u on u.id = k.user_id
  where o.user_id = ${userId}
  group by l.id
  order by l.created_at, l.id`
