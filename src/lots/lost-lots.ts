import { TooManyRequests } from '#core/errors.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EditionCode } from '#core/editions.ts'
import { enqueueMails } from '#core/mail.ts'
import type { Scope, Services } from '#core/scope.ts'
import { consume } from '#core/limits.ts'
import { lotMail } from './lot-mail.ts'

/** All answers take as long as this, so that none tells whether an address is known. */
const answerMs = 400

/** More lots than anybody has in a winter. */
const most = 20

/**
 * Mails the lots of an address again, of draws of the last 120 days, to that address; those that are still on their way aside.
 * @returns how many
 */
export async function resendLotsTo(services: Pick<Services, 'sql' | 'queue' | 'now'>, email: string): Promise<number> {
  return services.sql.begin(async (tx) => {
    const lots = await tx<
      {
        id: number
        drawGuid: string
        participantGuid: string
        email: string
        userId: number | null
        edition: EditionCode
        version: number
        mailNumber: number
      }[]
    >`
      update participants p set mail_number = p.mail_number + 1
      from draws d
      where d.id = p.draw_id and p.id in (
        select c.id
        from participants c
        join draws e on e.id = c.draw_id
        left join mails m on m.cause = 'lot:' || c.id || ':' || c.mail_number
        where c.email = ${email}::citext and e.deleted_at is null and e.drawn_at > ${services.now()}::timestamptz - interval '120 days'
          and (m.id is null or m.sent_at is not null or m.given_up_at is not null)
        order by e.drawn_at desc, c.id
        limit ${most}
        for update of c
      )
      returning p.id, d.public_guid as "drawGuid", p.public_guid as "participantGuid", p.email::text as email, p.user_id as "userId", p.edition,
        p.lot_version as version, p.mail_number as "mailNumber"`
    await enqueueMails(
      services,
      tx,
      lots.map(({ drawGuid, ...to }) => lotMail(drawGuid, to)),
    )
    return lots.length
  })
}

/**
 * Somebody lost his mail and asks for his lots again. Answered alike, in like time, for known and unknown addresses; what is too much for
 * one address is left out in silence, so that nobody can shut its owner out.
 * @throws TooManyRequests after 20 of a client in an hour
 */
export async function askForOwnLot(scope: Scope, email: string): Promise<void> {
  await consume(scope, 'ownLotOfClient')
  await Promise.all([sleep(answerMs), resendWithinLimits(scope, email)])
}

async function resendWithinLimits(scope: Scope, email: string): Promise<void> {
  try {
    await consume(scope, 'ownLotOfAddress', email)
  } catch (limit) {
    if (limit instanceof TooManyRequests) return
    throw limit
  }
  await resendLotsTo(scope, email)
}
