export { giftImageUrl, linkOf } from './links.ts'
export { shortName } from './words.ts'
