import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Signer } from '#core/secret.ts'

// Who drew whom, as the database stores it: docs/decisions/006-lots.md.

/** What a lot's current link is derived from. */
export interface LotKey {
  participantGuid: string
  version: number
}

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

const bytesOf = (guid: string) => Buffer.from(guid.replaceAll('-', ''), 'hex')
const guidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** A lot's private guid: derived from the server's secret each time, stored nowhere. */
export function lotGuidOf(signer: Signer, { participantGuid, version }: LotKey): string {
  const bytes = Buffer.from(signer.code('lot', `${participantGuid}:${version}`), 'base64url').subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return guidOf(bytes)
}

/** What a lot is found by: its guid has 122 random bits, so the hash gives nothing away. */
export const lotHashOf = (lotGuid: string): Buffer => createHash('sha256').update(bytesOf(lotGuid)).digest()

type Content = 'receiver' | 'nudge'

/** Takes both the lot's own guid and the server's secret. */
const keyOf = (signer: Signer, lotGuid: string, content: Content) =>
  Buffer.from(
    hkdfSync('sha256', bytesOf(lotGuid), Buffer.from(signer.code('lot-receiver', ''), 'base64url'), content, 32),
  )

/** Binds the sealed bytes to their participant and link, so that they open nowhere else. */
const boundTo = ({ participantGuid, version }: LotKey, content: Content) =>
  Buffer.from(`${participantGuid}:${version}:${content}`)

function seal(signer: Signer, lotGuid: string, lot: LotKey, content: Content, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, keyOf(signer, lotGuid, content), nonce, { authTagLength: tagLength }).setAAD(
    boundTo(lot, content),
  )
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** @returns null for another guid or secret, or altered bytes */
function open(signer: Signer, lotGuid: string, lot: LotKey, content: Content, sealed: Uint8Array): Buffer | null {
  const bytes = Buffer.from(sealed)
  if (bytes.length < nonceLength + tagLength) return null
  const decipher = createDecipheriv(algorithm, keyOf(signer, lotGuid, content), bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  })
    .setAAD(boundTo(lot, content))
    .setAuthTag(bytes.subarray(-tagLength))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceLength, -tagLength)), decipher.final()])
  } catch {
    return null
  }
}

/** @param receiverGuid public guid of the participant who was drawn */
export const sealReceiver = (signer: Signer, lotGuid: string, lot: LotKey, receiverGuid: string): Buffer =>
  seal(signer, lotGuid, lot, 'receiver', bytesOf(receiverGuid))

/** @returns the public guid of the participant who was drawn; null where this lot guid does not open the envelope */
export function openReceiver(signer: Signer, lotGuid: string, lot: LotKey, sealed: Uint8Array | null): string | null {
  const plain = sealed && open(signer, lotGuid, lot, 'receiver', sealed)
  return plain && guidOf(plain)
}

/** Seals the time of a lot's last nudge. A nudge and `null`, none yet, look alike once sealed. */
export function sealNudge(signer: Signer, lotGuid: string, lot: LotKey, at: Date | null): Buffer {
  const plain = Buffer.alloc(8)
  plain.writeBigInt64BE(BigInt(at?.getTime() ?? 0))
  return seal(signer, lotGuid, lot, 'nudge', plain)
}

/** @returns the time of the lot's last nudge; null for none yet */
export function openNudge(signer: Signer, lotGuid: string, lot: LotKey, sealed: Uint8Array | null): Date | null {
  const plain = sealed && open(signer, lotGuid, lot, 'nudge', sealed)
  const at = plain ? Number(plain.readBigInt64BE()) : 0
  return at === 0 ? null : new Date(at)
}
