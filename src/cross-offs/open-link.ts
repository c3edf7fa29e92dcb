import { listOfGift, listOfUnconfirmedOwner } from '../access/index.ts'
import { ok, refuseWith, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import type { LinkProblem } from './problems.ts'
import { giftAndCrossOffColumns, seenBy, type GiftAndCrossOff, type VisitorsGift } from '../gift/index.ts'

export interface CrossedOffGift {
  username: string
  firstName: string
  fullName: string
  gift: VisitorsGift
  /** whether the giver owns the list by now; a link to the list, opened logged out, would show them what others give */
  isOwnersNow: boolean
}

type Refused = { username: string | null }

/**
 * Returns the name of a gift's list, for the page of a refused link. Null if the current user can't open the list, even
 * by answering its question.
 */
async function usernameFor(scope: Scope, giftGuid: string): Promise<string | null> {
  const access = await listOfGift(scope, giftGuid)
  if (access && 'list' in access) return access.list.username
  return access?.state === 'Question' ? access.username : null
}

/**
 * Returns the gift behind the link in a mail, for anybody who holds that link. Owners of the list, and visitors who may
 * be one, get the response for an unknown guid unless the cross-off is their own.
 */
export async function openLink(
  scope: Scope,
  giftGuid: string,
  crossOffGuid: string,
): Promise<Result<CrossedOffGift, LinkProblem, Refused>> {
  const userId = scope.user?.id ?? null
  const isPerhapsOwner = (await listOfUnconfirmedOwner(scope, { gift: giftGuid })) !== null
  const [row] = await scope.sql<
    (GiftAndCrossOff & {
      username: string
      firstName: string
      fullName: string
      isUndone: boolean | null
      isOwnersNow: boolean
    })[]
  >`
    select l.username, l.first_name, full_name(l.first_name, l.last_name) as full_name,
      ${giftAndCrossOffColumns(scope.sql)}, x.undone_at is not null as is_undone,
      exists (select 1 from list_owners k where k.list_id = l.id and k.user_id = x.user_id) as is_owners_now
    from gifts g
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    left join list_owners o on o.list_id = l.id and o.user_id = ${userId}::int
    left join cross_offs x on x.gift_id = g.id and x.private_guid = ${crossOffGuid}::uuid
      and (x.user_id = ${userId}::int or (o.user_id is null and not ${isPerhapsOwner}))
    where g.public_guid = ${giftGuid}::uuid`
  if (!row) return refuseWith('GiftNotFound', { username: null })
  const { username, firstName, fullName, isUndone, isOwnersNow, ...gift } = row
  if (gift.giverId === null) return refuseWith('InvalidGuid', { username: await usernameFor(scope, giftGuid) })
  if (isUndone) return refuseWith('CrossOffAlreadyUndone', { username: isOwnersNow ? null : username })
  return ok({ username, firstName, fullName, isOwnersNow, gift: seenBy(gift, gift.giverId) })
}
