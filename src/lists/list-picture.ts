import { mailImageUrl, squareImageUrl } from '#core/images/names.ts'
import { artUrl } from '#core/art.ts'
import { themeUrl } from './themes.ts'

interface Pictured {
  themeImage: string
  imageHash: string | null
}

/**
 * Returns the URL of a list's picture for the API: its photo as a PNG of 500 × 500, else its drawing. Pages use
 * `ListRing` instead.
 */
export const listImageUrl = ({ imageHash, themeImage }: Pictured): string =>
  imageHash ? squareImageUrl(imageHash) : themeUrl(themeImage)

/**
 * Returns the URL of a list's picture as a PNG of 500 × 500, for messengers, which can't show SVG.
 */
export const previewImageUrl = ({ imageHash, themeImage }: Pictured): string =>
  imageHash ? squareImageUrl(imageHash) : artUrl(`share/${themeImage}.png`)

/** Returns the URL of a list's picture for mails: its photo as a small JPEG, or its drawing as a PNG. */
export const mailPictureUrl = ({ imageHash, themeImage }: Pictured): string =>
  imageHash ? mailImageUrl(imageHash) : artUrl(`share/${themeImage}.png`)
