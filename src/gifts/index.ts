import { giftApi } from './api.ts'
import { deletePages } from './delete-pages.tsx'
import { formPages } from './form-pages.tsx'
import { movePages } from './move-pages.tsx'
import { undoPages } from './undo-pages.tsx'

export { purgeDeletedGifts } from './purge-deleted-gifts.ts'
export { saveGift } from './save-gift.ts'
export const gifts = { pages: [formPages, movePages, deletePages, undoPages], apis: [giftApi] }
