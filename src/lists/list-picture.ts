import { squareImageUrl } from '#core/images/names.ts'
import { artUrl } from '#core/art.ts'
import { themeUrl } from './themes.ts'

interface Pictured {
  themeImage: string
  imageHash: string | null
}

/**
 * Returns the URL for the API: the list's own picture as a PNG of 500 × 500, else the drawing of its theme. Pages use
 * `ListRing` instead.
 */
export const listImageUrl = ({ imageHash, themeImage }: Pictured): string =>
  imageHash ? squareImageUrl(imageHash) : themeUrl(themeImage)

/** Returns the URL of a PNG of 500 × 500, for messengers and mail programs, which can't show SVG. */
export const previewImageUrl = ({ imageHash, themeImage }: Pictured): string =>
  imageHash ? squareImageUrl(imageHash) : artUrl(`share/${themeImage}.png`)
