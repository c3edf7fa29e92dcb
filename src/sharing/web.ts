import { sharingPages } from './pages.tsx'
import { sendApi } from './send-api.ts'
import { sendPages } from './send-pages.tsx'
import { unwantedPages } from './unwanted-pages.tsx'

export const sharing = { pages: [sendPages, unwantedPages, sharingPages], apis: [sendApi] }
