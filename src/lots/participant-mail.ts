import type { MailRenderer } from '#core/send-mail.ts'
import { editions } from '#core/editions.ts'
import { textsFor, type Texts } from '#core/i18n.ts'
import type { MailRow } from '#core/mail.ts'
import { proofOf } from '#core/proof.ts'
import type { Services } from '#core/scope.ts'
import { renderMail, type MailContent } from '#mails/render-mail.tsx'
import { lotGuidOf } from './envelope.ts'

/** The participant to whom a mail goes, and their draw, as they are when it is sent. */
interface Row {
  name: string
  participantGuid: string
  position: number
  version: number
  hasList: boolean
  title: string
  description: string | null
  organizer: string
  isDeleted: boolean
}

/** What a mail to a participant may say. */
interface Reader extends Pick<Row, 'version' | 'hasList' | 'description'> {
  t: Texts['t']
  /** each in one line */
  values: { name: string; title: string; organizer: string }
  isOrganizer: boolean
  /** address of the page of the reader's own lot */
  lotUrl(): Promise<string>
}

async function rowOf(services: Services, mail: MailRow): Promise<Row | null> {
  const [row] = await services.sql<Row[]>`
    select p.name, p.public_guid as "participantGuid", p.position, p.lot_version as version, p.list_id is not null as "hasList", d.title, d.description,
      o.name as organizer, d.deleted_at is not null as "isDeleted"
    from participants p
    join draws d on d.id = p.draw_id
    join participants o on o.draw_id = d.id and o.position = 0
    where p.id = ${Number(mail.data['participantId'])}`
  return row ?? null
}

/** Names and titles come from people, and a subject has one line. */
export const oneLine = (words: string): string => words.replace(/\s+/g, ' ')

/** The query that proves the address of whoever opens a mail's link, where somebody has crossed off or registered under it; else nothing. */
export async function proofQuery(services: Services, email: string): Promise<string> {
  const [user] = await services.sql<{ guid: string }[]>`
    select private_guid as guid from users where email = ${email}::citext order by password_hash is null, email_proven_at is null, id limit 1`
  return user ? `?proof=${await proofOf(services, user.guid, email)}` : ''
}

/**
 * The renderer of a kind of mail to participants.
 * @param write null: the mail is not worth sending any more
 * @param ofDeletedDraws whether it is also sent once the draw is deleted
 */
export const participantMail =
  (
    write: (reader: Reader, mail: MailRow, services: Services) => MailContent | null | Promise<MailContent | null>,
    { ofDeletedDraws = false } = {},
  ): MailRenderer =>
  async (services, mail) => {
    const row = await rowOf(services, mail)
    if (!row || (row.isDeleted && !ofDeletedDraws)) return null
    const { name, title, organizer, position, participantGuid, version } = row
    const reader: Reader = {
      ...row,
      t: textsFor(editions[mail.edition]).t,
      values: { name: oneLine(name), title: oneLine(title), organizer: oneLine(organizer) },
      isOrganizer: position === 0,
      lotUrl: async () =>
        `${services.config.baseUrl}/lootjestrekken/lootje/${lotGuidOf(services.signer, { participantGuid, version })}${await proofQuery(services, mail.recipient)}`,
    }
    const content = await write(reader, mail, services)
    return content && renderMail(services, mail.edition, content)
  }
