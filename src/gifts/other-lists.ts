import type { Scope } from '#core/scope.ts'

export interface OtherList {
  privateGuid: string
  name: string
}

export async function otherLists(scope: Scope, list: { id: number }): Promise<OtherList[]> {
  if (!scope.user) return []
  return scope.sql<OtherList[]>`
    select l.private_guid, coalesce(l.title, full_name(l.first_name, l.last_name)) as name
    from lists l
    join list_owners o on o.list_id = l.id and o.user_id = ${scope.user.id}::int
    where l.id <> ${list.id}::int
    order by l.created_at, l.id`
}
