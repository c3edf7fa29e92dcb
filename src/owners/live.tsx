import { HxPartial } from '#views/layout/HxPartial.tsx'
import { OwnersRow, OwnerState, ownersRowId, ownerStateId } from '#views/owners/OwnersRow.tsx'
import type { Services } from '#core/scope.ts'
import { isSameUser, sessionIdsOf, type LiveTopic, type Watcher } from '#web/live.ts'
import { pushEvent, pushPartials, refetchPages } from '#web/push.tsx'
import { inSlices, partition } from '#web/slices.ts'
import { ownersTopicName, type OwnersEvent } from './announce-owners.ts'
import { acceptWishlistOwnerInvite, deleteWishlistOwner, setOwnerOnlineState } from './hub.ts'
import { ownersOf, type Owner } from './owners-of.ts'
import type { Presence } from './presence.ts'
import { serializeOwner } from './serializers.ts'

interface WatchedList {
  id: number
  username: string
  /** user id by session id, for those watching sessions whose user owns the list now */
  owners: ReadonlyMap<number, number | null>
}

/** Reads a watched list, and which of these sessions may see its owners. @returns null once the list is deleted */
async function watchedList(
  services: Services,
  listGuid: string,
  sessionIds: readonly number[],
): Promise<WatchedList | null> {
  const rows = await services.sql<{ id: number; username: string; sessionId: number | null; userId: number | null }[]>`
    select l.id, l.username::text as username, s.id as session_id, s.user_id
    from lists l
    left join list_owners o on o.list_id = l.id
    left join sessions s on s.user_id = o.user_id and s.id = any(${[...sessionIds]}::int[]) and s.expires_at > ${services.now()}
    where l.public_guid = ${listGuid}::uuid`
  const [first] = rows
  if (!first) return null
  const owners = new Map(rows.flatMap(({ sessionId, userId }) => (sessionId === null ? [] : [[sessionId, userId]])))
  return { id: first.id, username: first.username, owners }
}

/** Pushes to browsers whether an owner has the list open. */
function pushState(
  services: Services,
  list: WatchedList,
  { owner, owners }: { owner: Owner; owners: readonly Owner[] },
  watchers: readonly Watcher[],
): Promise<void> {
  return pushPartials(
    services,
    watchers,
    <>
      <HxPartial target={`#${ownersRowId}`} swap="outerMorph">
        <OwnersRow username={list.username} owners={owners} />
      </HxPartial>
      <HxPartial target={`#${ownerStateId(owner)}`} swap="outerMorph">
        <OwnerState owner={owner} />
      </HxPartial>
    </>,
  )
}

/**
 * Returns the guid of the invite by which a user became an owner. It may be shown, because an accepted invite can't be
 * used again.
 * @returns null for an owner without an invite
 */
async function inviteOf({ sql }: Services, listId: number, userGuid: string): Promise<string | null> {
  const [invite] = await sql<{ guid: string }[]>`
    select i.guid from owner_invites i join users u on u.id = i.accepted_by
    where i.list_id = ${listId} and u.public_guid = ${userGuid}::uuid
    order by i.accepted_at desc limit 1`
  return invite?.guid ?? null
}

async function pushToApps(
  services: Services,
  { id }: WatchedList,
  about: { event: OwnersEvent; userGuid: string; owner: Owner | undefined },
  watchers: readonly Watcher[],
): Promise<void> {
  const { event, userGuid, owner } = about
  if (!watchers.some(({ kind }) => kind === 'app')) return
  if (event === 'left') return pushEvent(watchers, deleteWishlistOwner, userGuid)
  if (!owner) return
  if (event === 'state') return pushEvent(watchers, setOwnerOnlineState, userGuid, owner.isOnline)
  const inviteGuid = await inviteOf(services, id, userGuid)
  if (inviteGuid) await pushEvent(watchers, acceptWishlistOwnerInvite, inviteGuid, serializeOwner(owner))
}

/**
 * Live topic of a list's owners, keyed by the list's public guid: who the owners are, and which of them have the list
 * open. Only owners may watch the topic. An owner who watches it counts as having the list open.
 */
export const ownersTopic = (presence: Presence): LiveTopic => ({
  name: ownersTopicName,

  async mayWatch(scope, listGuid) {
    if (!scope.user || scope.session.id === null) return false
    const [own] = await scope.sql`
      select 1 from list_owners o join lists l on l.id = o.list_id
      where l.public_guid = ${listGuid}::uuid and o.user_id = ${scope.user.id}`
    return own !== undefined
  },

  entered: (scope, listGuid) => presence.enter(listGuid, scope.user!.id),
  close: () => presence.close(),

  async push(services, { key, event, subject }, watchers) {
    const list = await watchedList(services, key, sessionIdsOf(watchers))
    const [admitted, others] = await partition(watchers, (watcher) => list !== null && isSameUser(watcher, list.owners))
    await inSlices(others, (watcher) => {
      watcher.refetch() // the reloaded page finds that the list was deleted, or that its reader no longer owns it
      watcher.close()
    })
    if (!list || !subject || admitted.length === 0) return
    const owners = await ownersOf(services, list.id)
    const owner = owners.find(({ publicUserGuid }) => publicUserGuid === subject)
    const about = { event: event as OwnersEvent, userGuid: subject, owner }
    await pushToApps(services, list, about, admitted)
    // An event other than `state` changes more than partials can show, so pages reload.
    if (event !== 'state') await refetchPages(admitted)
    else if (owner) await pushState(services, list, { owner, owners }, admitted)
  },
})
