import { randomUUID } from 'node:crypto'
import { drawingFriends } from '../friends/index.ts'
import { NotFound } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { managedDraw } from './draw-for.ts'
import { participantsOf } from './queries.ts'

/** A draft as the wizard keeps it in the browser; the first participant organizes. */
export interface Draft {
  title: string
  description: string | null
  participants: {
    localGuid: string
    name: string
    /** null for friends, and for who was one: the organizer never had that address */
    email: string | null
    publicUserGuid: string | null
    friendParticipantPublicGuid: string | null
    /** by `localGuid` */
    exclude: string[]
    isEmailAddedUser: boolean
  }[]
}

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
    description: draw.description,
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
