import type { MessageId } from '#core/i18n.ts'

export const postProblems = ['NoAccess', 'WishlistNotFound'] as const
export type PostProblem = (typeof postProblems)[number]
export const postMessages: Record<PostProblem, MessageId> = {
  NoAccess: 'forum.error.no_access',
  WishlistNotFound: 'forum.error.list_gone',
}
