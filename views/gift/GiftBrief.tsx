import type { VisitorsGift } from '../../src/gift/index.ts'
import { GiftPicture } from './GiftPicture.tsx'
import { GiftWords } from './GiftWords.tsx'

/**
 * Renders the gift that a dialog or page is about.
 * @param as element of the gift's name: a heading on a page, a paragraph in a dialog
 */
export const GiftBrief = ({
  gift,
  as = 'p',
}: {
  gift: Pick<VisitorsGift, 'publicGuid' | 'description' | 'url' | 'imageHash' | 'language'>
  as?: 'h2' | 'p'
}) => (
  <div className="gift-brief">
    <GiftPicture gift={gift} lazy={false} size="brief" />
    <GiftWords gift={gift} as={as} />
  </div>
)
