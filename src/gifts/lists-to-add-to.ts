import type { GiftsList } from '../gift/index.ts'
import { dayOf } from '#core/days.ts'
import { requireUser, type Scope } from '#core/scope.ts'

export interface ListToAddTo extends GiftsList {
  name: string
  lastUpdate: Date
  /** in the list's order, at least one */
  categories: { privateGuid: string; name: string }[]
}

/**
 * Returns the user's lists. The list that the user changed last comes first. If they have changed none, the list with
 * the next occasion comes first.
 */
export const listsToAddTo = (scope: Scope): Promise<ListToAddTo[]> => scope.sql<ListToAddTo[]>`
  select l.id, l.public_guid, l.username::text as username, l.show_crossed_off,
    coalesce(l.title, l.username) as name, l.last_update, (
      select json_agg(json_build_object('privateGuid', c.private_guid, 'name', c.name) order by c.position, c.id)
      from categories c where c.list_id = l.id
    ) as categories
  from list_owners o
  join lists l on l.id = o.list_id
  where o.user_id = ${requireUser(scope).id}::int
  order by case when count(o.changed_at) over () > 0 then coalesce(o.changed_at, o.since) end desc,
    case when l.occasion_date >= ${dayOf(scope.now())}::date then l.occasion_date end,
    o.since desc, l.id`
