import type { Sql } from '#core/db.ts'
import { fullNameOf } from '#core/names.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import type { Friend } from './friend.ts'
import { sortFriends } from './sort-friends.ts'
import { sortedBy, type Sorting } from './sorting.ts'

interface FriendRow extends Omit<Friend, 'fullName' | 'birthday'> {
  lastName: string
  /** `YYYY-MM-DD` */
  birthday: string | null
}

function toFriend({ lastName, birthday, ...row }: FriendRow): Friend {
  const [, month, day] = birthday?.split('-').map(Number) ?? []
  return {
    ...row,
    fullName: fullNameOf({ ...row, lastName }),
    birthday: birthday ? { day: day!, month: month! } : null,
  }
}

/**
 * Reads a user's friends, or only the friend with this `privateGuid`. Leaves out lists that the user has come to own,
 * because users are not their own friends.
 */
async function read(sql: Sql, userId: number, privateGuid: string | null): Promise<Friend[]> {
  const rows = await sql<FriendRow[]>`
    select f.private_guid, l.public_guid as list_public_guid, l.username::text as username, l.first_name, l.last_name,
      l.theme_image, l.image_hash, o.id is null as is_closed, o.city, o.birthday, o.last_update as last_list_update
    from friendships f
    join lists l on l.id = f.list_id
    left join lists o on o.id = l.id and o.access_type in ('OPEN', 'PUBLIC')
    where f.user_id = ${userId} and (${privateGuid}::uuid is null or f.private_guid = ${privateGuid}::uuid)
      and not exists (select 1 from list_owners w where w.list_id = l.id and w.user_id = f.user_id)
    order by f.id`
  return rows.map(toFriend)
}

/** Returns any user's friends, as that user sees them, oldest friendship first. */
export const friendsOfUser = (sql: Sql, userId: number): Promise<Friend[]> => read(sql, userId, null)

/** Returns the current user's friends, sorted. @throws Unauthorized without a login */
export const friendsOf = async (scope: Scope, sorting: Sorting = sortedBy('fullName')): Promise<Friend[]> =>
  sortFriends(await friendsOfUser(scope.sql, requireUser(scope).id), sorting, scope.texts.compare)

/**
 * Returns one of the current user's friends; null for a guid that is not one of them.
 * @throws Unauthorized without a login
 */
export const friendOf = async (scope: Scope, privateGuid: string): Promise<Friend | null> =>
  (await read(scope.sql, requireUser(scope).id, privateGuid))[0] ?? null
