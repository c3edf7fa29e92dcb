import { giveMailUp, type MailTransport } from '#core/mail.ts'
import type { JobName, Jobs } from '#core/queue.ts'
import type { Services } from '#core/scope.ts'
import { sendMailJob } from './send-mail.ts'
import { tidy } from './tidy.ts'

/** What each job does. */
export const jobs: {
  [Name in JobName]: (services: Services, data: Jobs[Name], transport: MailTransport) => Promise<void>
} = {
  'give-mail-up': (services, { mailId }) => giveMailUp(services, mailId),
  'send-mail': sendMailJob,
  tidy,
}
