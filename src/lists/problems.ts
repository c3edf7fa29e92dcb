import type { MessageId } from '#core/i18n.ts'

/** Why a list is not made. */
export const createProblems = ['IsAfstreper', 'Other', 'Unavailable'] as const
export type CreateProblem = (typeof createProblems)[number]
export const createMessages: Record<CreateProblem, MessageId> = {
  IsAfstreper: 'error.something_went_wrong',
  Other: 'new_list.too_many',
  Unavailable: 'general.username.unavailable',
}

/** Why settings are not kept: `InvalidData` is a name that somebody has, or that only old lists may have. */
export const settingsProblems = ['InvalidData', 'UserCannotAccessWishlist'] as const
export type SettingsProblem = (typeof settingsProblems)[number]

/** Why nothing is told of a list's lots. */
export const lotProblems = ['UserCannotAccessWishlist'] as const

/** Why an uploaded picture is refused. */
export const imageMessages: Record<'TooLarge' | 'TooManyPixels' | 'NoPicture', MessageId> = {
  TooLarge: 'list_image.too_large',
  TooManyPixels: 'list_image.too_many_pixels',
  NoPicture: 'list_image.no_picture',
}
