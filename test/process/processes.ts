import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import { createServer, connect, type Server, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import postgres from 'postgres'
import { freePort } from '#test/support/free-port.ts'
import { clientOf, type Client } from '#test/support/world.ts'
import { until } from '#test/support/until.ts'

export const repository = fileURLToPath(new URL('../../', import.meta.url))

/** Process that a test started, with its output so far. */
export interface Running {
  readonly pid: number
  readonly port: number
  readonly address: string
  stdout(): string
  stderr(): string
  /** exit code and signal, once the process has ended */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  kill(signal: NodeJS.Signals): void
  /** sends SIGTERM and waits; the process must exit with 0 */
  stop(): Promise<void>
  /** returns a new HTTP client, which sends its requests to this process */
  client(): Client
}

const children = new Set<ChildProcess>()
// Kills all child processes, because a test that fails half-way, or is stopped by its runner, must not leave servers
// behind.
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Returns the environment of a process under test, which inherits only the variables that a program needs to run. */
const environmentOf = (env: Record<string, string>) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  ...(process.env.TMPDIR && { TMPDIR: process.env.TMPDIR }),
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
  NO_COLOR: '1',
  ...env,
})

function launch(command: string, args: readonly string[], env: Record<string, string>, cwd = repository) {
  const child = spawn(command, args, { cwd, env: environmentOf(env), stdio: ['ignore', 'pipe', 'pipe'] })
  children.add(child)
  const said = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text))
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      children.delete(child)
      resolve({ code, signal })
    })
  })
  return { child, said, ended }
}

/**
 * Starts Wishring, its web process or its worker with the command that operators use, and waits until it is up.
 * @param script `src/main.ts`, `src/web.ts` or `src/worker.ts`
 * @param isUp whether the process is up, judged by its output so far and its URL; by default, if `/healthz` responds
 * @param folder the repository's folder, or a copy of it
 */
export async function start(
  script: string,
  env: Record<string, string>,
  isUp?: (stdout: string, address: string) => boolean | Promise<boolean>,
  folder = repository,
): Promise<Running> {
  const port = env.PORT ? Number(env.PORT) : await freePort()
  const address = `http://127.0.0.1:${port}`
  const { child, said, ended } = launch('scripts/node.sh', [script], { PORT: `${port}`, ...env }, folder)
  let hasEnded = false
  void ended.then(() => (hasEnded = true))
  const answers = () =>
    fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(async () => {
    if (hasEnded) throw new Error(`${script} ended at its start:\n${said.stdout}${said.stderr}`)
    return isUp ? isUp(said.stdout, address) : answers()
  }, `${script} to be up`)
  return {
    pid: child.pid!,
    port,
    address,
    stdout: () => said.stdout,
    stderr: () => said.stderr,
    ended,
    kill: (signal) => void child.kill(signal),
    async stop() {
      child.kill('SIGTERM')
      const { code, signal } = await ended
      if (code !== 0) throw new Error(`${script} ended with ${signal ?? code}:\n${said.stdout}${said.stderr}`)
    },
    client: () => clientOf((path, init) => fetch(`${address}${path}`, init)),
  }
}

/**
 * Runs a program and waits until it ends.
 * @param folder where it runs: the repository's folder, or a copy of it
 */
export async function runToEnd(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  folder = repository,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { said, ended } = launch(command, args, env, folder)
  const { code } = await ended
  return { code, ...said }
}

/** Creates an account with its first list over HTTP. */
export async function newAccount(
  client: Client,
  username: string,
): Promise<{ privateGuid: string; categoryPrivateGuid: string; listPublicGuid: string; listPrivateGuid: string }> {
  const created = await client.api('POST', '/api/Account/Create', {
    email: `${username}@example.org`,
    username,
    firstName: username,
    lastName: 'de Vries',
    password: 'een goed wachtwoord',
    receiveMailing: false,
  })
  if (created.status !== 201) throw new Error(`account not created: ${created.status} ${JSON.stringify(created.body)}`)
  const { body } = await client.api('GET', `/api/MyList/Get/${created.body.wishlistPrivateGuid}`)
  return {
    privateGuid: created.body.user.privateGuid,
    categoryPrivateGuid: body.categories[0].privateGuid,
    listPublicGuid: body.publicGuid,
    listPrivateGuid: body.privateGuid,
  }
}

/** Adds a gift to the account's list over HTTP. @returns its public guid */
export async function newGift(client: Client, categoryPrivateGuid: string, description: string): Promise<string> {
  const { status, body } = await client.api('POST', '/api/MyGift/EditWithoutProduct', {
    categoryPrivateGuid,
    description,
    enableCrossOff: true,
  })
  if (status !== 201) throw new Error(`gift not created: ${status} ${JSON.stringify(body)}`)
  return body.gift.publicGuid as string
}

/** Crosses a gift off as a new guest with this e-mail address. */
export async function crossOff(client: Client, giftGuid: string, email: string) {
  await client.api('POST', '/api/Afstreper/Create', { email })
  return client.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: giftGuid })
}

