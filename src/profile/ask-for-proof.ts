import { transact } from '#core/db.ts'
import { randomUUID } from 'node:crypto'
import type { EditionCode } from '#core/editions.ts'
import { limited } from '#core/limits.ts'
import { enqueueMail, type NewMail } from '#core/mail.ts'
import { ok, type Result } from '#core/result.ts'
import { requireUser, type Scope } from '#core/scope.ts'

/** Asks an address whether it is the user's. */
export const proofMail = (userId: number, recipient: string, edition: EditionCode): NewMail => ({
  kind: 'confirm-address',
  cause: `confirm-address:${randomUUID()}`,
  recipient,
  userId,
  edition,
  beyondCap: 'wait',
})

/** Sends the asker the mail that proves their address once more. Nothing where it is proven. */
export async function askForProof(scope: Scope): Promise<void> {
  const { id, email, isProven } = requireUser(scope)
  if (isProven) return
  await limited(scope, 'newAddress', async (): Promise<Result<null, never>> => {
    await transact(scope.sql, (tx) => enqueueMail(scope, tx, proofMail(id, email, scope.texts.edition.code)))
    return ok(null)
  })
}
