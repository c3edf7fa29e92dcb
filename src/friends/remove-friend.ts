import { NotFound } from '#core/errors.ts'
import { requireUser, type Scope } from '#core/scope.ts'

/** @throws Unauthorized without a login, NotFound for an unknown friend or somebody else's */
export async function removeFriend(scope: Scope, privateGuid: string): Promise<void> {
  const user = requireUser(scope)
  const { count } = await scope.sql`
    delete from friendships where private_guid = ${privateGuid}::uuid and user_id = ${user.id}`
  if (count === 0) throw new NotFound()
}
