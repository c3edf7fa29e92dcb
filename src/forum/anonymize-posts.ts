import { announceLists } from '../access/index.ts'
import type { Transaction } from '#core/db.ts'

/**
 * Anonymizes the messages of a user who is about to be deleted. The text stays. Pages that show one of these messages
 * reload.
 */
export async function anonymizePosts(tx: Transaction, userId: number): Promise<void> {
  const lists = await tx<{ listGuid: string }[]>`
    with nameless as (
      update forum_posts set user_id = null, first_name = null, last_name = null where user_id = ${userId} returning list_id
    )
    select l.public_guid as list_guid from lists l where l.id in (select list_id from nameless)`
  await announceLists(tx, 'list-changed', lists)
}
