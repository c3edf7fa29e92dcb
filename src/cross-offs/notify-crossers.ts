import { randomInt } from 'node:crypto'
import type { Transaction } from '#core/db.ts'
import type { MailData } from '#core/mail.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { mailGiftNews, type NewsKind } from './mail-gift-news.ts'

const minuteMs = 60_000

/** All that an owner changes in ten minutes is told in one mail, at a random moment of the ten that follow. */
const dueMs = ({ config }: Scope) => (config.mailDelays ? 10 * minuteMs + randomInt(10 * minuteMs) : 0)

/** So that no crosser is merged into another user before the transaction ends. */
const lockCrossers = (tx: Transaction, giftIds: number[]) => tx`
  select from users
  where id in (select user_id from cross_offs where gift_id = any(${giftIds}::int[]) and undone_at is null)
  order by id
  for key share`

/** The same one statement whether or not a gift is crossed off. */
async function addNews(
  scope: Scope,
  tx: Transaction,
  kind: Exclude<NewsKind, 'deleted'>,
  giftIds: number[],
  data: MailData = {},
): Promise<void> {
  await tx`
    insert into gift_news (user_id, owner_id, kind, cross_off_id, data, due_at)
    select x.user_id, ${requireUser(scope).id}, ${kind}, x.id, ${tx.json(data)}::jsonb, ${dueAt(scope)}
    from cross_offs x
    where x.gift_id = any(${giftIds}::int[]) and x.undone_at is null
    order by x.id`
  await mailWithoutDelay(scope, tx)
}

const dueAt = (scope: Scope) => new Date(scope.now().getTime() + dueMs(scope))

const mailWithoutDelay = (scope: Scope, tx: Transaction) =>
  scope.config.mailDelays ? Promise.resolve() : mailGiftNews(scope, tx)

/**
 * Call after a change of words, link or picture, in its transaction. Changed words or links also become a notice in the overview, which keeps
 * the first words until it is cleared.
 * @param before what the gift said until then
 */
export async function notifyCrossersOfChange(
  scope: Scope,
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
  await addNews(scope, tx, 'changed', [giftId], { before: before.description })
}

/** Call after the move, in its transaction. */
export async function notifyCrossersOfMove(scope: Scope, tx: Transaction, giftIds: number[]): Promise<void> {
  await lockCrossers(tx, giftIds)
  await addNews(scope, tx, 'moved', giftIds)
}

/** Call after a list's owner chose to see what is crossed off, in its transaction: its givers were promised that they do not. */
export async function notifyCrossersOfShowing(scope: Scope, tx: Transaction, giftIds: number[]): Promise<void> {
  await lockCrossers(tx, giftIds)
  await addNews(scope, tx, 'shown', giftIds)
}

/** Call before deleting, in its transaction. The gifts are locked, so that nobody crosses one off in between without being notified. */
export async function notifyCrossersOfDeletion(scope: Scope, tx: Transaction, giftIds: number[]): Promise<void> {
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
  await tx`
    insert into gift_news (user_id, owner_id, kind, data, due_at)
    select x.user_id, ${requireUser(scope).id}, 'deleted',
      jsonb_build_object('description', g.description, 'url', g.url, 'firstName', l.first_name, 'username', l.username, 'isShown', l.show_crossed_off),
      ${dueAt(scope)}
    from cross_offs x
    join gifts g on g.id = x.gift_id
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    where x.gift_id = any(${giftIds}::int[]) and x.undone_at is null
    order by x.id`
  await mailWithoutDelay(scope, tx)
}
