import { z } from 'zod'
import { answer, answerOr, Api, done } from '#web/api.ts'
import { switchSession } from '#web/session.ts'
import { deleteAccount } from './delete-account.ts'
import { deleteInput } from './input.ts'
import { surveyProblems } from './problems.ts'
import { askedQuestion } from './question.ts'

const questionSchema = z.object({
  id: z.number().int(),
  question: z.string(),
  answers: z.array(z.object({ id: z.number().int(), answer: z.string() })),
})

export const leavingApi = new Api()
  .call(
    {
      method: 'get',
      path: '/api/Account/GetDeleteUserQuestion',
      summary: 'What is asked before an account is deleted; nothing where nothing is',
      requiresUser: true,
      answers: { 200: questionSchema, 204: null },
    },
    async (scope) => {
      const question = await askedQuestion(scope)
      return question ? answer(200, question) : answer(204, null)
    },
  )
  .call(
    {
      method: 'post',
      path: '/api/Account/Delete',
      summary: 'Delete the current user, and log out',
      requiresUser: true,
      body: deleteInput,
      answers: { 200: done },
      problems: surveyProblems,
    },
    async (scope, given, c) =>
      answerOr(await deleteAccount(scope, given), (session) => {
        switchSession(c, session, null)
        return answer(200, {})
      }),
  )
