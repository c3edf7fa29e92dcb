import { listByGuid, type SeenList } from '../access/index.ts'
import type { Sql } from '#core/db.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import type { AddProblem } from './problems.ts'

export interface Added {
  privateGuid: string
  list: SeenList
}

/**
 * Returns a list whose owner the caller may add as a friend: the list must be open to the caller now, and must not be
 * their own.
 */
export async function addableList(scope: Scope, listGuid: string): Promise<Result<SeenList, AddProblem>> {
  const access = await listByGuid(scope, listGuid)
  if (access?.state === 'OwnedByCurrentUser' || access?.state === 'OwnershipUnconfirmed') return refuse('OwnWishlist')
  return access?.state === 'Access' ? ok(access.list) : refuse('WishlistNotFound')
}

/**
 * Makes the owner of a list a friend of the user, in the caller's transaction. Check with `addableList` first. Changes
 * nothing if they are friends already.
 * @returns the friendship's private guid; null if the list was deleted
 */
export async function befriend(sql: Sql, userId: number, listId: number): Promise<string | null> {
  const [friendship] = await sql<{ privateGuid: string }[]>`
    insert into friendships (user_id, list_id)
    select ${userId}, id from (select id from lists where id = ${listId} for key share) l
    on conflict (user_id, list_id) do update set user_id = excluded.user_id
    returning private_guid`
  return friendship?.privateGuid ?? null
}

/** Adds a list's owner to the current user's friends. @throws Unauthorized without a login */
export async function addFriend(scope: Scope, listGuid: string): Promise<Result<Added, AddProblem>> {
  const user = requireUser(scope)
  const list = await addableList(scope, listGuid)
  if (!list.ok) return list
  const privateGuid = await befriend(scope.sql, user.id, list.value.id)
  return privateGuid ? ok({ privateGuid, list: list.value }) : refuse('WishlistNotFound')
}
