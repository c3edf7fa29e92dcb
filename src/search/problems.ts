import type { MessageId } from '#core/i18n.ts'

export const searchMessages = { TookTooLong: 'listsearch.failed' } satisfies Record<string, MessageId>
export type SearchProblem = keyof typeof searchMessages
