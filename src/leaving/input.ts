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
  questionId: optionalId().meta({
    description: 'Id from `Account/GetDeleteUserQuestion`; null for the question of the answer, or for no reply',
    example: 1,
  }),
  answerId: optionalId().meta({
    description: 'Id of one of the question’s answers; null for none of them',
    example: 3,
  }),
  customAnswer: optionalText({ max: 400, tooLong: 'leaving.custom_too_long' }).meta({
    description: 'Answer in the user’s own words, stored without their name; null for none',
    example: 'Our family meets too rarely.',
  }),
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
