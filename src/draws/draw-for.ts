import { parse } from '#core/input.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { lotGuidOf } from '../lots/envelope.ts'
import { drawNumber } from './input.ts'
import type { OpenProblem } from './problems.ts'
import { mailStateOf, participantsOf, type MailState, type ParticipantRow } from './queries.ts'

/** A participant as the organizer sees him: nothing in it comes from what was drawn. */
export interface ParticipantView {
  publicGuid: string
  name: string
  /** null for friends: their address is theirs */
  email: string | null
  isOrganizer: boolean
  isFriend: boolean
  /** of friends, and of the organizer himself */
  publicUserGuid: string | null
  /** of friends: the public guid of the list by which they were chosen */
  friendParticipantPublicGuid: string | null
  hasWishlist: boolean
  isViewed: boolean
  mail: MailState
  /** public guids of those whom he may not draw */
  excluded: string[]
}

/** A draw, for whoever manages it. */
export interface DrawView {
  id: number
  publicGuid: string
  title: string
  description: string | null
  createDate: Date
  /** whether the asker is its organizer, and not just somebody whose session drew or opened it */
  isOrganizer: boolean
  /** private guid of the organizer's own lot */
  organizerLot: string | null
  participantCount: number
  participants: ParticipantView[]
}

interface DrawRow {
  id: number
  publicGuid: string
  title: string
  description: string | null
  createDate: Date
  deletedAt: Date | null
  isOrganizer: boolean
}

/** What the organizer may see of a participant. */
export const toParticipantView = (row: ParticipantRow): ParticipantView => ({
  publicGuid: row.publicGuid,
  name: row.name,
  email: row.friendGuid === null ? row.email : null,
  isOrganizer: row.position === 0,
  isFriend: row.friendGuid !== null,
  publicUserGuid: row.friendGuid !== null || row.position === 0 ? row.userGuid : null,
  friendParticipantPublicGuid: row.friendGuid,
  hasWishlist: row.hasWishlist,
  isViewed: row.isViewed,
  mail: mailStateOf(row),
  excluded: row.excluded,
})

/** A draw that the asker manages, deleted or not; null for anybody else's. */
export async function managedDraw(
  scope: Pick<Scope, 'sql' | 'user' | 'session'>,
  publicGuid: string,
): Promise<DrawRow | null> {
  const [draw] = await scope.sql<DrawRow[]>`
    select d.id, d.public_guid as "publicGuid", d.title, d.description, d.drawn_at as "createDate", d.deleted_at as "deletedAt",
      d.organizer_user_id is not distinct from ${scope.user?.id ?? null}::int and d.organizer_user_id is not null as "isOrganizer"
    from draws d
    where d.public_guid = ${publicGuid}::uuid and (
      d.organizer_user_id = ${scope.user?.id ?? null}::int
      or exists (select 1 from draw_managers m where m.draw_id = d.id and m.session_id = ${scope.session.id}::int)
    )`
  return draw ?? null
}

/** The public guid of the draw with this number, where the asker manages it; null for any other text. */
export async function managedGuidOf(
  scope: Pick<Scope, 'sql' | 'user' | 'session'>,
  number: string,
): Promise<string | null> {
  const given = parse(drawNumber, number)
  const [draw] = given.ok
    ? await scope.sql<
        { publicGuid: string }[]
      >`select public_guid as "publicGuid" from draws where id = ${given.value}::int`
    : []
  return draw && (await managedDraw(scope, draw.publicGuid)) ? draw.publicGuid : null
}

/**
 * A draw, for its organizer and for sessions that drew it or opened it by his link: two queries.
 * @param publicGuid already known to be a guid
 * @returns NotFound for anybody else, NotDrawn where nobody takes part in it
 */
export async function drawFor(scope: Scope, publicGuid: string): Promise<Result<DrawView, OpenProblem>> {
  const draw = await managedDraw(scope, publicGuid)
  if (!draw) return refuse('NotFound')
  if (draw.deletedAt) return refuse('Deleted')
  const participants = await participantsOf(scope.sql, draw.id)
  const [organizer] = participants
  if (!organizer) return refuse('NotDrawn')
  const { deletedAt: _, ...head } = draw
  return ok({
    ...head,
    organizerLot: lotGuidOf(scope.signer, { participantGuid: organizer.publicGuid, version: organizer.lotVersion }),
    participantCount: participants.length,
    participants: participants.map(toParticipantView),
  })
}
