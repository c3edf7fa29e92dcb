export { passkeyMails } from './mails.ts'
export { ownPasskeys, passkeysOf } from './own-passkeys.ts'
export { addMessages, startMessages } from './problems.ts'
export { removePasskeys } from './remove-passkey.ts'
