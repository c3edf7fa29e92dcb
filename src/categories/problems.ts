import type { MessageId } from '#core/i18n.ts'

export const categoryMessages = {
  LastCategory: 'category.is_last',
  TooManyGifts: 'category.too_many_gifts',
} satisfies Record<string, MessageId>
export type CategoryProblem = keyof typeof categoryMessages
export const deleteMessages = { LastCategory: categoryMessages.LastCategory }
