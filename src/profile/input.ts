import { z } from 'zod'
import {
  emailSettingsForm,
  emailSettingsInput,
  firstName,
  lastName,
  newPassword,
  passwordConfirmation,
  refusePersonalPassword,
  refuseDifferentPasswords,
} from '../accounts/index.ts'
import { email, guid, password } from '#core/input.ts'

const emptyAsNull = (value: unknown) => (value === undefined || value === '' ? null : value)

const details = {
  firstName: firstName(),
  lastName: lastName(),
  email: email('general.email.own_is_required'),
  password: z
    .preprocess(emptyAsNull, newPassword().nullable())
    .meta({ description: 'New password; null or an empty text keeps the current one' }),
}

/** The user's current password, which may be older than the rules for new ones. */
const currentPassword = () =>
  password({ max: 500, required: 'general.password.is_required', tooLong: 'general.password.too_long' })

const profile = emailSettingsInput.extend({
  ...details,
  userPrivateGuid: guid().meta({ description: 'The caller’s own `privateGuid`' }),
  /** not in the API contract */
  currentPassword: z.preprocess(emptyAsNull, currentPassword().nullable()).meta({
    description: 'Current password, for a change of address or password; a wrong one gets `Other`; may be null',
    example: 'seven silver sledges',
  }),
})

export const profileInput = profile.superRefine(refusePersonalPassword)

/**
 * Form of the profile page. It always has a field for the current password. Left empty, that field counts as `''`, not
 * as null.
 */
export const profileForm = emailSettingsForm
  .extend({
    ...details,
    currentPassword: z.preprocess((value) => value ?? '', z.string().max(2000, { error: 'general.password.too_long' })),
    passwordConfirmation: passwordConfirmation(),
  })
  .superRefine(refusePersonalPassword)
  .superRefine(refuseDifferentPasswords)

export const takeBackForm = z
  .object({ change: z.string(), password: newPassword(), passwordConfirmation: passwordConfirmation() })
  .superRefine(refuseDifferentPasswords)
