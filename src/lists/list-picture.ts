import { imageUrl, squareImageUrl } from '#core/image-names.ts'
import { themeUrl } from './themes.ts'

interface Pictured {
  themeImage: string
  imageHash: string | null
}

/** Address of a list's picture as the API names it: its own as a png of 500 × 500, else its theme's drawing. */
export const listImageUrl = ({ imageHash, themeImage }: Pictured): string =>
  imageHash ? squareImageUrl(imageHash) : themeUrl(themeImage)

/** The same for pages, in the size in which a list's header shows it. */
export const pictureOf = ({ imageHash, themeImage }: Pictured): string =>
  imageHash ? imageUrl(imageHash, 480) : themeUrl(themeImage)
