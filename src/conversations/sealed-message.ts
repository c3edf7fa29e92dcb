import type { Signer } from '#core/secret.ts'

/** Pair of participants who write to each other: a giver and the person they drew. Guids are public ones. */
interface Thread {
  giver: string
  receiver: string
}

/** Facts about a message that its row holds sealed. */
export interface MessageHead extends Thread {
  isByGiver: boolean
  /** whether the recipient has muted the sender, so that only the sender sees the message */
  isMuted: boolean
  sentAt: Date
  /** when the recipient sees the message */
  visibleAt: Date
}

const headPurpose = 'message-head'
const textPurpose = 'message-text'

const bytesOf = (guid: string) => Buffer.from(guid.replaceAll('-', ''), 'hex')
const guidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Seals a message's head, which always has the same length. @param id of the message's row, to which it is bound */
export function sealHead(signer: Signer, id: string, head: MessageHead): Buffer {
  const times = Buffer.alloc(16)
  times.writeBigInt64BE(BigInt(head.sentAt.getTime()))
  times.writeBigInt64BE(BigInt(head.visibleAt.getTime()), 8)
  const flags = Buffer.from([Number(head.isByGiver) + 2 * Number(head.isMuted)])
  return signer.seal(headPurpose, Buffer.concat([bytesOf(head.giver), bytesOf(head.receiver), flags, times]), id)
}

/** @returns null if none of the server's secrets opens the head */
export function openHead(signer: Signer, id: string, sealed: Uint8Array): MessageHead | null {
  const plain = signer.open(headPurpose, sealed, id)
  if (!plain) return null
  const flags = plain.readUInt8(32)
  return {
    giver: guidOf(plain.subarray(0, 16)),
    receiver: guidOf(plain.subarray(16, 32)),
    isByGiver: (flags & 1) !== 0,
    isMuted: (flags & 2) !== 0,
    sentAt: new Date(Number(plain.readBigInt64BE(33))),
    visibleAt: new Date(Number(plain.readBigInt64BE(41))),
  }
}

/** Lengths in bytes to which texts are padded. The longest text has 1,000 characters of up to 4 bytes. */
const paddedTo = [256, 1024, 4096] as const

/** Seals a message's text, padded with at least one zero byte, which no text contains. */
export function sealText(signer: Signer, id: string, text: string): Buffer {
  const bytes = Buffer.from(text)
  const size = paddedTo.find((each) => bytes.length < each)!
  return signer.seal(textPurpose, Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]), id)
}

/** @returns null if none of the server's secrets opens the text */
export function openText(signer: Signer, id: string, sealed: Uint8Array): string | null {
  const plain = signer.open(textPurpose, sealed, id)
  return plain && plain.subarray(0, plain.indexOf(0)).toString()
}
