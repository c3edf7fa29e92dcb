import { z } from 'zod'
import {
  emailSettingsForm,
  emailSettingsInput,
  firstName,
  lastName,
  newPassword,
  passwordConfirmation,
  refuseOwnName,
  refuseTwoPasswords,
} from '../accounts/index.ts'
import { email, password } from '#core/input.ts'

const emptyAsNull = (value: unknown) => (value === undefined || value === '' ? null : value)

const details = {
  firstName: firstName(),
  lastName: lastName(),
  email: email('general.email.own_is_required'),
  /** null leaves it as it is */
  password: z.preprocess(emptyAsNull, newPassword().nullable()),
}

/** The one in use. */
const currentPassword = () =>
  password({ max: 500, required: 'general.password.is_required', tooLong: 'general.password.too_long' })

const profile = emailSettingsInput.extend({
  ...details,
  /** beyond the call of the contract: null where nobody asked for it */
  currentPassword: z.preprocess(emptyAsNull, currentPassword().nullable()),
})

export const profileInput = profile.superRefine(refuseOwnName)

/** A form asks for the password in use: left empty, it is a wrong one where it is needed. */
export const profileForm = emailSettingsForm
  .extend({
    ...details,
    currentPassword: z.preprocess((value) => value ?? '', z.string().max(2000, { error: 'general.password.too_long' })),
    passwordConfirmation: passwordConfirmation(),
  })
  .superRefine(refuseOwnName)
  .superRefine(refuseTwoPasswords)

export const takeBackForm = z
  .object({ change: z.string(), password: newPassword(), passwordConfirmation: passwordConfirmation() })
  .superRefine(refuseTwoPasswords)
