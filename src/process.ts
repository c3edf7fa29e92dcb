import type { Log } from '#core/log.ts'

/** How long running requests and jobs may take to finish, together; the rest of the 10 s closes the database. */
const timeoutMs = 9_000

/**
 * Ends the process well: on SIGTERM or SIGINT `close` runs once and the process exits with 0, or with 1 when it took too long.
 * `close` gets a clock of the milliseconds that are left for what still runs.
 * A bug that nobody caught ends it with 1, so that whoever runs it starts it anew.
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

/** Runs a process' start; what stops it (a bad variable, a taken port) is told in plain words. */
export async function runProcess(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
