import { transact, type Sql, type Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { isolateFailures } from '#core/isolate-failures.ts'
import { capPolicyOf, enqueueMails } from '#core/mail/enqueue-mail.ts'
import type { Services } from '#core/scope.ts'
import { countsAsProven } from '../accounts/index.ts'

/** Maximum number of cross-offs that are confirmed in one transaction. */
const maxAtOnce = 500
/** Delay before we check again a cross-off on a deleted gift, whose deletion may still be undone. */
const undoneAgainMs = 5_000
/** Delay before we retry a cross-off whose confirmation failed. */
const failedAgainMs = 10 * 60_000

/**
 * Mails givers a confirmation of each cross-off that is due and hasn't been undone. Several workers may run this at the
 * same time.
 */
export async function confirmCrossOffs(services: Services): Promise<void> {
  while ((await confirmSome(services)) === maxAtOnce);
}

interface Due {
  crossOffId: number
  userId: number
  email: string
  edition: EditionCode
  isProven: boolean
  /** still crossed off, and the giver wants these mails */
  isWanted: boolean
  /** whether the gift was deleted, which its owner may still undo */
  isAway: boolean
}

/**
 * Confirms up to `maxAtOnce` of the cross-offs that are due.
 * @returns number of cross-offs found, without those that another transaction had locked
 */
async function confirmSome(services: Services): Promise<number> {
  const { sql, now } = services
  // Nearly always nothing is due, and finding that out needs no transaction.
  const due = await sql<{ id: number }[]>`
    select cross_off_id as id from unconfirmed_cross_offs where due_at <= ${now()} order by cross_off_id limit ${maxAtOnce}`
  if (due.length === 0) return 0
  const confirmThese = (ids: readonly number[]) => transact(sql, (tx) => confirmDue(services, tx, ids))
  const ids = due.map(({ id }) => id)
  let lookedAt = ids.length
  const together = async () => {
    lookedAt = await confirmThese(ids)
  }
  await isolateFailures(services, 'confirm-cross-offs', together, {
    items: async () => ids,
    work: (id) => confirmThese([id]),
    putOff: (id) => putOff(services, sql, [id], failedAgainMs),
  })
  return lookedAt
}

/**
 * Confirms those of the cross-offs that no other transaction has locked.
 * @returns their number
 */
async function confirmDue(services: Services, tx: Transaction, ids: readonly number[]): Promise<number> {
  // Locks cross-offs before their rows in `unconfirmed_cross_offs`, as the deletion of cross-offs does, so that the two
  // can't deadlock. Skips cross-offs and users that a deletion or merge has locked; the next poll takes them.
  const due = await tx<Due[]>`
    select x.id as cross_off_id, u.id as user_id, u.email::text as email, u.edition, ${countsAsProven(tx)} as is_proven,
      x.undone_at is null and u.cross_off_mails as is_wanted,
      exists (select from deleted_gifts g where g.id = x.gift_id) as is_away
    from unconfirmed_cross_offs d
    join cross_offs x on x.id = d.cross_off_id
    join users u on u.id = x.user_id
    where d.cross_off_id = any(${[...ids]}::int[])
    order by x.id
    for no key update of x skip locked for key share of u skip locked`
  const [away, here] = [due.filter(({ isAway }) => isAway), due.filter(({ isAway }) => !isAway)]
  await putOff(services, tx, idsOf(away), undoneAgainMs)
  // Leaves out the cross-offs that another worker confirmed after our query.
  const taken = await tx<{ id: number }[]>`
    delete from unconfirmed_cross_offs where cross_off_id = any(${idsOf(here)}::int[]) returning cross_off_id as id`
  const takenIds = new Set(taken.map(({ id }) => id))
  await confirm(
    services,
    tx,
    here.filter(({ crossOffId, isWanted }) => isWanted && takenIds.has(crossOffId)),
  )
  return due.length
}

const idsOf = (crossOffs: readonly Due[]) => crossOffs.map(({ crossOffId }) => crossOffId)

async function putOff({ now }: Services, sql: Sql, ids: readonly number[], ms: number): Promise<void> {
  if (ids.length === 0) return
  const dueAt = new Date(now().getTime() + ms)
  await sql`update unconfirmed_cross_offs set due_at = ${dueAt} where cross_off_id = any(${[...ids]}::int[])`
}

const confirm = (services: Services, tx: Transaction, crossOffs: readonly Due[]): Promise<void> =>
  enqueueMails(
    services,
    tx,
    crossOffs.map(({ crossOffId, userId, email, edition, isProven }) => ({
      kind: 'cross-off',
      cause: `cross-off:${crossOffId}`,
      recipient: email,
      userId,
      edition,
      data: { crossOffId },
      beyondCap: capPolicyOf({ isProven }, 'drop'),
    })),
  )

/** Returns how many cross-offs still need a confirmation, and when the oldest of them was due. */
export async function countUnconfirmed({ sql }: Services): Promise<{ waiting: number; dueSince: Date | null }> {
  const [row] = await sql<{ waiting: number; dueSince: Date | null }[]>`
    select count(*)::int as waiting, min(due_at) as due_since from unconfirmed_cross_offs`
  return row!
}
