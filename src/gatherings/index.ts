export { gatheringMails } from './mails.ts'
export { gatheringsOf, type GatheringItem } from './gatherings-of.ts'
export { resealJoinLinks } from './reseal-join-links.ts'
