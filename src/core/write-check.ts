import { setTimeout as after } from 'node:timers/promises'
import type { Services } from './scope.ts'

/** Time between two checks. Load balancers ask every few seconds, but each check writes a megabyte. */
const checkedAgainMs = 30_000
/** Time after which a disk that hasn't finished writing fails the check. */
const patienceMs = 1_000

/**
 * Opens a check of whether pictures can be written, for operators. Logs each change of the result.
 * @returns a function that gives the result within a second. It writes at most twice a minute, and else gives the last
 *   result again
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
    // While a disk hangs on one write, we don't start a second one.
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
