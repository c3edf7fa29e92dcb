import { sharingPages } from './pages.tsx'
import { sendApi } from './send-api.ts'
import { sendPages } from './send-pages.tsx'
import type { WebFeature } from '#web/feature.ts'

export const sharing: WebFeature = {
  pages: [sendPages, sharingPages],
  apis: [sendApi],
  textFields: {
    recipients: 'send.recipients',
    subject: 'general.subject',
    messageStart: 'send.message_start',
    messageEnd: 'send.message_end',
  },
}
