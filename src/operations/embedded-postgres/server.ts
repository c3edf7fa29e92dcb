import { existsSync, readFileSync } from 'node:fs'
import { constants, lchown, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import type { FileOwner } from './identity.ts'
import { reportsRunningServer } from './postmaster.ts'
import { nameWithin, spawnIn } from './programs.ts'
import { socketFolder } from './socket-path.ts'

const defaultSettings = {
  listen_addresses: '',
  // relative to the server's working folder, which is the cluster
  unix_socket_directories: `"${socketFolder}"`,
  unix_socket_permissions: '0700',
  max_connections: '200',
  shared_buffers: '128MB',
  // The tables' pages come from memory or an SSD, so an index already pays off in tables of some hundred rows.
  random_page_cost: '1.1',
  timezone: 'UTC',
  // Statements and their values contain secrets of lists and draws, so the server must not log them.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

const maxLogBytes = 1_000_000

/**
 * State of a server that we started. After its end, `failure` holds its last output. `mayRetry` is true if it ended
 * because another server was running on the cluster.
 */
export type StartedServer = { failure?: string; mayRetry?: boolean }

/**
 * Starts the server's process without waiting for it.
 * @param settings override our own settings
 */
export async function startServer(
  cluster: string,
  binaries: Binaries,
  owner: FileOwner | undefined,
  settings: Record<string, string>,
): Promise<StartedServer> {
  const options = Object.entries({ ...defaultSettings, ...settings }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ])
  const sockets = join(cluster, socketFolder)
  await mkdir(sockets, { recursive: true, mode: 0o700 })

  const logPath = join(cluster, 'server.log')
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants
  const logFile = await open(logPath, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600)
  try {
    if (owner) for (const path of [sockets, logPath]) await lchown(path, owner.uid, owner.gid)
    const { size } = await logFile.stat()
    const isTooLong = size > maxLogBytes
    if (isTooLong) await logFile.truncate()
    const ownWordsFrom = isTooLong ? 0 : size
    const lastWords = () => readFileSync(logPath).subarray(ownWordsFrom).toString().trim()

    const server: StartedServer = {}
    const command = [binaries.postgres, '-D', nameWithin(cluster), ...options] as const
    const child = spawnIn(cluster, owner, command, ['ignore', logFile.fd])
    child.on('error', (error) => (server.failure = String(error)))
    child.on('exit', (code, signal) => {
      const words = existsSync(logPath) ? lastWords() : ''
      server.mayRetry = reportsRunningServer(words)
      server.failure = words || `it ended with ${signal ?? code}`
    })
    child.unref()
    return server
  } finally {
    await logFile.close()
  }
}
