import { z } from 'zod'
import { email, guid, optionalGuid, password } from '#core/input.ts'

export const startFlowInput = z.object({ publicGiftGuid: guid() })

export const crossOffInput = z.object({ publicGiftGuid: guid(), contextId: optionalGuid() })

export const undoInput = z.object({ publicGuid: guid(), privateCrossOffGuid: guid(), contextId: optionalGuid() })

/** The dialog's address, of somebody who is not logged in. */
export const addressForm = z.object({ email: email('general.email.own_is_required') })

/** The dialog's password, where the address is an account's. */
export const passwordForm = z.object({
  password: password({ max: 500, required: 'general.password.is_required', tooLong: 'general.password.too_long' }),
})

/** The flow that the dialog began; what is none begins another. */
export const contextForm = z.object({ contextId: optionalGuid().catch(null) })
