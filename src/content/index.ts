import { documentPages } from './document-pages.tsx'
import { faqPages } from './faq-pages.tsx'
import { contentPages } from './pages.tsx'
import { sitePages } from './site-pages.tsx'

/** Pages of text alone, and what programs ask of a site. */
export const content = { pages: [contentPages, faqPages, documentPages, sitePages] }
