export { passkeyMails } from './mails.ts'
export { ownPasskeys, passkeysOf } from './own-passkeys.ts'
export { removePasskeys } from './remove-passkey.ts'
