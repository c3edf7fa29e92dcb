import { hasWishlist } from '../lots/index.ts'
import { isRefusing } from '#core/mail/refusals.ts'
import type { Sql } from '#core/db.ts'

/**
 * States of a lot's last mail: waiting to be sent, accepted by the mail server (even if the mail's row was purged since),
 * or given up. `held`: waits until the organizer confirms their address. `unwanted`: not sent, because the participant
 * refuses mails that others cause. `none`: the lot lies in an envelope.
 */
export const mailStates = ['waiting', 'sent', 'failed', 'held', 'unwanted', 'none'] as const
export type MailState = (typeof mailStates)[number]

/** Row of a participant, with the data that the organizer may know. Nothing in it depends on the pairs that were drawn. */
export interface ParticipantRow {
  id: number
  publicGuid: string
  isOrganizer: boolean
  name: string
  /** null if the lot lies in an envelope */
  email: string | null
  /** whether the participant gave the address, which the organizer is then not told */
  isOwnAddress: boolean
  /** sealed guid of the closed envelope's link */
  sealedEnvelope: Uint8Array | null
  /** day on which the envelope was opened */
  envelopeOpenedOn: string | null
  userGuid: string | null
  friendGuid: string | null
  lotVersion: number
  lotHash: Uint8Array
  sealedGuid: Uint8Array | null
  hasWishlist: boolean
  isViewed: boolean
  mail: MailState
  /** public guids of the people whom this participant may not draw */
  excluded: string[]
}

/**
 * Reads the participants of a draw, in the organizer's order.
 * @param only public guid of a single participant; null for all
 */
export const participantsOf = (sql: Sql, drawId: number, only: string | null = null): Promise<ParticipantRow[]> => sql<
  ParticipantRow[]
>`
  select p.id, p.public_guid, p.is_organizer, p.name, p.email::text as email, p.is_own_address,
    v.sealed_guid as sealed_envelope, v.opened_on as envelope_opened_on, u.public_guid as user_guid, p.friend_guid,
    p.lot_version, p.lot_hash, p.sealed_guid, ${hasWishlist(sql)} as has_wishlist, p.is_viewed,
    case
      when p.email is null then 'none'
      when m.sent_on is not null then 'sent'
      when m.given_up_on is not null or p.failed_mail_number = p.mail_number
        then case when not p.is_organizer and ${isRefusing(sql, sql`p.email`)} then 'unwanted' else 'failed' end
      when m.held_on is not null then 'held'
      when m.id is not null then 'waiting'
      else 'sent'
    end as mail,
    coalesce((
      select array_agg(o.public_guid::text order by o.position)
      from exclusions e join participants o on o.id = e.excluded_id
      where e.participant_id = p.id
    ), '{}') as excluded
  from participants p
  left join lists friend on friend.public_guid = p.friend_guid
  left join list_owners o on o.list_id = friend.id and o.is_primary
  left join users u on u.id = coalesce(p.user_id, o.user_id)
  left join envelopes v on v.participant_id = p.id and not v.is_void and v.copy_day is null
  left join mails m on m.cause = 'lot:' || p.id || ':' || p.mail_number
  where p.draw_id = ${drawId} and (${only}::uuid is null or p.public_guid = ${only}::uuid)
  order by p.position`
