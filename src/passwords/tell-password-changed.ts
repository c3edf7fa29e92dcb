import { randomUUID } from 'node:crypto'
import type { Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { enqueueMail, type MailServices } from '#core/mail.ts'

/** Mails an account that it has another password, in case that was somebody else. */
export async function tellPasswordChanged(services: MailServices, tx: Transaction, userId: number): Promise<void> {
  const [user] = await tx<{ email: string; edition: EditionCode }[]>`
    select email::text as email, edition from users where id = ${userId}`
  await enqueueMail(services, tx, {
    kind: 'password-changed',
    cause: `password-changed:${randomUUID()}`,
    recipient: user!.email,
    userId,
    edition: user!.edition,
  })
}
