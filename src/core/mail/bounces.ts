import { transact } from '../db.ts'
import { announceAll } from '../live.ts'
import type { Services } from '../scope.ts'
import { rememberFault } from './address-faults.ts'
import { recordUndelivered } from './waiting-mails.ts'

/**
 * Records that mails to an e-mail address come back, so that no mail of any kind goes there until a person confirms the
 * address. Mails whose outcome somebody watches, such as lots, count as failed from now on.
 */
export const recordBounce = (services: Services, address: string): Promise<void> =>
  transact(services.sql, async (tx) => {
    await rememberFault(services, tx, address, 'gone')
    const watched = await recordUndelivered(services, tx, address)
    await announceAll(tx, watched.map((each) => ({ ...each, event: 'mail' }))) // oxfmt-ignore
  })
