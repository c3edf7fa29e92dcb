import type { Sql } from '#core/db.ts'
import type { Scope } from '#core/scope.ts'
import { rememberSession } from './sessions.ts'

/**
 * Stores the challenge that this session's passkey must sign, in place of an earlier one. The HTTP layer must then call
 * `sendSessionCookie`, because the session may have a new token.
 */
export async function storeChallenge(scope: Scope, sql: Sql, challenge: Buffer): Promise<void> {
  const id = await rememberSession(scope, sql)
  await sql`update sessions set challenge = ${challenge} where id = ${id}`
}

/**
 * Returns the session's challenge and clears it, so that only the first of several simultaneous requests gets it; null
 * if the session has none.
 */
export async function consumeChallenge({ sql, session }: Scope): Promise<Uint8Array | null> {
  const [taken] = await sql<{ challenge: Uint8Array | null }[]>`
    update sessions s set challenge = null
    from (select id, challenge from sessions where id = ${session.id}::int for update) before
    where s.id = before.id
    returning before.challenge`
  return taken?.challenge ?? null
}
