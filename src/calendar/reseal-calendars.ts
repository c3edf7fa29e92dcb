import type { Services } from '#core/scope.ts'
import { openGuid, sealGuid } from './calendar-guid.ts'

const atOnce = 500

/**
 * Seals the guids of all calendars with the newest secret. Skips guids that no secret opens.
 * @returns the number of guids sealed
 */
export async function resealCalendars({ sql, signer }: Pick<Services, 'sql' | 'signer'>): Promise<number> {
  let sealed = 0
  let last = 0
  for (;;) {
    const rows = await sql.begin(async (tx) => {
      const rows = await tx<{ userId: number; sealedGuid: Uint8Array }[]>`
        select user_id, sealed_guid from calendars where user_id > ${last}
        order by user_id limit ${atOnce} for update`
      const resealed = rows.flatMap(({ userId, sealedGuid }) => {
        const guid = openGuid(signer, userId, sealedGuid)
        return guid ? { userId, sealed: sealGuid(signer, userId, guid).toString('hex') } : []
      })
      await tx`
        update calendars c set sealed_guid = decode(given.sealed, 'hex')
        from jsonb_to_recordset(${tx.json(resealed)}) as given ("userId" integer, sealed text)
        where c.user_id = given."userId"`
      sealed += resealed.length
      return rows
    })
    if (rows.length === 0) return sealed
    last = rows.at(-1)!.userId
  }
}
