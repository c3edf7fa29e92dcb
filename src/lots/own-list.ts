import type postgres from 'postgres'
import type { Sql } from '#core/db.ts'
import { isOwnersAddress, ownersIds } from '../access/index.ts'

/**
 * SQL condition: the giver owns the list, or has the e-mail address of one of its owners. The query must have the
 * giver's row of `participants` as `p`.
 */
export const isGiversOwnList = (sql: Sql, listId: postgres.PendingQuery<postgres.Row[]>) => sql`
  (${isOwnersAddress(sql, ownersIds(sql, listId), sql`p.email`)} or coalesce(p.user_id = any(${ownersIds(sql, listId)}), false))`
