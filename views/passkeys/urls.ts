export const passkeysUrl = '/account/passkeys'

/** Returns the URL of the question before a passkey is removed. */
export const removePasskeyUrl = (guid: string): string => `${passkeysUrl}/${guid}/remove`
