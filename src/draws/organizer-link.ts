import type { Sql } from '#core/db.ts'
import type { Services } from '#core/scope.ts'
import { newOrganizerKey, openKey } from './organizer-key.ts'

/** Columns of a draw that are needed for its organizer's link. */
export interface LinkedDraw {
  id: number
  publicGuid: string
  hasKey: boolean
  sealedKey: Uint8Array | null
}

/** SQL columns of a `LinkedDraw`. The query must have the draw as `d`. */
export const linkedDrawColumns = (sql: Sql) => sql`
  d.id, d.public_guid, d.key_hash is not null or d.former_key_hash is not null as has_key, d.sealed_key`

/**
 * Returns the URL by which an organizer opens their draw. If an account made the draw, the URL has no key and leads
 * through the login. Otherwise a draw gets a new key if its key can't be read: older draws stored only the key's hash.
 * The key in the draw's earlier mails stays valid.
 */
export async function organizerUrl(services: Services, draw: LinkedDraw): Promise<string> {
  const url = `${services.config.baseUrl}/lootjestrekken/loting/open/${draw.publicGuid}`
  if (!draw.hasKey) return url
  const kept = draw.sealedKey && openKey(services.signer, draw.publicGuid, draw.sealedKey)
  if (kept !== null) return `${url}/${kept}`
  const { key, hash, sealed } = newOrganizerKey(services.signer, draw.publicGuid)
  await services.sql`
    update draws set former_key_hash = coalesce(key_hash, former_key_hash), key_hash = ${hash}, sealed_key = ${sealed}
    where id = ${draw.id}`
  return `${url}/${key}`
}
