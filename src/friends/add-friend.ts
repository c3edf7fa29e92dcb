import { ok, refuse, type Result } from '#core/result.ts'
import { requireUser, type Scope } from '#core/scope.ts'

/**
 * Puts a list's owner among the asker's friends; a second time changes nothing.
 * @returns the friendship's private guid
 */
export async function addFriend(
  scope: Scope,
  listPublicGuid: string,
): Promise<Result<string, 'OwnWishlist' | 'WishlistNotFound'>> {
  const { id } = requireUser(scope)
  const [list] = await scope.sql<{ id: number; isOwn: boolean }[]>`
    select l.id, exists (select 1 from list_owners o where o.list_id = l.id and o.user_id = ${id}) as "isOwn"
    from lists l where l.public_guid = ${listPublicGuid}::uuid`
  if (!list) return refuse('WishlistNotFound')
  if (list.isOwn) return refuse('OwnWishlist')
  const [friendship] = await scope.sql<{ guid: string }[]>`
    insert into friendships (user_id, list_id) values (${id}, ${list.id})
    on conflict (user_id, list_id) do update set user_id = excluded.user_id
    returning private_guid as guid`
  return ok(friendship!.guid)
}
