import { imageUrl } from '#core/images/names.ts'

/** All null for a gift without a link. */
export interface GiftLink {
  uri: string | null
  /** the shop as people name it: the host without `www.` */
  uriDisplayText: string | null
  /** the origin, whose icon stands beside the link */
  faviconSite: string | null
}

const nothing: GiftLink = { uri: null, uriDisplayText: null, faviconSite: null }

export function linkOf(url: string | null): GiftLink {
  const link = url !== null && /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url) : null
  if (!link) return nothing
  return { uri: url, uriDisplayText: link.hostname.replace(/^www\./, ''), faviconSite: link.origin }
}

/** At card width. */
export const giftImageUrl = (imageHash: string | null): string | null => imageHash && imageUrl(imageHash, 480)
