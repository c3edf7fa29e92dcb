import { z } from 'zod'
import { refuse } from '#core/result.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { switchSession } from '#web/session.ts'
import { checkCode } from './check-code.ts'
import { requestInput, resetInput } from './input.ts'
import { codeProblems, requestProblems } from './problems.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'

const refusedFields = z.object({ errors: z.record(z.string(), z.array(z.string())) })

export const passwordApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Account/RequestResetPassword',
      summary: 'Email an account a code for a new password, by its email address or list name',
      body: requestInput,
      responses: { 200: done },
      problems: requestProblems,
    },
    async (scope, { login }) => apiResponseOr(await requestReset(scope, login), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/Account/CheckResetPasswordCode/{code}',
      params: { code: z.string() },
      summary: 'Get the user that a code for a new password is for, without using the code',
      responses: { 200: z.object({ email: z.string(), firstName: z.string(), lastName: z.string() }) },
      problems: codeProblems,
    },
    async (scope, { code }) => {
      const found = await checkCode(scope, code)
      if (!found || found.isExpired) return refuse(found ? 'IsExpired' : 'IsUnknown')
      const { email, firstName, lastName } = found
      return apiResponse(200, { email, firstName, lastName })
    },
  )
  .endpoint(
    {
      method: 'post',
      path: '/api/Account/ResetPassword',
      summary: 'Choose a new password with a code and log in; ends all other sessions of the account',
      body: resetInput,
      responses: { 200: done, 400: refusedFields },
      problems: codeProblems,
    },
    async (scope, given, c) => {
      const reset = await resetPassword(scope, given)
      if (!reset.ok && reset.problem === 'PasswordPersonal')
        return apiResponse(400, { errors: { password: ['general.password.is_personal'] } }, { changed: false })
      return apiResponseOr(reset, ({ session, user }) => {
        switchSession(c, session, user)
        return apiResponse(200, {})
      })
    },
  )
