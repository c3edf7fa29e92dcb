import { blogPages } from './blog-pages.tsx'
import { contentPages } from './pages.tsx'

export { articlesIn, type ShownArticle } from './articles.ts'

/** Pages of text alone. */
export const content = { pages: [blogPages, contentPages] }
