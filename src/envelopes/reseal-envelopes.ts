import type { Services } from '#core/scope.ts'
import { openEnvelopeGuid, sealEnvelopeGuid } from './envelope-link.ts'

const atOnce = 500

/**
 * Seals the links of all closed envelopes with the newest secret. Skips links that no secret opens.
 * @returns the number of links sealed
 */
export async function resealEnvelopes({ sql, signer }: Pick<Services, 'sql' | 'signer'>): Promise<number> {
  let sealed = 0
  let last = 0
  for (;;) {
    const rows = await sql.begin(async (tx) => {
      const rows = await tx<{ id: number; publicGuid: string; sealedGuid: Uint8Array }[]>`
        select p.id, p.public_guid, e.sealed_guid
        from envelopes e join participants p on p.id = e.participant_id
        where p.id > ${last} and e.sealed_guid is not null and not e.is_void
        order by p.id limit ${atOnce} for update of e`
      const resealed = rows.flatMap(({ id, publicGuid, sealedGuid }) => {
        const guid = openEnvelopeGuid(signer, publicGuid, sealedGuid)
        return guid ? { id, sealed: sealEnvelopeGuid(signer, publicGuid, guid).toString('hex') } : []
      })
      await tx`
        update envelopes e set sealed_guid = decode(given.sealed, 'hex')
        from jsonb_to_recordset(${tx.json(resealed)}) as given (id integer, sealed text)
        where e.participant_id = given.id and not e.is_void and e.sealed_guid is not null`
      sealed += resealed.length
      return rows
    })
    if (rows.length === 0) return sealed
    last = rows.at(-1)!.id
  }
}
