export { listByGuid, listFor, listOfGift, type Access, type SeenList } from './list-for.ts'
export { verifyAnswer } from './verify-answer.ts'
export { announceList, type ListEvent } from './announce-list.ts'
export { audienceOf, type Audience } from './audience-of.ts'
