export { importShops, shopRefusals } from './import-shops.ts'
export { outboundUrl } from './outbound.ts'
export { isShownIn, type Shop } from './shop.ts'
export { recordFeedRead, shopOfFeed } from './shop-of-feed.ts'
