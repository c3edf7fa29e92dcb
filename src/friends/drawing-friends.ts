import type { Sql } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import type { Scope } from '#core/scope.ts'

export interface DrawingFriend {
  fullName: string
  /** host and name, as people write it down */
  wishlistUrlForDisplay: string
  publicUserGuid: string
  /** public guid of the friend's list, by which the friend is chosen */
  friendParticipantPublicGuid: string
}

/** Those whose list has one owner, by name, each once. `hadMultiUserFriends`: whether others were left out. */
export async function drawingFriends(
  scope: Scope,
): Promise<{ friends: DrawingFriend[]; hadMultiUserFriends: boolean }> {
  if (!scope.user) return { friends: [], hadMultiUserFriends: false }
  const rows = await scope.sql<
    { fullName: string; username: string; publicUserGuid: string; listGuid: string; owners: number }[]
  >`
    select l.first_name || ' ' || l.last_name as "fullName", l.username::text as username, u.public_guid as "publicUserGuid", l.public_guid as "listGuid",
      (select count(*)::int from list_owners c where c.list_id = l.id) as owners
    from friendships f
    join lists l on l.id = f.list_id
    join list_owners o on o.list_id = l.id and o.is_primary
    join users u on u.id = o.user_id
    where f.user_id = ${scope.user.id}
    order by lower(l.first_name || ' ' || l.last_name), f.id`
  const host = new URL(scope.config.baseUrl).host
  const seen = new Set<string>()
  const friends: DrawingFriend[] = []
  for (const { fullName, username, publicUserGuid, listGuid, owners } of rows) {
    if (owners > 1 || seen.has(publicUserGuid)) continue
    seen.add(publicUserGuid)
    friends.push({
      fullName,
      wishlistUrlForDisplay: `${host}/${username}`,
      publicUserGuid,
      friendParticipantPublicGuid: listGuid,
    })
  }
  return { friends, hadMultiUserFriends: rows.some(({ owners }) => owners > 1) }
}

/** Has the address, so never for the asker's eyes. */
export interface FriendToDraw {
  listGuid: string
  userGuid: string
  userId: number
  fullName: string
  email: string
  edition: EditionCode
}

export async function friendsToDraw(sql: Sql, userId: number, listGuids: readonly string[]): Promise<FriendToDraw[]> {
  if (listGuids.length === 0) return []
  return sql<FriendToDraw[]>`
    select l.public_guid as "listGuid", u.public_guid as "userGuid", u.id as "userId", l.first_name || ' ' || l.last_name as "fullName", u.email::text as email, u.edition
    from friendships f
    join lists l on l.id = f.list_id
    join list_owners o on o.list_id = l.id and o.is_primary
    join users u on u.id = o.user_id
    where f.user_id = ${userId} and l.public_guid = any(${[...listGuids]}::uuid[])
      and not exists (select 1 from list_owners c where c.list_id = l.id and not c.is_primary)`
}
