export type { FetchedPage, PageReading } from './page-reading.ts'
export { readPage } from './read-page.ts'
export { sanitizeAddress } from './sanitize-address.ts'
