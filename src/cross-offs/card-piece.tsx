import { Piece } from '#views/layout/Piece.tsx'
import { VisitorsGiftCard } from '#views/gift/VisitorsGiftCard.tsx'
import type { VisitorsGift } from '../gift/index.ts'
import type { SeenGift, UnseenGift } from './look-at-gift.ts'

/** Where a gift stands on its list's page. */
export const giftAddress = (username: string, giftGuid: string) => `/${username}#gift-${giftGuid}`

export const undoneFlash = { id: 'cross_off.undo_success_explanation', kind: 'good' } as const

/** A gift's card in its place on the page that asks. */
export const cardPiece = (gift: VisitorsGift) => (
  <Piece target={`#gift-${gift.publicGuid}`}>
    <VisitorsGiftCard gift={gift} justTaken />
  </Piece>
)

/** The card as it stands now: gone with its gift, and never there for who may not see it. */
export function currentCard(giftGuid: string, seen: SeenGift | UnseenGift) {
  if ('gift' in seen) return cardPiece(seen.gift)
  return seen.problem === 'GiftDeleted' && <Piece target={`#gift-${giftGuid}`} swap="delete" />
}
