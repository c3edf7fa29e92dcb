import { z } from 'zod'
import { blankAsNull, email, guid, nameText, optionalNameText } from '#core/input.ts'

export const inviteInput = z.object({
  privateWishlistGuid: guid(),
  name: nameText({ max: 100, required: 'owners.invite.name_required', tooLong: 'owners.invite.name_too_long' }),
})

/** Form of an invite. It may contain an e-mail address, to which the invite is sent. */
export const inviteForm = inviteInput.extend({ email: z.preprocess(blankAsNull, email().nullable()) })

export const removeInput = z.object({ privateWishlistGuid: guid(), publicUserGuid: guid() })

/** Input of the API for accepting an invite. The names are ignored, because an account has names already. */
export const acceptInput = z.object({
  invitationGuid: guid(),
  firstName: optionalNameText({ max: 50, tooLong: 'general.first_name.too_long' }),
  lastName: optionalNameText({ max: 100, tooLong: 'general.last_name.too_long' }),
})
