import { randomUUID } from 'node:crypto'
import type { Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { drawCapsOf, enqueueMails } from '#core/mail/enqueue-mail.ts'
import type { Scope } from '#core/scope.ts'
import { randomDelayMs } from './random-delay.ts'

/**
 * Enqueues the mails that tell participants that they draw somebody else now. Each is sealed and leaves after a random
 * delay, so that neither the database nor the moment shows whose lot changed. A participant without an e-mail address
 * gets a row that no mail is made of. Otherwise the number of rows would tell that the lot of such a participant changed.
 */
export async function enqueueLotChanges(
  scope: Scope,
  tx: Transaction,
  participantIds: readonly number[],
): Promise<void> {
  const people = await tx<{ participantId: number; recipient: string; userId: number | null; edition: EditionCode }[]>`
    select id as participant_id, coalesce(email::text, '') as recipient, user_id, edition
    from participants where id = any(${[...participantIds]}::int[])`
  await enqueueMails(
    scope,
    tx,
    people.map(({ participantId, ...to }) => ({
      ...to,
      kind: 'lot-changed',
      cause: `lot-changed:${randomUUID()}`,
      data: { participantId },
      isSealed: true,
      ...drawCapsOf(scope.user, 'wait'),
      ...(scope.config.mailDelays && { delayMs: randomDelayMs() }),
    })),
    'lot-changed',
  )
}
