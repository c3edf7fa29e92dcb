import { randomUUID } from 'node:crypto'
import { transact } from '#core/db.ts'
import { NotFound } from '#core/errors.ts'
import { limited } from '#core/limits.ts'
import { beyondCapOf, enqueueMails, type NewMail } from '#core/mail.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { requireUser, type Scope } from '#core/scope.ts'
import { isShareable } from '#core/shareable.ts'
import { ownedList } from '../lists/index.ts'
import type { ListToSend } from './input.ts'
import { refusalsAmong } from './list-refusals.ts'
import type { SendProblem } from './problems.ts'

/** Where a list goes, and who wants none. */
export interface SentList {
  username: string
  to: string[]
  unwilling: string[]
}

/** Letters, digits, or a face that smiles; not dots alone. */
const saysSomething = (message: string) => /[\p{L}\p{N}\p{S}]/u.test(message)

/**
 * Mails one of the asker's lists to addresses, each on its own. The same mail goes to the same address once, however often the button of its form is pressed.
 * @throws NotFound where the product sends no such mails
 */
export async function sendList(scope: Scope, given: ListToSend): Promise<Result<SentList, SendProblem>> {
  if (!scope.config.switches.unsolicitedEmail) throw new NotFound()
  const user = requireUser(scope)
  const { privateGuid, recipients, contextId, ...words } = given
  if (!user.isAccount) return refuse('IsAfstreper')
  if (!saysSomething(`${words.messageStart ?? ''}${words.messageEnd ?? ''}`)) return refuse('NoMessage')
  const list = await ownedList(scope, { privateGuid })
  if (!list) return refuse('WishlistNotFound')
  if (!isShareable(list)) return refuse('Other')
  const refusals = await refusalsAmong(scope.sql, recipients)
  const isWilling = (email: string) => !refusals.has(email.toLowerCase())
  const to = recipients.filter(isWilling)
  if (to.length === 0) return refuse('NoValidRecipient')

  const context = contextId ?? randomUUID()
  const mailTo = (recipient: string): NewMail => ({
    kind: 'list-sent',
    cause: `list-sent ${scope.signer.code('list-sent', JSON.stringify([user.id, list.id, words, recipient.toLowerCase(), context]))}`,
    recipient,
    userId: null,
    edition: scope.texts.edition.code,
    data: { listId: list.id, senderId: user.id, ...words },
    beyondCap: beyondCapOf(scope, 'wait'),
  })
  return withinLimits(scope, to.length, async () => {
    await transact(scope.sql, (tx) => enqueueMails(scope, tx, to.map(mailTo)))
    return ok({ username: list.username, to, unwilling: recipients.filter((email) => !isWilling(email)) })
  })
}

/** Accounts cost nothing, so what those write that nobody proved also counts for where they come from. */
function withinLimits<Outcome extends { ok: boolean }>(
  scope: Scope,
  points: number,
  send: () => Promise<Outcome>,
): Promise<Outcome> {
  if (scope.user?.isProven) return limited(scope, 'sentLists', send, { points })
  return limited(scope, 'unprovenSentLists', () => limited(scope, 'unprovenSentListsOfClient', send, { points }), {
    points,
  })
}
