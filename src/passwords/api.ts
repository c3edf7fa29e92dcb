import { z } from 'zod'
import { refuse } from '#core/result.ts'
import { answer, answerOr, Api, done } from '#web/api.ts'
import { switchSession } from '#web/session.ts'
import { checkCode } from './check-code.ts'
import { requestInput, resetInput } from './input.ts'
import { codeProblems, requestProblems } from './problems.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'

const refusedFields = z.object({ errors: z.record(z.string(), z.array(z.string())) })

export const passwordApi = new Api()
  .call(
    {
      method: 'post',
      path: '/api/Account/RequestResetPassword',
      summary: 'Mail an account a code for a new password, by its address or the name of its list',
      body: requestInput,
      answers: { 200: done },
      problems: requestProblems,
    },
    async (scope, { login }) => answerOr(await requestReset(scope, login), () => answer(200, {})),
  )
  .call(
    {
      method: 'get',
      path: '/api/Account/CheckResetPasswordCode/{code}',
      params: { code: z.string() },
      summary: 'Whom a code for a new password is for; using it up is another call',
      answers: { 200: z.object({ email: z.string(), firstName: z.string(), lastName: z.string() }) },
      problems: codeProblems,
    },
    async (scope, { code }) => {
      const found = await checkCode(scope, code)
      if (!found || found.isExpired) return refuse(found ? 'IsExpired' : 'IsUnknown')
      const { email, firstName, lastName } = found
      return answer(200, { email, firstName, lastName })
    },
  )
  .call(
    {
      method: 'post',
      path: '/api/Account/ResetPassword',
      summary: 'Choose a new password by a code, and log in; every other session of the account ends',
      body: resetInput,
      answers: { 200: done, 400: refusedFields },
      problems: codeProblems,
    },
    async (scope, given, c) => {
      const reset = await resetPassword(scope, given)
      if (!reset.ok && reset.problem === 'PasswordPersonal')
        return answer(400, { errors: { password: ['general.password.is_personal'] } }, { changed: false })
      return answerOr(reset, ({ session, user }) => {
        switchSession(c, session, user)
        return answer(200, {})
      })
    },
  )
