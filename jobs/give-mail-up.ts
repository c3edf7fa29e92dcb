import { giveUpMail } from '#core/mail/send-mail.ts'
import { jobKind } from '#core/queue.ts'
import { defineJob } from './define-job.ts'

/** Gives up mails after all their tries have failed. */
export const giveMailUpJob = defineJob({
  kind: jobKind<{ mailId: number } | { mailIds: readonly number[] }>('give-mail-up'),
  queue: { retryLimit: 12, retryDelay: 2, retryBackoff: true, expireInSeconds: 120 },
  async run(services, data) {
    for (const id of 'mailIds' in data ? data.mailIds : [data.mailId]) await giveUpMail(services, id)
  },
})
