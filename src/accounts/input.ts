import { z } from 'zod'
import { email, emailText, nameText, password, text } from '#core/input.ts'
import { isCommonPassword } from './common-passwords.ts'

export const loginInput = z.object({
  emailOrUsername: text({
    max: 100,
    required: 'general.email_or_username.is_required',
    tooLong: 'general.email_or_username.too_long',
  }),
  password: password({ max: 500, required: 'general.password.is_required', tooLong: 'general.password.too_long' }),
})

export const addressInput = z.object({ email: email() })

/** The verb judges the address' form: a malformed one is a problem of its own there. */
export const guestInput = z.object({ email: emailText() })

export const firstName = () =>
  nameText({ max: 50, required: 'general.first_name.is_required', tooLong: 'general.first_name.too_long' })
export const lastName = () =>
  nameText({ max: 100, required: 'general.last_name.is_required', tooLong: 'general.last_name.too_long' })

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

/** Compares without spaces and in lower case. */
export function isOwnName(password: string, person: { firstName: string; lastName: string; email: string }): boolean {
  const first = normalize(person.firstName)
  const last = normalize(person.lastName)
  return [first, last, first + last, last + first, normalize(person.email)].includes(normalize(password))
}

/** A password may not be one's own name or address. */
export function refuseOwnName(
  given: { password: string | null; firstName: string; lastName: string; email: string },
  context: z.RefinementCtx,
): void {
  if (given.password && isOwnName(given.password, given))
    context.addIssue({ code: 'custom', path: ['password'], message: 'general.password.is_personal' })
}

/** As a form has it: the password twice where there is no script to show it. */
export const passwordConfirmation = () => z.string().optional()

export function refuseTwoPasswords(
  given: { password: string | null; passwordConfirmation?: string | undefined },
  context: z.RefinementCtx,
): void {
  if (given.passwordConfirmation !== undefined && (given.password ?? '') !== given.passwordConfirmation)
    context.addIssue({ code: 'custom', path: ['passwordConfirmation'], message: 'general.password.not_identical' })
}
