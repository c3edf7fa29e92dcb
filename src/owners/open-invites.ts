import type { Scope } from '#core/scope.ts'

/** Can still be accepted. Whoever knows its guid can become an owner, so it is for the primary owner alone. */
export interface OpenInvite {
  guid: string
  name: string
  expiresAt: Date
}

/** Empty for whoever is not the list's primary owner: who could collect invites could come back after being removed. */
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
