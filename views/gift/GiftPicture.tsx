import type { ReactNode } from 'react'
import { imageSrcSet, imageUrl, imageWidths } from '#core/image-names.ts'
import { OccasionIcon } from '../layout/Icon.tsx'

interface GiftPictureProps {
  imageHash: string | null
  lazy?: boolean
  size?: 'card' | 'brief'
  /** a tag on top of the picture */
  children?: ReactNode
}

const sources = {
  card: { widths: [480, 1000], sizes: '(min-width: 1080px) 300px, (min-width: 720px) 44vw, 38vw' },
  brief: { widths: imageWidths, sizes: '104px' },
} as const

/** The `alt` is empty because the gift's name stands beside it. The stylesheet reserves the space. */
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
