import { imageUrl } from '#core/image-names.ts'

/** A gift's link as it is shown: all null for a gift without one. */
export interface GiftLink {
  uri: string | null
  /** the shop as people name it: the host without `www.` */
  uriDisplayText: string | null
  /** the site whose mark stands beside the link: its origin */
  faviconSite: string | null
}

const nothing: GiftLink = { uri: null, uriDisplayText: null, faviconSite: null }

/** How a gift's stored link is shown; nothing for one that is no web address. */
export function linkOf(url: string | null): GiftLink {
  const link = url !== null && /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url) : null
  if (!link) return nothing
  return { uri: url, uriDisplayText: link.hostname.replace(/^www\./, ''), faviconSite: link.origin }
}

/** Address of a gift's picture at card width; null for a gift without one. */
export const giftImageUrl = (imageHash: string | null): string | null => imageHash && imageUrl(imageHash, 480)
