import { forumApi } from './api.ts'
import { forumPages } from './pages.tsx'
import type { WebFeature } from '#web/feature.ts'

export const forum: WebFeature = {
  pages: [forumPages],
  apis: [forumApi],
  textFields: { message: 'general.your_message' },
}
export { pushDeletedPost, pushPost } from './live.tsx'
