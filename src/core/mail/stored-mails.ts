import type { Services } from '../scope.ts'
import { unseal } from './sealed-mail.ts'

/** A mail that we stored instead of sending it, because no mail server is configured. */
export interface StoredMail {
  id: number
  kind: string
  recipient: string
  subject: string
  text: string
  html: string
  headers: Record<string, string> | null
  /** day (`YYYY-MM-DD`) */
  sentAt: string
}

interface StoredContent extends Pick<StoredMail, 'subject' | 'text' | 'html' | 'headers'> {
  to: string
}

type MailStoreServices = Pick<Services, 'sql' | 'signer'>

/**
 * Reads stored mails, newest first.
 * @param id id of one mail; null for all
 */
async function readStored(
  { sql, signer }: MailStoreServices,
  id: number | null,
  max: number | null,
): Promise<StoredMail[]> {
  const rows = await sql<
    { id: number; kind: string; cause: string; sentAt: string; kept: StoredContent | null; sealed: Uint8Array | null }[]
  >`
    select id, kind, cause, sent_on as sent_at, kept, sealed
    from mails
    where sent_on is not null and (kept is not null or sealed is not null) and (${id}::int is null or id = ${id}::int)
    order by id desc limit ${max}`
  return rows.flatMap(({ cause, kept, sealed, ...mail }) => {
    const content = kept ?? unseal<StoredContent>(signer, cause, sealed!)
    // A sealed mail that was skipped has no subject.
    if (!content?.subject) return []
    const { to, subject, text, html, headers } = content
    return { ...mail, recipient: to, subject, text, html, headers }
  })
}

/**
 * Returns the stored mails, newest first.
 * @param max maximum number of mails; null for all
 */
export const storedMails = (services: MailStoreServices, max: number | null = 200): Promise<StoredMail[]> =>
  readStored(services, null, max)

export const storedMail = async (services: MailStoreServices, id: number): Promise<StoredMail | null> =>
  (await readStored(services, id, 1))[0] ?? null
