import { z } from 'zod'
import { pathGuid } from '#core/input.ts'
import { listUrl } from '#core/login-urls.ts'
import { urlField } from '#core/output.ts'
import type { Services } from '#core/scope.ts'
import { pushEvent, refetchPages } from '#web/push.tsx'
import { inSlices, partition } from '#web/slices.ts'
import { hubEvent, hubMethod, type HubMethod } from '#web/hub.ts'
import { isSameUser, sessionIdsOf, type LiveTopic } from '#web/live.ts'
import { lotGuidOf, openReceiver, storedLotColumns, type StoredLot } from './envelope.ts'
import { isGiversOwnList } from './own-list.ts'

interface Drawn {
  drawId: number
  /** username of the linked list */
  username: string | null
  wishes: string | null
}

async function drawnParticipant(services: Pick<Services, 'sql'>, drawnGuid: string): Promise<Drawn | null> {
  const [row] = await services.sql<Drawn[]>`
    select d.id as draw_id, l.username::text as username, p.wishes
    from participants p
    join draws d on d.id = p.draw_id
    left join lists l on l.id = p.list_id
    where p.public_guid = ${drawnGuid}::uuid and d.deleted_at is null`
  return row ?? null
}

interface Givers {
  /** user id by session id */
  sessions: Map<number, number | null>
  /** whether the giver is an owner of the drawn participant's list, or has an owner's e-mail address */
  ownsList: boolean
}

/**
 * Returns which of these sessions have opened the lot of the giver who drew this participant. Decrypts all lots of the
 * draw that these sessions have opened, because the database doesn't know the receivers. Only openings of a lot's
 * current version count.
 */
async function giversOf(
  services: Pick<Services, 'sql' | 'signer' | 'now'>,
  drawId: number,
  drawnGuid: string,
  sessionIds: readonly number[],
): Promise<Givers> {
  const { sql } = services
  const rows = await sql<
    (StoredLot & { sessionId: number; userId: number | null; sealed: Uint8Array | null; ownsList: boolean })[]
  >`
    select s.id as session_id, s.user_id, ${storedLotColumns(sql)}, p.sealed_receiver as sealed,
      ${isGiversOwnList(sql, sql`(select d.list_id from participants d where d.public_guid = ${drawnGuid}::uuid)`)} as owns_list
    from lot_openings o
    join participants p on p.id = o.participant_id and p.lot_version = o.lot_version
    join sessions s on s.id = o.session_id and s.user_id is not distinct from o.user_id
      and s.expires_at > ${services.now()} and not s.user_deleted
    where p.draw_id = ${drawId} and p.is_opened and o.session_id = any(${[...sessionIds]}::int[])`
  const givers = rows.filter(({ sealed, ...lot }) => {
    const lotGuid = lotGuidOf(services.signer, lot)
    return lotGuid !== null && openReceiver(services.signer, lotGuid, lot, sealed) === drawnGuid
  })
  return {
    sessions: new Map(givers.map(({ sessionId, userId }) => [sessionId, userId])),
    ownsList: givers.some(({ ownsList }) => ownsList),
  }
}

const linkOf = ({ config }: Pick<Services, 'config'>, { username }: Drawn, { ownsList }: Givers): string | null =>
  username && listUrl(config, username, { isReadersOwn: ownsList })

const wishlistLink = () =>
  urlField().nullable().meta({
    title: 'wishlistLink',
    description: 'URL of the drawn participant’s list; null if none is linked',
    example: 'https://wishring.example/noor',
  })

const setLotWishlistLink = hubEvent('SetLotWishlistLink', {
  description: 'The drawn participant linked another list, or removed the link.',
  args: [wishlistLink()],
})

const setLotWishes = hubEvent('SetLotWishes', {
  description: 'The drawn participant wrote or removed wishes.',
  args: [
    z.string().nullable().meta({
      title: 'wishes',
      description: 'The wishes; null if they were removed',
      example: 'Something warm for the winter',
    }),
  ],
})

