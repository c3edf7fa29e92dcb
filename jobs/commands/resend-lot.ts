import type { Services } from '#core/scope.ts'
import { countLotsTo, resendLotsTo } from '../../src/lots/index.ts'

/**
 * Mails the lots of an e-mail address to that address again.
 * @returns a line with the number of lots
 */
export async function resendLotCommand(services: Services, email: string, isDryRun: boolean): Promise<string> {
  const count = await (isDryRun ? countLotsTo(services, email) : resendLotsTo(services, email))
  return `${count === 1 ? '1 lot' : `${count} lots`} ${isDryRun ? 'would' : 'will'} be sent again`
}
