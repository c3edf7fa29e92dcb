import { crossOffMails } from '../src/cross-offs/index.ts'
import { drawMails } from '../src/draws/index.ts'
import { forumMails } from '../src/forum/index.ts'
import { joiningMails } from '../src/joining/index.ts'
import { lotMails } from '../src/lots/index.ts'
import { ownerMails } from '../src/owners/index.ts'
import { passkeyMails } from '../src/passkeys/index.ts'
import { passwordMails } from '../src/passwords/index.ts'
import { sharingMails } from '../src/sharing/index.ts'
import { sendMail, type MailRenderer } from '#core/send-mail.ts'
import { defineJob } from './define-job.ts'
import { giveMailUpJob } from './give-mail-up.ts'

/** Who renders which kind of mail. */
export const renderers: Record<string, MailRenderer> = {
  ...joiningMails,
  ...crossOffMails,
  ...drawMails,
  ...lotMails,
  ...forumMails,
  ...ownerMails,
  ...passkeyMails,
  ...passwordMails,
  ...sharingMails,
}

export const sendMailJob = defineJob({
  name: 'send-mail',
  queue: {
    retryLimit: 12,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 120,
    notify: true,
    deadLetter: giveMailUpJob.name,
  },
  // Mails mostly wait for the mail server: together these keep its ten connections busy.
  concurrency: { localConcurrency: 2, batchSize: 5 },
  run: (services, { mailId }, transport) => sendMail(services, transport, renderers, mailId),
})
