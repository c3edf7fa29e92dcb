import { forumApi } from './api.ts'
import { forumPages } from './pages.tsx'

export const forum = { pages: [forumPages], apis: [forumApi] }
export { pushDeletedPost, pushPost } from './live.tsx'
