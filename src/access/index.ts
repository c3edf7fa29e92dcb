export {
  accessOf,
  listByGuid,
  listColumns,
  listFor,
  listJoins,
  listOfGift,
  perhapsOwnedList,
  type Access,
  type ListRow,
  type SeenList,
} from './list-for.ts'
export { isOwnersAddress, isProvenOwnersAddress, ownersIds } from './owners-address.ts'
export { giveVersion } from './list-versions.ts'
export { forgetVisits } from './forget-visits.ts'
export { rememberStranger } from './remember-stranger.ts'
export { verifyAnswer } from './verify-answer.ts'
export { announceList, announceLists, announcingList, type ListEvent } from './announce-list.ts'
export { audienceOf, type Audience } from './audience-of.ts'
