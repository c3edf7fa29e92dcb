import { HxPartial } from '#views/layout/HxPartial.tsx'
import { VisitorsGiftCard } from '#views/gift/VisitorsGiftCard.tsx'
import type { VisitorsGift } from '../gift/index.ts'
import type { SeenGift, HiddenGift } from './gift-for-visitor.ts'

export const giftOnListUrl = (username: string, giftGuid: string) => `/${username}#gift-${giftGuid}`

export const undoneFlash = (giftGuid: string) =>
  ({
    id: 'cross_off.undo_success_explanation',
    kind: 'good',
    about: `gift-${giftGuid}`,
    tells: 'cross-offs-changed',
  }) as const

export const cardPartial = (gift: VisitorsGift) => (
  <HxPartial target={`#gift-${gift.publicGuid}`}>
    <VisitorsGiftCard gift={gift} news="answer" />
  </HxPartial>
)

/**
 * Returns a partial that updates a gift's card on the page, or that removes the card of a deleted gift. Returns false
 * for a gift that the current user may not see.
 */
export function currentCard(giftGuid: string, seen: SeenGift | HiddenGift) {
  if ('gift' in seen) return cardPartial(seen.gift)
  return seen.problem === 'GiftDeleted' && <HxPartial target={`#gift-${giftGuid}`} swap="delete" />
}
