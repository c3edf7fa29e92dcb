import { passkeyApi } from './api.ts'
import { passkeyPages } from './pages.tsx'

export { passkeyMails } from './mails.ts'
export { ownPasskeys, passkeysOf } from './own-passkeys.ts'
export { removePasskeys } from './remove-passkey.ts'
export const passkeys = { pages: [passkeyPages], apis: [passkeyApi] }
