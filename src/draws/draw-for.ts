import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { lotGuidOf, type OpenProblem } from '../lots/index.ts'
import { managedDraw, type ManagedDraw } from './managed-draw.ts'
import { participantsOf, type MailState, type ParticipantRow } from './participants.ts'

/** A participant as the organizer sees them: nothing in it comes from what was drawn. */
export interface ParticipantView {
  publicGuid: string
  name: string
  /** null for friends: their address is theirs */
  email: string | null
  isOrganizer: boolean
  /** their lot is sent to no address but their own */
  hasFixedAddress: boolean
  isFriend: boolean
  /** of friends, and of the organizer */
  publicUserGuid: string | null
  /** of friends: public guid of the list by which they were chosen */
  friendParticipantPublicGuid: string | null
  hasWishlist: boolean
  isViewed: boolean
  mail: MailState
  /** public guids of the participants whom they may not draw */
  excluded: string[]
}

/** A draw, for whoever manages it. */
export interface DrawView extends Omit<ManagedDraw, 'deletedAt'> {
  /** private guid of the organizer's own lot; null for whoever may not see it */
  organizerLot: string | null
  participantCount: number
  participants: ParticipantView[]
}

/** The organizer's own lot is theirs, and friends' addresses are not the organizer's to know. */
export const hasFixedAddress = ({ isOrganizer, isFriend }: { isOrganizer: boolean; isFriend: boolean }): boolean =>
  isOrganizer || isFriend

export function toParticipantView(row: ParticipantRow): ParticipantView {
  const { isOrganizer } = row
  const isFriend = row.friendGuid !== null
  return {
    publicGuid: row.publicGuid,
    name: row.name,
    email: isFriend ? null : row.email,
    isOrganizer,
    hasFixedAddress: hasFixedAddress({ isOrganizer, isFriend }),
    isFriend,
    publicUserGuid: isFriend || isOrganizer ? row.userGuid : null,
    friendParticipantPublicGuid: row.friendGuid,
    hasWishlist: row.hasWishlist,
    isViewed: row.isViewed,
    mail: row.mail,
    excluded: row.excluded,
  }
}

/**
 * A draw, for whoever manages it.
 * @returns NotFound for anybody else, NotDrawn where nobody takes part in it
 */
export async function drawFor(scope: Scope, publicGuid: string): Promise<Result<DrawView, OpenProblem>> {
  const draw = await managedDraw(scope, publicGuid)
  if (!draw) return refuse('NotFound')
  const { deletedAt, ...head } = draw
  if (deletedAt) return refuse('Deleted')
  const participants = await participantsOf(scope.sql, draw.id)
  const organizer = participants.find(({ isOrganizer }) => isOrganizer)
  if (!organizer) return refuse('NotDrawn')
  return ok({
    ...head,
    organizerLot: head.seesOrganizersLot
      ? lotGuidOf(scope.signer, {
          ...organizer,
          participantGuid: organizer.publicGuid,
          version: organizer.lotVersion,
        })
      : null,
    participantCount: participants.length,
    participants: participants.map(toParticipantView),
  })
}
