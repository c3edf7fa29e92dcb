import { recoverableAddresses, lockCallerAndSession, lockUser, deleteUserRow } from '../accounts/index.ts'
import { freeCrossOffs, recordGoneOwnersAddress } from '../cross-offs/index.ts'
import { anonymizePosts } from '../forum/index.ts'
import { allLists, deleteListWithin, lockAllLists } from '../lists/index.ts'
import { releaseDraws } from '../draws/index.ts'
import { lotMails, releaseLots } from '../lots/index.ts'
import { leaveWithin } from '../owners/index.ts'
import { transact, type Transaction } from '#core/db.ts'
import { UserDeleted } from '#core/errors.ts'
import { capPolicyOf, enqueueMails } from '#core/mail/enqueue-mail.ts'
import { dropMails } from '#core/mail/waiting-mails.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { requireUser, type CurrentUser, type Scope, type Session } from '#core/scope.ts'
import { newToken } from '#core/session.ts'
import type { Survey } from './input.ts'
import { saveReply } from './save-reply.ts'
import type { SurveyProblem } from './problems.ts'

/**
 * Kinds of mail about draws. Waiting mails of these kinds are still sent to a deleted user, because a draw keeps the
 * e-mail addresses of its people.
 */
const mailKindsToKeep = [
  ...Object.keys(lotMails),
  'draw-changed',
  'draw-deleted',
  'draw-left',
  'gathering-deleted',
  'seat',
  'seat-removed',
]

const maxTries = 5

const noReply: Survey = { questionId: null, answerId: null, customAnswer: null }

/**
 * Deletes the current user, an account or a guest, in one transaction: docs/decisions/032-deleted-accounts.md.
 * @param isConfirmedByMail whether a mail to the user's e-mail address confirms the deletion
 * @returns the new session that the response's cookie must carry
 * @throws Unauthorized without a login, UserDeleted if another request has deleted the user already
 */
export async function deleteAccount(
  scope: Scope,
  reply: Survey = noReply,
  { isConfirmedByMail = true } = {},
): Promise<Result<Session, SurveyProblem>> {
  const user = requireUser(scope)
  for (let tries = 1; tries <= maxTries; tries++) {
    const outcome = await transact(scope.sql, (tx) => deleteWithin(scope, tx, user, reply, isConfirmedByMail))
    if (outcome.ok) return ok({ id: null, token: newToken(), isForeign: false })
    if (outcome.problem !== 'ListsChanged') return { ok: false, problem: outcome.problem }
  }
  throw new Error('an account kept getting lists while it was being deleted')
}

async function deleteWithin(
  scope: Scope,
  tx: Transaction,
  currentUser: CurrentUser,
  reply: Survey,
  isConfirmedByMail: boolean,
): Promise<Result<null, SurveyProblem | 'ListsChanged'>> {
  // Locks lists before the user, in the same order as accepting an invite does. If the user came to own a list between
  // the two locks, the next try locks it too.
  const locked = await lockAllLists(tx, currentUser.id)
  const user = await lockUser(tx, currentUser.id)
  await lockCallerAndSession(tx, scope)
  if (!user) throw new UserDeleted()
  const lists = await allLists(tx, user.id)
  if (lists.some(({ id }) => !locked.has(id))) return refuse('ListsChanged')
  const kept = await saveReply(scope, tx, reply)
  if (!kept.ok) return kept

  for (const { isShared, ...list } of lists)
    await (isShared ? leaveWithin(scope, tx, list, currentUser) : deleteListWithin(scope, tx, list))
  // The account could be recovered with a former address until now, so former addresses are notified too.
  const former = await recoverableAddresses(tx, user.id, scope.now())
  await recordGoneOwnersAddress(tx, user)
  await freeCrossOffs(tx, user.id)
  await anonymizePosts(tx, user.id)
  await releaseDraws(tx, user.id)
  await releaseLots(tx, user.id)
  await dropMails(scope, tx, user.id, mailKindsToKeep)
  await deleteUserRow(scope, tx, user.id)
  if (isConfirmedByMail)
    await enqueueMails(
      scope,
      tx,
      [user.email, ...former].map((recipient, index) => ({
        kind: 'account-deleted',
        cause: `account-deleted:${user.id}:${index}`,
        recipient,
        userId: null,
        edition: user.edition,
        data: { isAccount: user.isAccount },
        beyondCap: capPolicyOf(scope.user, 'drop'),
      })),
    )
  return ok(null)
}
