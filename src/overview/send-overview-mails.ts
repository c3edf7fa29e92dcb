import { dayOf } from '#core/days.ts'
import type { Sql, Transaction } from '#core/db.ts'
import { capPolicyOf, enqueueMails } from '#core/mail/enqueue-mail.ts'
import { faultsAmong } from '#core/mail/address-faults.ts'
import type { Services } from '#core/scope.ts'
import { hasNews, overviewsOf, type Overview } from './overviews-of.ts'

/**
 * Number of users handled in one transaction. A run that is killed loses at most one batch, and the next run does that
 * batch again.
 */
const batchSize = 500

interface OverviewReport {
  mails: number
  /**
   * number of users who got no mail because they had no news or their address refuses mails; they are due again after
   * their next period
   */
  withoutMail: number
}

/**
 * Returns a batch of the users who are due, in the order of their ids: those whose period between mails has passed
 * since their last overview day, and those who never had an overview day. Only proven addresses get overview mails,
 * because anybody can type another person's address.
 */
const dueUsers = (sql: Sql, today: string, afterId: number) => sql<{ id: number }[]>`
  select u.id
  from users u
  left join overview_days d on d.user_id = u.id
  where u.id > ${afterId} and u.overview_email_frequency > 0 and u.email_proven_at is not null
    and (d.had_on is null or d.had_on + make_interval(months => u.overview_email_frequency) <= ${today}::date)
  order by u.id limit ${batchSize}`

/**
 * Records today as the overview day of those users who are still due, and returns their ids. If several runs overlap,
 * each user is recorded by only one of them: the other runs wait for the user's row, and then find that the user is no
 * longer due.
 */
async function claim(tx: Transaction, today: string, ids: readonly number[]): Promise<number[]> {
  const claimed = await tx<{ id: number }[]>`
    insert into overview_days (user_id, had_on)
    select id, ${today}::date from unnest(${[...ids]}::int[]) as id join users using (id) order by id
    on conflict (user_id) do update set had_on = excluded.had_on
      where overview_days.had_on + make_interval(months => (select overview_email_frequency from users where id = excluded.user_id))
        <= excluded.had_on
    returning user_id as id`
  return claimed.map(({ id }) => id)
}

async function worthSending(services: Services, sql: Sql, userIds: readonly number[]): Promise<Overview[]> {
  const overviews = (await overviewsOf(sql, services.now(), userIds)).filter(hasNews)
  const refused = await faultsAmong(sql, services, overviews.map(({ email }) => email)) // oxfmt-ignore
  return overviews.filter(({ email }) => !refused.has(email))
}

const mailOf = ({ userId, email, edition, isProven }: Overview, today: string) => ({
  kind: 'overview',
  cause: `overview:${userId}:${today}`,
  recipient: email,
  userId,
  edition,
  beyondCap: capPolicyOf({ isProven }, 'drop'),
  isBulk: true,
})

/**
 * Enqueues the overview mails of all users who are due: one mail in each period that the user has chosen, counted from
 * their last overview day. A run that follows a killed run, or overlaps with another, mails nobody twice.
 * @param options `isDryRun`: only counts; `onProgress` receives the number of users done so far
 */
export async function sendOverviewMails(
  services: Services,
  { isDryRun = false, onProgress = () => {} }: { isDryRun?: boolean; onProgress?: (users: number) => void } = {},
): Promise<OverviewReport> {
  const report = { mails: 0, withoutMail: 0 }
  if (!services.config.switches.reminderMails) return report
  const today = dayOf(services.now())
  for (let afterId = 0; ;) {
    const ids = (await dueUsers(services.sql, today, afterId)).map(({ id }) => id)
    if (ids.length === 0) return report
    const [users, mails] = isDryRun
      ? [ids.length, (await worthSending(services, services.sql, ids)).length]
      : await services.sql.begin(async (tx) => {
          const claimed = await claim(tx, today, ids)
          const overviews = await worthSending(services, tx, claimed)
          await enqueueMails(
            services,
            tx,
            overviews.map((overview) => mailOf(overview, today)),
          )
          return [claimed.length, overviews.length] as const
        })
    report.mails += mails
    report.withoutMail += users - mails
    onProgress(report.mails + report.withoutMail)
    afterId = ids.at(-1)!
  }
}
