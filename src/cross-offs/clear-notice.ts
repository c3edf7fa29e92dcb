import type { Scope } from '#core/scope.ts'
import { needUser } from '#web/session.ts'

/**
 * Clears a notice from the asker's overview. Another's and an unknown one stay as they are, which looks the same.
 * @param guid the notice's
 * @throws Unauthorized without a user
 */
export async function clearNotice(scope: Scope, guid: string): Promise<void> {
  const { id } = needUser(scope)
  await scope.sql`delete from cross_off_notices where guid = ${guid}::uuid and user_id = ${id}`
}
