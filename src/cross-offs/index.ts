export { confirmCrossOffs, countUnconfirmed } from './confirm-cross-offs.ts'
export { crossOff } from './cross-off.ts'
export { crossOffMails } from './mails.ts'
export { freeCrossOffs, recordGoneOwnersAddress } from './forget-user.ts'
export { crossOffsOf, givenBy, type CrossedOffWishlist } from './given.ts'
export { tellGiversKind } from './gift-changes.ts'
export { tellGivers } from './tell-givers.ts'
export {
  recordGiftEdit,
  recordGiftDeletion,
  recordGiftMove,
  recordCrossOffsShown,
  withdrawDeletion,
  withdrawMove,
} from './gift-changes.ts'
export { purgeUndoneCrossOffs } from './purge-undone-cross-offs.ts'
export { purgeNotices } from './purge-notices.ts'
export { reassignCrossOffs, returnCrossOffs } from './reassign-cross-offs.ts'