/**
 * Live topic of a drawn participant's list and wishes, keyed by that participant's public guid. Only a session that opened the
 * giver's lot may watch the topic.
 */
export const drawnLotTopic: LiveTopic = {
  name: 'drawn-lot',

  async mayWatch(scope, drawnGuid) {
    if (scope.session.id === null) return false
    const drawn = await drawnParticipant(scope, drawnGuid)
    if (!drawn) return false
    return (await giversOf(scope, drawn.drawId, drawnGuid, [scope.session.id])).sessions.has(scope.session.id)
  },

  async push(services, { key, event }, watchers) {
    const drawn = await drawnParticipant(services, key)
    const givers = drawn && (await giversOf(services, drawn.drawId, key, sessionIdsOf(watchers)))
    const [admitted, others] = await partition(watchers, (watcher) =>
      isSameUser(watcher, givers?.sessions ?? new Map<number, number | null>()),
    )
    await inSlices(others, (watcher) => {
      watcher.refetch() // The page is fetched again, and shows the lot as it is now.
      watcher.close()
    })
    if (!drawn || !givers) return
    if (event === 'wishes') await pushEvent(admitted, setLotWishes, drawn.wishes)
    else await pushEvent(admitted, setLotWishlistLink, linkOf(services, drawn, givers))
    await refetchPages(admitted)
  },
}

/** Returns which of these sessions, with their current user, have opened a participant's lot by its current link. */
async function openersOf(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  participantGuid: string,
  sessionIds: readonly number[],
): Promise<Map<number, number | null>> {
  const rows = await sql<{ sessionId: number; userId: number | null }[]>`
    select s.id as session_id, s.user_id
    from participants p
    join draws d on d.id = p.draw_id and d.deleted_at is null
    join lot_openings o on o.participant_id = p.id and o.lot_version = p.lot_version
    join sessions s on s.id = o.session_id and s.user_id is not distinct from o.user_id
      and s.expires_at > ${now()} and not s.user_deleted
    where p.public_guid = ${participantGuid}::uuid and o.session_id = any(${[...sessionIds]}::int[])`
  return new Map(rows.map(({ sessionId, userId }) => [sessionId, userId]))
}

/**
 * Live topic of a participant's own lot, keyed by the participant's public guid, for sessions that opened the lot. It
 * reports messages.
 */
export const ownLotTopic: LiveTopic = {
  name: 'own-lot',

  mayWatch: async (scope, participantGuid) =>
    scope.session.id !== null && (await openersOf(scope, participantGuid, [scope.session.id])).has(scope.session.id),

  async push(services, { key }, watchers) {
    const openers = await openersOf(services, key, sessionIdsOf(watchers))
    const [admitted, others] = await partition(watchers, (watcher) => isSameUser(watcher, openers))
    await inSlices(others, (watcher) => watcher.close())
    await refetchPages(admitted)
  },
}

/** Hub methods by which the app shell subscribes to the list of a lot's drawn participant. */
export const lotHubMethods: Record<string, HubMethod> = {
  JoinDrawnLotGroup: hubMethod({
    description: 'Watch the list and the wishes of the drawn participant, for a session that has opened that lot.',
    args: [
      pathGuid().meta({
        title: 'drawnParticipantPublicGuid',
        description: 'Public guid of the drawn participant, from the lot’s `drawnParticipant`',
      }),
    ],
    result: z.object({
      success: z.boolean().meta({ description: 'False if the draw was deleted meanwhile' }),
      wishlistLink: wishlistLink(),
    }),
    events: [setLotWishlistLink, setLotWishes],
    async invoke(scope, [drawnGuid], connection) {
      if (!(await connection.watch('drawn-lot', drawnGuid))) return false
      const drawn = await drawnParticipant(scope, drawnGuid)
      if (!drawn || scope.session.id === null) return { success: false, wishlistLink: null }
      const givers = await giversOf(scope, drawn.drawId, drawnGuid, [scope.session.id])
      return { success: true, wishlistLink: linkOf(scope, drawn, givers) }
    },
  }),
}
