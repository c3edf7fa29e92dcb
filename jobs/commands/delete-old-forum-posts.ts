import type { Services } from '#core/scope.ts'
import { countOldPosts, deleteOldPosts } from '../../src/forum/index.ts'

export async function deleteOldForumPosts(services: Services, isDryRun: boolean): Promise<string> {
  const count = isDryRun ? await countOldPosts(services) : await deleteOldPosts(services)
  const messages = count === 1 ? '1 message' : `${count} messages`
  return isDryRun ? `Would delete ${messages} older than a year.` : `Deleted ${messages} older than a year.`
}
