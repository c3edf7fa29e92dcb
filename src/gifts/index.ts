export { completeGift, completeGiftKind } from './complete-gift.ts'
export { purgeDeletedGifts } from './purge-deleted-gifts.ts'
export { saveGift } from './save-gift.ts'
