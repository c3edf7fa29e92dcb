import type { ReactNode } from 'react'
import { DrawFacts, DrawRing, factsId, ringId } from '#views/draws/manage/DrawHeader.tsx'
import { participantId, ParticipantRow } from '#views/draws/manage/ParticipantRow.tsx'
import { Piece } from '#views/layout/Piece.tsx'
import type { Scope, Services } from '#core/scope.ts'
import type { HubMethod, LiveTopic, Watcher } from '#web/live.ts'
import { markup, sharedView } from '#web/render.tsx'
import { managedDraw, toParticipantView, type ParticipantView } from './draw-for.ts'
import { lotGuidOf, openReceiver } from '../lots/envelope.ts'
import { participantsOf } from './queries.ts'

/** A draw that people look at, and which of their sessions manage it now. */
interface WatchedDraw {
  id: number
  createDate: Date
  /** session id → its user's id */
  managers: ReadonlyMap<number, number | null>
}

/** In one query; null once the draw is deleted. */
async function watchedDraw(
  services: Services,
  drawGuid: string,
  sessionIds: readonly number[],
): Promise<WatchedDraw | null> {
  const rows = await services.sql<
    { id: number; createDate: Date; sessionId: number | null; userId: number | null; isManager: boolean }[]
  >`
    select d.id, d.drawn_at as "createDate", s.id as "sessionId", s.user_id as "userId", coalesce(m.session_id is not null or d.organizer_user_id = s.user_id, false) as "isManager"
    from draws d
    left join sessions s on s.id = any(${[...sessionIds]}::int[]) and s.expires_at > ${services.now()} and not s.user_deleted
    left join draw_managers m on m.draw_id = d.id and m.session_id = s.id
    where d.public_guid = ${drawGuid}::uuid and d.deleted_at is null`
  const [first] = rows
  if (!first) return null
  const managers = rows.flatMap(({ sessionId, userId, isManager }) =>
    isManager && sessionId !== null ? [[sessionId, userId] as const] : [],
  )
  return { id: first.id, createDate: first.createDate, managers: new Map(managers) }
}

/** Whether a connection is still that of the user whose page or app opened it. */
const isStill = (watcher: Watcher, users: ReadonlyMap<number, number | null>): boolean => {
  const { session, user } = watcher.scope
  return session.id !== null && users.get(session.id) === (user?.id ?? null)
}
const sessionIdsOf = (watchers: readonly Watcher[]) => watchers.flatMap(({ scope }) => scope.session.id ?? [])

/** Sends the same pieces to all, rendered once an edition. */
function sendPieces(services: Services, watchers: readonly Watcher[], pieces: ReactNode): void {
  const rendered = new Map<string, string>()
  for (const watcher of watchers) {
    const { texts, isApp } = watcher.scope
    const key = `${texts.edition.code} ${isApp}`
    const html = rendered.get(key) ?? markup(sharedView({ ...services, texts }, { isApp }), pieces)
    rendered.set(key, html)
    watcher.sendFragment(html)
  }
}

/** A participant's row anew, and what is counted over all of them where it may have changed. */
async function pushRow(
  services: Services,
  draw: WatchedDraw,
  drawGuid: string,
  event: string,
  participant: ParticipantView,
  watchers: readonly Watcher[],
): Promise<void> {
  const row = (
    <Piece target={`#${participantId(participant.publicGuid)}`} swap="outerMorph">
      <ParticipantRow drawGuid={drawGuid} participant={participant} />
    </Piece>
  )
  // a mail that went out changes nothing that is counted; a thousand of them go out after a large draw
  if (event === 'mail' && participant.mail === 'sent') return sendPieces(services, watchers, row)
  const counted = {
    publicGuid: drawGuid,
    createDate: draw.createDate,
    participants: (await participantsOf(services.sql, draw.id)).map(toParticipantView),
  }
  sendPieces(
    services,
    watchers,
    <>
      {row}
      <Piece target={`#${factsId(drawGuid)}`} swap="outerMorph">
        <DrawFacts draw={counted} />
      </Piece>
      <Piece target={`#${ringId(drawGuid)}`} swap="outerMorph">
        <DrawRing draw={counted} />
      </Piece>
    </>,
  )
}

/** A draw on the page of who manages it, by its public guid: who viewed his lot, linked a list, got his mail. */
const drawTopic: LiveTopic = {
  name: 'draw',

  async mayWatch(scope, drawGuid) {
    const draw = await managedDraw(scope, drawGuid)
    return draw !== null && draw.deletedAt === null
  },

  async push(services, { key, event, subject }, watchers) {
    const draw = await watchedDraw(services, key, sessionIdsOf(watchers))
    const admitted: Watcher[] = []
    for (const watcher of watchers) {
      if (draw && isStill(watcher, draw.managers)) admitted.push(watcher)
      else {
        if (!draw) watcher.missed() // its page finds that the draw is gone, and says so
        watcher.close()
      }
    }
    const [row] = draw && subject && admitted.length > 0 ? await participantsOf(services.sql, draw.id, subject) : []
    if (!draw || !row) return
    for (const watcher of admitted) {
      if (watcher.kind === 'app' && event === 'viewed') watcher.sendEvent('SetLotToViewed', row.publicGuid)
      if (watcher.kind === 'app' && event === 'list')
        watcher.sendEvent('SetLotHasWishlist', row.publicGuid, row.hasWishlist)
    }
    const browsers = admitted.filter(({ kind }) => kind === 'browser')
    if (browsers.length > 0) await pushRow(services, draw, key, event, toParticipantView(row), browsers)
  },
}

