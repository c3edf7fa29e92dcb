import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope, Services } from '#core/scope.ts'
import { openEnvelopeGuid } from '../envelopes/index.ts'
import { lotGuidOf, type OpenProblem } from '../lots/index.ts'
import { managedDraw, type ManagedDraw } from './managed-draw.ts'
import { remindableFrom } from './remind-all.ts'
import { participantsOf, type MailState, type ParticipantRow } from './participants.ts'

/** A participant as the organizer sees them. Nothing in it depends on the pairs that were drawn. */
export interface ParticipantView {
  publicGuid: string
  name: string
  /** null for a lot in an envelope, for a friend, and for an address that the participant gave: these are not told */
  email: string | null
  /** the envelope in which the lot lies, if it does; `guid` opens it, and is null once it is opened */
  envelope: { guid: string | null; openedOn: string | null } | null
  isOrganizer: boolean
  /** whether the organizer can't send this lot to another e-mail address */
  hasFixedAddress: boolean
  isFriend: boolean
  /** null for a participant who is neither a friend nor the organizer */
  publicUserGuid: string | null
  /** for a friend: public guid of the list by which the organizer chose them */
  friendParticipantPublicGuid: string | null
  hasWishlist: boolean
  isViewed: boolean
  mail: MailState
  /** public guids of the people whom this participant may not draw */
  excluded: string[]
}

/** A draw as its managers see it. */
export interface DrawView extends Omit<ManagedDraw, 'deletedAt' | 'remindedAt'> {
  /** time until which the organizer can't remind everybody again; null if they can now */
  remindableFrom: Date | null
  /** private guid of the organizer's own lot; null if they have none, or the caller may not see it */
  organizerLot: string | null
  participantCount: number
  participants: ParticipantView[]
}

/**
 * Whether a participant's lot can't be sent to another e-mail address. The organizer's lot must stay at the organizer's
 * own address, and a friend's address is not known to the organizer.
 */
export const hasFixedAddress = ({ isOrganizer, isFriend }: { isOrganizer: boolean; isFriend: boolean }): boolean =>
  isOrganizer || isFriend

export function toParticipantView({ signer }: Pick<Services, 'signer'>, row: ParticipantRow): ParticipantView {
  const { isOrganizer } = row
  const isFriend = row.friendGuid !== null
  return {
    publicGuid: row.publicGuid,
    name: row.name,
    email: isFriend || row.isOwnAddress ? null : row.email,
    envelope:
      row.email === null
        ? { guid: openEnvelopeGuid(signer, row.publicGuid, row.sealedEnvelope), openedOn: row.envelopeOpenedOn }
        : null,
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
 * Returns a draw for a caller who manages it.
 * @returns NotFound for other callers, Deleted for a deleted draw, NotDrawn for a draw without participants
 */
export async function drawFor(scope: Scope, publicGuid: string): Promise<Result<DrawView, OpenProblem>> {
  const draw = await managedDraw(scope, publicGuid)
  if (!draw) return refuse('NotFound')
  const { deletedAt, remindedAt, ...head } = draw
  if (deletedAt) return refuse('Deleted')
  const participants = await participantsOf(scope.sql, draw.id)
  if (participants.length === 0) return refuse('NotDrawn')
  const organizing = participants.find(({ isOrganizer }) => isOrganizer)
  return ok({
    ...head,
    remindableFrom: remindableFrom(remindedAt, scope.now()),
    organizerLot:
      head.seesOrganizersLot && organizing
        ? lotGuidOf(scope.signer, {
            ...organizing,
            participantGuid: organizing.publicGuid,
            version: organizing.lotVersion,
          })
        : null,
    participantCount: participants.length,
    participants: participants.map((row) => toParticipantView(scope, row)),
  })
}
