import { z } from 'zod'
import { blankAsNull, email, guid, nameText, optionalNameText } from '#core/input.ts'
import { ownListGuid } from '../lists/index.ts'

export const inviteInput = z.object({
  privateWishlistGuid: ownListGuid(),
  name: nameText({ max: 100, required: 'owners.invite.name_required', tooLong: 'owners.invite.name_too_long' }).meta({
    description: 'Name of the invited person, to tell invitations apart',
    example: 'Sem',
  }),
})

/** Form of an invite. It may contain an e-mail address, to which the invite is sent. */
export const inviteForm = inviteInput.extend({ email: z.preprocess(blankAsNull, email().nullable()) })

export const removeInput = z.object({
  privateWishlistGuid: ownListGuid(),
  publicUserGuid: guid().meta({ description: 'Guid of the owner, from `WishlistOwner/…/GetOwnersAndInvites`' }),
})

const ignoredName = 'Has no effect, because an account has a name; may be null'

/** Input of the API for accepting an invite. */
export const acceptInput = z.object({
  invitationGuid: guid().meta({ description: 'Guid of the invitation, with which its link ends' }),
  firstName: optionalNameText({ max: 50, tooLong: 'general.first_name.too_long' }).meta({
    description: ignoredName,
    example: 'Sem',
  }),
  lastName: optionalNameText({ max: 100, tooLong: 'general.last_name.too_long' }).meta({
    description: ignoredName,
    example: 'Bakker',
  }),
})
