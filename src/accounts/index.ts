import { accountApi } from './api.ts'
import { accountPages } from './pages.tsx'

export { serializeUser, userSchema } from './serializers.ts'
export { checkEmail } from './check-email.ts'
export { claimAddress } from './claim-address.ts'
export { createGuest } from './create-guest.ts'
export { firstName, isOwnName, lastName, newPassword } from './input.ts'
export { login } from './login.ts'
export { showLogin } from './show-login.tsx'
export { findClaimants, settleMerge } from './prove-address.ts'
export { register } from './register.ts'
export { currentUser, findSession, purgeSessions, logSessionIn, logSessionOut, rememberSession } from './sessions.ts'
export const accounts = { pages: [accountPages], apis: [accountApi] }
