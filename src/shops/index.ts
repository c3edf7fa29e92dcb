import { shopApi } from './api.ts'
import { shopPages } from './pages.tsx'

/** The shops that we know. */
export const shops = { pages: [shopPages], apis: [shopApi] }

export { importShops, shopRefusals } from './import-shops.ts'
export { outboundUrl } from './outbound.ts'
export { isShownIn, type Shop } from './shop.ts'
export { feedWasRead, shopOfFeed } from './shop-of-feed.ts'
