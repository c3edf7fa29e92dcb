import type { Scope } from '#core/scope.ts'

/**
 * An invite that can still be accepted. Knowing its guid is enough to become an owner, so only the primary owner may
 * see it.
 */
export interface OpenInvite {
  guid: string
  name: string
  expiresAt: Date
}

/**
 * Returns a list's open invites to its primary owner, and an empty array to other owners, who could use an invite to
 * come back after being removed.
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
