export const profileAddress = '/account'

/** URL that responds with a note about the e-mail address that the user is typing. */
export const ownEmailCheckPath = `${profileAddress}/email`

/** URL that sends the mail that proves the e-mail address again. */
export const askForProofAddress = `${profileAddress}/proof`

/** URL that gives up a new e-mail address that waits to be confirmed. */
export const keepAddressAddress = `${profileAddress}/keep-address`

export const endOthersAddress = `${profileAddress}/sessions/end-others`
export const endSessionAddress = (guid: string): string => `${profileAddress}/sessions/${guid}/end`

/** URL of account recovery, which gives an account back to its former e-mail address. */
export const wayBackAddress = `${profileAddress}/restore`
