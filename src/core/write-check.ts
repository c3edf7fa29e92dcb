import { setTimeout as after } from 'node:timers/promises'
import type { Services } from './scope.ts'

/** A balancer asks every few seconds, and each check writes a megabyte. */
const checkedAgainMs = 30_000
/** A disk that takes longer fails. */
const patienceMs = 1_000

/**
 * Tells operators whether pictures can be written. Checks when it is called, at most twice a minute, and logs each change.
 * @returns answers at once, or after a second at most
 */
export function openWriteCheck({
  images,
  log,
  now,
}: Pick<Services, 'log' | 'now'> & { images: Pick<Services['images'], 'tryWriting'> }): () => Promise<boolean> {
  let running: ReturnType<typeof images.tryWriting> | null = null
  let verdict: Promise<boolean> | null = null
  let checkedAt = 0
  let wasWritable = true

  async function check(): Promise<boolean> {
    // While a disk hangs, no second write waits for it.
    running ??= images.tryWriting().finally(() => (running = null))
    const error = await Promise.race([
      running,
      after(patienceMs, new Error('the disk does not answer'), { ref: false }),
    ])
    if (error && wasWritable) log.error({ err: error }, 'pictures cannot be written')
    if (!error && !wasWritable) log.info('pictures can be written again')
    wasWritable = error === null
    return wasWritable
  }

  return () => {
    const moment = now().getTime()
    if (!verdict || moment - checkedAt >= checkedAgainMs) {
      checkedAt = moment
      verdict = check()
    }
    return verdict
  }
}
