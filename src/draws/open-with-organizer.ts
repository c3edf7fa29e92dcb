import { transact } from '#core/db.ts'
import { currentUser, logSessionIn, rememberSession } from '../accounts/index.ts'
import { consume, refund } from '#core/limits.ts'
import { logAuthentication } from '#core/log.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { CurrentUser, Scope, Session } from '#core/scope.ts'
import type { OpenProblem } from '../lots/index.ts'
import { drawFor, type DrawView } from './draw-for.ts'

/** A draw that was opened by the link in its organizer's mail. */
export interface OpenedDraw {
  draw: DrawView
  /** the session that the answer's cookie must name from now on, and its user; null: as before */
  session: Session | null
  user: CurrentUser | null
  changedCurrentUser: boolean
}

/**
 * Opens a draw by its number or guid and its organizer's private guid. The session manages it from now on (the edge must call `sendSessionCookie`, or
 * `switchSession` where the session is a new one).
 * @throws TooManyRequests after 30 wrong links of a client in an hour
 * @param logsIn whether an organizer without an account becomes the session's user, unless an account is logged in; an account is never logged in this
 *   way. Pages log nobody in: any link opens them, and what their reader crosses off afterwards would be the organizer's to see
 */
export async function openWithOrganizer(
  scope: Scope,
  asked: { lotingId?: number | null; publicLotingGuid?: string | null },
  privateUserGuid: string,
  { logsIn }: { logsIn: boolean },
): Promise<Result<OpenedDraw, OpenProblem>> {
  await consume(scope, 'wrongDrawLink')
  const [found] = await scope.sql<{ id: number; publicGuid: string; organizerId: number | null }[]>`
    select d.id, d.public_guid as "publicGuid", u.id as "organizerId"
    from draws d
    left join users u on u.id = d.organizer_user_id and u.private_guid = d.organizer_guid and u.password_hash is null
    where (d.public_guid = ${asked.publicLotingGuid ?? null}::uuid or d.id = ${asked.lotingId ?? null}::int) and d.organizer_guid = ${privateUserGuid}::uuid
    limit 1`
  if (!found) return refuse('NotFound')
  await refund(scope, 'wrongDrawLink')
  const { organizerId } = found
  const becomes = logsIn && organizerId !== null && organizerId !== scope.user?.id && !scope.user?.isAccount
  const opened = await transact(scope.sql, async (tx) => {
    if (becomes) logAuthentication(scope, 'login', 'succeeded', organizerId)
    const session = becomes ? await logSessionIn(scope, tx, organizerId) : null
    const remembered = session ?? { ...scope.session, id: await rememberSession(scope, tx) }
    await tx`insert into draw_managers (draw_id, session_id) values (${found.id}, ${remembered.id}) on conflict do nothing`
    return { session, user: becomes ? await currentUser(tx, organizerId) : null, remembered }
  })
  const draw = await drawFor(
    { ...scope, session: opened.remembered, user: opened.user ?? scope.user },
    found.publicGuid,
  )
  return draw.ok
    ? ok({ draw: draw.value, session: opened.session, user: opened.user, changedCurrentUser: becomes })
    : draw
}
