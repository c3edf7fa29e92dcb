import { EventEmitter } from 'node:events'
import type { Config } from '#core/config.ts'
import { connect } from '#core/db.ts'
import { deviceOf } from '#core/device.ts'
import { startEmbeddedPostgres } from '#operations/embedded-postgres/index.ts'
import type { Edition } from '#core/editions.ts'
import { textsFor } from '#core/i18n.ts'
import { openImageStore } from '#core/images/store.ts'
import { unalignedSenders } from '#core/mail/sender.ts'
import { isHeartbeat, type OwnAnnouncements, readAnnouncement } from '#core/live.ts'
import { createLog } from '#core/log.ts'
import { createMetrics } from '#core/metrics.ts'
import { externalNetwork, type ExternalNetwork } from '#core/external-network.ts'
import { openQueue } from '#core/queue.ts'
import type { Scope, Services } from '#core/scope.ts'
import { readSecrets, signerOf } from '#core/secret.ts'
import { newToken } from '#core/session.ts'

export async function openDatabase(
  config: Config,
  log?: (line: string) => void,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} }
  return startEmbeddedPostgres({ dataDir: config.dataDir, ...(log && { log }) })
}

/**
 * Opens the services of a process.
 * @param role role of the process in the job queue: a `web` process only enqueues jobs
 * @param options `onQuery` receives the text of every statement except heartbeats of the hub (core/live.ts), so that
 *   tests can count statements; `now` replaces the clock, and `outside` the access to other hosts
 * @returns the services, and `close`, which waits for running jobs
 */
export async function openServices(
  config: Config,
  url: string,
  role: 'web' | 'worker',
  options: { onQuery?: (statement: string) => void; now?: () => Date; externalNetwork?: ExternalNetwork } = {},
): Promise<{ services: Services; close(timeoutMs?: number): Promise<void> }> {
  const log = await createLog(config)
  for (const name of config.unknownSwitches) log.warn({ name }, 'there is no such switch')
  const unaligned = role === 'worker' ? unalignedSenders(config) : []
  if (unaligned.length > 0)
    log.warn({ senders: unaligned }, 'mails from these senders fail DMARC: DKIM_DOMAIN has no domain of theirs')
  const ownAnnouncements: OwnAnnouncements = new EventEmitter()
  const { onQuery } = options
  const sql = connect(url, {
    ...(onQuery && { onQuery: (statement: string) => void (isHeartbeat(statement) || onQuery(statement)) }),
    onTriggerNotice: (message) => ownAnnouncements.emit('announcement', readAnnouncement(message)),
  })
  const queue = await openQueue(url, role, (error) => log.error({ err: error }, 'job queue'))
  const metrics = createMetrics()
  const services: Services = {
    config,
    sql,
    ownAnnouncements,
    queue,
    images: await openImageStore(config.dataDir, {
      onNotStored: (error) => {
        metrics.failedImageWrites.inc()
        log.error({ err: error }, 'a picture could not be written')
      },
    }),
    signer: signerOf(...(await readSecrets(config))),
    externalNetwork: options.externalNetwork ?? externalNetwork,
    log,
    metrics,
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

/**
 * Returns a scope for work without a request, such as a job. The scope has no user, and the language of the given
 * edition.
 */
export const anonymousScope = (services: Services, edition: Edition): Scope => ({
  ...services,
  user: null,
  session: { id: null, token: newToken(), isForeign: false },
  usersOfDevice: [],
  texts: textsFor(edition),
  isApp: false,
  device: deviceOf(undefined),
  clientAddress: null,
})
