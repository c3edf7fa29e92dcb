export const profileAddress = '/account'

/** Answers a note about the address that is being typed. */
export const ownEmailCheckPath = `${profileAddress}/email`

/** Sends the mail that proves the address once more. */
export const askForProofAddress = `${profileAddress}/proof`

/** Gives up the new address that waits to be confirmed. */
export const keepAddressAddress = `${profileAddress}/keep-address`

export const endOthersAddress = `${profileAddress}/sessions/end-others`
export const endSessionAddress = (guid: string): string => `${profileAddress}/sessions/${guid}/end`

/** Where an account's former address gets it back. */
export const wayBackAddress = `${profileAddress}/restore`
