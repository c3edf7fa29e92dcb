import { forgetFault } from '#core/mail/address-faults.ts'
import { recordBounce } from '#core/mail/bounces.ts'
import { mailOfReturnPath } from '#core/mail/return-path.ts'
import { recipientOf } from '#core/mail/waiting-mails.ts'
import type { Services } from '#core/scope.ts'

/**
 * Stops all mails to an e-mail address, because mails to it come back, or lets them go there again.
 * @param given the address, or the address to which one of our mails came back
 * @returns a line that says so
 * @throws Error if no mail belongs to the address to which it came back
 */
export async function suppressCommand(services: Services, given: string, isLifted: boolean): Promise<string> {
  const mailId = mailOfReturnPath(services.signer, given)
  const address = mailId === null ? given : await recipientOf(services, mailId)
  if (address === null) throw new Error('the mail that came back is no longer known')
  if (isLifted) await forgetFault(services.sql, services, address)
  else await recordBounce(services, address)
  return isLifted ? `${address} gets mails again` : `${address} gets no more mails until its owner confirms it`
}
