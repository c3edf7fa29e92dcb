import type { Sql } from '#core/db.ts'

/** Moves a list's `last_update`: an owner has changed something of it. Nothing that a visitor does may come here. */
export async function touchList(tx: Sql, listId: number): Promise<void> {
  await tx`update lists set last_update = default where id = ${listId}`
}
