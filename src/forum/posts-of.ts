import type { Sql } from '#core/db.ts'
import type { Scope } from '#core/scope.ts'

export interface Post {
  publicGuid: string
  fullName: string
  message: string
  createDate: Date
  deletableByCurrentUser: boolean
  /**
   * whether an owner of the list wrote the message; the name proves nothing, because anybody may give an owner's name
   */
  isByOwner: boolean
}

export interface Forum {
  /** oldest first */
  posts: Post[]
  hasOlder: boolean
}

/** SQL condition: an owner of the list wrote the message. The query must select from `forum_posts p`. */
export const isByOwner = (sql: Sql) =>
  sql`exists (select 1 from list_owners o where o.list_id = p.list_id and o.user_id = p.user_id)`

/**
 * SQL expression of the author's name, null if the author's account was deleted since. The query must select from
 * `forum_posts p`.
 */
export const authorsName = (sql: Sql) =>
  sql`case when p.first_name is not null then full_name(p.first_name, p.last_name) end`

/** Maximum number of messages on a page. */
export const maxPosts = 100

/**
 * Returns the newest messages of a list, or the newest of those that are older than the message `before`.
 * @param isOwner whether the current user owns the list, and so may delete every message
 * @param before public guid of a message
 */
export async function postsOf(
  scope: Scope,
  listId: number,
  isOwner: boolean,
  before: string | null = null,
): Promise<Forum> {
  const rows = await scope.sql<(Omit<Post, 'fullName'> & { fullName: string | null })[]>`
    select public_guid, ${authorsName(scope.sql)} as full_name, message, created_at as create_date,
      ${isOwner}::boolean or coalesce(user_id = ${scope.user?.id ?? null}::int, false) as deletable_by_current_user,
      ${isByOwner(scope.sql)} as is_by_owner
    from forum_posts p
    where list_id = ${listId} and (
      ${before}::uuid is null
      or (created_at, id) < (select created_at, id from forum_posts where public_guid = ${before}::uuid and list_id = ${listId})
    )
    order by created_at desc, id desc
    limit ${maxPosts + 1}`
  const posts = rows
    .slice(0, maxPosts)
    .map((row) => ({ ...row, fullName: row.fullName ?? scope.texts.t('forum.gone') }))
  return { posts: posts.reverse(), hasOlder: rows.length > maxPosts }
}
