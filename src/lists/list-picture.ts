import { imageSrcSet, imageUrl, squareImageUrl, type Picture } from '#core/image-names.ts'
import { artUrl } from '#core/art.ts'
import { themeUrl } from './themes.ts'

interface Pictured {
  themeImage: string
  imageHash: string | null
}

/** For the API: its own picture as a PNG of 500 × 500, else its theme's drawing. */
export const listImageUrl = ({ imageHash, themeImage }: Pictured): string =>
  imageHash ? squareImageUrl(imageHash) : themeUrl(themeImage)

/** For pages: its own picture in the widths that a ring needs, from a row's to a header's, else its theme's drawing. */
export const pictureOf = ({ imageHash, themeImage }: Pictured): Picture =>
  imageHash
    ? { src: imageUrl(imageHash, 160), srcSet: imageSrcSet(imageHash, [160, 480]) }
    : { src: themeUrl(themeImage) }

/** A png of 500 × 500 either way, for messengers and mail programs: they show no SVG. */
export const previewImageUrl = ({ imageHash, themeImage }: Pictured): string =>
  imageHash ? squareImageUrl(imageHash) : artUrl(`share/${themeImage}.png`)
