import type { Sql } from '#core/db.ts'
import { announce } from '#core/live.ts'

/**
 * What can happen to a list while people look at it. The first two are the visitors' secret and never reach an owner who does not show
 * cross-offs; the others are what an owner did.
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

/** Tells, with the change's own commit, whoever looks at the list. `gift` is the public guid of the gift concerned. */
export const announceList = (tx: Sql, listPublicGuid: string, event: ListEvent, gift?: string): Promise<void> =>
  announce(tx, { topic: 'list', key: listPublicGuid, event, ...(gift && { subject: gift }) })
