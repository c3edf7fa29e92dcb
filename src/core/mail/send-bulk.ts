import { setTimeout as sleep } from 'node:timers/promises'
import { chunksOf } from '../chunks.ts'
import type { Services } from '../scope.ts'
import { faultsAmong, rememberFault } from './address-faults.ts'
import { addressFaultOf, isPermanent, Unanswered } from './delivery-errors.ts'
import { sendBulkKind } from './enqueue-mail.ts'
import { giveUpMail, messageOf, type RenderedMail } from './send-mail.ts'
import { maxConnections, type MailTransport, type Message } from './transport.ts'
import { claimMails, recordSent, skipMails, unclaimMails, waitingMails, type MailRow } from './waiting-mails.ts'

/** Renders many mails of one kind from current data. Returns them by id, without mails no longer worth sending. */
export type BulkRenderer = (services: Services, mails: readonly MailRow[]) => Promise<Map<number, RenderedMail>>

/** Number of mails sent at once, one per connection to the mail server. A process that dies loses at most these. */
const sentAtOnce = maxConnections.bulk

/** Maximum time that a job waits until a mail may be sent at the pace of its recipient's domain. */
const maxWaitMs = 30_000

/** A mail that is ready to be sent, and the time that it has to wait for the pace of its recipient's domain. */
interface ReadyMail {
  mail: MailRow
  message: Message
  delayMs: number
}

/**
 * Sends many enqueued mails of one kind, each at most once. Records each mail before sending it, and doesn't send it
 * again if the process dies in between, or if no reply comes to the whole mail. Leaves mails that have to wait long for
 * the pace of their recipient's domain to a later job.
 * @throws the mail server's error for one of the mails, so that the job is tried again with the mails not sent yet
 */
export async function sendBulk(
  services: Services,
  transport: MailTransport,
  renderers: Record<string, BulkRenderer>,
  { mailIds, isPaced = false }: { mailIds: readonly number[]; isPaced?: boolean },
): Promise<void> {
  const { metrics, queue, sql } = services
  const mails = await waitingMails(services, mailIds)
  const kind = mails[0]?.kind
  if (kind === undefined) return
  const renderer = renderers[kind]
  if (!renderer) throw new Error(`no renderer for mails of kind ${kind}`)
  const faults = await faultsAmong(sql, services, mails.map(({ recipient }) => recipient)) // oxfmt-ignore
  const rendered = await renderer(services, mails.filter(({ recipient }) => !faults.has(recipient))) // oxfmt-ignore
  const skipped = mails.filter(({ id }) => !rendered.has(id))
  await skipMails(services, skipped.map(({ id }) => id)) // oxfmt-ignore
  metrics.mails.inc({ kind, outcome: 'skipped' }, skipped.length)
  const ready = mails.flatMap((mail): ReadyMail[] => {
    const content = rendered.get(mail.id)
    if (!content) return []
    const delayMs = isPaced ? 0 : transport.pace.reserve(mail.recipient, { isBulk: true })
    return [{ mail, message: messageOf(services, mail, content, 'bulk'), delayMs }]
  })
  const late = ready.filter(({ delayMs }) => delayMs > maxWaitMs)
  if (late.length > 0) {
    const data = { mailIds: late.map(({ mail }) => mail.id), isPaced: true }
    await queue.enqueue(sql, sendBulkKind, [{ data, delayMs: Math.min(...late.map(({ delayMs }) => delayMs)) }])
  }
  const errors: unknown[] = []
  const now = performance.now()
  const soon = ready.filter(({ delayMs }) => delayMs <= maxWaitMs).sort((a, b) => a.delayMs - b.delayMs)
  for (const some of chunksOf(soon, sentAtOnce)) {
    await sleep(Math.max(0, some.at(-1)!.delayMs - (performance.now() - now)))
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
    metrics.mails.inc({ kind, outcome: 'sent' }, sent.length - failed.length)
    if (failed.length > 0) errors.push(...(await settleFailed(services, kind, failed)))
  }
  if (errors.length > 0) throw errors[0]
}

/**
 * Makes failed mails unsent again, except those that the mail server has perhaps taken. Gives up those that the server
 * refused for good.
 * @returns errors of the other mails, which another try may solve
 */
async function settleFailed(
  services: Services,
  kind: string,
  failed: readonly { mail: MailRow; error: unknown }[],
): Promise<unknown[]> {
  const { log, metrics, sql } = services
  metrics.mails.inc({ kind, outcome: 'failed' }, failed.length)
  const unsent = failed.filter(({ error }) => !(error instanceof Unanswered))
  await unclaimMails(services, unsent.map(({ mail }) => mail.id)) // oxfmt-ignore
  const errors: unknown[] = []
  for (const { mail, error } of unsent) {
    if (!isPermanent(error)) errors.push(error)
    else {
      log.warn({ mail: mail.id, kind, reply: error.responseCode }, 'the mail server refused a mail for good')
      await rememberFault(services, sql, mail.recipient, addressFaultOf(error))
      await giveUpMail(services, mail.id)
    }
  }
  return errors
}
