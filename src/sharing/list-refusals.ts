import { dayOf } from '#core/days.ts'
import type { Sql } from '#core/db.ts'
import type { Services } from '#core/scope.ts'

// A person who gets lists by mail can refuse further ones. Each mail has a link by which its reader refuses lists, and
// accepts them again.

const purpose = 'list-refusal'
const path = '/mylist/unwanted'
const lifetimeMs = 365 * 24 * 3600 * 1000

type RefusalServices = Pick<Services, 'config' | 'signer' | 'now'>

/**
 * Returns the URLs by which the reader of a mailbox refuses further lists: one for people, and one for mail programs
 * (RFC 8058).
 */
export function refusalUrls(services: RefusalServices, email: string): { page: string; oneClick: string } {
  const expiresAt = new Date(services.now().getTime() + lifetimeMs)
  const token = services.signer.token(purpose, { email }, expiresAt)
  const at = (where: string) => `${services.config.baseUrl}${where}?token=${token}`
  return { page: at(path), oneClick: at(`${path}/unsubscribe`) }
}

/** Returns the e-mail address in a token of `refusalUrls`. Null if the token is not ours or has expired. */
export const emailOfRefusalToken = async (services: RefusalServices, token: string): Promise<string | null> =>
  (await services.signer.claims(purpose, token, services.now()))?.['email'] ?? null

export async function refuseLists({ sql, now }: Pick<Services, 'sql' | 'now'>, email: string): Promise<void> {
  await sql`insert into list_refusals (email, since) values (${email}, ${dayOf(now())}) on conflict (email) do nothing`
}

export async function acceptLists({ sql }: Pick<Services, 'sql'>, email: string): Promise<void> {
  await sql`delete from list_refusals where email = ${email}`
}

/** Returns the e-mail addresses that refuse lists, in lower case. */
export async function refusalsAmong(sql: Sql, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql<{ email: string }[]>`
    select lower(email::text) as email from list_refusals where email = any(${[...emails]}::citext[])`
  return new Set(rows.map(({ email }) => email))
}
