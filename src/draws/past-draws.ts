import type { Scope } from '#core/scope.ts'
import { drawsOf } from './draws-of.ts'
import type { DraftPerson } from './wizard/draft.ts'

/** Number of past draws that the wizard offers. */
const atMost = 10

/** A draw from which a new one can differ. */
export interface PastDraw {
  publicGuid: string
  title: string
  createDate: Date
  /** whether at least half of the people are the same, by name or address */
  isSame: boolean
}

/**
 * Returns the latest draws that the caller manages, latest first. Compares people by their names
 * and by addresses that the organizer knows. A friend's address doesn't count, because the answer would reveal it.
 */
export async function pastDraws(
  scope: Scope,
  people: readonly Pick<DraftPerson, 'name' | 'email' | 'friendParticipantPublicGuid'>[],
): Promise<PastDraw[]> {
  const managed = (await drawsOf(scope)).filter(({ manageGuid }) => manageGuid !== null).slice(0, atMost)
  const guids = managed.map(({ manageGuid }) => manageGuid!)
  const rows = await scope.sql<{ drawGuid: string; name: string; email: string | null; friendGuid: string | null }[]>`
    select d.public_guid as draw_guid, p.name, p.friend_guid,
      case when p.friend_guid is null and not p.is_own_address then p.email::text end as email
    from participants p join draws d on d.id = p.draw_id
    where d.public_guid = any(${guids}::uuid[])`
  const peopleByDraw = Map.groupBy(rows, ({ drawGuid }) => drawGuid)
  return managed.map(({ manageGuid, title, createDate }) => {
    const there = peopleByDraw.get(manageGuid!) ?? []
    const names = new Set(there.map(({ name }) => name.trim().toLowerCase()))
    const others = new Set(there.flatMap(({ email, friendGuid }) => [email?.toLowerCase(), friendGuid]))
    const same = people.filter(
      ({ name, email, friendParticipantPublicGuid: friend }) =>
        names.has(name.trim().toLowerCase()) ||
        (email && others.has(email.toLowerCase())) ||
        (friend && others.has(friend)),
    )
    return { publicGuid: manageGuid!, title, createDate, isSame: same.length * 2 >= people.length }
  })
}
