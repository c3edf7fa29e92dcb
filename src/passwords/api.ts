import { z } from 'zod'
import { emailField } from '#core/output.ts'
import { refuse } from '#core/result.ts'
import { apiResponse, apiResponseOr, Api, done } from '#web/api.ts'
import { validationErrors } from '#web/reference/refusals.ts'
import { switchSession } from '#web/session.ts'
import { checkCode } from './check-code.ts'
import { requestInput, resetCode, resetInput } from './input.ts'
import { codeMessages, requestMessages } from './problems.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'

const meaningOfProblems =
  '`IsExpired` means that the code is older than a day. `IsUnknown` means that it was used or replaced, or that the account has another address or password by now.'

export const passwordApi = new Api()
  .endpoint(
    {
      method: 'post',
      path: '/api/Account/RequestResetPassword',
      summary: 'Email an account a link with a code for a new password',
      description:
        'The code replaces an earlier one and is valid for a day. After five emails to an address in an hour, a success sends nothing, and the last code stays valid. `NoUserFound` means that no account has the address or is primary owner of the list; guests have no password. `ErrorSendingEmail` never occurs.',
      body: requestInput,
      responses: { 200: done },
      problems: requestMessages,
    },
    async (scope, { login }) => apiResponseOr(await requestReset(scope, login), () => apiResponse(200, {})),
  )
  .endpoint(
    {
      method: 'get',
      path: '/api/Account/CheckResetPasswordCode/{code}',
      params: { code: resetCode() },
      summary: 'Get the user that a code for a new password is for',
      description: `The code stays valid. ${meaningOfProblems}`,
      responses: {
        200: z.object({
          email: emailField(),
          firstName: z.string().meta({ example: 'Noor' }),
          lastName: z.string().meta({ example: 'de Vries' }),
        }),
      },
      problems: codeMessages,
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
      summary: 'Choose a new password with a code and log in',
      description: `Uses the code up, confirms the address and ends the account’s other sessions; an email tells of the new password. If the address was never confirmed, open invitations and the calendar’s link end too. ${meaningOfProblems}`,
      setsSession: true,
      body: resetInput,
      responses: { 200: done, 400: validationErrors },
      problems: codeMessages,
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
