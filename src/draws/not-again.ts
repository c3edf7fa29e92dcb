import { dayMs, dayOf } from '#core/days.ts'
import { transact } from '#core/db.ts'
import type { Scope } from '#core/scope.ts'
import { dealtLots, type NewParticipant } from '../lots/index.ts'
import { managedDraw } from './managed-draw.ts'

/** A participant of an earlier draw. */
interface EarlierPerson {
  publicGuid: string
  userId: number | null
  email: string | null
  name: string
}

/** Number of days after which the presents of a draw without a day have been given. */
const daysUntilOver = 60

/**
 * Returns whom each person of a new draw drew in an earlier one, as far as both take part again: the receiver's position,
 * by the giver's position. Everybody is null if the caller doesn't manage the earlier draw, or if it is deleted. The
 * result must not leave the process.
 */
export async function earlierReceivers(
  scope: Scope,
  earlierGuid: string,
  people: readonly NewParticipant[],
): Promise<(number | null)[]> {
  const draw = await managedDraw(scope, earlierGuid)
  if (!draw || draw.deletedAt) return people.map(() => null)
  const [earlier, lots] = await transact(scope.sql, async (tx) => [
    await tx<EarlierPerson[]>`
      select public_guid, user_id, email::text as email, name from participants where draw_id = ${draw.id} order by position`,
    (await dealtLots(scope, tx, draw.id)) ?? [],
  ])
  const guidOf = samePeople(people, earlier, isOver(draw, scope.now()))
  const positionOf = new Map([...guidOf].map(([position, guid]) => [guid, position]))
  const receiverOf = new Map(lots.map(({ participantGuid, receiverGuid }) => [participantGuid, receiverGuid]))
  return people.map((_, position) => {
    const receiver = receiverOf.get(guidOf.get(position) ?? '')
    return receiver === undefined ? null : (positionOf.get(receiver) ?? null)
  })
}

/** Whether the presents of a draw have been given: its day has passed, or it has no day and was made long ago. */
const isOver = ({ date, createDate }: { date: string | null; createDate: Date }, now: Date): boolean =>
  date === null ? createDate.getTime() < now.getTime() - daysUntilOver * dayMs : date < dayOf(now)

const only = <Key, Value>(values: readonly Value[], keyOf: (value: Value) => Key | null): Map<Key, Value> => {
  const groups = Map.groupBy(values, keyOf)
  return new Map(
    [...groups].flatMap(([key, group]) => (key !== null && group.length === 1 ? [[key, group[0]!] as const] : [])),
  )
}

/**
 * Finds the people of a new draw among those of an earlier one: by account, else by e-mail address, else by name, each
 * where it is unique in both.
 * @param byName whether names count. An organizer can give any name to a lot that they read themselves. So they could
 *   learn from many draws who never draws whom, and that is still a secret before the presents are given
 * @returns public guid in the earlier draw, by position in the new one
 */
function samePeople(
  people: readonly NewParticipant[],
  earlier: readonly EarlierPerson[],
  byName: boolean,
): Map<number, string> {
  const found = new Map<number, string>()
  const taken = new Set<string>()
  const keys: ((person: { userId: number | null; email: string | null; name: string }) => number | string | null)[] = [
    ({ userId }) => userId,
    ({ email }) => email && `address ${email.toLowerCase()}`,
    ...(byName ? [({ name }: { name: string }) => `name ${name.trim().toLowerCase()}`] : []),
  ]
  for (const keyOf of keys) {
    const there = only(earlier, keyOf)
    const here = only(
      people.map((person, position) => ({ ...person, position })),
      keyOf,
    )
    for (const [key, { position }] of here) {
      const same = there.get(key)
      if (!same || found.has(position) || taken.has(same.publicGuid)) continue
      found.set(position, same.publicGuid)
      taken.add(same.publicGuid)
    }
  }
  return found
}
