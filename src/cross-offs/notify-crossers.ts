import { randomUUID } from 'node:crypto'
import type { Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { enqueueMails } from '#core/mail.ts'
import type { Services } from '#core/scope.ts'

type Queue = Pick<Services, 'queue'>

interface Crosser {
  crossOffId: number
  userId: number
  recipient: string
  edition: EditionCode
}

/** So that no crosser is merged into another user before the transaction ends. */
const lockCrossers = (tx: Transaction, giftIds: number[]) => tx`
  select from users
  where id in (select user_id from cross_offs where gift_id = any(${giftIds}::int[]) and undone_at is null)
  order by id
  for key share`

const crossersOf = (tx: Transaction, giftIds: number[]) => tx<Crosser[]>`
  select x.id as "crossOffId", u.id as "userId", u.email as recipient, u.edition
  from cross_offs x
  join users u on u.id = x.user_id
  where x.gift_id = any(${giftIds}::int[]) and x.undone_at is null and u.cross_off_mails
  order by x.id`

/**
 * Call after a change of words, link or picture, in its transaction. Changed words or links also become a notice in the overview, which keeps
 * the first words until it is cleared.
 * @param before what the gift said until then
 */
export async function notifyCrossersOfChange(
  services: Queue,
  tx: Transaction,
  giftId: number,
  before: { description: string; url: string | null },
): Promise<void> {
  await lockCrossers(tx, [giftId])
  await tx`
    insert into cross_off_notices (user_id, cross_off_id, description, url, list_guid, first_name, last_name)
    select x.user_id, x.id, ${before.description}, ${before.url}, l.public_guid, l.first_name, l.last_name
    from cross_offs x
    join gifts g on g.id = x.gift_id
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    where g.id = ${giftId} and x.undone_at is null and (g.description, g.url) is distinct from (${before.description}::text, ${before.url}::text)
    on conflict (cross_off_id) do nothing`
  const crossers = await crossersOf(tx, [giftId])
  await enqueueMails(
    services,
    tx,
    crossers.map(({ crossOffId, ...to }) => ({
      ...to,
      kind: 'cross-off-changed',
      cause: `cross-off-changed:${crossOffId}:${randomUUID()}`,
      data: { crossOffId, before: before.description },
    })),
  )
}

/** Call after the move, in its transaction. */
export async function notifyCrossersOfMove(services: Queue, tx: Transaction, giftIds: number[]): Promise<void> {
  await lockCrossers(tx, giftIds)
  const crossers = await crossersOf(tx, giftIds)
  await enqueueMails(
    services,
    tx,
    crossers.map(({ crossOffId, ...to }) => ({
      ...to,
      kind: 'cross-off-moved',
      cause: `cross-off-moved:${crossOffId}:${randomUUID()}`,
      data: { crossOffId },
    })),
  )
}

/** Call before deleting, in its transaction. The gifts are locked, so that nobody crosses one off in between without being notified. */
export async function notifyCrossersOfDeletion(services: Queue, tx: Transaction, giftIds: number[]): Promise<void> {
  await tx`select id from gifts where id = any(${giftIds}::int[]) order by id for update`
  await lockCrossers(tx, giftIds)
  await tx`
    insert into cross_off_notices (user_id, description, url, list_guid, first_name, last_name)
    select x.user_id, g.description, g.url, l.public_guid, l.first_name, l.last_name
    from cross_offs x
    join gifts g on g.id = x.gift_id
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    where x.gift_id = any(${giftIds}::int[]) and x.undone_at is null
    order by x.id`
  const crossers = await tx<
    (Crosser & { description: string; url: string | null; firstName: string; username: string; isShown: boolean })[]
  >`
    select x.id as "crossOffId", u.id as "userId", u.email as recipient, u.edition, g.description, g.url, l.first_name as "firstName", l.username,
      l.show_crossed_off as "isShown"
    from cross_offs x
    join users u on u.id = x.user_id
    join gifts g on g.id = x.gift_id
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    where x.gift_id = any(${giftIds}::int[]) and x.undone_at is null and u.cross_off_mails
    order by x.id`
  await enqueueMails(
    services,
    tx,
    crossers.map(({ crossOffId, description, url, firstName, username, isShown, ...to }) => ({
      ...to,
      kind: 'cross-off-deleted',
      cause: `cross-off-deleted:${crossOffId}`,
      data: { description, url, firstName, username, isShown: isShown ? 1 : 0 },
    })),
  )
}