/** What a drawn participant has linked. */
interface Drawn {
  drawId: number
  wishlistLink: string | null
}

async function drawnParticipant(services: Pick<Services, 'sql' | 'config'>, drawnGuid: string): Promise<Drawn | null> {
  const [row] = await services.sql<{ drawId: number; username: string | null }[]>`
    select d.id as "drawId", l.username::text as username
    from participants p
    join draws d on d.id = p.draw_id
    left join lists l on l.id = p.list_id
    where p.public_guid = ${drawnGuid}::uuid and d.deleted_at is null`
  return row ? { drawId: row.drawId, wishlistLink: row.username && `${services.config.baseUrl}/${row.username}` } : null
}

/**
 * Which of these sessions opened the lot on which this participant stands: the lots that they opened in this draw are opened anew, by the links
 * that they have now, since the database doesn't know what is in them.
 * @returns session id → its user's id
 */
async function giversOf(
  services: Services | Scope,
  drawId: number,
  drawnGuid: string,
  sessionIds: readonly number[],
): Promise<Map<number, number | null>> {
  const rows = await services.sql<
    { sessionId: number; userId: number | null; participantGuid: string; version: number; sealed: Uint8Array | null }[]
  >`
    select s.id as "sessionId", s.user_id as "userId", p.public_guid as "participantGuid", p.lot_version as version, p.sealed_receiver as sealed
    from lot_openings o
    join participants p on p.id = o.participant_id and p.lot_version = o.lot_version
    join sessions s on s.id = o.session_id and s.user_id is not distinct from o.user_id and s.expires_at > ${services.now()} and not s.user_deleted
    where p.draw_id = ${drawId} and o.session_id = any(${[...sessionIds]}::int[])`
  const givers = rows.filter(({ participantGuid, version, sealed }) => {
    const key = { participantGuid, version }
    return openReceiver(services.signer, lotGuidOf(services.signer, key), key, sealed) === drawnGuid
  })
  return new Map(givers.map(({ sessionId, userId }) => [sessionId, userId]))
}

/** The list of a drawn participant, by that participant's public guid, for sessions that opened the lot on which he stands. */
const drawnLotTopic: LiveTopic = {
  name: 'drawn-lot',

  async mayWatch(scope, drawnGuid) {
    if (scope.session.id === null) return false
    const drawn = await drawnParticipant(scope, drawnGuid)
    return drawn !== null && (await giversOf(scope, drawn.drawId, drawnGuid, [scope.session.id])).has(scope.session.id)
  },

  async push(services, { key }, watchers) {
    const drawn = await drawnParticipant(services, key)
    const givers = drawn
      ? await giversOf(services, drawn.drawId, key, sessionIdsOf(watchers))
      : new Map<number, number | null>()
    for (const watcher of watchers) {
      if (!drawn || !isStill(watcher, givers)) watcher.close()
      else if (watcher.kind === 'app') watcher.sendEvent('SetLotWishlistLink', drawn.wishlistLink)
      else watcher.missed()
    }
  },
}

export const drawTopics: readonly LiveTopic[] = [drawTopic, drawnLotTopic]

const guidIn = (argument: unknown) => (typeof argument === 'string' ? argument.toLowerCase() : '')

/** What the app shell may invoke to hear of draws and lots. */
export const drawHubMethods: Record<string, HubMethod> = {
  /** `JoinLotingGroup(lotingPublicGuid)`: how the lots stand now; then `SetLotToViewed` and `SetLotHasWishlist` tell what changes. */
  async JoinLotingGroup(scope, [lotingPublicGuid], connection) {
    const guid = guidIn(lotingPublicGuid)
    if (!(await connection.watch('draw', guid))) return false
    const draw = await managedDraw(scope, guid)
    const participants = draw ? await participantsOf(scope.sql, draw.id) : []
    return participants.map(({ publicGuid, isViewed, hasWishlist }) => ({ publicGuid, isViewed, hasWishlist }))
  },
  /** `JoinDrawnLotGroup(drawnParticipantPublicGuid)`: the link of his list now; then `SetLotWishlistLink` tells of another. */
  async JoinDrawnLotGroup(scope, [drawnParticipantPublicGuid], connection) {
    const guid = guidIn(drawnParticipantPublicGuid)
    if (!(await connection.watch('drawn-lot', guid))) return false
    const drawn = await drawnParticipant(scope, guid)
    return { success: drawn !== null, wishlistLink: drawn?.wishlistLink ?? null }
  },
}
