import { categoryApi } from './api.ts'
import { categoryPages } from './pages.tsx'

export const categories = { pages: [categoryPages], apis: [categoryApi] }
