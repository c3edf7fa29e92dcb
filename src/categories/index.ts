import { categoryApi } from './api.ts'
import { categoryPages } from './pages.tsx'

export const categories = { pages: [categoryPages], apis: [categoryApi] }

export { createCategory } from './create-category.ts'
export { categoriesOf } from './own-categories.ts'
export { renameCategory } from './rename-category.ts'
