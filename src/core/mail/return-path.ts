import type { Config } from '../config.ts'
import type { Signer } from '../secret.ts'

const purpose = 'return-path'
const digits = 'abcdefghijklmnopqrstuvwxyz234567'

/** Returns bytes in base32 (RFC 4648 §6) in lower case. Mail servers may change the case of an address. */
function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => digits[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** Reads base32 in any case. Drops characters that aren't base32, and bits at the end that don't fill a byte. */
function fromBase32(text: string): Buffer {
  const bits = [...text.toLowerCase()].map((digit) => digits.indexOf(digit)).filter((value) => value >= 0)
  const joined = bits.map((value) => value.toString(2).padStart(5, '0')).join('')
  return Buffer.from((joined.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

/**
 * Returns the address to which mail servers return a mail that they can't deliver: that of `MAIL_RETURN_PATH`, with a
 * code that names the mail. The code is encrypted, so that nobody can count mails or invent a bounce.
 * @returns null without `MAIL_RETURN_PATH`
 */
export function returnPathOf(
  { mailReturnPath }: Pick<Config, 'mailReturnPath'>,
  signer: Signer,
  mailId: number,
  recipient: string,
): string | null {
  if (!mailReturnPath) return null
  const named = Buffer.alloc(4)
  named.writeUInt32BE(mailId)
  const code = base32(signer.seal(purpose, Buffer.concat([named, markOf(signer, recipient)])))
  return mailReturnPath.replace('@', `+${code}@`)
}

/** Returns two bytes that depend on the recipient, so that the code of a mail is worthless once the mail has another. */
const markOf = (signer: Signer, recipient: string): Buffer =>
  Buffer.from(signer.code(purpose, recipient.toLowerCase()), 'base64url').subarray(0, 2)

/** Mail that an address of `returnPathOf` names. */
interface Returned {
  mailId: number
  /** Whether the mail was sent to this address. */
  wasSentTo(recipient: string): boolean
}

/** Returns the mail that an address of `returnPathOf` names; null for any other address. */
export function mailOfReturnPath(signer: Signer, address: string): Returned | null {
  const [, code] = /\+([a-z2-7]+)@[^@+]*$/i.exec(address) ?? []
  const named = code === undefined ? null : signer.open(purpose, fromBase32(code))
  if (!named) return null
  return {
    mailId: named.readUInt32BE(),
    wasSentTo: (recipient) => named.subarray(4).equals(markOf(signer, recipient)),
  }
}
