import { randomUUID } from 'node:crypto'
import { transact, type Transaction } from '#core/db.ts'
import { NotFound } from '#core/errors.ts'
import { isVisible } from '#core/input.ts'
import { limited, type Limit } from '#core/limits.ts'
import { causesWithMail, enqueueMails, type NewMail } from '#core/mail/enqueue-mail.ts'
import { refusalsAmong } from '#core/mail/refusals.ts'
import { beyondSendersCap } from '#core/mail/caps.ts'
import { ok, refuse, refuseWith, type Result } from '#core/result.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { isShareable } from '#core/access-types.ts'
import { ownedList } from '../lists/index.ts'
import type { ListToSend } from './input.ts'
import type { SendProblem } from './problems.ts'
import { sentLists, unprovenSentLists, unprovenSentListsOfClient } from './limits.ts'

/** Recipients that don't get a list, by the reason. */
export interface NotSent {
  /** e-mail addresses that refuse mails */
  unwilling: string[]
  /** e-mail addresses that have got this sender's maximum of lists for today */
  hadEnough: string[]
}

/** Recipients that get a list, and the others by the reason. */
export interface SentList extends NotSent {
  username: string
  to: string[]
}

/**
 * Mails one of the current user's lists to e-mail addresses, each in a mail of its own. An address gets the same mail
 * once, however often the form is sent.
 * @throws NotFound if the switch `unsolicitedEmail` is off, Unauthorized without a login, TooManyRequests beyond the
 * day's limit of addresses
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

/**
 * Enqueues those of the mails that were not sent before. Only these count for the cap of lists that one sender mails to
 * an address.
 * @returns e-mail addresses at which this cap is reached, so that they get no mail
 */
async function enqueueOnce(
  scope: Scope,
  tx: Transaction,
  senderId: number,
  mails: readonly NewMail[],
): Promise<Set<string>> {
  // This lock on the sender's row makes the second of two simultaneous requests find the mails of the first.
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

/**
 * Returns the limits for the sender. Anybody can create accounts, so unproven senders are also limited by the client
 * that they use.
 */
const limitsOf = ({ user }: Scope): Limit[] =>
  user?.isProven ? [sentLists] : [unprovenSentLists, unprovenSentListsOfClient]
