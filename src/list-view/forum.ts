import type { Scope } from '#core/scope.ts'

export interface Post {
  publicGuid: string
  fullName: string
  message: string
  createDate: Date
  deletableByCurrentUser: boolean
}

/** Oldest first. @param asOwner whether the asker manages the list, and so may delete every message */
export async function forumOf(scope: Scope, listId: number, asOwner: boolean): Promise<Post[]> {
  return scope.sql<Post[]>`
    select public_guid as "publicGuid", concat_ws(' ', first_name, last_name) as "fullName", message, created_at as "createDate",
      ${asOwner}::boolean or user_id is not distinct from coalesce(${scope.user?.id ?? null}::int, 0) as "deletableByCurrentUser"
    from forum_posts
    where list_id = ${listId}
    order by created_at, id`
}
