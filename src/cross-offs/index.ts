import { crossOffApi } from './api.ts'
import { crossOffPages } from './pages.tsx'

/** This feature's routes. */
export const crossOffs = { pages: crossOffPages, api: crossOffApi }

export { crossOff } from './cross-off.ts'
export { crossOffMails } from './mails.ts'
export { crossedOffGiftIds, crossOffsOf, visitorsCategories, visitorsGift, type CrossedOffWishlist } from './queries.ts'
export { visitorGiftAnswer, toVisitorGiftAnswer } from './serializers.ts'
export { tellCrossersOfChange, tellCrossersOfDeletion, tellCrossersOfMove } from './tell-crossers.ts'
export { purgeUndoneCrossOffs } from './purge-undone-cross-offs.ts'
export { purgeNotices } from './purge-notices.ts'
export { moveCrossOffs } from './move-cross-offs.ts'
export type { VisitorsCategory } from './visitors-gift.ts'
