import type { z } from 'zod'
import { announceList, listByGuid } from '../access/index.ts'
import { setMissingNames } from '../accounts/index.ts'
import { transact } from '#core/db.ts'
import { Unauthorized } from '#core/errors.ts'
import { limited } from '#core/limits.ts'
import { isNamed } from '#core/names.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import type { inputFor } from './input.ts'
import type { PostProblem } from './problems.ts'
import { isByOwner, type Post } from './posts-of.ts'
import { tellOwners } from './tell-owners.ts'
import { forumPosts } from './limits.ts'

/** Time in ms for which messages are collected, so that a conversation becomes one mail. */
const gatheringMs = 60 * 60_000

/**
 * Posts a message on a list that the current user may open. A user who has no name yet gets the name that they give
 * here. Nothing here reads or depends on cross-offs, because owners read every message.
 * @param given validated by `inputFor`
 * @throws Unauthorized without a login, TooManyRequests after 30 messages in an hour
 */
export async function createPost(
  scope: Scope,
  { publicWishlistGuid, message, ...given }: z.output<ReturnType<typeof inputFor>>,
): Promise<Result<Post, PostProblem>> {
  const user = requireUser(scope)
  const access = await listByGuid(scope, publicWishlistGuid)
  if (!access) return refuse('WishlistNotFound')
  if (!('list' in access)) return refuse('NoAccess')
  const { list } = access
  const { firstName, lastName } = isNamed(user) ? user : given
  return limited(scope, [forumPosts], () =>
    transact(scope.sql, async (tx): Promise<Result<Post, PostProblem>> => {
      // These locks keep the list and the user from being deleted before the commit, and the user from being merged
      // into another.
      const [author] = await tx`select 1 from users where id = ${user.id} for key share`
      if (!author) throw new Unauthorized()
      const [stays] = await tx`select 1 from lists where id = ${list.id} for key share`
      if (!stays) return refuse('WishlistNotFound')
      if (!isNamed(user)) await setMissingNames(tx, user.id, { firstName: firstName!, lastName: lastName! })
      const now = scope.now()
      const [post] = await tx<(Post & { id: number })[]>`
        insert into forum_posts as p (list_id, user_id, first_name, last_name, message, created_at)
        values (${list.id}, ${user.id}, ${firstName}, ${lastName}, ${message}, ${now})
        returning id, public_guid, full_name(first_name, last_name) as full_name, message, created_at as create_date,
          true as deletable_by_current_user, ${isByOwner(tx)} as is_by_owner`
      const { id, ...made } = post!
      await tx`
        insert into untold_posts (user_id, post_id, due_at)
        select user_id, ${id}, ${new Date(now.getTime() + (scope.config.mailDelays ? gatheringMs : 0))}
        from list_owners where list_id = ${list.id} and user_id <> ${user.id}`
      if (!scope.config.mailDelays) await tellOwners(scope, tx)
      await announceList(tx, list.publicGuid, 'post-added', made.publicGuid)
      return ok(made)
    }),
  )
}
