import type { Config } from '#core/config.ts'
import { connect } from '#core/db.ts'
import { startEmbeddedPostgres } from '#core/embedded-postgres/index.ts'
import type { Edition } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { openImageStore } from '#core/images.ts'
import { createLog } from '#core/log.ts'
import { createMetrics } from '#core/metrics.ts'
import { openQueue } from '#core/queue.ts'
import type { Scope, Services } from '#core/scope.ts'
import { readSecret, signerOf } from '#core/secret.ts'
import { newToken } from '#core/session.ts'

/** A process's database: the configured one, or the embedded one that it starts. */
export async function openDatabase(
  config: Config,
  log?: (line: string) => void,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} }
  return startEmbeddedPostgres({ dataDir: config.dataDir, ...(log && { log }) })
}

/**
 * Opens everything that a process needs.
 * @param role what the job queue does here: `web` enqueues, `worker` also works
 * @returns also what closes it all, which waits for running jobs (`timeoutMs` milliseconds, 10 s unless told)
 * @param options `onQuery` is told every statement (tests count them); `now` replaces the clock
 */
export async function openServices(
  config: Config,
  url: string,
  role: 'web' | 'worker',
  options: { onQuery?: (statement: string) => void; now?: () => Date } = {},
): Promise<{ services: Services; close(timeoutMs?: number): Promise<void> }> {
  const log = createLog(config)
  const sql = connect(url, options.onQuery ? { onQuery: options.onQuery } : {})
  const queue = await openQueue(url, role, (error) => log.error({ err: error }, 'job queue'))
  const services: Services = {
    config,
    sql,
    queue,
    images: await openImageStore(config.dataDir),
    signer: signerOf(await readSecret(config)),
    log,
    metrics: createMetrics(),
    now: options.now ?? (() => new Date()),
  }
  return {
    services,
    async close(timeoutMs) {
      await queue.stop(timeoutMs)
      await sql.end({ timeout: 5 })
    },
  }
}

/** Nobody in particular, in an edition's voice: for what is done without a request. */
export const anonymousScope = (services: Services, edition: Edition): Scope => ({
  ...services,
  user: null,
  session: { id: null, token: newToken() },
  texts: textsFor(edition),
  isApp: false,
  clientAddress: null,
})
