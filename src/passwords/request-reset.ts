import { randomUUID } from 'node:crypto'
import { findAccount } from '../accounts/index.ts'
import { transact, type Transaction } from '#core/db.ts'
import { TooManyRequests } from '#core/errors.ts'
import { consume } from '#core/limits.ts'
import { logAuthentication } from '#core/log.ts'
import { enqueueMails, type NewMail } from '#core/mail/enqueue-mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { newToken, tokenHashOf } from '#core/session.ts'
import type { RequestProblem } from './problems.ts'
import { passwordDigest, resetCodeMs } from './reset-codes.ts'
import { resetMails, resetRequests } from './limits.ts'

/**
 * Mails an account a code for a new password, which replaces an earlier code. Does the same work for an unknown e-mail
 * address or username. After five mails to an address in an hour it sends nothing and keeps the last code, so that
 * nobody can shut out the account's owner by requesting codes.
 * @param login an e-mail address, or the username of a list that the account primarily owns
 * @throws TooManyRequests after 30 requests of a client in an hour
 */
export async function requestReset(scope: Scope, login: string): Promise<Result<null, RequestProblem>> {
  await consume(scope, resetRequests)
  const account = await findAccount(scope.sql, login)
  logAuthentication(scope, 'password-reset-asked', account ? 'succeeded' : 'refused', account?.id ?? null)
  if (await mayBeMailed(scope, account?.email ?? login)) {
    await transact(scope.sql, async (tx) => {
      const code = await replaceCode(scope, tx, account?.id ?? null)
      const mails: NewMail[] = account
        ? [
            {
              kind: 'reset-password',
              cause: `reset-password:${randomUUID()}`,
              recipient: account.email,
              userId: account.id,
              edition: account.edition,
              data: { code },
              isSealed: true,
            },
          ]
        : []
      await enqueueMails(scope, tx, mails, 'reset-password')
    })
  }
  return account ? ok(null) : refuse('NoUserFound')
}

async function mayBeMailed(scope: Scope, address: string): Promise<boolean> {
  try {
    await consume(scope, { ...resetMails, about: address })
    return true
  } catch (limit) {
    if (limit instanceof TooManyRequests) return false
    throw limit
  }
}

/**
 * Stores a new reset code for an account, in place of an earlier code.
 * @param userId null for an unknown e-mail address or username: the query then does the same work, but stores nothing
 */
async function replaceCode(scope: Scope, tx: Transaction, userId: number | null): Promise<string> {
  const code = newToken()
  await tx`
    insert into reset_codes (user_id, code_hash, email, password_digest, expires_at)
    select u.id, ${tokenHashOf(code)}, u.email, ${passwordDigest(tx)}, ${new Date(scope.now().getTime() + resetCodeMs)}
    from users u where u.id = ${userId}::int
    on conflict (user_id) do update
    set code_hash = excluded.code_hash, email = excluded.email, password_digest = excluded.password_digest,
      expires_at = excluded.expires_at`
  return code
}
