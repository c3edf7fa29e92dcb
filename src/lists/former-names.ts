import type { Sql, Transaction } from '#core/db.ts'
import { Forbidden } from '#core/errors.ts'
import { routableName } from '#core/names.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope, Services } from '#core/scope.ts'
import { changeOwnList } from './change-lists.ts'

/** A name that a list had, which still leads to it and which no other list gets. */
export interface FormerName {
  username: string
  expiresAt: Date
}

/** A list with so many former names takes no new one until its owner gives one up: names are for everybody. */
export const maxFormerNames = 10

/** Latest first. */
export const formerNamesOf = (sql: Sql, listId: number): Promise<FormerName[]> => sql<FormerName[]>`
  select username::text as username, expires_at from list_names
  where list_id = ${listId} and expires_at is not null
  order by expires_at desc, username`

/** @returns the name that a list has now, by one that it had; null for any other name */
export async function currentNameOf(sql: Sql, formerName: string): Promise<string | null> {
  if (!routableName.test(formerName)) return null
  const [list] = await sql<{ username: string }[]>`
    select l.username::text as username from list_names n join lists l on l.id = n.list_id
    where n.username = ${formerName}::citext and n.username <> l.username`
  return list?.username ?? null
}

/** Keeps the name that a list has just lost for a year. */
export async function keepFormerName({ now }: Pick<Services, 'now'>, tx: Transaction, listId: number): Promise<void> {
  const expiresAt = new Date(now())
  expiresAt.setUTCFullYear(expiresAt.getUTCFullYear() + 1)
  await tx`
    update list_names n set expires_at = ${expiresAt}
    from lists l
    where l.id = ${listId} and n.list_id = l.id and n.username <> l.username and n.expires_at is null`
}

/**
 * Gives up a former name of the asker's list: it leads nowhere, and anybody may take it. A co-owner could otherwise rename the list and take its name.
 * @returns NotFound where the list has no such former name any more
 * @throws Forbidden for anybody but the list's primary owner
 */
export const giveUpName = (scope: Scope, privateGuid: string, username: string): Promise<Result<null, 'NotFound'>> =>
  changeOwnList(scope, privateGuid, async (tx, list): Promise<Result<null, 'NotFound'>> => {
    if (!list.isPrimaryOwner) throw new Forbidden()
    if (!routableName.test(username)) return refuse('NotFound')
    const { count } = await tx`
      delete from list_names where list_id = ${list.id} and username = ${username}::citext and expires_at is not null`
    return count === 1 ? ok(null) : refuse('NotFound')
  })

/** Frees the names that lists had more than a year ago. @returns how many */
export async function purgeListNames({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const { count } = await sql`delete from list_names where expires_at <= ${now()}`
  return count
}
