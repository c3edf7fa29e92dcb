import { randomInt } from 'node:crypto'
import type { Transaction } from '#core/db.ts'
import type { MailData } from '#core/mail.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { tellGivers, type ChangeKind } from './tell-givers.ts'

// Each writes one row a gift, whether or not it is crossed off, and reads no cross-off: otherwise the time it takes would tell the owner.

const minuteMs = 60_000

/** All that an owner changes in ten minutes is told at once, at a random moment of the ten that follow. */
const dueMs = ({ config }: Scope) => (config.mailDelays ? 10 * minuteMs + randomInt(10 * minuteMs) : 0)

const dueAt = (scope: Scope) => new Date(scope.now().getTime() + dueMs(scope))

const tellWithoutDelay = (scope: Scope, tx: Transaction) =>
  scope.config.mailDelays ? Promise.resolve() : tellGivers(scope, tx)

async function addChanges(
  scope: Scope,
  tx: Transaction,
  kind: Exclude<ChangeKind, 'deleted'>,
  giftIds: number[],
  data: MailData = {},
): Promise<void> {
  await tx`
    insert into gift_changes (gift_id, owner_id, kind, data, due_at)
    select gift_id, ${requireUser(scope).id}, ${kind}, ${tx.json(data)}::jsonb, ${dueAt(scope)}
    from unnest(${giftIds}::int[]) gift_id`
  await tellWithoutDelay(scope, tx)
}

/**
 * Call after a change of words, link or picture, in its transaction. Changed words or links also become a notice in the overview, which keeps
 * the first words until it is cleared.
 * @param before what the gift said until then
 */
export const notifyCrossersOfChange = (
  scope: Scope,
  tx: Transaction,
  giftId: number,
  before: { description: string; url: string | null },
): Promise<void> => addChanges(scope, tx, 'changed', [giftId], { before: before.description, urlBefore: before.url })

/** Call after the move, in its transaction. @param to the list that they are on now */
export const notifyCrossersOfMove = (
  scope: Scope,
  tx: Transaction,
  giftIds: number[],
  to: { showCrossedOff: boolean },
): Promise<void> => addChanges(scope, tx, 'moved', giftIds, { isShown: to.showCrossedOff })

/** Call after a list's owner chose to see what is crossed off, in its transaction: its givers were promised that they do not. */
export const notifyCrossersOfShowing = (scope: Scope, tx: Transaction, giftIds: number[]): Promise<void> =>
  addChanges(scope, tx, 'shown', giftIds)

/** Call before deleting, in its transaction. The gifts are locked, so that nobody crosses one off in between without being notified. */
export async function notifyCrossersOfDeletion(scope: Scope, tx: Transaction, giftIds: number[]): Promise<void> {
  await tx`select id from gifts where id = any(${giftIds}::int[]) order by id for update`
  await tx`
    insert into gift_changes (gift_id, owner_id, kind, data, due_at)
    select g.id, ${requireUser(scope).id}, 'deleted',
      jsonb_build_object('description', g.description, 'url', g.url, 'listGuid', l.public_guid, 'firstName', l.first_name,
        'lastName', l.last_name, 'username', l.username, 'isShown', l.show_crossed_off),
      ${dueAt(scope)}
    from gifts g
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    where g.id = any(${giftIds}::int[])
    order by g.id`
  await tellWithoutDelay(scope, tx)
}
