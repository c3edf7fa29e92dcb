import type { MessageId } from '#core/i18n.ts'

export const productSearchMessages = { TookTooLong: 'error.something_went_wrong' } satisfies Record<string, MessageId>
export type ProductSearchProblem = keyof typeof productSearchMessages
