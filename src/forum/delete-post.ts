import { announceList } from '../access/index.ts'
import { transact } from '#core/db.ts'
import { NotFound } from '#core/errors.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { authorsName } from './posts-of.ts'

/** Message as the confirmation dialog of its deletion describes it. */
export interface DeletablePost {
  publicGuid: string
  username: string
  fullName: string
}

const mayDelete = ({ sql }: Pick<Scope, 'sql'>, userId: number) =>
  sql`(p.user_id = ${userId} or exists (select 1 from list_owners o where o.list_id = p.list_id and o.user_id = ${userId}))`

/**
 * Returns a message if the current user is its author or owns the list.
 * @throws Unauthorized without a login, NotFound for an unknown message and for any other user
 */
export async function deletablePost(scope: Scope, publicGuid: string): Promise<DeletablePost> {
  const { id } = requireUser(scope)
  const [post] = await scope.sql<(Omit<DeletablePost, 'fullName'> & { fullName: string | null })[]>`
    select p.public_guid, l.username::text as username, ${authorsName(scope.sql)} as full_name
    from forum_posts p
    join lists l on l.id = p.list_id
    where p.public_guid = ${publicGuid}::uuid and ${mayDelete(scope, id)}`
  if (!post) throw new NotFound()
  return { ...post, fullName: post.fullName ?? scope.texts.t('forum.gone') }
}

/**
 * Deletes a message. Its author may do so even if they can't open the list any more.
 * @throws Unauthorized without a login, NotFound for an unknown message and for a user who is neither its author nor an
 * owner of the list
 */
export async function deletePost(scope: Scope, publicGuid: string): Promise<void> {
  const { id } = requireUser(scope)
  await transact(scope.sql, async (tx) => {
    const [deleted] = await tx<{ listGuid: string }[]>`
      delete from forum_posts p using lists l
      where l.id = p.list_id and p.public_guid = ${publicGuid}::uuid and ${mayDelete(scope, id)}
      returning l.public_guid as list_guid`
    if (!deleted) throw new NotFound()
    await announceList(tx, deleted.listGuid, 'post-deleted', publicGuid)
  })
}
