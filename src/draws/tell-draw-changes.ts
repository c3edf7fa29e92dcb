import { randomUUID } from 'node:crypto'
import type { Transaction } from '#core/db.ts'
import { enqueueMails } from '#core/mail/enqueue-mail.ts'
import { jobKind } from '#core/queue.ts'
import type { Scope, Services } from '#core/scope.ts'
import { participantsToMail, type Terms } from '../lots/index.ts'

export const tellDrawChangesKind = jobKind<{ drawId: number }>('tell-draw-changes')

/** Time in which all changes of a draw go into one mail. */
const togetherMs = 10 * 60_000

/** Details of a draw that its participants hear of when they change. */
interface Details extends Terms {
  description: string | null
}

/** Records the details of a draw before its first change, and enqueues the job that mails the participants. */
export async function recordDrawChange(
  { user, queue, config }: Scope,
  tx: Transaction,
  before: Details & { id: number },
): Promise<void> {
  const { count } = await tx`
    insert into draw_changes (draw_id, day, budget, description, sender_id)
    values (${before.id}, ${before.date}, ${before.budget}, ${before.description}, ${user?.isProven ? user.id : null})
    on conflict (draw_id) do nothing`
  if (count === 0) return
  const job = { data: { drawId: before.id }, delayMs: config.mailDelays ? togetherMs : 0 }
  await queue.enqueue(tx, tellDrawChangesKind, [job])
}

/** Mails the participants of a changed draw what is different now; nothing if the organizer took all changes back. */
export const tellDrawChanges = (services: Services, { drawId }: { drawId: number }): Promise<void> =>
  services.sql.begin(async (tx) => {
    // Locks the draw first, like all other changes of it.
    const [now] = await tx<(Details & { isDeleted: boolean })[]>`
      select day as date, budget, description, deleted_at is not null as is_deleted from draws where id = ${drawId} for update`
    const [before] = await tx<(Details & { senderId: number | null })[]>`
      delete from draw_changes where draw_id = ${drawId} returning day as date, budget, description, sender_id`
    if (!now || !before || now.isDeleted) return
    const changed = (['date', 'budget', 'description'] as const).filter((part) => now[part] !== before[part])
    if (changed.length === 0) return
    const told = randomUUID()
    await enqueueMails(
      services,
      tx,
      (await participantsToMail(tx, drawId)).map(({ participantId, ...to }) => ({
        ...to,
        kind: 'draw-changed',
        cause: `draw-changed:${participantId}:${told}`,
        data: { participantId, changed },
        beyondCap: 'wait',
        cappedSenderId: before.senderId,
      })),
    )
  })
