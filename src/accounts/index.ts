export { userSchema } from './serializers.ts'
export { checkEmail } from './check-email.ts'
export { claimAddress } from './claim-address.ts'
export { keepChallenge, takeChallenge } from './challenges.ts'
export { createGuest } from './create-guest.ts'
export {
  cancelPendingAddress,
  confirmPendingAddress,
  findAddressChange,
  formerAddresses,
  purgeAddressChanges,
  restoreAddress,
  wayBackDays,
  type AddressChange,
} from './address-changes.ts'
export { changeDetails, type ChangedUser } from './change-details.ts'
export { emailSettings, emailSettingsForm, emailSettingsInput } from './email-settings.ts'
export { endSessions, renewPrivateGuid, renewSessions } from './end-sessions.ts'
export { findAccount } from './find-account.ts'
export {
  firstName,
  isOwnName,
  lastName,
  loginInput,
  newPassword,
  passwordConfirmation,
  refuseOwnName,
  refuseTwoPasswords,
} from './input.ts'
export { keepNames } from './keep-names.ts'
export { login } from './login.ts'
export { addressChangedMail, followingMails } from './address-changed-mail.ts'
export { addressIn, lockProvingUser, makeProvenGuest, proveUser, provingUser, type ProvingUser } from './confirming.ts'
export { confirmUrl, confirmUrls, findProof, purgeProofs, useProof, type Proof } from './proofs.ts'
export { purgeGuests } from './purge-guests.ts'
export { register } from './register.ts'
export { lockUser, removeUser } from './remove-user.ts'
export { usersWithAddress, type UserWithAddress } from './users-with-address.ts'
export { holdSession } from './hold-session.ts'
export { isOwnPassword } from './is-own-password.ts'
export { sessionsOf, type OwnSession } from './sessions-of.ts'
export { setPassword } from './set-password.ts'
export {
  countsAsProven,
  currentUser,
  findSession,
  logSessionIn,
  logSessionOut,
  purgeSessions,
  countNewSession,
  rememberSession,
  sessionColumns,
  sessionIs,
  sessionJoins,
  sessionOf,
  type SessionRow,
} from './sessions.ts'
export { addressRefusals, newGuests, wrongLoginsOfClient } from './limits.ts'
