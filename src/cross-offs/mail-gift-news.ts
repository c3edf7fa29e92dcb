import { randomUUID } from 'node:crypto'
import type { Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { enqueueMails, type MailData, type MailServices } from '#core/mail.ts'

/** What an owner did to a gift that somebody gives: `shown` is to its list, which shows its owners what is crossed off from now on. */
export type NewsKind = 'changed' | 'moved' | 'shown' | 'deleted'

interface News {
  id: number
  userId: number
  ownerId: number
  kind: NewsKind
  crossOffId: number | null
  data: MailData
}

interface Giver {
  id: number
  email: string
  edition: EditionCode
  isProven: boolean
}

/** Gathers what is due into one mail for each giver and owner. Whoever gets no such mails is told nothing. */
export async function mailGiftNews(services: MailServices, tx: Transaction): Promise<void> {
  const news = await tx<News[]>`
    with due as (
      select user_id, owner_id from gift_news group by user_id, owner_id having (array_agg(due_at order by id))[1] <= ${services.now()}
    )
    delete from gift_news n using due
    where n.user_id = due.user_id and n.owner_id = due.owner_id
    returning n.id, n.user_id as "userId", n.owner_id as "ownerId", n.kind, n.cross_off_id as "crossOffId", n.data`
  if (news.length === 0) return
  const givers = await tx<Giver[]>`
    select id, email::text as email, edition, email_proven_at is not null as "isProven"
    from users where id = any(${news.map(({ userId }) => userId)}::int[]) and cross_off_mails`
  const mailsOf = Map.groupBy(
    news.sort((one, other) => one.id - other.id),
    ({ userId, ownerId }) => `${userId} ${ownerId}`,
  )
  await enqueueMails(
    services,
    tx,
    [...mailsOf.values()].flatMap((ofOne) => {
      const giver = givers.find(({ id }) => id === ofOne[0]!.userId)
      if (!giver) return []
      return {
        kind: 'gift-news',
        cause: `gift-news:${randomUUID()}`,
        recipient: giver.email,
        userId: giver.id,
        edition: giver.edition,
        data: { news: ofOne.map(({ kind, crossOffId, data }) => ({ ...data, kind, crossOffId })) },
        beyondCap: giver.isProven ? null : ('drop' as const),
      }
    }),
  )
}
