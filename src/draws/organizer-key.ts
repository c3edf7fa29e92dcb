import { createHash, randomUUID } from 'node:crypto'
import type { Signer } from '#core/secret.ts'

const purpose = 'draw-key'

/** The key of a draw that was made without an account, with the columns that `draws` stores. */
export interface OrganizerKey {
  key: string
  hash: Buffer
  sealed: Buffer
}

/** The database finds a draw by this: a key has 122 random bits, so its hash gives nothing away. */
export const keyHashOf = (key: string): Buffer => createHash('sha256').update(key).digest()

/** Makes the key that opens a draw for its organizer. @param drawGuid public guid of the draw */
export function newOrganizerKey(signer: Signer, drawGuid: string): OrganizerKey {
  const key = randomUUID()
  return { key, hash: keyHashOf(key), sealed: sealKey(signer, drawGuid, key) }
}

/** For mails that are written later. */
const sealKey = (signer: Signer, drawGuid: string, key: string): Buffer =>
  signer.seal(purpose, Buffer.from(key), drawGuid)

/** @returns null where none of the server's secrets opens it */
export const openKey = (signer: Signer, drawGuid: string, sealed: Uint8Array): string | null =>
  signer.open(purpose, sealed, drawGuid)?.toString() ?? null

/** @returns null where none of the server's secrets opens it */
export const resealKey = (signer: Signer, drawGuid: string, sealed: Uint8Array): Buffer | null => {
  const key = openKey(signer, drawGuid, sealed)
  return key === null ? null : sealKey(signer, drawGuid, key)
}
