import { forumApi } from './api.ts'
import { forumPages } from './pages.tsx'

export const forum = { pages: [forumPages], apis: [forumApi] }

export { countOldPosts, deleteOldPosts } from './delete-old-posts.ts'
export { createPost } from './create-post.ts'
export { forumMails } from './mails.ts'
export { postSchema, serializePost } from './serializers.ts'
export { postsOf, type Forum, type Post } from './posts-of.ts'
export { pushDeletedPost, pushPost } from './live.tsx'
export { reassignPosts } from './reassign-posts.ts'
export { takeNamesOff } from './take-names-off.ts'
export { tellOwners } from './tell-owners.ts'
