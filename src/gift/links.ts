import { imageUrl } from '#core/images/names.ts'

/** Link of a gift as pages show it. All fields are null for a gift without a link. */
export interface GiftLink {
  uri: string | null
  /** name by which people know the shop: the host without `www.` */
  uriDisplayText: string | null
  /** origin of the link, whose icon stands beside it */
  faviconSite: string | null
}

const nothing: GiftLink = { uri: null, uriDisplayText: null, faviconSite: null }

export function linkOf(url: string | null): GiftLink {
  const link = url !== null && /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url) : null
  if (!link) return nothing
  return { uri: url, uriDisplayText: link.hostname.replace(/^www\./, ''), faviconSite: link.origin }
}

/** Returns the URL of the picture at the width of a gift's card. */
export const giftImageUrl = (imageHash: string | null): string | null => imageHash && imageUrl(imageHash, 480)
