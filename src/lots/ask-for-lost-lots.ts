import { setTimeout as sleep } from 'node:timers/promises'
import { TooManyRequests } from '#core/errors.ts'
import { consume } from '#core/limits.ts'
import { drawCapsOf } from '#core/mail/enqueue-mail.ts'
import type { Scope } from '#core/scope.ts'
import { resendLotsTo } from './resend-lots-to.ts'
import { ownLotsOfAddress, ownLotsOfClient } from './limits.ts'

/**
 * Shortest time until a response, in milliseconds, so that its timing doesn't reveal whether an e-mail address has
 * lots.
 */
const minResponseMs = 400

/**
 * Mails the lots of an e-mail address to it again, for a participant who has lost them. The response and its timing are
 * the same for addresses without lots. After 5 requests of a client for one address in an hour, further requests for it
 * mail nothing, without an error.
 * @throws TooManyRequests after 20 requests of a client in an hour
 */
export async function askForLostLots(scope: Scope, email: string): Promise<void> {
  await consume(scope, ownLotsOfClient)
  await Promise.all([sleep(minResponseMs), resendWithinLimits(scope, email)])
}

async function resendWithinLimits(scope: Scope, email: string): Promise<void> {
  try {
    await consume(scope, { ...ownLotsOfAddress, about: email })
  } catch (limit) {
    if (limit instanceof TooManyRequests) return
    throw limit
  }
  await resendLotsTo(scope, email, drawCapsOf(scope.user, 'drop'))
}
