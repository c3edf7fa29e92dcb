import type { Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { drawCapsOf, enqueueMails } from '#core/mail/enqueue-mail.ts'
import type { Scope } from '#core/scope.ts'

interface Joiner {
  id: number
  recipient: string
  userId: number | null
  edition: EditionCode
  name: string
  title: string
  organizer: string
}

/**
 * Mails people who joined with an address that they no longer take part, in the caller's transaction. People whom the
 * organizer added had no mail yet, so they get none. The mails' data are copies, because the seats may be gone when they
 * are sent.
 * @param which SQL condition on seats
 */
export async function mailJoiners(
  scope: Scope,
  tx: Transaction,
  kind: 'seat-removed' | 'gathering-deleted',
  which: ReturnType<Transaction>,
): Promise<void> {
  const joiners = await tx<Joiner[]>`
    select s.id, s.email::text as recipient, s.user_id, s.edition, s.name, d.title, d.organizer_name as organizer
    from seats s join draws d on d.id = s.draw_id
    where ${which} and s.joined_alone and s.email is not null
    order by s.id`
  await enqueueMails(
    scope,
    tx,
    joiners.map(({ id, recipient, userId, edition, ...data }) => ({
      ...drawCapsOf(scope.user, 'wait'),
      kind,
      cause: `${kind}:${id}`,
      recipient,
      userId,
      edition,
      data,
    })),
  )
}
