import { giftAndCrossOffColumns, seenBy, type GiftAndCrossOff, type VisitorsGift } from '../gift/index.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { giftForVisitor } from './gift-for-visitor.ts'
import type { UndoProblem } from './problems.ts'
import { undoCrossOffOfDeletedGift, undoCrossOff } from './undo-cross-off.ts'

export interface OwnCrossOff {
  privateGuid: string
  username: string
  firstName: string
  isShown: boolean
  gift: VisitorsGift
}

/**
 * @returns the current user's cross-off, or why there is none to undo; owners of the list learn nothing about other
 * givers
 */
export async function ownCrossOff(scope: Scope, giftGuid: string): Promise<Result<OwnCrossOff, UndoProblem>> {
  const user = requireUser(scope)
  const [row] = await scope.sql<
    (GiftAndCrossOff & { privateGuid: string; username: string; firstName: string; isShown: boolean })[]
  >`
    select x.private_guid, l.username, l.first_name, l.show_crossed_off as is_shown,
      ${giftAndCrossOffColumns(scope.sql)}
    from cross_offs x
    join gifts g on g.id = x.gift_id
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    where g.public_guid = ${giftGuid}::uuid and x.user_id = ${user.id} and x.undone_at is null`
  if (!row) return refuse(await whyNothingToUndo(scope, giftGuid))
  const { privateGuid, username, firstName, isShown, ...gift } = row
  return ok({ privateGuid, username, firstName, isShown, gift: seenBy(gift, user.id) })
}

async function whyNothingToUndo(scope: Scope, giftGuid: string): Promise<UndoProblem> {
  const seen = await giftForVisitor(scope, giftGuid)
  if ('gift' in seen) return seen.gift.state === 'taken' ? 'CrossedOffBySomeoneElse' : 'Other'
  return seen.problem === 'GiftDeleted' ? 'GiftDeleted' : 'Other'
}

export async function undoOwnCrossOff(scope: Scope, giftGuid: string): Promise<Result<OwnCrossOff, UndoProblem>> {
  const own = await ownCrossOff(scope, giftGuid)
  if (!own.ok) {
    if (own.problem === 'GiftDeleted')
      await undoCrossOffOfDeletedGift(scope, giftGuid, { userId: requireUser(scope).id })
    return own
  }
  const undone = await undoCrossOff(scope, { publicGuid: giftGuid, privateCrossOffGuid: own.value.privateGuid })
  return undone.ok ? own : undone
}
