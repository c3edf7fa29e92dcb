import { sharingPages } from './pages.tsx'
import { sendApi } from './send-api.ts'
import { sendPages } from './send-pages.tsx'
import { unwantedPages } from './unwanted-pages.tsx'

export type { ListInMail } from './list-in-mail.ts'
export { sharingMails } from './mails.ts'
export type { SentList } from './send-list.ts'
export const sharing = { pages: [sendPages, unwantedPages, sharingPages], apis: [sendApi] }
