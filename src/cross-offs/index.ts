export { confirmCrossOffs, countUnconfirmed } from './confirm-cross-offs.ts'
export { crossOff } from './cross-off.ts'
export { crossOffMails } from './mails.ts'
export { freeCrossOffs, keepOwnersAddress } from './forget-user.ts'
export { crossOffsOf, givenBy, type CrossedOffWishlist } from './given.ts'
export { tellGiversKind } from './notify-givers.ts'
export { tellGivers } from './tell-givers.ts'
export {
  notifyGiversOfChange,
  notifyGiversOfDeletion,
  notifyGiversOfMove,
  notifyGiversOfShowing,
  withdrawDeletion,
  withdrawMove,
} from './notify-givers.ts'
export { purgeUndoneCrossOffs } from './purge-undone-cross-offs.ts'
export { purgeNotices } from './purge-notices.ts'
export { joinCrossOffs, partCrossOffs } from './join-cross-offs.ts'
