import { createHash, randomUUID } from 'node:crypto'
import type { Config } from '#core/config.ts'
import type { Transaction } from '#core/db.ts'
import type { Signer } from '#core/secret.ts'

const purpose = 'join-link'

/**
 * Returns the SHA-256 of the guid in a link, by which the database finds a gathering or a seat. The guid has 122 random
 * bits, so nobody can guess it from the hash.
 */
export const linkHashOf = (guid: string): Buffer => createHash('sha256').update(guid.toLowerCase()).digest()

/** Returns the absolute URL by which people join a gathering. */
export const joinLink = ({ baseUrl }: Pick<Config, 'baseUrl'>, guid: string): string =>
  `${baseUrl}/lootjestrekken/samen/${guid}`

/** Returns the absolute URL of a seat. */
export const seatLink = ({ baseUrl }: Pick<Config, 'baseUrl'>, guid: string): string =>
  `${baseUrl}/lootjestrekken/plek/${guid}`

/** Seals the guid of a gathering's link with the server's newest secret. @param drawGuid public guid of the draw */
export const sealJoinGuid = (signer: Signer, drawGuid: string, guid: string): Buffer =>
  signer.seal(purpose, Buffer.from(guid), drawGuid)

/**
 * Reseals the guid of a gathering's link with the newest secret.
 * @returns the resealed guid; null if none of the server's secrets opens it
 */
export const resealJoinGuid = (signer: Signer, drawGuid: string, sealed: Uint8Array): Buffer | null => {
  const guid = openJoinGuid(signer, drawGuid, sealed)
  return guid === null ? null : sealJoinGuid(signer, drawGuid, guid)
}

/** @returns the guid of a gathering's link; null if there is none, or no secret opens the sealed guid */
export const openJoinGuid = (signer: Signer, drawGuid: string, sealed: Uint8Array | null): string | null =>
  sealed && (signer.open(purpose, sealed, drawGuid)?.toString() ?? null)

/**
 * Creates the link by which people join a gathering, in the caller's transaction.
 * @returns the guid in the link
 */
export async function insertJoinLink(
  { signer }: { readonly signer: Signer },
  tx: Transaction,
  draw: { id: number; publicGuid: string },
): Promise<string> {
  const guid = randomUUID()
  await tx`
    insert into join_links (guid_hash, draw_id, sealed_guid)
    values (${linkHashOf(guid)}, ${draw.id}, ${sealJoinGuid(signer, draw.publicGuid, guid)})`
  return guid
}
