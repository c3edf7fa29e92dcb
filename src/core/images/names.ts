/** Widths in pixels in which an image is stored: for a thumbnail, a card, and a card on a screen of high resolution. */
export const imageWidths = [160, 480, 1000] as const
export type ImageWidth = (typeof imageWidths)[number]

/**
 * One stored file of an image: the webp of at most this width, the square png of a list's picture, or the square jpeg
 * for mails. The last is made from a webp when a mail program first asks for it.
 */
export type ImageVariant = ImageWidth | 'square' | 'mail'

const extras = { square: 'square.png', mail: 'mail.jpg' } as const

export const imageFileName = (hash: string, variant: ImageVariant): string =>
  `${hash}-${typeof variant === 'number' ? `${variant}.webp` : extras[variant]}`

/** Returns the names of all files that an image can have. */
export const imageFileNames = (hash: string): string[] =>
  ([...imageWidths, 'square', 'mail'] as const).map((variant) => imageFileName(hash, variant))

export const imageUrl = (hash: string, width: ImageWidth): string => `/images/${imageFileName(hash, width)}`

/** Returns an image's URLs for `srcset`, with every width by default. */
export const imageSrcSet = (hash: string, widths: readonly ImageWidth[] = imageWidths): string =>
  widths.map((width) => `${imageUrl(hash, width)} ${width}w`).join(', ')

/** Returns the URL of a list's picture as a png of 500 × 500. For smaller versions use `imageUrl`. */
export const squareImageUrl = (hash: string): string => `/images/${imageFileName(hash, 'square')}`

/** Returns the URL of an image as a jpeg of 288 × 288, on white if the image isn't square. */
export const mailImageUrl = (hash: string): string => `/images/${imageFileName(hash, 'mail')}`

/**
 * Parses a name that `imageFileName` made.
 * @returns null for every other name
 */
export function parseImageName(name: string): { hash: string; variant: ImageVariant } | null {
  const [, hash, variant] = /^([0-9a-f]{32})-(\d+\.webp|square\.png|mail\.jpg)$/.exec(name) ?? []
  if (!hash || !variant) return null
  if (variant === extras.square) return { hash, variant: 'square' }
  if (variant === extras.mail) return { hash, variant: 'mail' }
  const width = imageWidths.find((each) => variant === `${each}.webp`)
  return width ? { hash, variant: width } : null
}
