import type { Services } from '#core/scope.ts'
import { openJoinGuid } from './join-link.ts'

/** @returns the guid in the link by which people join a gathering now; null if nobody can join it any more */
export async function joinGuidOf(
  { sql, signer }: Pick<Services, 'sql' | 'signer'>,
  draw: { id: number; publicGuid: string },
): Promise<string | null> {
  const [link] = await sql<{ sealedGuid: Uint8Array | null }[]>`
    select sealed_guid from join_links where draw_id = ${draw.id} and sealed_guid is not null`
  return openJoinGuid(signer, draw.publicGuid, link?.sealedGuid ?? null)
}
