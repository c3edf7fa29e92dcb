import { dayMs } from '#core/days.ts'
import type { Sql } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import type { Services } from '#core/scope.ts'
import { tokenHashOf } from '#core/session.ts'

/** Time for which a reset code is valid, in milliseconds. */
export const resetCodeMs = dayMs

/**
 * Time for which an expired code is kept, in milliseconds, so that the code's page can say that the code has expired.
 */
const rememberedMs = 30 * dayMs

/**
 * SQL expression of the digest of an account's password hash, which a reset code stores. The query must provide the
 * user as `u`.
 */
export const passwordDigest = (sql: Sql) => sql`sha256(convert_to(u.password_hash, 'UTF8'))`

/** SQL condition that the account still has the e-mail address and password that it had when the code was requested. */
const isAsItWas = (sql: Sql) => sql`u.email = r.email and ${passwordDigest(sql)} = r.password_digest`

/** A reset code and its account. */
export interface ResetCode {
  isExpired: boolean
  userId: number
  publicGuid: string
  email: string
  firstName: string
  lastName: string
  isProven: boolean
  edition: EditionCode
}

/**
 * Finds a reset code with its account.
 * @returns null for a code that is unknown, used or replaced, or whose account has another e-mail address or password
 *   by now
 */
export async function findResetCode(sql: Sql, code: string, now: Date): Promise<ResetCode | null> {
  const [found] = await sql<ResetCode[]>`
    select r.expires_at <= ${now} as is_expired, u.id as user_id, u.public_guid, u.email::text as email, u.first_name, u.last_name,
      u.email_proven_at is not null as is_proven, u.edition
    from reset_codes r join users u on u.id = r.user_id
    where r.code_hash = ${tokenHashOf(code)} and ${isAsItWas(sql)} and u.first_name is not null and u.last_name is not null`
  return found ?? null
}

export async function purgeResetCodes({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  await sql`delete from reset_codes where expires_at < ${new Date(now().getTime() - rememberedMs)}`
}
