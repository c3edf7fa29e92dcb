export const passkeysAddress = '/account/passkeys'

/** Asks whether to remove one. */
export const removeAddress = (guid: string): string => `${passkeysAddress}/${guid}/remove`
