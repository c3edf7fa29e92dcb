import { dayOf } from '#core/days.ts'
import type { Sql } from '#core/db.ts'
import type { Services } from '#core/scope.ts'
import { headsOfDraw } from './heads-of-draw.ts'
import { openText, type MessageHead } from './sealed-message.ts'

/** A message as one of its two readers sees it. */
export interface Message {
  isMine: boolean
  message: string
  /** day on which the reader wrote or got it, as `YYYY-MM-DD` */
  day: string
}

/** Messages of a participant, oldest first. */
export interface Conversations {
  /** with the person whom the participant drew */
  drawn: Message[]
  /** with the person who drew the participant */
  giver: Message[]
}

interface OwnMessage {
  id: string
  head: MessageHead
  isMine: boolean
}

/**
 * Returns the conversations of a participant.
 * @param participantGuid public guid of the participant
 */
export async function conversationsOf(
  services: Pick<Services, 'signer' | 'now'>,
  sql: Sql,
  drawId: number,
  participantGuid: string,
): Promise<Conversations> {
  const { signer, now } = services
  const heads = await headsOfDraw(services, sql, drawId)
  const own = heads
    .flatMap(([id, head]): OwnMessage[] => {
      if (!head || (head.giver !== participantGuid && head.receiver !== participantGuid)) return []
      const isMine = head.isByGiver === (head.giver === participantGuid)
      const isVisible = isMine || (!head.isMuted && head.visibleAt <= now())
      return isVisible ? [{ id, head, isMine }] : []
    })
    .sort((one, other) => momentOf(one).getTime() - momentOf(other).getTime())
  if (own.length === 0) return { drawn: [], giver: [] }
  const texts = await sql<{ id: string; sealedText: Uint8Array }[]>`
    select id, sealed_text from messages where id = any(${own.map(({ id }) => id)}::uuid[])`
  const textOf = new Map(texts.map(({ id, sealedText }) => [id, openText(signer, id, sealedText)]))
  const shown = (each: OwnMessage): Message => ({
    isMine: each.isMine,
    message: textOf.get(each.id) ?? '',
    day: dayOf(momentOf(each)),
  })
  return {
    drawn: own.filter(({ head }) => head.giver === participantGuid).map(shown),
    giver: own.filter(({ head }) => head.receiver === participantGuid).map(shown),
  }
}

/** Returns when a message came to its reader, who may have written it. */
const momentOf = ({ head, isMine }: OwnMessage): Date => (isMine ? head.sentAt : head.visibleAt)
