import { createHash, randomUUID } from 'node:crypto'
import type { Signer } from '#core/secret.ts'

const purpose = 'draw-key'

/** Key that opens a draw that was made without an account, and the values that the table `draws` stores for the key. */
export interface OrganizerKey {
  key: string
  hash: Buffer
  sealed: Buffer
}

/**
 * Returns the SHA-256 of a key, by which the database finds the draw. A key has 122 random bits, so nobody can guess it
 * from the hash.
 */
export const keyHashOf = (key: string): Buffer => createHash('sha256').update(key).digest()

/** Creates the key that opens a draw for its organizer. @param drawGuid public guid of the draw */
export function newOrganizerKey(signer: Signer, drawGuid: string): OrganizerKey {
  const key = randomUUID()
  return { key, hash: keyHashOf(key), sealed: sealKey(signer, drawGuid, key) }
}

/** Seals a draw's key with the server's secret, so that mails rendered later can contain the key. */
const sealKey = (signer: Signer, drawGuid: string, key: string): Buffer =>
  signer.seal(purpose, Buffer.from(key), drawGuid)

/** Opens a draw's sealed key. @returns the key; null if none of the server's secrets opens it */
export const openKey = (signer: Signer, drawGuid: string, sealed: Uint8Array): string | null =>
  signer.open(purpose, sealed, drawGuid)?.toString() ?? null

/**
 * Reseals a draw's key with the newest secret.
 * @returns the resealed key; null if none of the server's secrets opens it
 */
export const resealKey = (signer: Signer, drawGuid: string, sealed: Uint8Array): Buffer | null => {
  const key = openKey(signer, drawGuid, sealed)
  return key === null ? null : sealKey(signer, drawGuid, key)
}
