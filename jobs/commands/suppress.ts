import { forgetFault } from '#core/mail/address-faults.ts'
import { recordBounce } from '#core/mail/bounces.ts'
import { mailOfReturnPath } from '#core/mail/return-path.ts'
import { recipientOf } from '#core/mail/waiting-mails.ts'
import type { Services } from '#core/scope.ts'

/**
 * Stops all mails to an e-mail address, because mails to it come back, or lets them go there again.
 * @param given the address, or the address to which one of our mails came back
 * @returns a line that says so
 * @throws Error if no mail belongs to the address to which it came back, or the mail has another recipient by now
 */
export async function suppressCommand(services: Services, given: string, isLifted: boolean): Promise<string> {
  const address = await addressOf(services, given)
  if (isLifted) await forgetFault(services.sql, services, address)
  else await recordBounce(services, address)
  return isLifted ? `${address} gets mails again` : `${address} gets no more mails until its owner confirms it`
}

async function addressOf(services: Services, given: string): Promise<string> {
  const returned = mailOfReturnPath(services.signer, given)
  if (!returned) {
    const { mailReturnPath } = services.config
    const [local, domain] = (mailReturnPath ?? '').split('@')
    if (local && given.startsWith(`${local}+`) && given.endsWith(`@${domain}`))
      throw new Error('no mail of ours has this code')
    return given
  }
  const recipient = await recipientOf(services, returned.mailId)
  if (recipient === null || !returned.wasSentTo(recipient))
    throw new Error('the mail that came back is no longer known')
  return recipient
}
