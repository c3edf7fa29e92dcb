import type { ReactNode } from 'react'
import { artUrl } from '#core/art.ts'
import { imageSrcSet, imageUrl, imageWidths } from '#core/images/names.ts'
import type { Gift } from '../../src/gift/index.ts'
import { drawingOf } from '../../src/gift/index.ts'

type PicturedGift = Pick<Gift, 'publicGuid' | 'description' | 'imageHash'>

interface GiftPictureProps {
  gift: PicturedGift
  lazy?: boolean
  size?: 'card' | 'brief'
  /** tag on top of the picture */
  children?: ReactNode
}

const sources = {
  card: { widths: [480, 1000], sizes: '(min-width: 67.5rem) 300px, (min-width: 45rem) 44vw, 38vw' },
  brief: { widths: imageWidths, sizes: '104px' },
} as const

const drawingUrl = (gift: PicturedGift) => artUrl(`gifts/${drawingOf(gift)}.svg`)

/**
 * Renders a gift's picture, or a drawing if the gift has none. The picture has a `srcset` without a `src`, which saves
 * markup on a list with a hundred pictures. The drawing is always lazy, because React makes the browser preload images
 * that aren't lazy before the style sheet. The `alt` is empty because the gift's name stands beside the picture. The
 * style sheet reserves the space.
 */
export function GiftPicture({ gift, lazy = true, size = 'card', children }: GiftPictureProps) {
  const { imageHash } = gift
  return (
    <div className={imageHash ? 'gift-picture' : 'gift-picture drawn'}>
      {imageHash ? (
        <img
          srcSet={imageSrcSet(imageHash, sources[size].widths)}
          sizes={sources[size].sizes}
          alt=""
          loading={lazy ? 'lazy' : undefined}
        />
      ) : (
        <img src={drawingUrl(gift)} alt="" loading="lazy" />
      )}
      {children}
    </div>
  )
}

/** Renders a gift's picture, or its drawing, at the size of a row. */
export const GiftThumb = ({ gift }: { gift: PicturedGift }) => (
  <img
    className={gift.imageHash ? 'thumb' : 'thumb drawn'}
    src={gift.imageHash ? imageUrl(gift.imageHash, 160) : drawingUrl(gift)}
    alt=""
    width="160"
    height="160"
    loading="lazy"
  />
)
