import type { Transaction } from '#core/db.ts'
import type { Services } from '#core/scope.ts'
import { headsOfDraw } from './heads-of-draw.ts'

/**
 * Deletes the messages of pairs that are no more, after lots of a draw were dealt again.
 * @param receiverOf public guid of the receiver, by the giver's public guid
 */
export async function forgetFormerPairs(
  services: Pick<Services, 'signer'>,
  tx: Transaction,
  drawId: number,
  receiverOf: ReadonlyMap<string, string>,
): Promise<void> {
  const heads = await headsOfDraw(services, tx, drawId)
  const former = heads.filter(([, head]) => !head || receiverOf.get(head.giver) !== head.receiver)
  await deleteMessages(
    tx,
    former.map(([id]) => id),
  )
}

const deleteMessages = (tx: Transaction, ids: readonly string[]) =>
  tx`delete from messages where id = any(${[...ids]}::uuid[])`

/** Largest number of messages that a pair keeps. Without it, one participant could slow down the pages of all others. */
const maxOfPair = 200

/** Deletes the oldest messages of a pair, until there is a place for another. */
export async function forgetOldest(
  services: Pick<Services, 'signer'>,
  tx: Transaction,
  drawId: number,
  { giver, receiver }: { giver: string; receiver: string },
): Promise<void> {
  const ofPair = (await headsOfDraw(services, tx, drawId))
    .flatMap(([id, head]) => (head?.giver === giver && head.receiver === receiver ? [{ id, sentAt: head.sentAt }] : []))
    .sort((one, other) => other.sentAt.getTime() - one.sentAt.getTime())
  await deleteMessages(
    tx,
    ofPair.slice(maxOfPair - 1).map(({ id }) => id),
  )
}

/** Deletes all messages of a draw. */
export async function forgetMessages(tx: Transaction, drawId: number): Promise<void> {
  await tx`delete from messages where draw_id = ${drawId}`
}

/** Whether a message is still there, so that its mail is worth sending. */
export async function hasMessage({ sql }: Pick<Services, 'sql'>, id: string): Promise<boolean> {
  const [row] = await sql`select 1 from messages where id = ${id}::uuid`
  return row !== undefined
}
