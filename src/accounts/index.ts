export { userSchema } from './serializers.ts'
export { checkEmail } from './check-email.ts'
export { insertGuest } from './insert-guest.ts'
export { storeChallenge, consumeChallenge } from './challenges.ts'
export { createGuest } from './create-guest.ts'
export {
  cancelPendingAddress,
  confirmPendingAddress,
  findAddressChange,
  recoverableAddresses,
  purgeAddressChanges,
  restoreAddress,
  accountRecoveryDays,
  type AddressChange,
} from './address-changes.ts'
export { changeDetails, type ChangedUser } from './change-details.ts'
export { emailSettings, emailSettingsForm, emailSettingsInput, stopMailsTo } from './email-settings.ts'
export { endSessions, renewPrivateGuid, renewSessions } from './end-sessions.ts'
export { findAccount } from './find-account.ts'
export {
  firstName,
  isPersonalPassword,
  lastName,
  loginInput,
  newPassword,
  passwordConfirmation,
  refusePersonalPassword,
  refuseDifferentPasswords,
} from './input.ts'
export { setMissingNames } from './set-missing-names.ts'
export { login } from './login.ts'
export { addressChangedMail, mailKindsThatFollowUser } from './address-changed-mail.ts'
export {
  addressIn,
  lockConfirmingUsers,
  createProvenGuest,
  markAddressProven,
  confirmingUser,
  type ConfirmingUser,
} from './confirming.ts'
export { confirmUrl, findProof, purgeProofs, useProof, type Proof } from './proofs.ts'
export { purgeGuests } from './purge-guests.ts'
export { register } from './register.ts'
export { lockUser, deleteUserRow } from './delete-user-row.ts'
export { usersWithAddress, type UserWithAddress } from './users-with-address.ts'
export { lockCallerAndSession } from './lock-caller-and-session.ts'
export { matchesOwnPassword } from './matches-own-password.ts'
export { openSessionCache } from './session-cache.ts'
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
  sessionMatches,
  sessionJoins,
  sessionOf,
  type SessionRow,
} from './sessions.ts'
export { addressRefusals, newGuests, wrongLoginsOfClient } from './limits.ts'
