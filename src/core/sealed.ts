import { createCipheriv, createDecipheriv, randomBytes, type CipherKey } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/**
 * Encrypts and authenticates bytes with AES-256-GCM, under a random nonce. The result is 28 bytes longer than `plain`.
 * @param key 32 bytes
 * @param boundTo context that `openBytes` must get too, so that sealed bytes can't be opened in another context
 */
export function sealBytes(key: CipherKey, plain: Uint8Array, boundTo: string): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength }).setAAD(Buffer.from(boundTo))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/**
 * Opens bytes that `sealBytes` made.
 * @returns the plain bytes; null for another key, another context or altered bytes
 */
export function openBytes(key: CipherKey, sealed: Uint8Array, boundTo: string): Buffer | null {
  const bytes = Buffer.from(sealed)
  if (bytes.length < nonceLength + tagLength) return null
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(bytes.subarray(-tagLength))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceLength, -tagLength)), decipher.final()])
  } catch {
    return null
  }
}
