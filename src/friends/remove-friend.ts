import { NotFound } from '#core/errors.ts'
import { requireUser, type Scope } from '#core/scope.ts'

/**
 * Deletes one of the current user's friends.
 * @throws Unauthorized without a login, NotFound for a guid that is not one of the user's friends
 */
export async function removeFriend(scope: Scope, privateGuid: string): Promise<void> {
  const user = requireUser(scope)
  const { count } = await scope.sql`
    delete from friendships where private_guid = ${privateGuid}::uuid and user_id = ${user.id}`
  if (count === 0) throw new NotFound()
}
