import { categoryApi } from './api.ts'
import { categoryPages } from './pages.tsx'
import type { WebFeature } from '#web/feature.ts'

export const categories: WebFeature = {
  pages: [categoryPages],
  apis: [categoryApi],
  textFields: { name: 'category.name' },
}
