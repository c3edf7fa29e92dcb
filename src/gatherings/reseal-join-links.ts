import type { Services } from '#core/scope.ts'
import { resealJoinGuid } from './join-link.ts'

const atOnce = 500

/**
 * Seals the guids of all links by which people join with the newest secret. Skips guids that no secret opens.
 * @returns the number of guids sealed
 */
export async function resealJoinLinks({ sql, signer }: Pick<Services, 'sql' | 'signer'>): Promise<number> {
  let sealed = 0
  let last = 0
  for (;;) {
    const rows = await sql.begin(async (tx) => {
      const rows = await tx<{ drawId: number; publicGuid: string; sealedGuid: Uint8Array }[]>`
        select l.draw_id, d.public_guid, l.sealed_guid from join_links l join draws d on d.id = l.draw_id
        where l.draw_id > ${last} and l.sealed_guid is not null
        order by l.draw_id limit ${atOnce} for update of l`
      const resealed = rows.flatMap(({ drawId, publicGuid, sealedGuid }) => {
        const newest = resealJoinGuid(signer, publicGuid, sealedGuid)
        return newest ? { drawId, sealed: newest.toString('hex') } : []
      })
      await tx`
        update join_links l set sealed_guid = decode(given.sealed, 'hex')
        from jsonb_to_recordset(${tx.json(resealed)}) as given ("drawId" integer, sealed text)
        where l.draw_id = given."drawId" and l.sealed_guid is not null`
      sealed += resealed.length
      return rows
    })
    if (rows.length === 0) return sealed
    last = rows.at(-1)!.drawId
  }
}
