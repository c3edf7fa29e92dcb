import type { VisitorsGift } from '../../src/cross-offs/visitors-gift.ts'
import { GiftPicture } from '#views/gifts/GiftPicture.tsx'
import { GiftWords } from '#views/gifts/GiftWords.tsx'

/** A gift told small: what is about to be crossed off or undone. @param as its name is a heading where it stands on a page */
export const GiftBrief = ({
  gift,
  as = 'p',
}: {
  gift: Pick<VisitorsGift, 'description' | 'url' | 'imageHash'>
  as?: 'h2' | 'p'
}) => (
  <div className="gift-brief">
    <GiftPicture imageHash={gift.imageHash} lazy={false} size="brief" />
    <GiftWords gift={gift} as={as} />
  </div>
)
