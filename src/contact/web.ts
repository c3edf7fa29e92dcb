import { contactApi } from './api.ts'
import { contactPages } from './pages.tsx'

/** Writing to whoever runs this. */
export const contact = { pages: [contactPages], apis: [contactApi] }
