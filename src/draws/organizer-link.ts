import type { Sql } from '#core/db.ts'
import type { Services } from '#core/scope.ts'
import { newOrganizerKey, openKey } from './organizer-key.ts'

/** A draw's columns that lead to its organizer's link. */
export interface LinkedDraw {
  id: number
  publicGuid: string
  hasKey: boolean
  sealedKey: Uint8Array | null
}

/** The columns of a `LinkedDraw`, for statements that have the draw as `d`. */
export const linkedDraw = (sql: Sql) => sql`
  d.id, d.public_guid, d.key_hash is not null or d.former_key_hash is not null as has_key, d.sealed_key`

/**
 * The address by which an organizer opens their draw. With an account it has no key and leads through the login. A draw from before draws had keys gets one
 * when its next mail is written; the key that its earlier mails carry stays good.
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
