import { z } from 'zod'
import { email, emailText, nameText, password, text } from '#core/input.ts'
import { isCommonPassword } from './common-passwords.ts'

export const loginInput = z.object({
  emailOrUsername: text({
    max: 100,
    required: 'general.email_or_username.is_required',
    tooLong: 'general.email_or_username.too_long',
  }).meta({ description: 'Email address of an account, or current or former name of a list', example: 'noor' }),
  password: password({ max: 500, required: 'general.password.is_required', tooLong: 'general.password.too_long' }),
})

export const addressInput = z.object({ email: email() })

/**
 * Input of `createGuest`. It accepts malformed e-mail addresses, because the action itself refuses them, with the
 * problem `EmailUnusable`.
 */
export const guestInput = z.object({ email: emailText().meta({ example: 'sem@example.org' }) })

export const firstName = () =>
  nameText({ max: 50, required: 'general.first_name.is_required', tooLong: 'general.first_name.too_long' }).meta({
    example: 'Noor',
  })
export const lastName = () =>
  nameText({ max: 100, required: 'general.last_name.is_required', tooLong: 'general.last_name.too_long' }).meta({
    example: 'de Vries',
  })

const bounds = {
  min: 8,
  max: 128,
  required: 'general.password.new_is_required',
  tooShort: 'general.password.new_too_short',
  tooLong: 'general.password.new_too_long',
} as const

export const newPassword = () =>
  password(bounds).refine((value) => !isCommonPassword(value), { error: 'general.password.is_common' })

const normalize = (value: string) => value.replace(/\s/gu, '').toLowerCase()

/** Whether a password is the person's name or e-mail address, apart from spaces and upper case. */
export function isPersonalPassword(
  password: string,
  person: { firstName: string; lastName: string; email: string },
): boolean {
  const first = normalize(person.firstName)
  const last = normalize(person.lastName)
  return [first, last, first + last, last + first, normalize(person.email)].includes(normalize(password))
}

/** Refuses a password that is the person's own name or e-mail address. */
export function refusePersonalPassword(
  given: { password: string | null; firstName: string; lastName: string; email: string },
  context: z.RefinementCtx,
): void {
  if (given.password && isPersonalPassword(given.password, given))
    context.addIssue({ code: 'custom', path: ['password'], message: 'general.password.is_personal' })
}

/**
 * Second password field of a form. Only browsers without JavaScript send it, because with JavaScript the password can
 * be shown.
 */
export const passwordConfirmation = () => z.string().optional()

export function refuseDifferentPasswords(
  given: { password: string | null; passwordConfirmation?: string | undefined },
  context: z.RefinementCtx,
): void {
  if (given.passwordConfirmation !== undefined && (given.password ?? '') !== given.passwordConfirmation)
    context.addIssue({ code: 'custom', path: ['passwordConfirmation'], message: 'general.password.not_identical' })
}
