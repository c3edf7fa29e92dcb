import { contactMails } from '../src/contact/index.ts'
import { crossOffMails } from '../src/cross-offs/index.ts'
import { drawMails } from '../src/draws/index.ts'
import { forumMails } from '../src/forum/index.ts'
import { joiningMails } from '../src/joining/index.ts'
import { leavingMails } from '../src/leaving/index.ts'
import { lotMails } from '../src/lots/index.ts'
import { ownerMails } from '../src/owners/index.ts'
import { profileMails } from '../src/profile/index.ts'
import { passkeyMails } from '../src/passkeys/index.ts'
import { passwordMails } from '../src/passwords/index.ts'
import { sharingMails } from '../src/sharing/index.ts'
import { sendMail, type MailRenderer } from '#core/mail/send-mail.ts'
import { sendMailKind } from '#core/mail/enqueue-mail.ts'
import { defineJob } from './define-job.ts'
import { giveMailUpJob } from './give-mail-up.ts'

/** The renderer of each kind of mail that is sent one at a time. */
export const renderers: Record<string, MailRenderer> = {
  ...joiningMails,
  ...leavingMails,
  ...crossOffMails,
  ...drawMails,
  ...lotMails,
  ...forumMails,
  ...ownerMails,
  ...profileMails,
  ...passkeyMails,
  ...passwordMails,
  ...sharingMails,
  ...contactMails,
}

/** Retries of a mail's job for two hours, because a mail server may be away. After that the mail is given up. */
export const retries = {
  retryLimit: 12,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  deadLetter: giveMailUpJob.name,
}

export const sendMailJob = defineJob({
  kind: sendMailKind,
  queue: { ...retries, expireInSeconds: 120, notify: true },
  // Jobs mostly wait for the mail server. These ten jobs keep all ten connections to the mail server busy.
  concurrency: { localConcurrency: 2, batchSize: 5 },
  run: (services, { mailId }, transport) => sendMail(services, transport, renderers, mailId),
})
