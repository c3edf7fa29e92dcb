import { categoryApi } from './api.ts'
import { categoryPages } from './pages.tsx'

/** The categories of one's own lists. */
export const categories = { pages: [categoryPages], apis: [categoryApi] }

export { createCategory } from './create-category.ts'
