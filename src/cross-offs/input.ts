import { z } from 'zod'
import { email, guid, optionalGuid, optionalCheckbox, password } from '#core/input.ts'

export const startFlowInput = z.object({ publicGiftGuid: guid() })

export const crossOffInput = z.object({ publicGiftGuid: guid(), contextId: optionalGuid() })

export const undoInput = z.object({ publicGuid: guid(), privateCrossOffGuid: guid(), contextId: optionalGuid() })

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
