import { type Scope, requireUser } from '#core/scope.ts'

/** Does nothing, silently, for an unknown notice or somebody else's. */
export async function clearNotice(scope: Scope, guid: string): Promise<void> {
  const { id } = requireUser(scope)
  await scope.sql`delete from cross_off_notices where guid = ${guid}::uuid and user_id = ${id}`
}
