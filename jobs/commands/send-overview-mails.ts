import type { Services } from '#core/scope.ts'
import { sendOverviewMails as send } from '../../src/overview/index.ts'
import { progressOn } from './progress.ts'

/**
 * Enqueues the overview mails that are due, as the worker does every morning.
 * @returns a line with the number of mails
 */
export async function sendOverviewMailsCommand(services: Services, isDryRun: boolean): Promise<string> {
  if (!services.config.switches.reminderMails) return 'FEATURE_REMINDER_MAILS is off: nobody gets overview mails.'
  const progress = progressOn(process.stderr, { what: 'people', every: 10_000 })
  const { mails, withoutMail } = await send(services, { isDryRun, onProgress: progress.report })
  progress.end()
  const number = (count: number) => count.toLocaleString('en')
  const words = mails === 1 ? '1 overview mail' : `${number(mails)} overview mails`
  const others =
    withoutMail > 0
      ? ` ${number(withoutMail)} more were due, with nothing to be told or an address that takes no mails.`
      : ''
  return isDryRun ? `Would send ${words}.${others}` : `${words} will be sent.${others}`
}
