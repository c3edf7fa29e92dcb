import { artUrl } from '#core/art.ts'
import { imageSrcSet, imageUrl } from '#core/images/names.ts'
import { Ring, type RingProps } from '../layout/Ring.tsx'

interface ListRingProps extends Pick<RingProps, 'near' | 'bow' | 'eager'> {
  list: { imageHash: string | null; themeImage: string }
  /** how wide it is shown; in a row 3.5rem at most */
  sizes?: string
}

/** A list's picture: the smallest file that is sharp on the reader's screen. */
export const ListRing = ({ list: { imageHash, themeImage }, sizes = '3.5rem', ...ring }: ListRingProps) =>
  imageHash ? (
    <Ring image={imageUrl(imageHash, 160)} srcSet={imageSrcSet(imageHash, [160, 480])} sizes={sizes} {...ring} />
  ) : (
    <Ring image={artUrl(`themes/${themeImage}.svg`)} {...ring} />
  )
