import { createHash } from 'node:crypto'
import type { Signer } from '#core/secret.ts'

const purpose = 'calendar'

/** By which the database finds a calendar: 122 random bits cannot be guessed back from it. */
export const guidHashOf = (guid: string): Buffer => createHash('sha256').update(guid).digest()

/** To be shown to its user again. */
export const sealGuid = (signer: Signer, userId: number, guid: string): Buffer =>
  signer.seal(purpose, Buffer.from(guid), String(userId))

/** @returns null where none of the server's secrets opens it */
export const openGuid = (signer: Signer, userId: number, sealed: Uint8Array): string | null =>
  signer.open(purpose, sealed, String(userId))?.toString() ?? null
