import { z } from 'zod'
import { blankAsNull, optionalText, password } from '#core/input.ts'

const maxId = 2_147_483_647

const optionalId = () =>
  z.preprocess(
    (value) => value ?? null,
    z
      .number({ error: 'general.invalid' })
      .int({ error: 'general.invalid' })
      .min(1, { error: 'general.invalid' })
      .max(maxId, { error: 'general.invalid' })
      .nullable(),
  )

export const deleteInput = z.object({
  questionId: optionalId(),
  answerId: optionalId(),
  customAnswer: optionalText({ max: 400, tooLong: 'leaving.custom_too_long' }),
})
export type Survey = z.output<typeof deleteInput>

/** Form value of the choice to answer in one's own words. */
export const otherAnswer = 'other'

const idInForm = z.preprocess((value) => {
  if (value === otherAnswer) return null
  return typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : blankAsNull(value)
}, optionalId())

const form = deleteInput.extend({ questionId: idInForm, answerId: idInForm })

/** Input of the deletion form. An account must also give its password. */
export const deleteForm = (isAccount: boolean) =>
  isAccount
    ? form.extend({
        password: password({
          max: 500,
          required: 'leaving.password_required',
          tooLong: 'general.password.too_long',
        }),
      })
    : form.extend({ password: z.null().catch(null) })
