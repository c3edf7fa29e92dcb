import type { VisitorsGift } from '../../src/gift/index.ts'
import { GiftPicture } from './GiftPicture.tsx'
import { GiftWords } from './GiftWords.tsx'

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
