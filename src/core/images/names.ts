/** The widths in which an image is kept, in pixels: a thumbnail, a card, a card on a sharp screen. */
export const imageWidths = [160, 480, 1000] as const
export type ImageWidth = (typeof imageWidths)[number]

/** One kept file of an image: a webp of at most that width, or the png of a list's picture. */
export type ImageVariant = ImageWidth | 'square'

export const imageFileName = (hash: string, variant: ImageVariant): string =>
  variant === 'square' ? `${hash}-square.png` : `${hash}-${variant}.webp`

/** Names of all the files that an image can have. */
export const imageFileNames = (hash: string): string[] =>
  ([...imageWidths, 'square'] as const).map((variant) => imageFileName(hash, variant))

export const imageUrl = (hash: string, width: ImageWidth): string => `/images/${imageFileName(hash, width)}`

/** For `srcset`; every width unless told. */
export const imageSrcSet = (hash: string, widths: readonly ImageWidth[] = imageWidths): string =>
  widths.map((width) => `${imageUrl(hash, width)} ${width}w`).join(', ')

/** A list's picture as a png of 500 × 500; smaller versions are at `imageUrl`. */
export const squareImageUrl = (hash: string): string => `/images/${imageFileName(hash, 'square')}`

/** The inverse of `imageFileName`. @returns null for every other name */
export function parseImageName(name: string): { hash: string; variant: ImageVariant } | null {
  const [, hash, variant] = /^([0-9a-f]{32})-(\d+\.webp|square\.png)$/.exec(name) ?? []
  if (!hash || !variant) return null
  if (variant === 'square.png') return { hash, variant: 'square' }
  const width = imageWidths.find((each) => variant === `${each}.webp`)
  return width ? { hash, variant: width } : null
}
