import { accountApi } from './api.ts'
import { accountPages } from './pages.tsx'

export { toUserAnswer, userAnswer } from './answers.ts'
export { checkEmail } from './check-email.ts'
export { claimAddress } from './claim-address.ts'
export { createAfstreper } from './create-afstreper.ts'
export { firstName, isOwnName, lastName, newPassword } from './input.ts'
export { login } from './login.ts'
export { showLogin } from './show-login.tsx'
export { findClaimants, settleMerge } from './prove-address.ts'
export { register } from './register.ts'
export {
  currentUser,
  findSession,
  forgetOldSessions,
  logSessionIn,
  logSessionOut,
  rememberSession,
} from './sessions.ts'
export const accounts = { pages: accountPages, api: accountApi }
