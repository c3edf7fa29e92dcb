import type { Services } from '#core/scope.ts'
import { openHead, openText, sealHead, sealText } from './sealed-message.ts'

const atOnce = 500

/**
 * Seals all messages with the newest secret. Skips messages that no secret opens.
 * @returns the number of messages sealed
 */
export async function resealMessages({ sql, signer }: Pick<Services, 'sql' | 'signer'>): Promise<number> {
  let sealed = 0
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await sql.begin(async (tx) => {
      const rows = await tx<{ id: string; sealedHead: Uint8Array; sealedText: Uint8Array }[]>`
        select id, sealed_head, sealed_text from messages where id > ${last}::uuid order by id limit ${atOnce} for update`
      const resealed = rows.flatMap(({ id, sealedHead, sealedText }) => {
        const head = openHead(signer, id, sealedHead)
        const text = openText(signer, id, sealedText)
        if (!head || text === null) return []
        return {
          id,
          head: sealHead(signer, id, head).toString('hex'),
          text: sealText(signer, id, text).toString('hex'),
        }
      })
      await tx`
        update messages m set sealed_head = decode(given.head, 'hex'), sealed_text = decode(given.text, 'hex')
        from jsonb_to_recordset(${tx.json(resealed)}) as given (id uuid, head text, text text)
        where m.id = given.id`
      sealed += resealed.length
      return rows
    })
    if (rows.length === 0) return sealed
    last = rows.at(-1)!.id
  }
}
