import { samplesOf } from '#core/mail/samples.ts'
import { bulkRenderers } from './send-bulk.ts'
import { renderers } from './send-mail.ts'

/** What every kind of mail looks like, for those who write its words. */
export const mailSamples = samplesOf({ ...renderers, ...bulkRenderers })
