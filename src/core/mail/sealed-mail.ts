import type { Pool } from '../db.ts'
import type { Signer } from '../secret.ts'
import type { MailRow } from './waiting-mails.ts'

const purpose = 'mail'

/** Parts of a sealed mail that only the server's secret can decrypt. */
export type SealedParts = Pick<MailRow, 'recipient' | 'userId' | 'edition' | 'data'> & Partial<Pick<MailRow, 'watched'>>

/** Largest number of bytes of a recipient's address and ids, as JSON. */
const recipientBytes = 512

/**
 * Seals the content of a mail. Pads it to 1 KiB, 2 KiB, 4 KiB and so on, so that its size doesn't reveal the recipient.
 */
export function seal(signer: Signer, cause: string, content: object): Buffer {
  const json = Buffer.from(JSON.stringify(content))
  const words = Buffer.byteLength(JSON.stringify({ ...content, recipient: '', userId: 0 }))
  const size = 1024 * 2 ** Math.max(0, Math.ceil(Math.log2((words + recipientBytes) / 1024)))
  // `JSON.parse` ignores white space behind the content.
  return signer.seal(purpose, Buffer.concat([json, Buffer.alloc(Math.max(0, size - json.length), ' ')]), cause)
}

/**
 * Decrypts the sealed content of a mail.
 * @returns null if none of the server's secrets opens it
 */
export function unseal<Content>(signer: Signer, cause: string, sealed: Uint8Array): Content | null {
  const plain = signer.open(purpose, sealed, cause)
  return plain && (JSON.parse(plain.toString()) as Content)
}

/** Returns the data of a sealed mail; null if none of the server's secrets opens it. */
export const unsealedData = (signer: Signer, cause: string, sealed: Uint8Array): MailRow['data'] | null =>
  unseal<SealedParts>(signer, cause, sealed)?.data ?? null

/**
 * Seals all sealed mails again with the newest secret. Leaves out mails that none of the secrets opens.
 * @returns number of mails sealed
 */
export async function resealMails({ sql, signer }: { sql: Pool; signer: Signer }): Promise<number> {
  return sql.begin(async (tx) => {
    const rows = await tx<{ id: number; cause: string; sealed: Uint8Array }[]>`
      select id, cause, sealed from mails where sealed is not null order by id for update`
    const opened = rows.flatMap(({ id, cause, sealed }) => {
      const content = unseal<object>(signer, cause, sealed)
      return content ? { id, sealed: seal(signer, cause, content).toString('hex') } : []
    })
    await tx`
      update mails m set sealed = decode(given.sealed, 'hex')
      from jsonb_to_recordset(${tx.json(opened)}) as given (id integer, sealed text)
      where m.id = given.id`
    return opened.length
  })
}
