import { z } from 'zod'
import { text } from '#core/input.ts'

/**
 * Schema of a visitor's answer to a list's question. An answer beyond this length is longer than any owner's, so it is
 * wrong without a comparison.
 */
const givenAnswer = text({
  max: 255,
  required: 'listview.question.answer_required',
  tooLong: 'listview.question.wrong_answer',
}).meta({ description: 'Case and blanks around it don’t matter', example: 'Minoes' })

export const verifyAnswerInput = z.object({
  username: text({ max: 50, required: 'general.username.is_required', tooLong: 'general.username.too_long' }).meta({
    description: 'Name of the list, current or former',
    example: 'noor',
  }),
  answer: givenAnswer,
})

/** Form with a visitor's answer to a list's question. `then` is the part of the list that the visitor requested. */
export const answerForm = z.object({ answer: givenAnswer, then: z.literal('qr').optional().catch(undefined) })
