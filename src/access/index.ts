export {
  accessOf,
  listByGuid,
  listColumns,
  listFor,
  listJoins,
  listOfGift,
  listOfUnconfirmedOwner,
  type Access,
  type ListRow,
  type SeenList,
} from './list-for.ts'
export { isOwnersAddress, isProvenOwnersAddress, ownersIds } from './owners-address.ts'
export { ensureListVersion } from './ensure-list-version.ts'
export { forgetVisits } from './forget-visits.ts'
export { disclaimOwnership } from './disclaim-ownership.ts'
export { verifyAnswer } from './verify-answer.ts'
export { announceList, announceLists, announcingList, type ListEvent } from './announce-list.ts'
export { audienceOf, type Audience } from './audience-of.ts'
