import type { Sql } from '#core/db.ts'

/** SQL condition: participant `p` shows their giver a linked list, or wishes that they wrote. */
export const hasWishlist = (sql: Sql) => sql`(p.list_id is not null or p.wishes is not null)`
