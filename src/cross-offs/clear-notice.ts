import { type Scope, requireUser } from '#core/scope.ts'

/** Deletes a notice of the current user. Ignores an unknown notice and somebody else's. */
export async function clearNotice(scope: Scope, guid: string): Promise<void> {
  const { id } = requireUser(scope)
  await scope.sql`delete from cross_off_notices where guid = ${guid}::uuid and user_id = ${id}`
}
