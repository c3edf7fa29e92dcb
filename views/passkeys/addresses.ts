export const passkeysAddress = '/account/passkeys'

/** URL of the question before a passkey is removed. */
export const removeAddress = (guid: string): string => `${passkeysAddress}/${guid}/remove`
