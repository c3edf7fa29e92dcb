import { createHash } from 'node:crypto'
import type { Signer } from '#core/secret.ts'

const purpose = 'calendar'

/**
 * Returns the SHA-256 of a calendar's guid, by which the database finds the calendar's row. The guid has 122 random
 * bits, so nobody can guess it from the hash.
 */
export const guidHashOf = (guid: string): Buffer => createHash('sha256').update(guid).digest()

/** Seals a calendar's guid with the server's secret, so that the profile can show the calendar's URL again. */
export const sealGuid = (signer: Signer, userId: number, guid: string): Buffer =>
  signer.seal(purpose, Buffer.from(guid), String(userId))

/** Opens a sealed calendar guid. @returns the guid; null if none of the server's secrets opens it */
export const openGuid = (signer: Signer, userId: number, sealed: Uint8Array): string | null =>
  signer.open(purpose, sealed, String(userId))?.toString() ?? null
