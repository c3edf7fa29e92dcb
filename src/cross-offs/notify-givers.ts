import { randomInt } from 'node:crypto'
import type { Transaction } from '#core/db.ts'
import type { MailData } from '#core/mail/enqueue-mail.ts'
import { jobKind } from '#core/queue.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { undoableMs } from '../gift/index.ts'
import type { ChangeKind } from './tell-givers.ts'

// Each writes one row a gift, whether or not it is crossed off, and reads no cross-off: otherwise the time it takes would tell the owner. Hence a job tells the givers,
// even where nothing waits.

const batchMs = 10 * 60_000

/**
 * All that an owner changes in ten minutes is told at once, at a random moment of the ten that follow, once nothing of it can be undone.
 */
const dueMs = ({ config }: Scope) => (config.mailDelays ? batchMs + undoableMs + randomInt(batchMs - undoableMs) : 0)

const dueAt = (scope: Scope) => new Date(scope.now().getTime() + dueMs(scope))

const finalAt = (scope: Scope) => new Date(scope.now().getTime() + (scope.config.mailDelays ? undoableMs : 0))

export const tellGiversKind = jobKind<Record<string, never>>('tell-givers')

const enqueueWithoutDelay = ({ config, queue }: Scope, tx: Transaction) =>
  config.mailDelays ? Promise.resolve() : queue.enqueue(tx, tellGiversKind, [{ data: {} }])

async function addChanges(
  scope: Scope,
  tx: Transaction,
  kind: Exclude<ChangeKind, 'deleted'>,
  giftIds: number[],
  data: MailData = {},
): Promise<void> {
  await tx`
    insert into gift_changes (gift_id, owner_id, kind, data, due_at, final_at, owner_ids)
    select gift_id, ${requireUser(scope).id}, ${kind}, ${tx.json(data)}::jsonb, ${dueAt(scope)},
      ${kind === 'moved' ? finalAt(scope) : scope.now()}, array(
        select o.user_id from gifts g join categories c on c.id = g.category_id join list_owners o on o.list_id = c.list_id
        where g.id = gift_id
        union
        select o.user_id from lists l join list_owners o on o.list_id = l.id where l.public_guid = (${tx.json(data)}::jsonb->>'from')::uuid
      )
    from unnest(${giftIds}::int[]) gift_id`
  await enqueueWithoutDelay(scope, tx)
}

/**
 * Call after a change of words, link or picture, in its transaction. Changed words or links also become a notice in the overview, which keeps
 * the first words until it is cleared.
 * @param before what the gift said until then
 */
export const notifyGiversOfChange = (
  scope: Scope,
  tx: Transaction,
  giftId: number,
  before: { description: string; url: string | null; image: string | null },
): Promise<void> =>
  addChanges(scope, tx, 'changed', [giftId], {
    before: before.description,
    urlBefore: before.url,
    imageBefore: before.image,
  })

interface Showing {
  showCrossedOff: boolean
}

interface Left extends Showing {
  publicGuid: string
}

/** Call after the move, in its transaction. @param from the list that it was on @param to the list that it is on now */
export const notifyGiversOfMove = (
  scope: Scope,
  tx: Transaction,
  giftIds: number[],
  { from, to }: { from: Left; to: Showing },
): Promise<void> =>
  addChanges(scope, tx, 'moved', giftIds, {
    from: from.publicGuid,
    wasShown: from.showCrossedOff,
    isShown: to.showCrossedOff,
  })

/**
 * Call once a gift is back on the list that its last move took it from. The move stays told where it let an owner see what is crossed off, now or
 * meanwhile, who did not see it before. Who crossed it off meanwhile, unseen, is told if the list shows it again.
 * @returns whether the move needs no telling any more
 */
export async function withdrawMove(scope: Scope, tx: Transaction, giftId: number, backTo: Left): Promise<boolean> {
  const [withdrawn] = await tx<{ since: string }[]>`
    delete from gift_changes
    where id = (select max(id) from gift_changes where gift_id = ${giftId} and kind = 'moved')
      and data->>'from' = ${backTo.publicGuid}
      and ((data->>'wasShown')::boolean or not ((data->>'isShown')::boolean or ${backTo.showCrossedOff}))
    returning made_at::text as since`
  if (withdrawn && backTo.showCrossedOff) await addChanges(scope, tx, 'shown', [giftId], { since: withdrawn.since })
  return withdrawn !== undefined
}

/** Call after a list's owner chose to see what is crossed off, in its transaction: its givers were promised that they do not. */
export const notifyGiversOfShowing = (scope: Scope, tx: Transaction, giftIds: number[]): Promise<void> =>
  addChanges(scope, tx, 'shown', giftIds)

/** Call before deleting, in its transaction. The gifts are locked, so that nobody crosses one off in between without being notified. */
export async function notifyGiversOfDeletion(scope: Scope, tx: Transaction, giftIds: number[]): Promise<void> {
  await tx`select id from gifts where id = any(${giftIds}::int[]) order by id for update`
  await tx`
    insert into gift_changes (gift_id, owner_id, kind, data, due_at, final_at, owner_ids)
    select g.id, ${requireUser(scope).id}, 'deleted',
      jsonb_build_object('description', g.description, 'url', g.url, 'listGuid', l.public_guid, 'firstName', l.first_name,
        'lastName', l.last_name, 'isShown', l.show_crossed_off),
      ${dueAt(scope)}, ${finalAt(scope)}, array(select o.user_id from list_owners o where o.list_id = l.id)
    from gifts g
    join categories c on c.id = g.category_id
    join lists l on l.id = c.list_id
    where g.id = any(${giftIds}::int[])
    order by g.id`
  await enqueueWithoutDelay(scope, tx)
}

/** Call once deleted gifts are back on their list. Whoever crossed one off is told if the list began to show that meanwhile. */
export async function withdrawDeletion(scope: Scope, tx: Transaction, giftIds: number[], list: Showing): Promise<void> {
  const wasHidden = await tx<{ giftId: number }[]>`
    with withdrawn as (
      delete from gift_changes where kind = 'deleted' and gift_id = any(${giftIds}::int[]) returning gift_id, data
    )
    select gift_id from withdrawn where not (data->>'isShown')::boolean`
  if (list.showCrossedOff)
    await notifyGiversOfShowing(
      scope,
      tx,
      wasHidden.map(({ giftId }) => giftId),
    )
}
