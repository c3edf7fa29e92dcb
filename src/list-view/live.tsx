import { ListNotFound } from '#views/list-view/ListNotFound.tsx'
import { regions } from '#views/list-view/regions.ts'
import { VisitorsGiftCard } from '#views/gift/VisitorsGiftCard.tsx'
import { OwnersGiftCard } from '#views/gift/OwnersGiftCard.tsx'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import { audienceOf, listByGuid, type Audience, type ListEvent } from '../access/index.ts'
import { pushDeletedPost, pushPost } from '../forum/web.ts'
import { visitorsGift, ownersGift } from '../gift/index.ts'
import type { Scope, Services } from '#core/scope.ts'
import { sessionIdsOf, type LiveTopic, type Watcher } from '#web/live.ts'
import { pushEvent, pushPartials, refetchPages } from '#web/push.tsx'
import { inSlices, partition } from '#web/slices.ts'
import { refreshGift } from './hub.ts'

interface Watchers {
  owners: Watcher[]
  visitors: Watcher[]
}

/**
 * Sorts watchers into the list's current owners and visitors. Closes the connections of watchers who may no longer see
 * the list, and of watchers whose user has changed: their page was made for another user.
 */
async function sortWatchers(audience: Audience, watchers: readonly Watcher[]): Promise<Watchers> {
  const sorted: Watchers = { owners: [], visitors: [] }
  await inSlices(watchers, (watcher) => {
    const standing = audience.standingOf(watcher.scope.session.id)
    if (!standing || standing.is === 'nobody' || standing.userId !== (watcher.scope.user?.id ?? null)) watcher.close()
    else if (standing.is === 'owner') sorted.owners.push(watcher)
    else sorted.visitors.push(watcher)
  })
  return sorted
}

async function pushCard(
  services: Services,
  giftGuid: string,
  { owners, visitors }: Watchers,
  isNews: boolean,
): Promise<void> {
  const target = (region: string) => `#${region} #gift-${giftGuid}`
  const gift = visitors.length > 0 ? await visitorsGift(services, giftGuid) : null
  if (gift) {
    const { forVisitors, forGiver, giverUserId } = gift
    const [givers, others] = await partition(
      visitors,
      ({ scope }) => forGiver !== null && scope.user?.id === giverUserId,
    )
    if (forGiver)
      await pushPartials(
        services,
        givers,
        <HxPartial target={target(regions.visitor)} swap="outerMorph">
          <VisitorsGiftCard gift={forGiver} />
        </HxPartial>,
      )
    await pushPartials(
      services,
      others,
      <HxPartial target={target(regions.visitor)} swap="outerMorph">
        <VisitorsGiftCard gift={forVisitors} {...(isNews && { news: 'live' })} />
      </HxPartial>,
    )
  }
  // All owners see the gift alike, so it is read in the scope of one of them.
  const [owner] = owners
  const ownGift = owner ? await ownersGift({ ...owner.scope, ...services }, giftGuid) : null
  if (ownGift)
    await pushPartials(
      services,
      owners,
      <HxPartial target={target(regions.owner)} swap="outerMorph">
        <OwnersGiftCard gift={ownGift} isNews={isNews && ownGift.list.showCrossedOff} />
      </HxPartial>,
    )
}

async function pushDeletion(services: Services, watchers: readonly Watcher[]): Promise<void> {
  await pushPartials(
    services,
    watchers,
    <HxPartial target={`#${regions.owner}, #${regions.visitor}`}>
      <ListNotFound name="" deletedJustNow />
    </HxPartial>,
  )
  await inSlices(watchers, (watcher) => watcher.close())
}

/**
 * Makes the pages of a user who became or stopped being an owner fetch themselves anew, because that user now sees the
 * list differently. The other owners receive this change by the topic `owners`, and visitors don't receive it.
 */
const ownersChanged = (watchers: readonly Watcher[], userGuid: string | undefined): Promise<void> =>
  inSlices(watchers, (watcher) => {
    if (watcher.scope.user?.publicGuid !== userGuid) return
    watcher.refetch()
    watcher.close()
  })

/** Events that only visitors receive, unless the list shows cross-offs to its owners. */
const secretEvents: ReadonlySet<string> = new Set<ListEvent>(['crossed-off', 'undone'])

/** Events that change the card of one gift and nothing around it. */
const cardEvents: ReadonlySet<string> = new Set<ListEvent>(['crossed-off', 'undone', 'gift-changed'])

export const listTopic: LiveTopic = {
  name: 'list',

  async mayWatch(scope: Scope, listGuid: string): Promise<boolean> {
    const access = await listByGuid(scope, listGuid)
    return access?.state === 'Access' || access?.state === 'OwnedByCurrentUser'
  },

  async push(services, { key, event, subject }, watchers) {
    if (event === 'owners-changed') return ownersChanged(watchers, subject)
    const audience = await audienceOf(services, key, sessionIdsOf(watchers))
    if (!audience) return pushDeletion(services, watchers)
    const { owners, visitors } = await sortWatchers(audience, watchers)
    const recipients: Watchers = {
      owners: secretEvents.has(event) && !audience.list.showCrossedOff ? [] : owners,
      visitors,
    }
    const everybody = [...recipients.owners, ...recipients.visitors]

    if (event === 'post-added' && subject) return pushPost(services, subject, { owners, visitors })
    if (event === 'post-deleted' && subject) return pushDeletedPost(services, subject, everybody)
    if (subject) await pushEvent(everybody, refreshGift, subject)
    if (cardEvents.has(event)) {
      if (subject) await pushCard(services, subject, recipients, secretEvents.has(event))
      return
    }
    if (event === 'gift-deleted' && subject)
      await pushPartials(services, everybody, <HxPartial target={`#gift-${subject}`} swap="delete" />)
    // More than one card has changed, so each page fetches the list anew, for the user who is logged in by then.
    await refetchPages(everybody)
  },
}
