import type { Sql, Transaction } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import type { MailData, MailServices } from '#core/mail/enqueue-mail.ts'
import { dropCapped } from '#core/mail/waiting-mails.ts'
import { lotHashOf } from './envelope.ts'
import { lotCause } from './lot-mail.ts'

/** A person who left a draw, as the recipient of a mail about it. The mail's data are copies, because their row is gone. */
interface Leaver {
  cause: string
  recipient: string
  userId: number | null
  edition: EditionCode
  data: MailData
}

/**
 * Removes a participant with their lot from a drawn draw, in the caller's transaction. The links to the lot and its
 * envelope say from then on that their owner left.
 * @returns the person to notify; null for a person without an e-mail address, or who had no mail about the draw yet
 */
export async function removeLot(
  services: MailServices,
  tx: Transaction,
  participantGuid: string,
): Promise<Leaver | null> {
  await tx`
    insert into left_links (guid_hash, draw_id)
    select p.lot_hash, p.draw_id from participants p where p.public_guid = ${participantGuid}::uuid
    union
    select e.guid_hash, p.draw_id
    from envelopes e join participants p on p.id = e.participant_id
    where p.public_guid = ${participantGuid}::uuid
    on conflict do nothing`
  const [row] = await tx<
    {
      id: number
      mailNumber: number
      email: string | null
      userId: number | null
      edition: EditionCode
      name: string
      title: string
      organizer: string
    }[]
  >`
    delete from participants p using draws d
    where d.id = p.draw_id and p.public_guid = ${participantGuid}::uuid
    returning p.id, p.mail_number, p.email::text as email, p.user_id, p.edition, p.name, d.title, d.organizer_name as organizer`
  if (!row?.email) return null
  const { id, mailNumber, email: recipient, userId, edition, ...data } = row
  const cause = lotCause(id, mailNumber)
  const dropped = await dropCapped(services, tx, [cause])
  return dropped.has(cause) ? null : { cause: `draw-left:${id}`, recipient, userId, edition, data }
}

/** Whether a lot's or an envelope's link was that of a person who left the draw. @param hash SHA-256 by which the link is found */
export async function isLeftLink(sql: Sql, hash: Uint8Array): Promise<boolean> {
  const [left] = await sql`select 1 from left_links where guid_hash = ${hash}`
  return left !== undefined
}

export const hasLeft = (sql: Sql, lotGuid: string): Promise<boolean> => isLeftLink(sql, lotHashOf(lotGuid))
