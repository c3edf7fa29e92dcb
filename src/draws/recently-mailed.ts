import { dayMs, dayOf } from '#core/days.ts'
import type { Transaction } from '#core/db.ts'
import { unsealedData } from '#core/mail/sealed-mail.ts'
import type { Services } from '#core/scope.ts'

const days = 2

/**
 * Returns the participants with a mail about their draw that was sent in the last two days or is about to be sent. Also reads
 * sealed mails, such as questions. The result must not be stored.
 */
export async function recentlyMailed(
  { signer, now }: Pick<Services, 'signer' | 'now'>,
  tx: Transaction,
): Promise<Set<number>> {
  const since = dayOf(new Date(now().getTime() - days * dayMs))
  const rows = await tx<{ cause: string; participantId: number | null; sealed: Uint8Array | null }[]>`
    select cause, (data->>'participantId')::int as participant_id, sealed from mails
    where (data ? 'participantId' or sealed is not null)
      and skipped_on is null and given_up_on is null and (sent_on is null or sent_on > ${since}::date)`
  return new Set(
    rows.flatMap(({ cause, participantId, sealed }) => {
      const id = participantId ?? (sealed && unsealedData(signer, cause, sealed)?.['participantId'])
      return typeof id === 'number' ? [id] : []
    }),
  )
}
