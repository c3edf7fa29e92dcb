import { dayOf } from '../days.ts'
import type { Sql } from '../db.ts'
import type { Services } from '../scope.ts'

// A person who gets mails that somebody else causes, such as lists and lots, can refuse all of them. Each such mail has
// a link by which its reader refuses them, and accepts them again.

/** Purpose of the links' tokens. Its name is older than the refusal of other mails than lists. */
const purpose = 'list-refusal'
const path = '/mylist/unwanted'
const lifetimeMs = 365 * 24 * 3600 * 1000

type RefusalServices = Pick<Services, 'config' | 'signer' | 'now'>

/**
 * Returns the URLs by which the reader of a mailbox refuses further mails: one for people, and one for mail programs
 * (RFC 8058).
 */
export function refusalUrls(services: RefusalServices, email: string): { page: string; oneClick: string } {
  const expiresAt = new Date(services.now().getTime() + lifetimeMs)
  const token = services.signer.token(purpose, { email }, expiresAt)
  const at = (where: string) => `${services.config.baseUrl}${where}?token=${token}`
  return { page: at(path), oneClick: at(`${path}/unsubscribe`) }
}

/**
 * Returns the part of a mail's content by which its reader can refuse such mails. A mail with this part isn't sent to an
 * address that refuses them.
 * @param label label of the link, in the reader's language
 */
export function refusable(services: RefusalServices, email: string, label: string) {
  const { page, oneClick } = refusalUrls(services, email)
  return { settings: { label, url: page }, unsubscribeUrl: oneClick, isRefusable: true } as const
}

/** Returns the e-mail address in a token of `refusalUrls`. Null if the token is not ours or has expired. */
export const emailOfRefusalToken = async (services: RefusalServices, token: string): Promise<string | null> =>
  (await services.signer.claims(purpose, token, services.now()))?.['email'] ?? null

export async function refuseMails({ sql, now }: Pick<Services, 'sql' | 'now'>, email: string): Promise<void> {
  await sql`insert into mail_refusals (email, since) values (${email}, ${dayOf(now())}) on conflict (email) do nothing`
}

export async function acceptMails({ sql }: Pick<Services, 'sql'>, email: string): Promise<void> {
  await sql`delete from mail_refusals where email = ${email}`
}

/** Returns the e-mail addresses that refuse mails, in lower case. */
export async function refusalsAmong(sql: Sql, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql<{ email: string }[]>`
    select lower(email::text) as email from mail_refusals where email = any(${[...emails]}::citext[])`
  return new Set(rows.map(({ email }) => email))
}

export const refusesMails = async (sql: Sql, email: string): Promise<boolean> =>
  (await refusalsAmong(sql, [email])).size > 0

/** SQL condition that the address in a column refuses mails. */
export const isRefusing = (sql: Sql, column: ReturnType<Sql>) =>
  sql`exists (select from mail_refusals refusal where refusal.email = ${column})`
