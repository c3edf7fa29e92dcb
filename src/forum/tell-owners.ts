import { dayOf } from '#core/days.ts'
import type { Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { capPolicyOf, enqueueMails, type MailServices } from '#core/mail/enqueue-mail.ts'

interface Owner {
  id: number
  email: string
  edition: EditionCode
  /** whether the e-mail addresses of the owner and of all authors are proven */
  isProven: boolean
  posts: number[]
}

/**
 * Mails owners the new messages on all their lists, in at most one mail a day for each owner. Messages that come after
 * the mail wait for the next day. An owner who wants no such mails isn't mailed these messages later either.
 */
export async function tellOwners(services: MailServices, tx: Transaction): Promise<void> {
  const now = services.now()
  const today = dayOf(now)
  // The worker that writes today's date into an owner's row sends the owner's mail. Another worker waits for the row,
  // and then finds that date in it.
  const claimed = await tx<{ id: number }[]>`
    insert into forum_mail_days (user_id, mailed_on)
    select distinct user_id, ${today}::date from untold_posts where due_at <= ${now} order by user_id
    on conflict (user_id) do update set mailed_on = excluded.mailed_on where forum_mail_days.mailed_on < excluded.mailed_on
    returning user_id as id`
  if (claimed.length === 0) return
  const owners = await tx<Owner[]>`
    with told as (
      delete from untold_posts where user_id = any(${claimed.map(({ id }) => id)}::int[]) returning user_id, post_id
    )
    select u.id, u.email::text as email, u.edition, array_agg(p.id order by p.id) as posts,
      u.email_proven_at is not null and bool_and(a.email_proven_at is not null) as is_proven
    from told
    join forum_posts p on p.id = told.post_id
    join users u on u.id = told.user_id and u.forum_mails
    left join users a on a.id = p.user_id
    group by u.id`
  await enqueueMails(
    services,
    tx,
    owners.map(({ id, email, edition, isProven, posts }) => ({
      kind: 'forum-posts',
      cause: `forum-posts:${id}:${today}`,
      recipient: email,
      userId: id,
      edition,
      data: { posts },
      beyondCap: capPolicyOf({ isProven }, 'wait'),
    })),
  )
}
