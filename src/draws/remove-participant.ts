import { consume } from '#core/limits.ts'
import { announce } from '#core/live.ts'
import { drawCapsOf, enqueueMails } from '#core/mail/enqueue-mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { removeLot } from '../lots/index.ts'
import type { ExclusionObstacle } from './check-exclusions.ts'
import { membershipChanges, membershipOfDraw } from './limits.ts'
import { isManaged } from './managed-draw.ts'
import { changeMembership } from './membership.ts'
import type { MembershipProblem } from './problems.ts'

/**
 * Removes a person from a drawn draw, who hears of it by mail, and whose links say so. An organizer who takes part can
 * leave, too, and goes on managing the draw.
 * @returns TooFewParticipants if fewer than three people would be left
 * @throws TooManyRequests after too many changes of the draw
 */
export async function removeParticipant(
  scope: Scope,
  participantPublicGuid: string,
): Promise<Result<null, MembershipProblem, ExclusionObstacle>> {
  await consume(scope, membershipChanges)
  const [found] = await scope.sql<{ drawGuid: string; isManaged: boolean }[]>`
    select d.public_guid as draw_guid, ${isManaged(scope.sql, scope)} as is_managed
    from participants p join draws d on d.id = p.draw_id where p.public_guid = ${participantPublicGuid}::uuid`
  if (!found) return refuse('NotFound')
  if (found.isManaged) await consume(scope, { ...membershipOfDraw, about: found.drawGuid })
  return changeMembership(scope, found.drawGuid, ({ drawGuid, members }) => {
    if (!members.some(({ localGuid }) => localGuid === participantPublicGuid)) return refuse('NotFound')
    return ok({
      members: members.filter(({ localGuid }) => localGuid !== participantPublicGuid),
      async store(tx) {
        const leaver = await removeLot(scope, tx, participantPublicGuid)
        await enqueueMails(
          scope,
          tx,
          leaver ? [{ ...leaver, kind: 'draw-left', ...drawCapsOf(scope.user, 'wait') }] : [],
          'draw-left',
        )
        await announce(tx, { topic: 'draw', key: drawGuid, event: 'changed' })
        return null
      },
    })
  })
}