/**
 * Opens a TCP proxy to a database. `cut()` ends all connections through the proxy and refuses new ones, as if the
 * database were down, until `mend()`.
 * @param notificationDelayMs delay in ms of everything that a connection receives after it executed `listen "live"`
 */
export async function openDatabaseProxy(
  url: string,
  notificationDelayMs = 0,
): Promise<{
  url: string
  cut(): Promise<void>
  mend(): Promise<void>
  /** Holds all bytes back until `resume()`, without closing any connection. */
  stall(): void
  resume(): void
  close(): Promise<void>
}> {
  const target = new URL(url)
  const socketPath = join(decodeURIComponent(target.hostname), '.s.PGSQL.5432')
  const port = await freePort()
  const sockets = new Set<Socket>()
  let server: Server | undefined
  let isStalled = false
  const stallOrNot = (socket: Socket) => (isStalled ? socket.pause() : socket.resume())
  const mend = async () => {
    server = createServer((incoming) => {
      const outgoing = connect(socketPath)
      let isListening = false
      incoming.on('data', (chunk: Buffer) => {
        isListening ||= chunk.includes('listen "live"')
        outgoing.write(chunk)
      })
      outgoing.on('data', (chunk: Buffer) => {
        if (isListening && notificationDelayMs > 0) setTimeout(() => incoming.write(chunk), notificationDelayMs)
        else incoming.write(chunk)
      })
      for (const [socket, other] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        sockets.add(socket)
        socket
          .on('error', () => other.destroy())
          .on('close', () => {
            sockets.delete(socket)
            other.destroy()
          })
        stallOrNot(socket)
      }
    }).listen(port, '127.0.0.1')
    await new Promise((resolve) => server!.once('listening', resolve))
  }
  const cut = async () => {
    const closed = new Promise((resolve) => server?.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
    server = undefined
  }
  await mend()
  return {
    url: `postgres://${target.username}:${target.password}@127.0.0.1:${port}${target.pathname}`,
    cut,
    mend,
    stall() {
      isStalled = true
      for (const socket of sockets) stallOrNot(socket)
    },
    resume() {
      isStalled = false
      for (const socket of sockets) stallOrNot(socket)
    },
    close: async () => (server ? cut() : undefined),
  }
}

/**
 * Creates an empty database without tables, on the server of another database. The test runner drops the new database
 * if the test doesn't.
 */
export async function emptyDatabase(besideUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  const admin = postgres(besideUrl, { max: 1, onnotice: () => {} })
  await admin`create database ${admin(name)}`
  const url = new URL(besideUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async drop() {
      await admin`drop database if exists ${admin(name)} with (force)`
      await admin.end()
    },
  }
}

/** Returns the ids of all processes of the machine and of their parents. Works on Linux only. */
async function processTable(): Promise<{ pid: number; parent: number }[]> {
  const entries = await readdir('/proc')
  const stats = await Promise.all(
    entries
      .filter((entry) => /^\d+$/.test(entry))
      .map(async (pid) => ({ pid: Number(pid), stat: await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '') })),
  )
  // The process name, in brackets, may itself contain spaces and brackets.
  return stats
    .filter(({ stat }) => stat !== '')
    .map(({ pid, stat }) => ({ pid, parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }))
}

/** Returns the ids of a process and all its descendants. */
export async function treeOf(root: number): Promise<number[]> {
  const table = await processTable()
  const tree = [root]
  for (const pid of tree) tree.push(...table.filter(({ parent }) => parent === pid).map((row) => row.pid))
  return tree
}

/** Returns the TCP ports on which these processes listen. */
export async function listeningPorts(pids: readonly number[]): Promise<number[]> {
  const inodes = new Set<string>()
  for (const pid of pids) {
    for (const descriptor of await readdir(`/proc/${pid}/fd`).catch(() => [])) {
      const inode = /^socket:\[(\d+)\]$/.exec(await readlink(`/proc/${pid}/fd/${descriptor}`).catch(() => ''))?.[1]
      if (inode) inodes.add(inode)
    }
  }
  const rows = (
    await Promise.all(['tcp', 'tcp6'].map((table) => readFile(`/proc/self/net/${table}`, 'utf8').catch(() => '')))
  ).flatMap((table) => table.trim().split('\n').slice(1))
  const listening = '0A'
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter((row) => row[3] === listening && inodes.has(row[9]!))
    .map((row) => Number.parseInt(row[1]!.split(':')[1]!, 16))
}

/** Whether a process is alive. A zombie, which has ended but was not yet reaped, doesn't count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Returns the process id of the database server whose cluster is in a data folder, or null if there is none. */
export async function postmasterOf(dataDir: string): Promise<number | null> {
  const words = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => null)
  return words ? Number(words.split('\n')[0]) : null
}

/** Kills a process, if it was started, and its embedded database server, and removes their data folder. */
export async function killAndRemove(running: Running | undefined, dataDir: string): Promise<void> {
  const postmaster = await postmasterOf(dataDir)
  running?.kill('SIGKILL')
  if (postmaster && isAlive(postmaster)) process.kill(postmaster, 'SIGKILL')
  await until(() => !postmaster || !isAlive(postmaster), 'the end of the database')
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}
