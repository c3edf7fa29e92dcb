import type { Sql, Transaction } from '#core/db.ts'
import { Forbidden } from '#core/errors.ts'
import { listNamePattern } from '#core/names.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope, Services } from '#core/scope.ts'
import { changeOwnList } from './change-lists.ts'

/** Former name of a list. It still leads to that list, and no other list can get it. */
export interface FormerName {
  username: string
  expiresAt: Date
}

/**
 * Maximum number of former names of a list, because names are scarce. A list that has this many can't be renamed until
 * its owner gives one of them up.
 */
export const maxFormerNames = 10

/** Returns the former names of a list, the latest first. */
export const formerNamesOf = (sql: Sql, listId: number): Promise<FormerName[]> => sql<FormerName[]>`
  select username::text as username, expires_at from list_names
  where list_id = ${listId} and expires_at is not null
  order by expires_at desc, username`

/** Returns the current name of the list that had this former name. Null for any other name. */
export async function currentNameOf(sql: Sql, formerName: string): Promise<string | null> {
  if (!listNamePattern.test(formerName)) return null
  const [list] = await sql<{ username: string }[]>`
    select l.username::text as username from list_names n join lists l on l.id = n.list_id
    where n.username = ${formerName}::citext and n.username <> l.username`
  return list?.username ?? null
}

/** Reserves the former name of a list that was just renamed. For a year, no other list can get it. */
export async function recordFormerName({ now }: Pick<Services, 'now'>, tx: Transaction, listId: number): Promise<void> {
  const expiresAt = new Date(now())
  expiresAt.setUTCFullYear(expiresAt.getUTCFullYear() + 1)
  await tx`
    update list_names n set expires_at = ${expiresAt}
    from lists l
    where l.id = ${listId} and n.list_id = l.id and n.username <> l.username and n.expires_at is null`
}

/**
 * Gives up a former name of the current user's list: it leads nowhere any more, and any list may get it. Only the
 * primary owner may do so. A co-owner could otherwise rename the list and get its former name for another list.
 * @returns NotFound if the list doesn't have this former name any more
 * @throws Forbidden if the current user isn't the list's primary owner
 */
export const giveUpName = (scope: Scope, privateGuid: string, username: string): Promise<Result<null, 'NotFound'>> =>
  changeOwnList(scope, privateGuid, async (tx, list): Promise<Result<null, 'NotFound'>> => {
    if (!list.isPrimaryOwner) throw new Forbidden()
    if (!listNamePattern.test(username)) return refuse('NotFound')
    const { count } = await tx`
      delete from list_names where list_id = ${list.id} and username = ${username}::citext and expires_at is not null`
    return count === 1 ? ok(null) : refuse('NotFound')
  })

/**
 * Deletes former names after their year, so that other lists can get them.
 * @returns number of deleted names
 */
export async function purgeListNames({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const { count } = await sql`delete from list_names where expires_at <= ${now()}`
  return count
}
