import { transact, type Sql } from '#core/db.ts'
import { isRefusing } from '#core/mail/refusals.ts'
import { listUrl } from '#core/login-urls.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { isSameAddress } from '#core/names.ts'
import { conversationsOf, type Conversations } from '../conversations/index.ts'
import { countNewSession } from '../accounts/index.ts'
import { isLotHeld } from './held-lots.ts'
import type { Tick } from './envelope.ts'
import { formerAddressesOf, type FormerAddress } from './former-addresses.ts'
import type { DrawOccasion } from './occasions.ts'
import { openLot, type OpenedLot } from './open-lot.ts'
import { isGiversOwnList } from './own-list.ts'
import type { OpenProblem } from './problems.ts'
import { hasLeft } from './remove-lot.ts'
import { isRecorded, recordLotOpening } from './record-lot-opening.ts'
import type { Terms } from './terms.ts'
import { nudgeEnds } from './send-nudge.ts'

/** A lot as shown to anybody who has its private guid. */
export interface LotView extends Terms {
  lotGuid: string
  participantPublicGuid: string
  name: string
  /** null if the lot lay in an envelope */
  email: string | null
  /** whether the current user, if any, has another e-mail address than the lot */
  isOthers: boolean
  drawTitle: string
  drawDescription: string | null
  drawOccasion: DrawOccasion | null
  drawnAt: Date
  drawn: {
    publicGuid: string
    name: string
    /** absolute; null while no list is linked */
    wishlistLink: string | null
    /** the wishes that the drawn participant wrote */
    wishes: string | null
    /**
     * why nudges and questions don't reach the receiver: they have no e-mail address (`envelope`), or refuse mails, or
     * their first mail is held; else null
     */
    noMails: 'envelope' | 'refused' | 'held' | null
  }
  /** the participant's own wishes, as they wrote them */
  wishes: string | null
  tick: Tick
  /** day on which the lot got another receiver, as `YYYY-MM-DD`; null if it never did */
  changedOn: string | null
  /** sides of the conversations that the participant has muted */
  muted: { drawn: boolean; giver: boolean }
  conversations: Conversations
  isViewed: boolean
  /** whether the lot was read or used, also without being viewed */
  isOpened: boolean
  /** whether the organizer may work out this lot's receiver, from the exclusions and the organizer's own lot */
  isForced: boolean
  /**
   * whether the lot also opens in the browser that made the draw; true for the organizer's lot if the organizer's
   * e-mail address was not proven in that browser
   */
  opensWhereDrawn: boolean
  formerAddresses: FormerAddress[]
  /** whether an account has the lot's e-mail address */
  hasAccount: boolean
  /** private guid of the linked list, if the current user owns it; else null */
  selectedListPrivateGuid: string | null
  nudgeDisabledUntil: Date | null
}

interface BesideLot {
  drawnName: string
  drawnWishes: string | null
  username: string | null
  isReadersOwn: boolean
  refusesMails: boolean
  hasAddress: boolean
  isHeld: boolean
  hasAccount: boolean
  listPrivateGuid: string | null
  /** whether this session’s reading of the lot is recorded, and needs no other change */
  isRecorded: boolean
}

/** SQL condition: the lot has no user yet, and the current user has proven the lot's e-mail address. */
const becomesUsers = (sql: Sql, { user }: Scope) => sql`
  (p.user_id is null and ${user?.isProven ?? false} and exists (
    select from users u where u.id = ${user?.id ?? null}::int and u.email = p.email and u.email_proven_at is not null))`

