import { type Sql, transact } from '#core/db.ts'
import { type DrawCaps, enqueueMails } from '#core/mail/enqueue-mail.ts'
import { isRefusing } from '#core/mail/refusals.ts'
import type { Services } from '#core/scope.ts'
import {
  releaseUnusedMailNumbers,
  isLastLotMailWaiting,
  lotMail,
  lotToMailColumns,
  type LotToMail,
} from './lot-mail.ts'

/** Largest number of lots that one call mails. Nobody has more lots in a winter. */
const max = 20

/**
 * SQL join, condition and order, for a query from `participants p`, that select the lots to resend. Latest draw first.
 */
const areToSend = (sql: Sql, email: string, now: Date) => sql`
  join draws e on e.id = p.draw_id
  where p.email = ${email}::citext and e.deleted_at is null and e.drawn_at > ${now}::timestamptz - interval '120 days'
    and not ${isLastLotMailWaiting(sql)} and (p.is_organizer or not ${isRefusing(sql, sql`p.email`)})
  order by e.drawn_at desc, p.id
  limit ${max}`

/** Returns the number of lots that `resendLotsTo` would mail. */
export async function countLotsTo({ sql, now }: Pick<Services, 'sql' | 'now'>, email: string): Promise<number> {
  return (await sql`select 1 from participants p ${areToSend(sql, email, now())}`).length
}

/**
 * Mails the lots of an e-mail address to it again. Takes lots of draws of the last 120 days, except those whose last
 * mail still waits to be sent, and those that an address refuses.
 * @param caps mail caps that count the caller's mails; none for an operator
 * @returns the number of lots selected; a cap may drop the mails of some
 */
export async function resendLotsTo(services: Services, email: string, caps: DrawCaps = {}): Promise<number> {
  return transact(services.sql, async (tx) => {
    const lots = await tx<LotToMail[]>`
      update participants p set mail_number = p.mail_number + 1
      from draws d
      where d.id = p.draw_id and p.id in (
        select p.id from participants p ${areToSend(tx, email, services.now())}
        for update of p
      )
      returning ${lotToMailColumns(tx)}`
    await enqueueMails(
      services,
      tx,
      lots.map((lot) => lotMail(lot, caps)),
    )
    await releaseUnusedMailNumbers(
      tx,
      lots.map(({ participantId }) => participantId),
    )
    return lots.length
  })
}
