import type { MessageId } from '#core/i18n.ts'
import type { StoreProblem } from '#core/images/store.ts'

export const createProblems = ['IsAfstreper', 'Other', 'Unavailable'] as const
export type CreateProblem = (typeof createProblems)[number]
export const createMessages: Record<CreateProblem, MessageId> = {
  IsAfstreper: 'error.something_went_wrong',
  Other: 'new_list.too_many',
  Unavailable: 'general.username.unavailable',
}

/**
 * `InvalidData` means that the list can't get its new name: the name is taken or not allowed, or the list has
 * `maxFormerNames` already.
 */
export const settingsProblems = ['InvalidData', 'UserCannotAccessWishlist'] as const
export type SettingsProblem = (typeof settingsProblems)[number]

export const lotProblems = ['UserCannotAccessWishlist'] as const

export const imageMessages: Record<StoreProblem, MessageId> = {
  TooLarge: 'list_image.too_large',
  TooManyPixels: 'list_image.too_many_pixels',
  NoPicture: 'list_image.no_picture',
  NotStored: 'list_image.not_stored',
}
