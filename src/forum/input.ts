import { z } from 'zod'
import { firstName, lastName } from '../accounts/index.ts'
import type { MessageId } from '#core/i18n.ts'
import { guid, isVisible, optionalNameText, text } from '#core/input.ts'
import { isNamed } from '#core/names.ts'
import type { CurrentUser } from '#core/scope.ts'

export const postInput = z.object({
  publicWishlistGuid: guid().meta({ description: 'Public guid of the list, from `Wishlist/Get`' }),
  message: text({ max: 2000, required: 'forum.message_required', tooLong: 'forum.message_too_long' })
    .refine((value) => value === '' || isVisible(value), 'forum.message_required' satisfies MessageId)
    .meta({ example: 'Do you still have your old bike?' }),
  firstName: optionalNameText({ max: 50, tooLong: 'general.first_name.too_long' }).meta({
    description: 'Required from a caller without a name; ignored, and may be null, otherwise',
    example: 'Lotte',
  }),
  lastName: optionalNameText({ max: 100, tooLong: 'general.last_name.too_long' }).meta({
    description: 'As `firstName`: null will do for a caller with a name',
    example: 'Visser',
  }),
})

const namedPostInput = postInput.extend({ firstName: firstName(), lastName: lastName() })

/** Returns the schema of a message. A user who has no name yet must give one. */
export const inputFor = (user: CurrentUser) => (isNamed(user) ? postInput : namedPostInput)
