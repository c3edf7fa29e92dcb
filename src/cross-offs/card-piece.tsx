import { Piece } from '#views/layout/Piece.tsx'
import { VisitorsGiftCard } from '#views/gift/VisitorsGiftCard.tsx'
import type { VisitorsGift } from '../gift/index.ts'
import type { SeenGift, UnseenGift } from './look-at-gift.ts'

export const giftAddress = (username: string, giftGuid: string) => `/${username}#gift-${giftGuid}`

export const undoneFlash = (giftGuid: string) =>
  ({
    id: 'cross_off.undo_success_explanation',
    kind: 'good',
    about: `gift-${giftGuid}`,
    tells: 'cross-offs-changed',
  }) as const

export const cardPiece = (gift: VisitorsGift) => (
  <Piece target={`#gift-${gift.publicGuid}`}>
    <VisitorsGiftCard gift={gift} justTaken />
  </Piece>
)

/** Removes the card of a deleted gift. Nothing for a gift that the asker may not see. */
export function currentCard(giftGuid: string, seen: SeenGift | UnseenGift) {
  if ('gift' in seen) return cardPiece(seen.gift)
  return seen.problem === 'GiftDeleted' && <Piece target={`#gift-${giftGuid}`} swap="delete" />
}
