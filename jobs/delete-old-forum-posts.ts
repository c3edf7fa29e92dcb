import { deleteOldPosts } from '../src/forum/index.ts'
import { defineJob } from './define-job.ts'

export const deleteOldForumPostsJob = defineJob({
  kind: 'delete-old-forum-posts',
  cron: '10 4 * * *',
  run: deleteOldPosts,
})
