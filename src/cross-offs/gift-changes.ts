import { randomInt } from 'node:crypto'
import type { Transaction } from '#core/db.ts'
import type { MailData } from '#core/mail/enqueue-mail.ts'
import { jobKind } from '#core/queue.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { undoableMs } from '../gift/index.ts'
import type { ChangeKind } from './tell-givers.ts'

// Each function that records a change writes one row per gift and reads no cross-off. So its response time can't tell
// the owner whether a gift is crossed off. For the same reason a job notifies the givers, even when mails needn't wait.

const batchMs = 10 * 60_000

/**
 * Returns the delay in ms until givers are notified of an owner's changes: a random 12 to 20 minutes after the first
 * change that they don't know of. Later changes of the owner that can't be undone by then go out with it.
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
 * Records a changed description, link or picture, for the job that notifies givers. Call it in the transaction of the
 * change. A changed description or link also becomes a notice in the giver's overview. Until the giver clears the
 * notice, it keeps the text from before the first change.
 * @param before the gift's fields before this change
 */
export const recordGiftEdit = (
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

/**
 * Records moved gifts, for the job that notifies givers. Call it after the move, in its transaction.
 * @param from the list that the gifts left
 * @param to the list that they are on now
 */
export const recordGiftMove = (
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
 * Withdraws the record of a gift's last move, if givers haven't been notified of the move. Call it once the gift is
 * back on its former list. Keeps the record if the former list hid cross-offs from its owners, and the gift has been,
 * or is now, on a list that shows them. If the former list showed them before the move and still does, givers who
 * crossed the gift off during the move are notified of that.
 * @returns whether the record was withdrawn
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

/**
 * Records that the gifts' owners can now see what is crossed off, for the job that notifies givers: they were promised
 * that owners can't. Call it after an owner chose so, in the same transaction.
 */
export const recordCrossOffsShown = (scope: Scope, tx: Transaction, giftIds: number[]): Promise<void> =>
  addChanges(scope, tx, 'shown', giftIds)

/**
 * Records the deletion of gifts, for the job that notifies givers. Call it before the deletion, in its transaction. It
 * locks the gifts, so that every giver who crosses one off before the deletion is notified.
 */
export async function recordGiftDeletion(scope: Scope, tx: Transaction, giftIds: number[]): Promise<void> {
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

/**
 * Withdraws the record of a deletion of gifts, of which givers haven't been notified yet. Call it once the gifts are
 * back on their list. If the list began to show what is crossed off after the deletion, givers are notified of that.
 */
export async function withdrawDeletion(scope: Scope, tx: Transaction, giftIds: number[], list: Showing): Promise<void> {
  const wasHidden = await tx<{ giftId: number }[]>`
    with withdrawn as (
      delete from gift_changes where kind = 'deleted' and gift_id = any(${giftIds}::int[]) returning gift_id, data
    )
    select gift_id from withdrawn where not (data->>'isShown')::boolean`
  if (list.showCrossedOff)
    await recordCrossOffsShown(
      scope,
      tx,
      wasHidden.map(({ giftId }) => giftId),
    )
}
