import { overviewMails } from '../src/overview/index.ts'
import { sendBulk, type BulkRenderer } from '#core/mail/send-bulk.ts'
import { sendBulkKind } from '#core/mail/enqueue-mail.ts'
import { defineJob } from './define-job.ts'
import { retries } from './send-mail.ts'

/** The renderer of each kind of mail that is sent in large numbers. */
export const bulkRenderers: Record<string, BulkRenderer> = { ...overviewMails }

export const sendBulkJob = defineJob({
  kind: sendBulkKind,
  queue: { ...retries, notify: true },
  // runs two jobs at once: while one job reads the data of its mails, the other keeps the mail server busy
  concurrency: { localConcurrency: 1, batchSize: 2 },
  run: (services, job, { bulk }) => sendBulk(services, bulk, bulkRenderers, job),
})
