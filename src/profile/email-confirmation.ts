import { randomUUID } from 'node:crypto'
import { cancelPendingAddress } from '../accounts/index.ts'
import { transact } from '#core/db.ts'
import type { EditionCode } from '#core/editions.ts'
import { limited } from '#core/limits.ts'
import { enqueueMail, type NewMail } from '#core/mail/enqueue-mail.ts'
import { ok, type Result } from '#core/result.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { newAddresses } from './limits.ts'

/** Mail that asks an e-mail address whether it is the user's. */
export const confirmationMail = (userId: number, recipient: string, edition: EditionCode): NewMail => ({
  kind: 'confirm-address',
  cause: `confirm-address:${randomUUID()}`,
  recipient,
  userId,
  edition,
  beyondCap: 'wait',
})

/**
 * Sends a confirmation mail once more: to the current user's pending e-mail address, or else to their unproven address.
 * Sends nothing to a user who has neither.
 */
export async function resendConfirmation(scope: Scope): Promise<void> {
  const { id, email, pendingEmail, isProven } = requireUser(scope)
  const recipient = pendingEmail ?? (isProven ? null : email)
  if (recipient === null) return
  await limited(scope, [newAddresses], async (): Promise<Result<null, never>> => {
    // A mail beyond the recipient's cap of mails is dropped. The user can request it again, whereas a waiting mail
    // would use up the cap of later days.
    const mail: NewMail = { ...confirmationMail(id, recipient, scope.texts.edition.code), beyondCap: 'drop' }
    await transact(scope.sql, (tx) => enqueueMail(scope, tx, mail))
    return ok(null)
  })
}

/** Drops the current user's pending e-mail address, so that they keep the one they have. */
export const cancelEmailChange = (scope: Scope): Promise<void> => cancelPendingAddress(scope.sql, requireUser(scope).id)
