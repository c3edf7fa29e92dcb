import type { ReactNode } from 'react'
import { imageSrcSet, imageUrl, imageWidths } from '#core/image-names.ts'
import { OccasionIcon } from '../layout/Icon.tsx'

interface GiftPictureProps {
  imageHash: string | null
  /** false for the first row, which is seen at once */
  lazy?: boolean
  /** `brief` in dialogs and rows */
  size?: 'card' | 'brief'
  /** on the picture: a tag */
  children?: ReactNode
}

const sources = {
  card: { widths: [480, 1000], sizes: '(min-width: 1080px) 300px, (min-width: 720px) 44vw, 38vw' },
  brief: { widths: imageWidths, sizes: '104px' },
} as const

/** A gift's picture in the size shown, in a box that the stylesheet keeps free for it, or a little parcel. Its name stands beside it, so it has none of its own. */
export const GiftPicture = ({ imageHash, lazy = true, size = 'card', children }: GiftPictureProps) => (
  <div className="gift-picture">
    {imageHash ? (
      <img
        src={imageUrl(imageHash, 480)}
        srcSet={imageSrcSet(imageHash, sources[size].widths)}
        sizes={sources[size].sizes}
        alt=""
        loading={lazy ? 'lazy' : undefined}
      />
    ) : (
      <OccasionIcon occasion="JustBecause" className="no-picture" />
    )}
    {children}
  </div>
)
