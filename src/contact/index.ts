import { contactApi } from './api.ts'
import { contactPages } from './pages.tsx'

export { contactMails } from './mails.ts'
/** Writing to whoever runs this. */
export const contact = { pages: [contactPages], apis: [contactApi] }
