import { squareImageUrl } from '#core/images/names.ts'
import { artUrl } from '#core/art.ts'
import { themeUrl } from './themes.ts'

interface Pictured {
  themeImage: string
  imageHash: string | null
}

/** For the API: its own picture as a PNG of 500 × 500, else its theme's drawing. Pages show it by `ListRing`. */
export const listImageUrl = ({ imageHash, themeImage }: Pictured): string =>
  imageHash ? squareImageUrl(imageHash) : themeUrl(themeImage)

/** A png of 500 × 500 either way, for messengers and mail programs: they show no SVG. */
export const previewImageUrl = ({ imageHash, themeImage }: Pictured): string =>
  imageHash ? squareImageUrl(imageHash) : artUrl(`share/${themeImage}.png`)
