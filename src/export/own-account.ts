import { dayOf, timeZone } from '#core/days.ts'
import type { EditionCode } from '#core/editions.ts'
import type { Scope } from '#core/scope.ts'

interface AccountRow {
  email: string
  firstName: string | null
  lastName: string | null
  hasPassword: boolean
  edition: EditionCode
  createdAt: Date
  provenAt: Date | null
  overviewEveryMonths: number
  crossOffMails: boolean
  forumMails: boolean
  lastOverviewOn: string | null
  hasCalendar: boolean
  earlierAddresses: { email: string; until: string }[]
  passkeys: { name: string; since: string; lastUsed: string | null }[]
  sessions: { browser: string | null; system: string | null; since: string; lastUsed: string }[]
}

/**
 * Returns a user's account data and mail settings, and their passkeys and sessions with the days on which they were
 * created and last used.
 */
export async function ownAccount({ sql }: Scope, userId: number) {
  const [row] = await sql<AccountRow[]>`
    select u.email::text as email, u.first_name, u.last_name, u.password_hash is not null as has_password, u.edition,
      u.created_at, u.email_proven_at as proven_at, u.overview_email_frequency as overview_every_months,
      u.cross_off_mails, u.forum_mails, (select had_on from overview_days o where o.user_id = u.id) as last_overview_on,
      exists (select 1 from calendars c where c.user_id = u.id) as has_calendar,
      coalesce((
        select json_agg(json_build_object('email', a.old_email, 'until', (a.expires_at at time zone ${timeZone})::date) order by a.id)
        from address_changes a where a.user_id = u.id
      ), '[]') as earlier_addresses,
      coalesce((
        select json_agg(json_build_object('name', p.name, 'since', p.created_on, 'lastUsed', p.last_used_on) order by p.id)
        from passkeys p where p.user_id = u.id
      ), '[]') as passkeys,
      coalesce((
        select json_agg(
          json_build_object('browser', s.browser, 'system', s.system, 'since', s.created_on, 'lastUsed', s.seen_on)
          order by s.created_on, s.id
        )
        from sessions s where s.user_id = u.id
      ), '[]') as sessions
    from users u
    where u.id = ${userId}`
  const { createdAt, provenAt, overviewEveryMonths, lastOverviewOn, crossOffMails, forumMails, ...account } = row!
  return {
    ...account,
    since: dayOf(createdAt),
    addressConfirmedOn: provenAt && dayOf(provenAt),
    mails: { overviewEveryMonths, lastOverviewOn, aboutCrossOffs: crossOffMails, aboutMessages: forumMails },
  }
}

/** Returns the messages that a user wrote on lists, whether or not they may open these lists now. */
export const ownMessages = async ({ sql }: Scope, userId: number) => {
  const rows = await sql<{ on: string; message: string; at: Date }[]>`
    select full_name(l.first_name, l.last_name) as "on", p.message, p.created_at as at
    from forum_posts p
    join lists l on l.id = p.list_id
    where p.user_id = ${userId}
    order by p.created_at, p.id`
  return rows.map(({ at, ...post }) => ({ ...post, at: at.toISOString() }))
}
