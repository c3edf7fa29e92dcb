import { consume, consumeUpTo, limited, refund } from '#core/limits.ts'
import { announce } from '#core/live.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { storeEnvelopes } from '../envelopes/index.ts'
import { addLot } from '../lots/index.ts'
import type { ExclusionObstacle } from './check-exclusions.ts'
import type { AddedParticipant } from './input.ts'
import { membershipChanges, membershipOfDraw, reachedAtOnce, unprovenDraws, unprovenLotsToAddress } from './limits.ts'
import { managedDraw } from './managed-draw.ts'
import { changeMembership } from './membership.ts'
import { newcomerOf } from './people-of-draw.ts'
import type { MembershipProblem } from './problems.ts'

type Outcome = Result<string, MembershipProblem, ExclusionObstacle>

/**
 * Adds a person to a drawn draw. One participant draws the newcomer instead of the person they drew before, whom the
 * newcomer then mostly draws.
 * @returns the newcomer's public guid; InvalidExclusions if no assignment exists with the newcomer's exclusions, or if
 *   too few people may draw the newcomer
 * @throws TooManyRequests after too many changes of the draw, or mails to people by a caller without a proven address
 */
export async function addParticipant(scope: Scope, given: AddedParticipant): Promise<Outcome> {
  await consume(scope, membershipChanges)
  const newcomer = await newcomerOf(scope, given)
  if (!newcomer) return refuse('InvalidData')
  const draw = await managedDraw(scope, given.publicGuid)
  if (draw) await consume(scope, { ...membershipOfDraw, about: given.publicGuid })
  const { email } = newcomer
  if (email === null || scope.user?.isProven || draw?.hasConfirmed) return addNow(scope, given, newcomer)
  return limited(scope, [unprovenDraws, { ...unprovenLotsToAddress, about: email }], async () => {
    const isHeld = (await consumeUpTo(scope, reachedAtOnce)) === 0
    const added = await addNow(scope, given, { ...newcomer, isHeld })
    if (!added.ok && !isHeld) await refund(scope, reachedAtOnce)
    return added
  })
}

/**
 * Whether so few people may draw a newcomer that the organizer would learn whose receiver the newcomer gets: fewer than
 * half. If nobody may, the assignment itself fails and says why.
 */
const isTooNarrow = (people: number, excluding: number): boolean => {
  const remaining = people - excluding
  return remaining > 0 && 2 * remaining < people
}

function addNow(
  scope: Scope,
  { publicGuid, exclude, excludedBy }: AddedParticipant,
  newcomer: NonNullable<Awaited<ReturnType<typeof newcomerOf>>>,
): Promise<Outcome> {
  const own = newcomer.publicGuid
  return changeMembership(scope, publicGuid, ({ drawId, drawGuid, members }) => {
    const known = new Set(members.map(({ localGuid }) => localGuid))
    if ([...exclude, ...excludedBy].some((guid) => !known.has(guid))) return refuse('InvalidData')
    if (isTooNarrow(members.length, new Set(excludedBy).size)) return refuse('InvalidExclusions')
    return ok({
      members: [
        ...members.map((member) =>
          excludedBy.includes(member.localGuid) ? { ...member, exclude: [...member.exclude, own] } : member,
        ),
        { localGuid: own, name: newcomer.name, isOrganizer: false, exclude, receiver: null },
      ],
      async store(tx, receivers) {
        await addLot(scope, tx, drawId, newcomer, receivers.get(own)!)
        await storeEnvelopes(scope, tx, drawId)
        await tx`
          insert into exclusions (participant_id, excluded_id)
          select p.id, e.id
          from participants p join participants e on e.draw_id = p.draw_id
          where p.draw_id = ${drawId} and (
            (p.public_guid = ${own}::uuid and e.public_guid = any(${[...exclude]}::uuid[]))
            or (e.public_guid = ${own}::uuid and p.public_guid = any(${[...excludedBy]}::uuid[]))
          )
          on conflict do nothing`
        await announce(tx, { topic: 'draw', key: drawGuid, event: 'changed' })
        return own
      },
    })
  })
}
