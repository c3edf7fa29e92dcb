import type { Services } from '#core/scope.ts'
import { resealKey } from './organizer-key.ts'

const atOnce = 500

/**
 * Seals the keys of all draws with the newest secret. Skips keys that no secret opens.
 * @returns the number of keys sealed
 */
export async function resealDraws({ sql, signer }: Pick<Services, 'sql' | 'signer'>): Promise<number> {
  let sealed = 0
  let last = 0
  for (;;) {
    const rows = await sql.begin(async (tx) => {
      const rows = await tx<{ id: number; publicGuid: string; sealedKey: Uint8Array }[]>`
        select id, public_guid, sealed_key from draws where id > ${last} and sealed_key is not null
        order by id limit ${atOnce} for update`
      const resealed = rows.flatMap(({ id, publicGuid, sealedKey }) => {
        const newest = resealKey(signer, publicGuid, sealedKey)
        return newest ? { id, sealed: newest.toString('hex') } : []
      })
      await tx`
        update draws d set sealed_key = decode(given.sealed, 'hex')
        from jsonb_to_recordset(${tx.json(resealed)}) as given (id integer, sealed text)
        where d.id = given.id`
      sealed += resealed.length
      return rows
    })
    if (rows.length === 0) return sealed
    last = rows.at(-1)!.id
  }
}
