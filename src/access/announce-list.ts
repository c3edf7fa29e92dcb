import type { Sql } from '#core/db.ts'
import { announce, announceAll, announcing, type Announcement } from '#core/live.ts'

/** Crossing off and undoing are the visitors' secret: owners hear of them only if their list shows cross-offs. */
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

/** With the transaction's commit. @param subject public guid of the gift or message concerned; for `owners-changed`, of who joined or went */
export const announceList = (tx: Sql, listPublicGuid: string, event: ListEvent, subject?: string): Promise<void> =>
  announce(tx, announcementOf(listPublicGuid, event, subject))

/** The same as part of a statement that does more. */
export const announcingList = (tx: Sql, listPublicGuid: string, event: ListEvent, subject: string) =>
  announcing(tx, announcementOf(listPublicGuid, event, subject))

/** The same of many lists, in one statement. */
export const announceLists = (
  tx: Sql,
  event: ListEvent,
  lists: readonly { listGuid: string; subject?: string }[],
): Promise<void> =>
  announceAll(
    tx,
    lists.map(({ listGuid, subject }) => announcementOf(listGuid, event, subject)),
  )
