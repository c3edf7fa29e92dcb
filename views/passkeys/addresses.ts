export const passkeysAddress = '/account/passkeys'

/** Returns the URL of the question before a passkey is removed. */
export const removeAddress = (guid: string): string => `${passkeysAddress}/${guid}/remove`
