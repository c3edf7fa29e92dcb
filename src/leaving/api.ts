import { z } from 'zod'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
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
  .endpoint(
    {
      method: 'get',
      path: '/api/Account/GetDeleteUserQuestion',
      summary: 'Get the survey question to ask before an account is deleted; nothing if there is none',
      requiresUser: true,
      responses: { 200: questionSchema, 204: null },
    },
    async (scope) => {
      const question = await askedQuestion(scope)
      return question ? apiResponse(200, question) : apiResponse(204, null)
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Account/Delete',
      summary: 'Delete the current user and log out',
      requiresUser: true,
      body: deleteInput,
      responses: { 200: done },
      problems: surveyProblems,
    },
    async (scope, given, c) =>
      apiResponseOr(await deleteAccount(scope, given), (session) => {
        switchSession(c, session, null)
        return apiResponse(200, {})
      }),
  )
