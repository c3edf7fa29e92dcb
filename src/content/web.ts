import { blogPages } from './blog-pages.tsx'
import { documentPages } from './document-pages.tsx'
import { faqPages } from './faq-pages.tsx'
import { contentPages } from './pages.tsx'
import { sitePages } from './site-pages.tsx'
import type { WebFeature } from '#web/feature.ts'

/** Static pages (blog, frequent questions, legal texts), and files for programs such as robots.txt. */
export const content: WebFeature = { pages: [blogPages, contentPages, faqPages, documentPages, sitePages] }
