import { refuse, ok, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { draftOf, managedDraw } from '../draws/index.ts'
import { gatheringFor } from './gathering-for.ts'
import type { ManageProblem } from './problems.ts'

/**
 * Returns a draft of the wizard with the people and exclusions of a gathering. A person who joined has no address there,
 * because the organizer doesn't know it.
 */
export async function draftOfGathering(
  scope: Scope,
  publicGuid: string,
): Promise<Result<Awaited<ReturnType<typeof draftOf>>, ManageProblem>> {
  const gathering = await gatheringFor(scope, publicGuid)
  if (!gathering.ok) return gathering
  const draw = await managedDraw(scope, publicGuid)
  if (!draw) return refuse('Unauthorized')
  const { participants } = gathering.value
  const known = await scope.sql<{ publicGuid: string; email: string | null }[]>`
    select public_guid, email::text as email from seats where draw_id = ${draw.id} and not joined_alone`
  const emailOf = new Map(known.map((seat) => [seat.publicGuid, seat.email]))
  const people = participants.map(({ exclude, friendParticipantPublicGuid, publicUserGuid, ...person }) => ({
    ...person,
    email: emailOf.get(person.publicGuid) ?? null,
    friendGuid: friendParticipantPublicGuid,
    userGuid: publicUserGuid,
    excluded: exclude,
  }))
  return ok(await draftOf(scope, draw, people))
}
