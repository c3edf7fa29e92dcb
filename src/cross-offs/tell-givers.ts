import { randomUUID } from 'node:crypto'
import type { Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { isolateFailures } from '#core/isolate-failures.ts'
import { countsAsProven } from '../accounts/index.ts'
import { isOwnersAddress } from '../access/index.ts'
import { capPolicyOf, enqueueMails, type MailData, type MailServices } from '#core/mail/enqueue-mail.ts'
import type { Services } from '#core/scope.ts'

/** Delay before we retry an owner whose changes could not be processed. */
const failedAgainMs = 60 * 60_000

/**
 * Kind of an owner's change to a gift. `shown` means that the gift's list shows its owners what is crossed off from now
 * on. If its data has `since`, it concerns only cross-offs made after that moment.
 */
export type ChangeKind = 'changed' | 'moved' | 'shown' | 'deleted'

interface News {
  userId: number
  ownerId: number
  kind: ChangeKind
  crossOffId: number
  data: MailData
}

interface Giver {
  id: number
  email: string
  edition: EditionCode
  isProven: boolean
}

/**
 * Notifies givers of changed gifts, once a change is due and can't be undone. Each giver gets notices in their
 * overview, and one mail per owner. The cross-offs of deleted gifts are deleted after that. Givers aren't notified of
 * changes made before their cross-off. They aren't notified of their own changes either: a user who became an owner may
 * have crossed gifts off before. No mail goes to an address that another owner of the list has or had, because a guest
 * may have typed it. The one exception is news that owners could see the cross-off.
 */
export async function tellGivers(services: Services): Promise<void> {
  const { sql, now } = services
  const ownersDue = async () => {
    const owners = await sql<{ id: number }[]>`
      select owner_id as id from gift_changes group by owner_id having (array_agg(due_at order by id))[1] <= ${now()}`
    return owners.map(({ id }) => id)
  }
  await isolateFailures(services, 'tell-givers', async () => notifyGiversOf(services, await ownersDue()), {
    items: ownersDue,
    work: (ownerId) => notifyGiversOf(services, [ownerId]),
    putOff: (ownerId) =>
      sql`update gift_changes set due_at = ${new Date(now().getTime() + failedAgainMs)} where owner_id = ${ownerId}`,
  })
}

const notifyGiversOf = (services: Services, ownerIds: readonly number[]) =>
  services.sql.begin((tx) => notifyOfDueChanges(services, tx, ownerIds))

async function notifyOfDueChanges(services: MailServices, tx: Transaction, ownerIds: readonly number[]): Promise<void> {
  const due = await tx<{ id: number }[]>`
    select id from gift_changes
    where final_at <= ${services.now()} and owner_id = any(${[...ownerIds]}::int[])
    order by id
    for update`
  if (due.length === 0) return
  const ids = due.map(({ id }) => id)
  await tx`
    update cross_offs x set was_shown = true
    from gift_changes n
    where x.gift_id in (select gift_id from gift_changes where id = any(${ids}::int[]))
      and n.gift_id = x.gift_id and x.crossed_off_at <= n.made_at
      and (n.kind = 'shown' or (n.data->>'isShown')::boolean)`
  // This query locks the cross-offs, so that no giver is merged into another user meanwhile.
  const news = await tx<News[]>`
    select x.user_id, n.owner_id, n.kind, x.id as cross_off_id,
      case n.kind when 'deleted' then n.data || jsonb_build_object('isShown', x.was_shown) else n.data end as data
    from gift_changes n
    join cross_offs x on x.gift_id = n.gift_id and x.undone_at is null and x.crossed_off_at <= n.made_at
      and x.user_id <> n.owner_id and x.crossed_off_at > coalesce((n.data->>'since')::timestamptz, '-infinity')
    join users giver on giver.id = x.user_id
    where n.id = any(${ids}::int[])
      and (
        n.kind = 'shown' or (n.kind = 'deleted' and x.was_shown) or coalesce((n.data->>'isShown')::boolean, false)
        or (not ${isOwnersAddress(tx, tx`n.owner_ids`, tx`giver.email`, tx`giver.id`)} and giver.email <> all(n.gone_addresses))
      )
    order by n.id
    for share of x`
  await addNotices(tx, ids)
  await mailNews(services, tx, news)
  await tx`delete from cross_offs where gift_id in (select gift_id from gift_changes where id = any(${ids}::int[]) and kind = 'deleted')`
  await tx`delete from gift_changes where id = any(${ids}::int[])`
}

async function addNotices(tx: Transaction, ids: number[]): Promise<void> {
  // The first change has the text that the giver crossed off.
  await tx`
    with changed as (
      select distinct on (x.id) x.id, x.user_id, x.gift_id, n.data->>'before' as description, n.data->>'urlBefore' as url
      from gift_changes n
      join cross_offs x on x.gift_id = n.gift_id and x.undone_at is null and x.crossed_off_at <= n.made_at
        and x.user_id <> n.owner_id
      where n.id = any(${ids}::int[]) and n.kind = 'changed'
      order by x.id, n.id
    )
    insert into cross_off_notices (user_id, cross_off_id, description, url, list_guid, first_name, last_name)
    select changed.user_id, changed.id, changed.description, changed.url, l.public_guid, l.first_name, l.last_name
    from changed
    join gifts g on g.id = changed.gift_id
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    where (g.description, g.url) is distinct from (changed.description, changed.url)
    on conflict (cross_off_id) do nothing`
  await tx`
    insert into cross_off_notices (user_id, description, url, list_guid, first_name, last_name)
    select x.user_id, n.data->>'description', n.data->>'url', (n.data->>'listGuid')::uuid, n.data->>'firstName', n.data->>'lastName'
    from gift_changes n
    join cross_offs x on x.gift_id = n.gift_id and x.undone_at is null and x.crossed_off_at <= n.made_at
      and x.user_id <> n.owner_id
    where n.id = any(${ids}::int[]) and n.kind = 'deleted'
    order by n.id, x.id`
}

/**
 * Whether the news says that owners could see the cross-off. A mail with such news waits when the address's cap is
 * reached, instead of being dropped. Otherwise an owner could suppress it by filling the cap.
 */
const saysOwnerSaw = (news: readonly News[]) =>
  news.some(({ kind, data }) => kind === 'shown' || data['isShown'] === true)

/** Enqueues the mails. A giver who wants no mails about cross-offs gets the notices in the overview alone. */
async function mailNews(services: MailServices, tx: Transaction, news: readonly News[]): Promise<void> {
  const givers = await tx<Giver[]>`
    select u.id, u.email::text as email, u.edition, ${countsAsProven(tx)} as is_proven
    from users u where u.id = any(${news.map(({ userId }) => userId)}::int[]) and u.cross_off_mails`
  const mailsOf = Map.groupBy(news, ({ userId, ownerId }) => `${userId} ${ownerId}`)
  await enqueueMails(
    services,
    tx,
    [...mailsOf.values()].flatMap((ofOne) => {
      const giver = givers.find(({ id }) => id === ofOne[0]!.userId)
      if (!giver) return []
      return {
        kind: 'gift-news',
        cause: `gift-news:${randomUUID()}`,
        recipient: giver.email,
        userId: giver.id,
        edition: giver.edition,
        data: { news: ofOne.map(({ kind, crossOffId, data }) => ({ ...data, kind, crossOffId })) },
        beyondCap: capPolicyOf(giver, saysOwnerSaw(ofOne) ? 'wait' : 'drop'),
      }
    }),
  )
}
