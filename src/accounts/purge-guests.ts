import { dayMs } from '#core/days.ts'
import type { Sql } from '#core/db.ts'
import type { Services } from '#core/scope.ts'

const youngestDays = 90
const atOnce = 500

/**
 * SQL condition that a user is a guest without a session, that nothing they made still exists, and that no mail waits
 * for them. A session ends by itself after 90 days without use. The query must provide the user as `u`.
 */
const isIdle = (sql: Sql) => sql`(
  u.password_hash is null
  and not exists (select 1 from sessions s where s.user_id = u.id)
  and not exists (select 1 from cross_offs x where x.user_id = u.id)
  and not exists (select 1 from cross_off_notices n where n.user_id = u.id)
  and not exists (select 1 from friendships f where f.user_id = u.id)
  and not exists (select 1 from forum_posts p where p.user_id = u.id)
  and not exists (select 1 from participants p where p.user_id = u.id)
  and not exists (select 1 from draws d where d.organizer_user_id = u.id)
  and not exists (select 1 from guest_joins j where j.guest_id = u.id)
  and not exists (select 1 from mails m where m.user_id = u.id and m.sent_on is null and m.skipped_on is null and m.given_up_on is null)
)`

/**
 * Deletes idle guests that are older than 90 days. Works in batches, so that it can be stopped and go on later.
 * @returns number of guests deleted
 */
export async function purgeGuests({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - youngestDays * dayMs)
  let purged = 0
  let last = 0
  for (;;) {
    const [ids, count] = await sql.begin(async (tx) => {
      const rows = await tx<{ id: number }[]>`
        select u.id from users u where u.id > ${last} and u.created_at < ${before} and ${isIdle(tx)}
        order by u.id limit ${atOnce} for update skip locked`
      const ids = rows.map(({ id }) => id)
      // Checks again that these guests are idle, now that nobody can add anything to a locked guest. Confirming an
      // address may have given a guest a cross-off since the first check.
      const { count } = await tx`delete from users u where u.id = any(${ids}::int[]) and ${isIdle(tx)}`
      return [ids, count] as const
    })
    purged += count
    if (ids.length < atOnce) return purged
    last = ids.at(-1)!
  }
}
