import { type Scope, requireUser } from '#core/scope.ts'

/**
 * Clears a notice from the asker's overview. Another's and an unknown one stay as they are, which looks the same.
 * @param guid the notice's
 * @throws Unauthorized without a user
 */
export async function clearNotice(scope: Scope, guid: string): Promise<void> {
  const { id } = requireUser(scope)
  await scope.sql`delete from cross_off_notices where guid = ${guid}::uuid and user_id = ${id}`
}
