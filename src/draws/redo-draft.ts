import { randomUUID } from 'node:crypto'
import { drawingFriends } from '../friends/index.ts'
import { NotFound } from '#core/errors.ts'
import type { Scope } from '#core/scope.ts'
import { managedDraw } from './managed-draw.ts'
import { participantsOf } from './participants.ts'
import { newOrganizer, type Draft } from './wizard/draft.ts'

/**
 * Returns a new draft with the title, description, occasion, budget, participants and exclusions of an earlier draw,
 * even a deleted one, but without its day. Friends stay friends. For a participant who is no longer a friend, the organizer must enter an e-mail
 * address.
 * @throws NotFound for a draw that the caller doesn't manage
 */
export async function redoDraft(scope: Scope, publicGuid: string): Promise<Draft> {
  const draw = await managedDraw(scope, publicGuid)
  if (!draw) throw new NotFound()
  const [rows, { friends }] = await Promise.all([participantsOf(scope.sql, draw.id), drawingFriends(scope)])
  const friendOf = new Map(friends.map((friend) => [friend.publicUserGuid, friend]))
  const localGuidOf = new Map(rows.map((row) => [row.publicGuid, randomUUID() as string]))
  const people = rows.map((row) => {
    const friend = row.friendGuid !== null && row.userGuid !== null ? friendOf.get(row.userGuid) : undefined
    return {
      localGuid: localGuidOf.get(row.publicGuid)!,
      name: friend?.fullName ?? row.name,
      email: row.friendGuid === null && !row.isOwnAddress ? row.email : null,
      publicUserGuid: friend?.publicUserGuid ?? null,
      friendParticipantPublicGuid: friend?.friendParticipantPublicGuid ?? null,
      exclude: row.excluded.map((guid) => localGuidOf.get(guid)!),
      isEmailAddedUser: friend === undefined,
      isOrganizer: row.isOrganizer,
    }
  })
  const { name, email, takesPart } = draw.organizer
  return {
    title: draw.title,
    description: draw.description ?? '',
    occasion: draw.occasion,
    date: '',
    budget: draw.budget === null ? '' : scope.texts.number(draw.budget / 100),
    organizerTakesPart: takesPart,
    participants: takesPart ? people : [{ ...newOrganizer(null), name, email }, ...people],
  }
}
