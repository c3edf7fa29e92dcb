import type { Sql } from '#core/db.ts'
import { announce, announceAll, announcementSql, type Announcement } from '#core/live.ts'

/**
 * Event of a list. Owners receive `crossed-off` and `undone` only if their list shows cross-offs, because these are the
 * visitors' secret.
 */
export type ListEvent =
  | 'crossed-off'
  | 'undone'
  | 'gift-changed'
  | 'gift-added'
  | 'gift-deleted'
  | 'rearranged'
  | 'list-changed'
  | 'list-deleted'
  | 'post-added'
  | 'post-deleted'
  | 'owners-changed'

const announcementOf = (listPublicGuid: string, event: ListEvent, subject?: string): Announcement => ({
  topic: 'list',
  key: listPublicGuid,
  event,
  ...(subject && { subject }),
})

/**
 * Announces an event of a list when the transaction commits.
 * @param subject public guid of the gift or message concerned; for `owners-changed`, of the user who became or stopped
 *   being an owner
 */
export const announceList = (tx: Sql, listPublicGuid: string, event: ListEvent, subject?: string): Promise<void> =>
  announce(tx, announcementOf(listPublicGuid, event, subject))

/** Returns an SQL expression that announces a list event from within another statement. */
export const announcingList = (tx: Sql, listPublicGuid: string, event: ListEvent, subject: string) =>
  announcementSql(tx, announcementOf(listPublicGuid, event, subject))

/** Announces the same event of many lists in one statement, when the transaction commits. */
export const announceLists = (
  tx: Sql,
  event: ListEvent,
  lists: readonly { listGuid: string; subject?: string }[],
): Promise<void> =>
  announceAll(
    tx,
    lists.map(({ listGuid, subject }) => announcementOf(listGuid, event, subject)),
  )
