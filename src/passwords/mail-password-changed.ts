import { randomUUID } from 'node:crypto'
import type { Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { capPolicyOf, enqueueMail, type MailServices } from '#core/mail/enqueue-mail.ts'

/** Notifies an account by mail that its password was changed, in case an intruder changed it. */
export const mailPasswordChanged = (
  services: MailServices,
  tx: Transaction,
  { id, email, edition, isProven }: { id: number; email: string; edition: EditionCode; isProven: boolean },
): Promise<void> =>
  enqueueMail(services, tx, {
    kind: 'password-changed',
    cause: `password-changed:${randomUUID()}`,
    recipient: email,
    userId: id,
    edition,
    beyondCap: capPolicyOf({ isProven }, 'wait'),
  })
