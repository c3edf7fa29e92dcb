import type { Scope } from '#core/scope.ts'
import { seesOrganizersLot, stillManages } from './managed-draw.ts'
import { lotGuidOf, type DrawOccasion, type Terms } from '../lots/index.ts'

/** A draw as the overview shows it. */
export interface OverviewItem extends Terms {
  title: string
  occasion: DrawOccasion | null
  participantCount: number
  createDate: Date
  /** public guid of the draw, if the caller manages it; else null */
  manageGuid: string | null
  /**
   * the current user's own lots, and the organizer's lot if the caller may see it. A user with an unproven e-mail
   * address sees no own lots here, because the address may be somebody else's
   */
  lots: { privateParticipantGuid: string; participantName: string }[]
}

/**
 * Returns the draws that the current user organizes or has a lot in, and those that this session manages. Newest first,
 * without deleted draws.
 */
export async function drawsOf(scope: Scope): Promise<OverviewItem[]> {
  const userId = scope.user?.id ?? null
  const rows = await scope.sql<
    (Omit<OverviewItem, 'manageGuid' | 'lots'> & {
      publicGuid: string
      isManaged: boolean
      lots: { guid: string; version: number; hash: string; sealedGuid: string | null; name: string }[] | null
    })[]
  >`
    select d.title, d.occasion, d.day as date, d.budget, d.drawn_at as create_date, d.public_guid, bool_or(mine.manages) as is_managed,
      (select count(*)::int from participants p where p.draw_id = d.id) as participant_count,
      (
        select json_agg(json_build_object(
          'guid', p.public_guid, 'version', p.lot_version, 'hash', encode(p.lot_hash, 'hex'),
          'sealedGuid', encode(p.sealed_guid, 'hex'), 'name', p.name
        ) order by p.position)
        from participants p where p.draw_id = d.id and (
          (p.user_id = ${userId}::int and ${scope.user?.isProven ?? false}) or (p.is_organizer and ${seesOrganizersLot(scope.sql, scope)})
        )
      ) as lots
    from (
      select id as draw_id, true as manages from draws where organizer_user_id = ${userId}::int
      union all
      select m.draw_id, true from draw_managers m join draws d on d.id = m.draw_id left join users u on u.id = ${userId}::int
      where m.session_id = ${scope.session.id}::int and ${stillManages(scope.sql)}
      union all
      select draw_id, false from participants where user_id = ${userId}::int
    ) as mine
    join draws d on d.id = mine.draw_id
    where d.deleted_at is null and d.drawn_at is not null
    group by d.id
    order by d.drawn_at desc, d.id desc`
  return rows.map(({ publicGuid, isManaged, lots, ...item }) => ({
    ...item,
    manageGuid: isManaged ? publicGuid : null,
    lots: (lots ?? []).flatMap(({ guid, version, hash, sealedGuid, name }) => {
      const privateParticipantGuid = lotGuidOf(scope.signer, {
        participantGuid: guid,
        version,
        lotHash: Buffer.from(hash, 'hex'),
        sealedGuid: sealedGuid === null ? null : Buffer.from(sealedGuid, 'hex'),
      })
      return privateParticipantGuid === null ? [] : [{ privateParticipantGuid, participantName: name }]
    }),
  }))
}
