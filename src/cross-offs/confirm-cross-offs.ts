import { transact, type Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { beyondCapOf, enqueueMails } from '#core/mail.ts'
import type { Services } from '#core/scope.ts'

/** How many are confirmed in one transaction. */
const mostAtOnce = 500

/** Confirms by mail what was crossed off and is not undone by now. Several workers may do so at once. */
export async function confirmCrossOffs(services: Services): Promise<void> {
  while ((await confirmSome(services)) === mostAtOnce);
}

interface Due {
  crossOffId: number
  userId: number
  email: string
  edition: EditionCode
  isProven: boolean
  /** neither undone by now nor by somebody who wants no such mails */
  isWanted: boolean
}

/** @returns how many were due */
async function confirmSome(services: Services): Promise<number> {
  const { sql, now } = services
  // nearly always there is nothing to do, which takes no transaction to find out
  const [first] = await sql`select 1 from unconfirmed_cross_offs where due_at <= ${now()} limit 1`
  if (!first) return 0
  return transact(sql, async (tx) => {
    // Cross-offs before what is to be confirmed of them, in the order in which they are deleted; who is being deleted or merged at this moment is left for the next look.
    const due = await tx<Due[]>`
      select x.id as "crossOffId", u.id as "userId", u.email::text as email, u.edition, u.email_proven_at is not null as "isProven",
        x.undone_at is null and u.cross_off_mails as "isWanted"
      from unconfirmed_cross_offs d
      join cross_offs x on x.id = d.cross_off_id
      join users u on u.id = x.user_id
      where d.due_at <= ${now()}
      order by x.id
      limit ${mostAtOnce}
      for no key update of x skip locked for key share of u skip locked`
    // without those that another worker confirmed while these were looked up
    const taken = await tx<{ id: number }[]>`
      delete from unconfirmed_cross_offs
      where cross_off_id = any(${due.map(({ crossOffId }) => crossOffId)}::int[]) returning cross_off_id as id`
    const ids = new Set(taken.map(({ id }) => id))
    await confirm(
      services,
      tx,
      due.filter(({ crossOffId, isWanted }) => isWanted && ids.has(crossOffId)),
    )
    return due.length
  })
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
      beyondCap: beyondCapOf({ isProven }, 'drop'),
    })),
  )

/** How many are still to be confirmed, and since when the oldest could be. */
export async function countUnconfirmed({ sql }: Services): Promise<{ waiting: number; dueSince: Date | null }> {
  const [row] = await sql<{ waiting: number; dueSince: Date | null }[]>`
    select count(*)::int as waiting, min(due_at) as "dueSince" from unconfirmed_cross_offs`
  return row!
}
