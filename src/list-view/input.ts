import { z } from 'zod'
import { text } from '#core/input.ts'

/** Longer than any owner's answer may be. Beyond that it is certainly wrong, and not compared. */
const givenAnswer = text({
  max: 255,
  required: 'listview.question.answer_required',
  tooLong: 'listview.question.wrong_answer',
})

export const verifyAnswerInput = z.object({
  username: text({ max: 50, required: 'general.username.is_required', tooLong: 'general.username.too_long' }),
  answer: givenAnswer,
})

/** `then` is the part of the list that was asked for. */
export const answerForm = z.object({ answer: givenAnswer, then: z.literal('qr').optional().catch(undefined) })
