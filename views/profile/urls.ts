export const profileUrl = '/account'

/** URL that responds with a note about the e-mail address that the user is typing. */
export const ownEmailCheckPath = `${profileUrl}/email`

/** URL that sends another mail by which the user confirms their e-mail address. */
export const resendProofUrl = `${profileUrl}/proof`

/** URL that cancels the change to a new e-mail address that isn't confirmed yet. */
export const cancelEmailChangeUrl = `${profileUrl}/keep-address`

export const endOthersUrl = `${profileUrl}/sessions/end-others`
export const endSessionUrl = (guid: string): string => `${profileUrl}/sessions/${guid}/end`

/** URL of account recovery, which gives an account back to its former e-mail address. */
export const accountRecoveryUrl = `${profileUrl}/restore`
