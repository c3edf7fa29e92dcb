import { artUrl } from '#core/art.ts'
import { imageSrcSet, imageUrl } from '#core/image-names.ts'
import { Ring } from '../layout/Ring.tsx'

interface ListRingProps {
  list: { imageHash: string | null; themeImage: string }
  near?: number | null
}

/** A list's picture in a row, 3.5rem wide at most: the smallest that is sharp on the reader's screen. */
export const ListRing = ({ list: { imageHash, themeImage }, near }: ListRingProps) =>
  imageHash ? (
    <Ring image={imageUrl(imageHash, 160)} srcSet={imageSrcSet(imageHash, [160, 480])} sizes="3.5rem" near={near} />
  ) : (
    <Ring image={artUrl(`themes/${themeImage}.svg`)} near={near} />
  )
