import { crossOffMails } from '../src/cross-offs/index.ts'
import { drawMails } from '../src/draws/index.ts'
import { joiningMails } from '../src/joining/index.ts'
import { sendMail, type MailTransport, type MailRenderer } from '#core/mail.ts'
import type { Services } from '#core/scope.ts'

/** Who writes which kind of mail. */
const writers: Record<string, MailRenderer> = { ...joiningMails, ...crossOffMails, ...drawMails }

/** Sends one ordered mail. */
export const sendMailJob = (
  services: Services,
  { mailId }: { mailId: number },
  transport: MailTransport,
): Promise<void> => sendMail(services, transport, writers, mailId)
