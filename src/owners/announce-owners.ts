import type { Sql } from '#core/db.ts'
import { announce } from '#core/live.ts'

export const ownersTopicName = 'owners'

/** `state`: somebody opened the list, or has it open no more. */
export type OwnersEvent = 'joined' | 'left' | 'state'

/** To the list's owners alone, with the commit. @param userGuid public guid of the owner concerned */
export const announceOwners = (tx: Sql, listPublicGuid: string, event: OwnersEvent, userGuid: string): Promise<void> =>
  announce(tx, { topic: ownersTopicName, key: listPublicGuid, event, subject: userGuid })
