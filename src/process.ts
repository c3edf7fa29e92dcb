import type { Log } from '#core/log.ts'
import { plainMessage } from '#core/plain-error.ts'

/**
 * Time in ms for running requests and jobs to finish. The rest of the 10 s that README.md promises is for closing the
 * database.
 */
const timeoutMs = 9_000

/**
 * Runs `close` once on SIGTERM or SIGINT, then exits with 0, or with 1 if `close` fails or takes too long. Also exits
 * with 1 on an unhandled rejection, because that is a bug and the supervisor then restarts the process.
 */
export function shutDownOnSignal(log: () => Log, close: (remainingMs: () => number) => Promise<void>): void {
  let ending = false
  const end = (signal: string) => {
    if (ending) return
    ending = true
    log().info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), timeoutMs + 5_000).unref()
    const deadline = Date.now() + timeoutMs
    close(() => Math.max(0, deadline - Date.now())).then(
      () => process.exit(0),
      (error: unknown) => {
        log().error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  process.on('unhandledRejection', (error) => {
    log().fatal({ err: error }, 'a promise was left alone')
    process.exit(1)
  })
}

/**
 * Runs the main function of a process. If it fails to start, such as for a bad environment variable or a taken port,
 * prints a plain message and exits with 1.
 */
export async function runProcess(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    process.stderr.write(`${plainMessage(error)}\n`)
    process.exit(1)
  }
}
