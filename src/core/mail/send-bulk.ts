import { chunksOf } from '../chunks.ts'
import { claimMails, recordSent, skipMails, unclaimMails, waitingMails, type MailRow } from './waiting-mails.ts'
import type { MailTransport } from './transport.ts'
import { isRecipientRefused, refusedAmong, rememberRefusal } from './refused-addresses.ts'
import type { Services } from '../scope.ts'
import { giveUpMail, messageOf, type RenderedMail } from './send-mail.ts'

/** Renders many mails of one kind from current data. Returns them by id, without mails no longer worth sending. */
export type BulkRenderer = (services: Services, mails: readonly MailRow[]) => Promise<Map<number, RenderedMail>>

/** Number of mails sent at once, one per connection to the mail server. A process that dies loses at most these. */
const sentAtOnce = 10

/**
 * Sends many enqueued mails of one kind, each at most once. Records each mail before sending it, and doesn't send it
 * again if the process dies in between.
 * @throws the mail server's error for one of the mails, so that the job is tried again with the mails not sent yet
 */
export async function sendBulk(
  services: Services,
  transport: MailTransport,
  renderers: Record<string, BulkRenderer>,
  ids: readonly number[],
): Promise<void> {
  const mails = await waitingMails(services, ids)
  const kind = mails[0]?.kind
  if (kind === undefined) return
  const renderer = renderers[kind]
  if (!renderer) throw new Error(`no renderer for mails of kind ${kind}`)
  const refused = await refusedAmong(services.sql, services, mails.map(({ recipient }) => recipient)) // oxfmt-ignore
  const rendered = await renderer(services, mails.filter(({ recipient }) => !refused.has(recipient))) // oxfmt-ignore
  const skipped = mails.filter(({ id }) => !rendered.has(id))
  await skipMails(services, skipped.map(({ id }) => id)) // oxfmt-ignore
  services.metrics.mails.inc({ kind, outcome: 'skipped' }, skipped.length)
  const toSend = mails.flatMap((mail) => {
    const content = rendered.get(mail.id)
    return content ? [{ mail, message: messageOf(services, mail, content) }] : []
  })
  const errors: unknown[] = []
  for (const some of chunksOf(toSend, sentAtOnce)) {
    const claimed = await claimMails(services, some.map(({ mail }) => mail.id)) // oxfmt-ignore
    const sent = some.filter(({ mail }) => claimed.has(mail.id))
    const outcomes = await Promise.allSettled(
      sent.map(({ mail, message }) =>
        transport.send(message, async (kept) => void (kept && (await recordSent(services, mail, kept))), {
          inTurn: false,
        }),
      ),
    )
    const failed = sent.flatMap(({ mail }, index) => {
      const outcome = outcomes[index]!
      return outcome.status === 'rejected' ? [{ mail, error: outcome.reason as unknown }] : []
    })
    services.metrics.mails.inc({ kind, outcome: 'sent' }, sent.length - failed.length)
    if (failed.length > 0) errors.push(...(await unclaimFailed(services, kind, failed)))
  }
  if (errors.length > 0) throw errors[0]
}

/**
 * Makes failed mails unsent again. Gives up those whose recipient the server refused.
 * @returns errors of the other mails, which another try may solve
 */
async function unclaimFailed(
  services: Services,
  kind: string,
  failed: readonly { mail: MailRow; error: unknown }[],
): Promise<unknown[]> {
  services.metrics.mails.inc({ kind, outcome: 'failed' }, failed.length)
  await unclaimMails(services, failed.map(({ mail }) => mail.id)) // oxfmt-ignore
  const errors: unknown[] = []
  for (const { mail, error } of failed) {
    if (!isRecipientRefused(error)) errors.push(error)
    else {
      services.log.warn({ mail: mail.id, kind }, 'the mail server refused the address')
      await rememberRefusal(services, mail.recipient, error)
      await giveUpMail(services, mail.id)
    }
  }
  return errors
}
