import { imageUrl } from '#core/images/names.ts'

/** Link of a gift as pages show it. All fields are null for a gift without a link. */
export interface GiftLink {
  uri: string | null
  /** name by which people know the shop: the host without `www.` */
  uriDisplayText: string | null
  /** origin of the link; pages show the icon of this site beside the link */
  faviconSite: string | null
}

const nothing: GiftLink = { uri: null, uriDisplayText: null, faviconSite: null }

export function linkOf(url: string | null): GiftLink {
  const link = url !== null && /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url) : null
  if (!link) return nothing
  return { uri: url, uriDisplayText: link.hostname.replace(/^www\./, ''), faviconSite: link.origin }
}

/** Returns the URL of a gift's picture at the width of the gift's card; null if it has no picture. */
export const giftImageUrl = (imageHash: string | null): string | null => imageHash && imageUrl(imageHash, 480)
