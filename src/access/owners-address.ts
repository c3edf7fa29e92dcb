import type postgres from 'postgres'
import type { Sql } from '#core/db.ts'

type Fragment = postgres.PendingQuery<postgres.Row[]>

/**
 * Returns an SQL array with the ids of the users who own a list.
 * @param list SQL expression of the list's id
 */
export const ownersIds = (sql: Sql, list: Fragment) =>
  sql`array(select user_id from list_owners where list_id = ${list})`

/**
 * Returns an SQL condition: one of the list's owners has proven this e-mail address.
 * @param list SQL expression of the list's id
 */
export const isProvenOwnersAddress = (sql: Sql, list: Fragment, address: Fragment) => sql`
  exists (
    select from list_owners o join users their on their.id = o.user_id
    where o.list_id = ${list} and their.email = ${address}::citext and their.email_proven_at is not null
  )`

/**
 * Returns an SQL condition: one of these owners has this e-mail address, proven or not, or has asked to change to it.
 * Such an owner may read all mails to this e-mail address, so none of these mails may reveal what is crossed off on the
 * list.
 * @param owners SQL expression of an array of users' ids, such as `ownersIds`
 * @param address SQL expression of an e-mail address
 * @param but SQL expression of the id of a user who doesn't count as an owner here, or of null
 */
export const isOwnersAddress = (sql: Sql, owners: Fragment, address: Fragment, but: Fragment = sql`null`) => sql`
  exists (
    select from users their
    where their.id = any(${owners}) and ${address}::citext in (their.email, their.pending_email) and their.id is distinct from ${but}::int
  )`
