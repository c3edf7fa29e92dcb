import type { Sql } from '#core/db.ts'
import { announce } from '#core/live.ts'

export const ownersTopicName = 'owners'

/** Event about the owners of a list. `state`: an owner opened the list, or no longer has it open. */
export type OwnersEvent = 'joined' | 'left' | 'state'

/**
 * Announces an event to the owners of a list, and to nobody else, when the transaction commits.
 * @param userGuid public guid of the owner whom the event is about
 */
export const announceOwners = (tx: Sql, listPublicGuid: string, event: OwnersEvent, userGuid: string): Promise<void> =>
  announce(tx, { topic: ownersTopicName, key: listPublicGuid, event, subject: userGuid })
