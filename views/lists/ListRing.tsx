import { artUrl } from '#core/art.ts'
import { imageSrcSet, imageUrl } from '#core/images/names.ts'
import { Ring, type RingProps } from '../layout/Ring.tsx'

interface ListRingProps extends Pick<RingProps, 'near' | 'bow' | 'eager'> {
  list: { imageHash: string | null; themeImage: string }
  /** value of the `sizes` attribute, which is the width at which the picture is shown; 3.5rem in rows */
  sizes?: string
}

/** Renders a list's picture. The browser loads the smallest version that is sharp on its screen. */
export const ListRing = ({ list: { imageHash, themeImage }, sizes = '3.5rem', ...ring }: ListRingProps) =>
  imageHash ? (
    <Ring image={imageUrl(imageHash, 160)} srcSet={imageSrcSet(imageHash, [160, 480])} sizes={sizes} {...ring} />
  ) : (
    <Ring image={artUrl(`themes/${themeImage}.svg`)} {...ring} />
  )
