import type { Sql } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { fullNameOf } from '#core/names.ts'
import type { Scope } from '#core/scope.ts'

export interface DrawingFriend {
  fullName: string
  /** host and username of the friend's list, without the protocol */
  wishlistUrlForDisplay: string
  publicUserGuid: string
  /** public guid of the friend's list, by which the friend is chosen */
  friendParticipantPublicGuid: string
  themeImage: string
  imageHash: string | null
}

interface DrawingFriendRow {
  firstName: string
  lastName: string
  username: string
  themeImage: string
  imageHash: string | null
  publicUserGuid: string
  friendParticipantPublicGuid: string
  isShared: boolean
}

/**
 * Returns the current user's friends who can take part in a draw, sorted by name: each friend who is the only owner of
 * their list, once. A friend whose list was closed can take part, because a lot shows nothing of a list unless its
 * owner chooses that list. `hadMultiUserFriends` says whether friends were left out because their list has several
 * owners.
 */
export async function drawingFriends(
  scope: Scope,
): Promise<{ friends: DrawingFriend[]; hadMultiUserFriends: boolean }> {
  if (!scope.user) return { friends: [], hadMultiUserFriends: false }
  const rows = await scope.sql<DrawingFriendRow[]>`
    select l.first_name, l.last_name, l.username::text as username, l.theme_image, l.image_hash,
      u.public_guid as public_user_guid, l.public_guid as friend_participant_public_guid,
      exists (select 1 from list_owners c where c.list_id = l.id and not c.is_primary) as is_shared
    from friendships f
    join lists l on l.id = f.list_id
    join list_owners o on o.list_id = l.id and o.is_primary
    join users u on u.id = o.user_id
    where f.user_id = ${scope.user.id}
      and not exists (select 1 from list_owners w where w.list_id = l.id and w.user_id = f.user_id)
    order by f.id`
  const host = new URL(scope.config.baseUrl).host
  const seen = new Set<string>()
  const friends = rows.flatMap(({ firstName, lastName, username, isShared, ...friend }) => {
    if (isShared || seen.has(friend.publicUserGuid)) return []
    seen.add(friend.publicUserGuid)
    return [{ ...friend, fullName: fullNameOf({ firstName, lastName }), wishlistUrlForDisplay: `${host}/${username}` }]
  })
  return {
    friends: friends.toSorted((one, other) => scope.texts.compare(one.fullName, other.fullName)),
    hadMultiUserFriends: rows.some(({ isShared }) => isShared),
  }
}

/**
 * A friend who becomes a participant of a draw. Includes the friend's e-mail address, so it must never be shown to the
 * current user.
 */
export interface FriendToDraw {
  listGuid: string
  userGuid: string
  /**
   * null if the friend's e-mail address is unproven: the lot is mailed to that address, and somebody else may have
   * registered with it
   */
  userId: number | null
  fullName: string
  email: string
  edition: EditionCode
}

export async function friendsToDraw(sql: Sql, userId: number, listGuids: readonly string[]): Promise<FriendToDraw[]> {
  if (listGuids.length === 0) return []
  return sql<FriendToDraw[]>`
    select l.public_guid as list_guid, u.public_guid as user_guid, case when u.email_proven_at is not null then u.id end as user_id,
      full_name(l.first_name, l.last_name) as full_name, u.email::text as email, u.edition
    from friendships f
    join lists l on l.id = f.list_id
    join list_owners o on o.list_id = l.id and o.is_primary
    join users u on u.id = o.user_id
    where f.user_id = ${userId} and u.id <> f.user_id and l.public_guid = any(${[...listGuids]}::uuid[])
      and not exists (select 1 from list_owners c where c.list_id = l.id and not c.is_primary)`
}
