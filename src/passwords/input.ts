import { z } from 'zod'
import { loginInput, newPassword, passwordConfirmation, refuseTwoPasswords } from '../accounts/index.ts'

/** An address or the name of a list, as at the login. */
export const requestInput = z.object({ login: loginInput.shape.emailOrUsername })

const newOne = z.object({ resetCode: z.string({ error: 'general.invalid' }), password: newPassword() })

export const resetInput = newOne

export const resetForm = newOne.extend({ passwordConfirmation: passwordConfirmation() }).superRefine(refuseTwoPasswords)
