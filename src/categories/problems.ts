import type { MessageId } from '#core/i18n.ts'

export const categoryProblems = ['LastCategory', 'TooManyGifts'] as const
export type CategoryProblem = (typeof categoryProblems)[number]
export const categoryMessages: Record<CategoryProblem, MessageId> = {
  LastCategory: 'category.is_last',
  TooManyGifts: 'category.too_many_gifts',
}
