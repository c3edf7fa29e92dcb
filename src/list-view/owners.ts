import type { Sql } from '#core/db.ts'
import type { Scope } from '#core/scope.ts'

export interface Owner {
  publicUserGuid: string
  fullName: string
}

export async function ownersOf(sql: Sql, listId: number): Promise<Owner[]> {
  return sql<Owner[]>`
    select u.public_guid as "publicUserGuid", concat_ws(' ', u.first_name, u.last_name) as "fullName"
    from list_owners o
    join users u on u.id = o.user_id
    where o.list_id = ${listId}
    order by o.is_primary desc, o.since, u.id`
}

/** Can still be accepted. */
export interface OpenInvite {
  guid: string
  name: string
}

export async function openInvitesOf(scope: Scope, listId: number): Promise<OpenInvite[]> {
  return scope.sql<OpenInvite[]>`
    select guid, name from owner_invites where list_id = ${listId} and accepted_at is null and expires_at > ${scope.now()} order by created_at, id`
}
