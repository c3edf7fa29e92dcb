import { randomUUID } from 'node:crypto'
import { drawingFriends } from '../friends/index.ts'
import { NotFound } from '#core/errors.ts'
import type { Scope } from '#core/scope.ts'
import { managedDraw, type ManagedDraw } from './managed-draw.ts'
import { participantsOf } from './participants.ts'
import { newOrganizer, type Draft } from './wizard/draft.ts'

/** A person of a draw that becomes a draft. */
interface PersonToDraft {
  publicGuid: string
  name: string
  /** null if the organizer doesn't know it */
  email: string | null
  /** for a friend: public guids of the list by which the organizer chose them, and of their user */
  friendGuid: string | null
  userGuid: string | null
  isOrganizer: boolean
  /** public guids of the people whom they may not draw */
  excluded: readonly string[]
}

type About = Pick<ManagedDraw, 'title' | 'description' | 'occasion' | 'budget' | 'organizer'>

/**
 * Returns a new draft with the title, description, occasion, budget, participants and exclusions of an earlier draw,
 * even a deleted one, but without its day.
 * @throws NotFound for a draw that the caller doesn't manage
 */
export async function redoDraft(scope: Scope, publicGuid: string): Promise<Draft> {
  const draw = await managedDraw(scope, publicGuid)
  if (!draw) throw new NotFound()
  const rows = await participantsOf(scope.sql, draw.id)
  const people = rows.map((row) => ({ ...row, email: row.isOwnAddress ? null : row.email }))
  return draftOf(scope, { ...draw, date: null }, people)
}

/**
 * Returns a draft with these people. Friends stay friends. For a participant who is no longer a friend, the organizer
 * must enter an e-mail address.
 */
export async function draftOf(
  scope: Scope,
  { title, description, occasion, date, budget, organizer }: About & { date: string | null },
  rows: readonly PersonToDraft[],
): Promise<Draft> {
  const { friends } = await drawingFriends(scope)
  const friendOf = new Map(friends.map((friend) => [friend.publicUserGuid, friend]))
  const localGuidOf = new Map(rows.map((row) => [row.publicGuid, randomUUID() as string]))
  const people = rows.map((row) => {
    const friend = row.friendGuid !== null && row.userGuid !== null ? friendOf.get(row.userGuid) : undefined
    return {
      localGuid: localGuidOf.get(row.publicGuid)!,
      name: friend?.fullName ?? row.name,
      email: row.friendGuid === null ? row.email : null,
      publicUserGuid: friend?.publicUserGuid ?? null,
      friendParticipantPublicGuid: friend?.friendParticipantPublicGuid ?? null,
      exclude: row.excluded.map((guid) => localGuidOf.get(guid)!),
      isEmailAddedUser: friend === undefined,
      isOrganizer: row.isOrganizer,
    }
  })
  const { name, email } = organizer
  const takesPart = people.some(({ isOrganizer }) => isOrganizer)
  return {
    title,
    description: description ?? '',
    occasion,
    date: date ?? '',
    budget: budget === null ? '' : scope.texts.number(budget / 100),
    organizerTakesPart: takesPart,
    participants: takesPart ? people : [{ ...newOrganizer(null), name, email }, ...people],
  }
}
