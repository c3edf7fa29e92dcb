import { z } from 'zod'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { switchSession } from '#web/session.ts'
import { deleteAccount } from './delete-account.ts'
import { deleteInput } from './input.ts'
import { surveyMessages } from './problems.ts'
import { askedQuestion } from './question.ts'

const questionSchema = z
  .object({
    id: z.number().int().meta({ description: 'Id of the question, for `questionId`', example: 1 }),
    question: z.string().meta({ example: 'Why are you leaving?' }),
    answers: z.array(
      z.object({
        id: z.number().int().meta({ description: 'Id of the answer, for `answerId`', example: 3 }),
        answer: z.string().meta({ example: 'I don’t need a list any more' }),
      }),
    ),
  })
  .meta({ id: 'DeleteUserQuestion' })

export const leavingApi = new Api()
  .endpoint(
    {
      method: 'get',
      path: '/api/Account/GetDeleteUserQuestion',
      summary: 'Get the survey question for a user who deletes their account',
      description:
        'The question and its answers are in the language of the caller’s edition. A 204 means that there is nothing to ask. The user may skip the question.',
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
      description:
        'Deletes an account or a guest for good, ends all its sessions, and confirms this by email. Lists with other owners stay with them, messages stay without a name, and the other lists and the cross-offs are deleted. `UnknownQuestion` and `UnknownAnswer` mean that the survey has changed. Nothing is deleted then.',
      requiresUser: true,
      setsSession: true,
      body: deleteInput,
      responses: { 200: done },
      problems: surveyMessages,
    },
    async (scope, given, c) =>
      apiResponseOr(await deleteAccount(scope, given), (session) => {
        switchSession(c, session, null)
        return apiResponse(200, {})
      }),
  )
