import { contactMails } from '../src/contact/index.ts'
import { crossOffMails } from '../src/cross-offs/index.ts'
import { drawMails } from '../src/draws/index.ts'
import { forumMails } from '../src/forum/index.ts'
import { gatheringMails } from '../src/gatherings/index.ts'
import { joiningMails } from '../src/joining/index.ts'
import { leavingMails } from '../src/leaving/index.ts'
import { lotMails } from '../src/lots/index.ts'
import { ownerMails } from '../src/owners/index.ts'
import { profileMails } from '../src/profile/index.ts'
import { passkeyMails } from '../src/passkeys/index.ts'
import { passwordMails } from '../src/passwords/index.ts'
import { sharingMails } from '../src/sharing/index.ts'
import { sendMail, type MailRenderer } from '#core/mail/send-mail.ts'
import { sendMailKind, sendUrgentMailKind } from '#core/mail/enqueue-mail.ts'
import { defineJob } from './define-job.ts'
import { giveMailUpJob } from './give-mail-up.ts'

/** The renderer of each kind of mail that is sent one at a time. */
export const renderers: Record<string, MailRenderer> = {
  ...joiningMails,
  ...leavingMails,
  ...crossOffMails,
  ...drawMails,
  ...lotMails,
  ...gatheringMails,
  ...forumMails,
  ...ownerMails,
  ...profileMails,
  ...passkeyMails,
  ...passwordMails,
  ...sharingMails,
  ...contactMails,
}

/** Time that a job may take. It is more than the 10 minutes for which a mail waits for the mail server's last reply. */
const expireInSeconds = 900

/**
 * Retries of a mail's job for 4 days, because a mail server may be away over a weekend. After that the mail is given
 * up. The waits double up to 4 hours, and pg-boss shortens each at random by up to a half.
 */
export const retries = {
  retryLimit: 47,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 4 * 3600,
  expireInSeconds,
  deadLetter: giveMailUpJob.name,
}

export const sendMailJob = defineJob({
  kind: sendMailKind,
  queue: { ...retries, notify: true },
  concurrency: { localConcurrency: 2, batchSize: 5, maxWhileSlow: 10 },
  run: (services, job, { usual }) => sendMail(services, usual, renderers, job),
})

/** Sends mails for which somebody waits. Retries end after 9 hours, because links in such mails expire. */
export const sendUrgentMailJob = defineJob({
  kind: sendUrgentMailKind,
  queue: { ...retries, retryLimit: 32, retryDelayMax: 1800, notify: true },
  concurrency: { localConcurrency: 2, batchSize: 3, maxWhileSlow: 10 },
  run: (services, job, { urgent }) => sendMail(services, urgent, renderers, job),
})
