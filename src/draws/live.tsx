import { DrawFacts, DrawRing, factsId, ringId, type PicturedDraw } from '#views/draws/manage/DrawHeader.tsx'
import { EnvelopesReady, envelopesReadyId } from '#views/draws/manage/EnvelopesReady.tsx'
import { participantId, ParticipantRow } from '#views/draws/manage/ParticipantRow.tsx'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import { z } from 'zod'
import { pathGuid } from '#core/input.ts'
import { guidField } from '#core/output.ts'
import type { Services } from '#core/scope.ts'
import { hubEvent, hubMethod, type HubMethod } from '#web/hub.ts'
import { isSameUser, sessionIdsOf, type LiveTopic, type Watcher } from '#web/live.ts'
import { pushEvent, pushPartials, refetchPages } from '#web/push.tsx'
import { inSlices, partition } from '#web/slices.ts'
import { toParticipantView, type ParticipantView } from './draw-for.ts'
import { managedDraw, stillManages } from './managed-draw.ts'
import { participantsOf } from './participants.ts'
import { lotingResponse } from './serializers.ts'

/** A draw with live watchers, and those watching sessions that manage the draw now. */
interface WatchedDraw extends PicturedDraw {
  id: number
  /** user id by session id */
  managers: ReadonlyMap<number, number | null>
}

/** @returns the draw with its managers among the sessions; null once the draw is deleted */
async function watchedDraw(
  services: Services,
  drawGuid: string,
  sessionIds: readonly number[],
): Promise<WatchedDraw | null> {
  const rows = await services.sql<
    (PicturedDraw & { id: number; sessionId: number | null; userId: number | null; isManager: boolean })[]
  >`
    select d.id, d.title, d.occasion, d.drawn_at as create_date, s.id as session_id, s.user_id, coalesce(
        (m.session_id is not null and ${stillManages(services.sql)}) or d.organizer_user_id = s.user_id, false
      ) as is_manager
    from draws d
    left join sessions s on s.id = any(${[...sessionIds]}::int[]) and s.expires_at > ${services.now()} and not s.user_deleted
    left join users u on u.id = s.user_id
    left join draw_managers m on m.draw_id = d.id and m.session_id = s.id
    where d.public_guid = ${drawGuid}::uuid and d.deleted_at is null and d.drawn_at is not null`
  const [first] = rows
  if (!first) return null
  const managers = rows.flatMap(({ sessionId, userId, isManager }) =>
    isManager && sessionId !== null ? [[sessionId, userId] as const] : [],
  )
  const { id, title, occasion, createDate } = first
  return { id, title, occasion, createDate, managers: new Map(managers) }
}

/** Pushes a participant's row, and the counts over all participants if these counts may have changed. */
async function pushRow(
  services: Services,
  draw: WatchedDraw,
  drawGuid: string,
  event: string,
  participant: ParticipantView,
  watchers: readonly Watcher[],
): Promise<void> {
  const row = (
    <HxPartial target={`#${participantId(participant.publicGuid)}`} swap="outerMorph">
      <ParticipantRow drawGuid={drawGuid} participant={participant} />
    </HxPartial>
  )
  // A sent mail changes no count, and a large draw sends a thousand mails.
  if (event === 'mail' && participant.mail === 'sent') return pushPartials(services, watchers, row)
  const counted = {
    publicGuid: drawGuid,
    participants: (await participantsOf(services.sql, draw.id)).map((each) => toParticipantView(services, each)),
  }
  await pushPartials(
    services,
    watchers,
    <>
      {row}
      <HxPartial target={`#${factsId(drawGuid)}`} swap="outerMorph">
        <DrawFacts draw={counted} />
      </HxPartial>
      <HxPartial target={`#${ringId(drawGuid)}`} swap="outerMorph">
        <DrawRing draw={{ ...draw, ...counted }} />
      </HxPartial>
      <HxPartial target={`#${envelopesReadyId(drawGuid)}`} swap="outerMorph">
        <EnvelopesReady draw={counted} />
      </HxPartial>
    </>,
  )
}

const participantPublicGuid = () =>
  guidField().meta({ title: 'participantPublicGuid', description: 'Public guid of the participant' })

const setLotToViewed = hubEvent('SetLotToViewed', {
  description: 'A participant opened their lot.',
  args: [participantPublicGuid()],
})

const setLotHasWishlist = hubEvent('SetLotHasWishlist', {
  description: 'A participant linked a list to their lot or wrote wishes, or removed them.',
  args: [
    participantPublicGuid(),
    z.boolean().meta({ title: 'hasWishlist', description: 'Whether a list is linked now, or wishes are written' }),
  ],
})

/**
 * Live topic of a draw, keyed by its public guid, for its managers. Reports which participants viewed their lot, linked
 * a list or were sent a mail, and that the organizer changed the draw.
 */
export const drawTopic: LiveTopic = {
  name: 'draw',

  async mayWatch(scope, drawGuid) {
    const draw = await managedDraw(scope, drawGuid)
    return draw !== null && draw.deletedAt === null
  },

  async push(services, { key, event, subject }, watchers) {
    const draw = await watchedDraw(services, key, sessionIdsOf(watchers))
    const [admitted, others] = await partition(
      watchers,
      (watcher) => draw !== null && isSameUser(watcher, draw.managers),
    )
    await inSlices(others, (watcher) => {
      if (!draw) watcher.refetch() // The page is fetched again, and says that the draw is deleted.
      watcher.close()
    })
    if (draw && event === 'changed') return refetchPages(admitted)
    const [row] = draw && subject && admitted.length > 0 ? await participantsOf(services.sql, draw.id, subject) : []
    if (!draw || !row) return
    if (event === 'viewed') await pushEvent(admitted, setLotToViewed, row.publicGuid)
    if (event === 'list') await pushEvent(admitted, setLotHasWishlist, row.publicGuid, row.hasWishlist)
    if (admitted.some(({ kind }) => kind === 'browser'))
      await pushRow(services, draw, key, event, toParticipantView(services, row), admitted)
  },
}

/** Hub methods by which the app shell subscribes to a draw. */
export const drawHubMethods: Record<string, HubMethod> = {
  JoinLotingGroup: hubMethod({
    description: 'Watch the lots of a draw, for a session that manages it. Returns their state.',
    args: [pathGuid().meta({ title: 'lotingPublicGuid', description: 'Public guid of the draw' })],
    result: z.array(
      lotingResponse.shape.participants.element.pick({ publicGuid: true, isViewed: true, hasWishlist: true }),
    ),
    events: [setLotToViewed, setLotHasWishlist],
    async invoke(scope, [drawGuid], connection) {
      if (!(await connection.watch('draw', drawGuid))) return false
      const draw = await managedDraw(scope, drawGuid)
      const participants = draw ? await participantsOf(scope.sql, draw.id) : []
      return participants.map(({ publicGuid, isViewed, hasWishlist }) => ({ publicGuid, isViewed, hasWishlist }))
    },
  }),
}
