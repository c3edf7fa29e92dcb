import { setTimeout as sleep } from 'node:timers/promises'
import { TooManyRequests } from '#core/errors.ts'
import { consume } from '#core/limits.ts'
import { drawCapsOf } from '#core/mail/enqueue-mail.ts'
import type { Scope } from '#core/scope.ts'
import { resendLotsTo } from './resend-lots-to.ts'
import { ownLotsOfAddress, ownLotsOfClient } from './limits.ts'

/** How long every answer takes, so that none tells whether an address is known. */
const answerMs = 400

/**
 * Mails somebody who lost them their lots again. The answer is the same, and takes the same time, for known and unknown addresses; too many requests
 * for one address are dropped in silence, so that nobody can lock its owner out.
 * @throws TooManyRequests after 20 of a client in an hour
 */
export async function askForLostLots(scope: Scope, email: string): Promise<void> {
  await consume(scope, ownLotsOfClient)
  await Promise.all([sleep(answerMs), resendWithinLimits(scope, email)])
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
