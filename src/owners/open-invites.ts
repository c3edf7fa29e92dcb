import type { Scope } from '#core/scope.ts'

/**
 * An invite that can still be accepted. Anybody who knows its guid can become an owner, so only the primary owner may
 * see it.
 */
export interface OpenInvite {
  guid: string
  name: string
  expiresAt: Date
}

/**
 * Returns a list's open invites if the current user is its primary owner. Other owners get an empty array, because they
 * could use an invite to become owners again after being removed.
 */
export async function openInvitesOf(
  scope: Scope,
  list: { id: number; isPrimaryOwner: boolean },
): Promise<OpenInvite[]> {
  if (!list.isPrimaryOwner) return []
  return scope.sql<OpenInvite[]>`
    select guid, name, expires_at
    from owner_invites
    where list_id = ${list.id} and accepted_at is null and expires_at > ${scope.now()}
    order by created_at, id`
}
