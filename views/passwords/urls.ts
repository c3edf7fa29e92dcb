import { withQuery } from '../layout/with-query.ts'

export const forgotPasswordPath = '/account/forgotpassword'

/**
 * Returns the URL of the form for a forgotten password.
 * @param emailOrUsername text that the visitor typed at the login
 */
export const forgotPasswordUrl = (emailOrUsername?: string): string =>
  withQuery(forgotPasswordPath, { emailOrUsername: emailOrUsername || undefined })

export const resetPasswordPath = '/account/resetpassword'

/** Returns the capability URL of the form for a new password, whose code is sent by mail. */
export const resetPasswordUrl = (code: string): string => `${resetPasswordPath}/${encodeURIComponent(code)}`
