import { withQuery } from '../layout/with-query.ts'

export const forgotPasswordPath = '/account/forgotpassword'

/** @param emailOrUsername as far as it was typed at the login */
export const forgotPasswordAddress = (emailOrUsername?: string): string =>
  withQuery(forgotPasswordPath, { emailOrUsername: emailOrUsername || undefined })

export const resetPasswordPath = '/account/resetpassword'

/** The page for a new password, whose code is in a mail. */
export const resetPasswordAddress = (code: string): string => `${resetPasswordPath}/${encodeURIComponent(code)}`
