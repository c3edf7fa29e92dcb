import { listOfGift, type SeenList } from '../access/index.ts'
import { visitorsGift, type VisitorsGift } from '../gift/index.ts'
import type { Scope } from '#core/scope.ts'
import type { CrossOffProblem } from './problems.ts'

export interface SeenGift {
  list: SeenList
  gift: VisitorsGift
}

/**
 * Reason why the current user may not see a gift. `username` is null if the list must not be named. `asksQuestion`
 * means that a right answer to the list's question opens the list.
 */
export interface HiddenGift {
  problem: CrossOffProblem
  username: string | null
  asksQuestion?: boolean
}

/**
 * Returns the gift as the current user sees it, or why they may not see it. Checks first that they don't own the list,
 * because an owner must never see a cross-off here.
 */
export async function giftForVisitor(scope: Scope, giftGuid: string): Promise<SeenGift | HiddenGift> {
  const access = await listOfGift(scope, giftGuid)
  if (!access) return { problem: 'GiftDeleted', username: null }
  if (access.state === 'OwnedByCurrentUser' || access.state === 'OwnershipUnconfirmed')
    return { problem: 'OwnWishlist', username: access.list.username }
  if (access.state === 'Question') return { problem: 'NoAccess', username: access.username, asksQuestion: true }
  if (access.state !== 'Access') return { problem: 'NoAccess', username: null }
  const audiences = await visitorsGift(scope, giftGuid)
  if (!audiences) return { problem: 'GiftDeleted', username: access.list.username }
  const isGiver = scope.user !== null && scope.user.id === audiences.giverUserId
  return { list: access.list, gift: isGiver ? audiences.forGiver! : audiences.forVisitors }
}

export const obstacleOf = ({ state }: VisitorsGift): CrossOffProblem | null =>
  state === 'taken' ? 'CrossedOffByOtherUser' : state === 'locked' ? 'GiftUncrossable' : null
