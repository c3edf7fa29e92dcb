import { transact, type Sql } from '#core/db.ts'
import { insertGuest, countNewSession, currentUser, logSessionIn, rememberSession } from '../accounts/index.ts'
import { consume, refund } from '#core/limits.ts'
import { logAuthentication } from '#core/log.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { CurrentUser, Scope, Session } from '#core/scope.ts'
import { isSameAddress } from '#core/names.ts'
import { sendHeldLots, type OpenProblem } from '../lots/index.ts'
import { drawFor, type DrawView } from './draw-for.ts'
import { addManager } from './managed-draw.ts'
import { keyHashOf } from './organizer-key.ts'
import { newGuests } from '../accounts/index.ts'
import { wrongDrawLinks } from './limits.ts'

/** A draw that was opened by the link in its organizer's mail. */
export interface OpenedDraw {
  draw: DrawView
  /** new session for the response's cookie; null if the caller's session stays */
  session: Session | null
  /** user of the new session; null if the caller's session stays */
  user: CurrentUser | null
  changedCurrentUser: boolean
}

interface Asked {
  lotingId?: number | null
  publicLotingGuid?: string | null
}

interface Found {
  id: number
  publicGuid: string
  /** the organizer's e-mail address; null once the organizer's user is deleted */
  email: string | null
  isByKey: boolean
}

async function findDraw({ user }: Scope, sql: Sql, asked: Asked, key: string): Promise<Found | null> {
  const hash = keyHashOf(key)
  const account = user?.isAccount && user.privateGuid === key ? user.id : null
  const [found] = await sql<Found[]>`
    select d.id, d.public_guid, d.organizer_email::text as email, coalesce(d.organizer_user_id <> ${account}::int, true) as is_by_key
    from draws d
    where (d.public_guid = ${asked.publicLotingGuid ?? null}::uuid or d.id = ${asked.lotingId ?? null}::int)
      and (d.key_hash = ${hash} or d.former_key_hash = ${hash} or d.organizer_user_id = ${account}::int)
    limit 1`
  return found ?? null
}

/**
 * Opens a draw by its database id or guid and the key in its organizer's mail. The session manages the draw from now
 * on. The HTTP layer must call `switchSession` if the session is a new one, else `sendSessionCookie`. An account that
 * made the draw may give its private guid instead of a key, in its own session.
 * @param logsIn whether a caller without an account becomes a guest with the organizer's e-mail address. The guest is a
 *   new one each time, because the reader of a forwarded mail must not see what the organizer does. Pages pass false:
 *   following a link must not log its reader in, because the reader's later cross-offs would belong to that guest. Such a
 *   call also confirms the organizer's address, so it sends the draw's held lots
 * @throws TooManyRequests after 30 wrong links of a client in an hour, and if the client makes too many guests or
 *   sessions
 */
export async function openDrawByKey(
  scope: Scope,
  asked: Asked,
  key: string,
  { logsIn }: { logsIn: boolean },
): Promise<Result<OpenedDraw, OpenProblem>> {
  await consume(scope, wrongDrawLinks)
  const found = await findDraw(scope, scope.sql, asked, key)
  if (!found) return refuse('NotFound')
  await refund(scope, wrongDrawLinks)
  const { id: drawId, publicGuid, email, isByKey } = found
  const isOrganizers = scope.user !== null && email !== null && isSameAddress(scope.user.email, email)
  const becomes = logsIn && !scope.user?.isAccount && !isOrganizers ? email : null
  await (becomes !== null ? consume(scope, newGuests) : countNewSession(scope))
  const opened = await transact(scope.sql, async (tx) => {
    const guestId = becomes === null ? null : await insertGuest(tx, becomes, scope.texts.edition.code)
    if (guestId !== null) logAuthentication(scope, 'login', 'succeeded', guestId)
    const session = guestId === null ? null : await logSessionIn(scope, tx, guestId, { unproven: true })
    const remembered = session ?? { ...scope.session, id: await rememberSession(scope, tx) }
    await addManager(scope, tx, { drawId, sessionId: remembered.id!, isByKey })
    // Mail programs follow links, but only a person's app makes this call, with a key from the organizer's mailbox.
    if (logsIn && isByKey) await sendHeldLots(scope, tx, { id: drawId, publicGuid })
    return { session, user: guestId === null ? null : await currentUser(tx, guestId), remembered }
  })
  const draw = await drawFor({ ...scope, session: opened.remembered, user: opened.user ?? scope.user }, publicGuid)
  return draw.ok
    ? ok({ draw: draw.value, session: opened.session, user: opened.user, changedCurrentUser: becomes !== null })
    : draw
}
