import { randomUUID } from 'node:crypto'
import { drawingFriends } from '../friends/index.ts'
import { NotFound } from '#core/errors.ts'
import type { Scope } from '#core/scope.ts'
import { managedDraw } from './draw-for.ts'
import { participantsOf } from './queries.ts'
import type { Draft } from './wizard/draft.ts'

/**
 * A draw as a new draft: title, description, participants and exclusions; also of a deleted one.
 * Friends stay friends by the same list; who is none any more has to be given an address.
 * @param publicGuid already known to be a guid
 * @throws NotFound for a draw that the asker doesn't manage
 */
export async function redoDraft(scope: Scope, publicGuid: string): Promise<Draft> {
  const draw = await managedDraw(scope, publicGuid)
  if (!draw) throw new NotFound()
  const [rows, { friends }] = await Promise.all([participantsOf(scope.sql, draw.id), drawingFriends(scope)])
  const friendOf = new Map(friends.map((friend) => [friend.publicUserGuid, friend]))
  const localGuidOf = new Map(rows.map((row) => [row.publicGuid, randomUUID() as string]))
  return {
    title: draw.title,
    description: draw.description ?? '',
    participants: rows.map((row) => {
      const friend = row.friendGuid !== null && row.userGuid !== null ? friendOf.get(row.userGuid) : undefined
      return {
        localGuid: localGuidOf.get(row.publicGuid)!,
        name: friend?.fullName ?? row.name,
        email: row.friendGuid === null ? row.email : null,
        publicUserGuid: friend?.publicUserGuid ?? null,
        friendParticipantPublicGuid: friend?.friendParticipantPublicGuid ?? null,
        exclude: row.excluded.map((guid) => localGuidOf.get(guid)!),
        isEmailAddedUser: friend === undefined,
      }
    }),
  }
}
