export {
  countGifts,
  giftColumns,
  detailColumns,
  detailRow,
  isColdCase,
  maxGifts,
  nextColdCase,
  priceColumn,
  type Gift,
  type Price,
} from './gift.ts'
export { giftInMail } from './gift-in-mail.ts'
export { giftsOn } from './gifts-on.ts'
export { giftImageUrl, linkOf } from './links.ts'
export { lockGifts } from './lock-gifts.ts'
export {
  crossedOffGiftIds,
  firstGifts,
  listOfCategory,
  ownersCategories,
  ownersGift,
  type GiftsList,
  type OwnersCategory,
  type OwnersGift,
  type PlacedGift,
  type ReadCategories,
} from './owners.ts'
export { openCategoriesCache } from './categories-cache.ts'
export { undoableMs } from './undoable.ts'
export {
  categorySchema,
  giftSchema,
  publicCategorySchema,
  serializeOwnersGift,
  serializeVisitorsGift,
  visitorsGiftSchema,
} from './serializers.ts'
export {
  giftAndCrossOffColumns,
  ownGiftIds,
  seenBy,
  visitorsCategories,
  visitorsGift,
  type GiftAndCrossOff,
  type VisitorsCategory,
  type VisitorsGift,
} from './visitors.ts'
export { priceAsTyped } from './price-as-typed.ts'
export { shortName } from './name-and-note.ts'
export { nameAndNote } from './name-and-note.ts'
export { shopHue } from './name-and-note.ts'
export { drawingOf } from './drawing.ts'
