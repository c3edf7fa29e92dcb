import { z } from 'zod'
import { email, guid, optionalGuid, optionalCheckbox, password } from '#core/input.ts'

const giftGuid = () => guid().meta({ description: 'Public guid of the gift, from `Wishlist/Get`' })

export const startFlowInput = z.object({ publicGiftGuid: giftGuid() })

export const crossOffInput = z.object({
  publicGiftGuid: giftGuid(),
  contextId: optionalGuid().meta({
    description:
      'From `Wishlist/StartFlow`. The same one again returns the same `crossOffGuid`, so a repeated request crosses nothing off twice, even after an undo. May be null',
  }),
})

export const undoInput = z.object({
  publicGuid: giftGuid(),
  privateCrossOffGuid: guid().meta({
    description: 'From `Gift/CrossOff` or the gift, or the last part of the link in the mail about the cross-off',
  }),
  contextId: optionalGuid().meta({ description: 'Has no effect and may be null' }),
})

export const addressForm = z.object({ email: email('general.email.own_is_required') })

export const passwordForm = z.object({
  password: password({ max: 500, required: 'general.password.is_required', tooLong: 'general.password.too_long' }),
})

/** `from` is the page to which a plain form goes back. */
export const ticksForm = z.object({
  isBought: optionalCheckbox(),
  isWrapped: optionalCheckbox(),
  from: z.enum(['home', 'overview']).catch('overview'),
})

/**
 * A malformed `contextId` starts a new flow. `isShown` is whether the dialog stated that the list's owners see
 * cross-offs.
 */
export const contextForm = z.object({
  contextId: optionalGuid().catch(null),
  isShown: z.enum(['true', 'false']).optional().catch(undefined),
})
