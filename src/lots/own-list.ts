import type postgres from 'postgres'
import type { Sql } from '#core/db.ts'
import { isOwnersAddress, ownersIds } from '../access/index.ts'

/** Whether a list is the giver's own: one of its owners has the lot or its address. For statements that have the giver as `p`. */
export const isGiversOwnList = (sql: Sql, listId: postgres.PendingQuery<postgres.Row[]>) => sql`
  (${isOwnersAddress(sql, ownersIds(sql, listId), sql`p.email`)} or coalesce(p.user_id = any(${ownersIds(sql, listId)}), false))`
