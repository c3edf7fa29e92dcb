import { randomUUID } from 'node:crypto'
import { transact, type Transaction } from '#core/db.ts'
import { NotFound } from '#core/errors.ts'
import { isVisible } from '#core/input.ts'
import { limited, type Limit } from '#core/limits.ts'
import { causesWithMail, enqueueMails, type NewMail } from '#core/mail/enqueue-mail.ts'
import { beyondSendersCap } from '#core/mail/caps.ts'
import { ok, refuse, refuseWith, type Result } from '#core/result.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { isShareable } from '#core/shareable.ts'
import { ownedList } from '../lists/index.ts'
import type { ListToSend } from './input.ts'
import { refusalsAmong } from './list-refusals.ts'
import type { SendProblem } from './problems.ts'
import { sentLists, unprovenSentLists, unprovenSentListsOfClient } from './limits.ts'

/** To whom a list does not go, and why. */
export interface NotSent {
  /** who want no lists */
  unwilling: string[]
  /** who got as many of this sender today as anybody gets */
  hadEnough: string[]
}

/** Where a list goes, and where not. */
export interface SentList extends NotSent {
  username: string
  to: string[]
}

/**
 * Mails one of the asker's lists to addresses, each on its own. The same mail goes to the same address once, however often the button of its form is pressed.
 * @throws NotFound where the product sends no such mails, TooManyRequests beyond the addresses of a day
 */
export async function sendList(scope: Scope, given: ListToSend): Promise<Result<SentList, SendProblem, NotSent>> {
  if (!scope.config.switches.unsolicitedEmail) throw new NotFound()
  const user = requireUser(scope)
  const { privateGuid, recipients, contextId, ...words } = given
  if (!user.isAccount) return refuse('IsAfstreper')
  if (!isVisible(`${words.messageStart ?? ''}${words.messageEnd ?? ''}`, { withPunctuation: false }))
    return refuse('NoMessage')
  const list = await ownedList(scope, { privateGuid })
  if (!list) return refuse('WishlistNotFound')
  if (!isShareable(list)) return refuse('Other')
  const refusals = await refusalsAmong(scope.sql, recipients)
  const unwilling = recipients.filter((email) => refusals.has(email.toLowerCase()))
  const willing = recipients.filter((email) => !unwilling.includes(email))
  if (willing.length === 0) return refuseWith('NoValidRecipient', { unwilling, hadEnough: [] })

  const context = contextId ?? randomUUID()
  const mailTo = (recipient: string): NewMail => ({
    kind: 'list-sent',
    cause: `list-sent ${scope.signer.code('list-sent', JSON.stringify([user.id, list.id, words, recipient.toLowerCase(), context]))}`,
    recipient,
    userId: null,
    edition: scope.texts.edition.code,
    data: { listId: list.id, senderId: user.id, ...words },
    beyondCap: 'wait',
  })
  const uses = limitsOf(scope).map((limit) => ({ ...limit, points: willing.length }))
  return limited(scope, uses, () =>
    transact(scope.sql, async (tx): Promise<Result<SentList, SendProblem, NotSent>> => {
      const beyond = await enqueueOnce(scope, tx, user.id, willing.map(mailTo))
      const hadEnough = willing.filter((email) => beyond.has(email))
      const to = willing.filter((email) => !beyond.has(email))
      if (to.length === 0) return refuseWith('NoValidRecipient', { unwilling, hadEnough })
      return ok({ username: list.username, to, unwilling, hadEnough })
    }),
  )
}

/** A mail that was sent before counts once. @returns who have had enough of this sender's lists */
async function enqueueOnce(
  scope: Scope,
  tx: Transaction,
  senderId: number,
  mails: readonly NewMail[],
): Promise<Set<string>> {
  // Locks the sender's row, so that a button that is pressed twice at once finds the mails of the first.
  await tx`select 1 from users where id = ${senderId} for no key update`
  const sent = await causesWithMail(
    tx,
    mails.map(({ cause }) => cause),
  )
  const fresh = mails.filter(({ cause }) => !sent.has(cause))
  const beyond = await beyondSendersCap(
    scope,
    tx,
    senderId,
    fresh.map(({ recipient }) => recipient),
  )
  await enqueueMails(
    scope,
    tx,
    fresh.filter(({ recipient }) => !beyond.has(recipient)),
  )
  return beyond
}

/** Accounts cost nothing, so what those write that nobody proved also counts for where they come from. */
const limitsOf = ({ user }: Scope): Limit[] =>
  user?.isProven ? [sentLists] : [unprovenSentLists, unprovenSentListsOfClient]
