import { samplesOf } from '#core/mail/samples.ts'
import { bulkRenderers } from './send-bulk.ts'
import { renderers } from './send-mail.ts'

/** Samples of every kind of mail, for the people who write the texts of mails. */
export const mailSamples = samplesOf({ ...renderers, ...bulkRenderers })
