import { articleUrl, blogUrl } from '#views/content/blog/urls.ts'
import { faqUrl } from '#views/content/urls.ts'
import { editionCodes } from '#core/editions.ts'
import { articlesIn } from './articles.ts'
import { blogPages } from './blog-pages.tsx'
import { documentPages, documentPaths } from './document-pages.tsx'
import { faqPages } from './faq-pages.tsx'
import { contentPages } from './pages.tsx'
import { sitePages } from './site-pages.tsx'
import type { WebFeature } from '#web/feature.ts'

/** Static pages (blog, frequent questions, legal texts), and files for programs such as robots.txt. */
export const content: WebFeature = {
  pages: [blogPages, contentPages, faqPages, documentPages, sitePages],
  pagesOfTheDay: new Set([
    blogUrl,
    ...editionCodes.flatMap((code) => articlesIn(code).map(articleUrl)),
    faqUrl,
    ...documentPaths,
  ]),
}
