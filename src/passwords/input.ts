import { z } from 'zod'
import { flag, checkbox } from '#core/input.ts'
import { loginInput, newPassword, passwordConfirmation, refuseDifferentPasswords } from '../accounts/index.ts'

export const requestInput = z.object({ login: loginInput.shape.emailOrUsername })

export const resetCode = () =>
  z.string({ error: 'general.invalid' }).meta({
    description: 'Code from the link in the email of `Account/RequestResetPassword`',
    example: 'q3Xb7LmZ0sVw2TgKc9RyHd5NfPe8UaJo1iCx4BkQuEY',
  })

export const resetInput = z.object({
  resetCode: resetCode(),
  password: newPassword(),
  /** not in the API contract */
  keepPasskeys: flag().meta({
    description:
      'Whether the account keeps its passkeys, null for no; without effect if its address was never confirmed',
  }),
})

export const resetForm = resetInput
  .extend({ passwordConfirmation: passwordConfirmation(), keepPasskeys: checkbox() })
  .superRefine(refuseDifferentPasswords)
