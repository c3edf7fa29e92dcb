import type { MessageId } from '#core/i18n.ts'

export const postMessages = {
  NoAccess: 'forum.error.no_access',
  WishlistNotFound: 'forum.error.list_gone',
} satisfies Record<string, MessageId>
export type PostProblem = keyof typeof postMessages
