import type { VisitorsGift } from '../../src/gift/index.ts'
import { GiftPicture } from './GiftPicture.tsx'
import { GiftWords } from './GiftWords.tsx'

/** The gift that a dialog or page is about. @param as a heading on a page, a paragraph in a dialog */
export const GiftBrief = ({
  gift,
  as = 'p',
}: {
  gift: Pick<VisitorsGift, 'publicGuid' | 'description' | 'url' | 'imageHash'>
  as?: 'h2' | 'p'
}) => (
  <div className="gift-brief">
    <GiftPicture gift={gift} lazy={false} size="brief" />
    <GiftWords gift={gift} as={as} />
  </div>
)
