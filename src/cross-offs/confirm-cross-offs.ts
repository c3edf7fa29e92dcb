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

/** @returns how many were due */
async function confirmSome(services: Services): Promise<number> {
  const { sql, now } = services
  // nearly always there is nothing to do, which takes no transaction to find out
  const [due] = await sql`select 1 from unconfirmed_cross_offs where due_at <= ${now()} limit 1`
  if (!due) return 0
  return transact(sql, async (tx) => {
    const taken = await tx<{ id: number }[]>`
      delete from unconfirmed_cross_offs
      where cross_off_id in (
        select cross_off_id from unconfirmed_cross_offs
        where due_at <= ${now()} order by cross_off_id limit ${mostAtOnce} for update skip locked
      )
      returning cross_off_id as id`
    await confirm(
      services,
      tx,
      taken.map(({ id }) => id),
    )
    return taken.length
  })
}

async function confirm(services: Services, tx: Transaction, ids: readonly number[]): Promise<void> {
  // Locked, so that no giver is merged into another user meanwhile; who they are is read once that is so.
  await tx`select 1 from cross_offs where id = any(${[...ids]}::int[]) order by id for share`
  const givers = await tx<
    { crossOffId: number; userId: number; email: string; edition: EditionCode; isProven: boolean }[]
  >`
    select x.id as "crossOffId", u.id as "userId", u.email::text as email, u.edition, u.email_proven_at is not null as "isProven"
    from cross_offs x
    join users u on u.id = x.user_id
    where x.id = any(${[...ids]}::int[]) and x.undone_at is null and u.cross_off_mails
    order by x.id`
  await enqueueMails(
    services,
    tx,
    givers.map(({ crossOffId, userId, email, edition, isProven }) => ({
      kind: 'cross-off',
      cause: `cross-off:${crossOffId}`,
      recipient: email,
      userId,
      edition,
      data: { crossOffId },
      beyondCap: beyondCapOf({ isProven }, 'drop'),
    })),
  )
}

/** How many are still to be confirmed, and since when the oldest could be. */
export async function countUnconfirmed({ sql }: Services): Promise<{ waiting: number; dueSince: Date | null }> {
  const [row] = await sql<{ waiting: number; dueSince: Date | null }[]>`
    select count(*)::int as waiting, min(due_at) as "dueSince" from unconfirmed_cross_offs`
  return row!
}
