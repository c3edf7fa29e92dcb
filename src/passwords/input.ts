import { z } from 'zod'
import { flag, checkbox } from '#core/input.ts'
import { loginInput, newPassword, passwordConfirmation, refuseDifferentPasswords } from '../accounts/index.ts'

/** Accepts an e-mail address or the username of a list, as the login does. */
export const requestInput = z.object({ login: loginInput.shape.emailOrUsername })

export const resetInput = z.object({
  resetCode: z.string({ error: 'general.invalid' }),
  password: newPassword(),
  /** not in the API contract */
  keepPasskeys: flag(),
})

export const resetForm = resetInput
  .extend({ passwordConfirmation: passwordConfirmation(), keepPasskeys: checkbox() })
  .superRefine(refuseDifferentPasswords)
