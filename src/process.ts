import type { Log } from '#core/log.ts'
import { plainMessage } from '#core/plain-error.ts'

/** For running requests and jobs together. What is left of the promised 10 s closes the database. */
const timeoutMs = 9_000

/**
 * On SIGTERM or SIGINT runs `close` once, then exits with 0, or with 1 when that fails or takes too long.
 * An unhandled rejection is a bug and exits with 1, so that the supervisor restarts the process.
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

/** Prints what stops the start (a bad variable, a taken port) as a plain message. */
export async function runProcess(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    process.stderr.write(`${plainMessage(error)}\n`)
    process.exit(1)
  }
}
