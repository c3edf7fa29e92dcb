export { outboundUrl } from './outbound.ts'
export { isShownIn, shopColumns, type Shop } from './shop.ts'
export { feedWasRead, shopOfFeed } from './shop-of-feed.ts'
