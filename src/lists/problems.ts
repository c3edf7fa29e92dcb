import type { MessageId } from '#core/i18n.ts'
import type { StoreProblem } from '#core/images/store.ts'
import type { ProblemText } from '#core/result.ts'

export const createMessages = {
  IsAfstreper: 'error.something_went_wrong',
  Other: 'new_list.too_many',
  Unavailable: 'general.username.unavailable',
} satisfies Record<string, MessageId>
export type CreateProblem = keyof typeof createMessages

/** Reasons why the settings stay as they are. The page says with `nameProblem` what is wrong with the name. */
export const settingsMessages = {
  InvalidData: { says: 'The name is reserved or in use, or the list has the maximum of former names.' },
  UserCannotAccessWishlist: { says: 'Never occurs: the response is a 401.' },
} satisfies Record<string, ProblemText>
export type SettingsProblem = keyof typeof settingsMessages

export const lotMessages = {
  UserCannotAccessWishlist: { says: 'The current user doesn’t own this list.' },
} satisfies Record<string, ProblemText>
export type LotProblem = keyof typeof lotMessages

export const imageMessages: Record<StoreProblem, MessageId> = {
  TooLarge: 'list_image.too_large',
  TooManyPixels: 'list_image.too_many_pixels',
  NoPicture: 'list_image.no_picture',
  NotStored: 'list_image.not_stored',
}