/** Returns what a lot's page shows beside the lot; null if the receiver is no longer part of the draw. */
async function besideLot(scope: Scope, lot: OpenedLot, receiverGuid: string): Promise<BesideLot | null> {
  const { sql } = scope
  const [beside] = await sql<BesideLot[]>`
    select r.name as drawn_name, r.wishes as drawn_wishes, r.email is not null as has_address,
      ${isRefusing(sql, sql`r.email`)} as refuses_mails, h.is_held, rl.username::text as username,
      ${isGiversOwnList(sql, sql`rl.id`)} as is_readers_own, own.private_guid as list_private_guid,
      exists (select 1 from users u where u.email = p.email and u.password_hash is not null) as has_account,
      ${isRecorded(sql, scope, { participantId: lot.participantId, version: lot.key.version })} and not ${becomesUsers(sql, scope)} as is_recorded
    from participants p
    join participants r on r.draw_id = p.draw_id and r.public_guid = ${receiverGuid}::uuid
    cross join lateral (select ${isLotHeld(sql)} as is_held from participants p where p.id = r.id) h
    left join lists rl on rl.id = r.list_id
    left join list_owners o on o.list_id = p.list_id and o.user_id = ${scope.user?.id ?? null}::int
    left join lists own on own.id = o.list_id
    where p.id = ${lot.participantId}`
  return beside ?? null
}

/**
 * Records that the session has read the lot. If the lot has no user yet, and the current user has proven the lot's e-mail
 * address, the lot becomes this user's.
 */
const recordReading = (scope: Scope, { participantId, key: { version } }: OpenedLot): Promise<void> =>
  transact(scope.sql, async (tx) => {
    await recordLotOpening(scope, tx, { participantId, version })
    await tx`
      update participants p set user_id = ${scope.user?.id ?? null}::int
      where p.id = ${participantId} and p.lot_version = ${version} and ${becomesUsers(tx, scope)}`
  })

/**
 * Reads a lot by its private guid, without marking the lot as viewed. From then on the session may receive live events
 * about the drawn participant's list; the HTTP layer must call `sendSessionCookie`. If the lot has no user yet, and the
 * current user has proven the lot's e-mail address, the lot becomes this user's.
 * @throws TooManyRequests after 600 new sessions of a client in an hour
 * @returns Deleted if the draw is deleted; NotDrawn if the guid no longer opens the envelope, as after a loss of the
 *   server's secret; Left if the participant left the draw; NotFound if no lot has this guid, as after the lot got a new one
 */
export async function lotFor(scope: Scope, lotGuid: string): Promise<Result<LotView, OpenProblem | 'Left'>> {
  const lot = await openLot(scope, scope.sql, lotGuid)
  if (!lot) return refuse((await hasLeft(scope.sql, lotGuid)) ? 'Left' : 'NotFound')
  if (lot.isDeleted) return refuse('Deleted')
  if (!lot.receiverGuid) return refuse('NotDrawn')
  const receiverGuid = lot.receiverGuid
  await countNewSession(scope)
  const [beside, conversations, formerAddresses] = await Promise.all([
    besideLot(scope, lot, receiverGuid),
    conversationsOf(scope, scope.sql, lot.drawId, lot.participantGuid),
    formerAddressesOf(scope.sql, lot.participantId),
  ])
  if (!beside) return refuse('NotDrawn')
  if (!beside.isRecorded) await recordReading(scope, lot)
  return ok({
    lotGuid,
    participantPublicGuid: lot.participantGuid,
    name: lot.name,
    email: lot.email,
    isOthers: scope.user !== null && lot.email !== null && !isSameAddress(scope.user.email, lot.email),
    drawTitle: lot.drawTitle,
    drawDescription: lot.drawDescription,
    drawOccasion: lot.drawOccasion,
    date: lot.date,
    budget: lot.budget,
    drawnAt: lot.drawnAt,
    drawn: {
      publicGuid: receiverGuid,
      name: beside.drawnName,
      wishlistLink: beside.username && listUrl(scope.config, beside.username, beside),
      wishes: beside.drawnWishes,
      noMails: !beside.hasAddress ? 'envelope' : beside.refusesMails ? 'refused' : beside.isHeld ? 'held' : null,
    },
    wishes: lot.wishes,
    tick: lot.tick,
    changedOn: lot.changedOn,
    muted: lot.muted,
    conversations,
    isViewed: lot.isViewed,
    isOpened: lot.isOpened,
    isForced: lot.isForced,
    opensWhereDrawn: lot.opensWhereDrawn,
    formerAddresses,
    hasAccount: beside.hasAccount,
    selectedListPrivateGuid: beside.listPrivateGuid,
    nudgeDisabledUntil: nudgeEnds(lot.nudgedAt, scope.now()),
  })
}
