import { giftApi } from './api.ts'
import { giftPages } from './pages.tsx'

export { giftAnswer, toGiftAnswer } from './serializers.ts'
export type { OwnersCategory } from './owners-gift.ts'
export { ownersCategories, ownersGift } from './queries.ts'
export { saveGift } from './save-gift.ts'
export const gifts = { pages: giftPages, api: giftApi }
