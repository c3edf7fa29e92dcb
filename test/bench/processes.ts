import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import packageJson from '../../package.json' with { type: 'json' }
import { freePort } from '#test/support/free-port.ts'
import type { Listening as BareListening, Sending as BareSending } from './children/bare-sockets.ts'
import type { Constant } from './children/constant.ts'
import type { Answer, Question } from './children/probe.ts'
import type { HostileServerReady } from './children/hostile.ts'
import type { Done, Task, Visit } from './children/render.tsx'
import type { Sending, Sent } from './children/sender.ts'
import type { Listening } from './children/smtp.ts'
import type { Uploaded, Uploading } from './children/uploads.ts'
import type { LastReceived, ViewersMessage } from './children/viewers.ts'
import { root } from './database.ts'

export const secret = 'a secret of more than 32 bytes for the bench'

const kills = new Set<() => void>()

/** Kills the child process when the bench exits, however that happens. */
export function killOnExit(child: ChildProcess, kill: () => void = () => void child.kill('SIGKILL')): void {
  kills.add(kill)
  child.once('exit', () => kills.delete(kill))
}

export function killChildren(): void {
  for (const kill of kills) kill()
}
process.on('exit', killChildren)

type Environment = Record<string, string | undefined>

/** Returns the environment of a child process, which inherits only PATH and HOME from the shell. */
const environment = (more: Environment): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  NODE_ENV: 'production',
  EDITION: 'nl',
  SECRET: secret,
  ...more,
})

function start(args: readonly string[], env: Environment, program = process.execPath): ChildProcess {
  const child = spawn(program, [...args], {
    cwd: root,
    env: environment(env),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  killOnExit(child)
  return child
}

/** Runs the command of a script in package.json as `npm run` does, but without npm. @param flags options of Node */
function startScript(
  name: 'start' | 'web' | 'worker' | 'job',
  env: Environment,
  { flags = [], args = [] }: { flags?: readonly string[]; args?: readonly string[] } = {},
): ChildProcess {
  const words = packageJson.scripts[name].split(' ')
  const settings = words.filter((word) => /^[A-Z_]+=/.test(word))
  const [program, ...script] = words.slice(settings.length)
  const own = Object.fromEntries(settings.map((setting) => setting.split('=')))
  return start([...flags, ...script, ...args], { ...own, ...env }, program)
}

/**
 * Sends a message to a child process and returns its reply. Send the next message only after the reply.
 * @throws Error if the child exits instead of replying
 */
async function ask<Reply>(child: ChildProcess, message: object | string): Promise<Reply> {
  const ended = new AbortController()
  const exit = once(child, 'exit', { signal: ended.signal }).then(
    () => {
      throw new Error(`a process of the bench ended: ${child.spawnargs.join(' ')}`)
    },
    () => new Promise<never>(() => {}),
  )
  try {
    child.send(message)
    const [reply] = (await Promise.race([once(child, 'message', { signal: ended.signal }), exit])) as [Reply]
    return reply
  } finally {
    ended.abort()
  }
}

async function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** Runs a process with a new data folder, which is removed when the process exits. */
async function withDataDir(run: (dataDir: string) => ChildProcess): Promise<ChildProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wishring-bench-'))
  return run(dataDir).once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
}

/** Web process (src/web.ts), started as in the Procfile. */
export interface WebProcess {
  /** without a trailing slash */
  address: string
  ask(question: Question): Promise<Answer>
  stop(): Promise<void>
}

/**
 * Starts a web process and waits until it is ready. It discards its log. Rate limits are on, because production insists
 * on them, but the measured requests stay within the limits.
 * @param more environment variables that override ours, e.g. `NODE_ENV`; undefined unsets a variable
 * @param script `start` runs web and worker in one process
 */
export async function startWeb(
  databaseUrl: string,
  more: Environment = {},
  script: 'web' | 'start' = 'web',
): Promise<WebProcess> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const profiling = process.env.BENCH_NODE_OPTIONS?.split(' ').filter(Boolean) ?? []
  const child = await withDataDir((dataDir) =>
    startScript(
      script,
      { PORT: `${port}`, BASE_URL: address, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...more },
      { flags: ['--expose-gc', ...profiling, '--import', './test/bench/children/probe.ts'] },
    ),
  )
  const deadline = Date.now() + 60_000
  while (
    !(await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('the web process ended before it was ready')
    if (Date.now() > deadline) throw new Error('the web process was not ready within a minute')
    await sleep(50)
  }
  return {
    address,
    ask: (question) => ask(child, question),
    stop: () => stop(child, 'SIGTERM'),
  }
}

export interface WorkerProcess {
  /** memory that the process has now, in MB */
  rssMB(): Promise<number>
  stop(): Promise<void>
  kill(): Promise<void>
}

/** Starts a worker (src/worker.ts) as in the Procfile. */
export async function startWorker(databaseUrl: string, smtpUrl: string): Promise<WorkerProcess> {
  const profiling = process.env.BENCH_NODE_OPTIONS?.split(' ').filter(Boolean) ?? []
  const child = await withDataDir((dataDir) =>
    // All addresses have one domain, so the pace of a domain would be what is measured.
    startScript(
      'worker',
      { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, MAIL_PACE: '0', DATA_DIR: dataDir },
      { flags: profiling },
    ),
  )
  return {
    rssMB: async () => Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop: () => stop(child, 'SIGTERM'),
    kill: () => stop(child, 'SIGKILL'),
  }
}

/** Socket server that uses `ws` and nothing else. */
export interface BareSockets {
  address: string
  ask(question: Question): Promise<Answer>
  sendToAll(message: string): Promise<void>
  stop(): Promise<void>
}

export async function startBareSockets(): Promise<BareSockets> {
  const child = start(
    ['--expose-gc', '--import', 'tsx', '--import', './test/bench/children/probe.ts', './test/bench/children/bare-sockets.ts'], // oxfmt-ignore
    {},
  )
  const { port } = await ask<BareListening>(child, { listen: true } satisfies BareSending)
  return {
    address: `http://localhost:${port}`,
    ask: (question) => ask(child, question),
    sendToAll: (message) => ask(child, { send: message } satisfies BareSending),
    stop: () => stop(child, 'SIGKILL'),
  }
}

/** Very many sockets, opened by a process of their own. */
export interface Viewers {
  listenFor(word: string): Promise<void>
  /** resolves once the last socket has received the word */
  heard(): Promise<LastReceived>
  stop(): Promise<void>
}

/** Opens sockets in a process of their own. @param headers one set for each socket */
export async function openViewers(url: string, headers: Record<string, string>[]): Promise<Viewers> {
  const child = start(['--import', 'tsx', './test/bench/children/viewers.ts'], {})
  await ask(child, { url, headers } satisfies ViewersMessage)
  return {
    listenFor: (word) => ask(child, { word } satisfies ViewersMessage),
    heard: () => ask(child, 'heard' satisfies ViewersMessage),
    stop: () => stop(child, 'SIGKILL'),
  }
}

/** Runs the operator's command that orders the overview mails that are due. Kills the command if `killed` aborts. */
export async function orderOverviewMails(databaseUrl: string, killed?: AbortSignal): Promise<{ seconds: number }> {
  const began = performance.now()
  const child = await withDataDir((dataDir) =>
    startScript('job', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, { args: ['send-overview-mails'] }),
  )
  killed?.addEventListener('abort', () => child.kill('SIGKILL'))
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0 && !killed?.aborted) throw new Error(`send-overview-mails ended with ${code}`)
  return { seconds: (performance.now() - began) / 1000 }
}

/** Sends one ready-made mail again and again over ten connections, from its own process. @returns mails per second */
export async function sendReadyMade(sending: Sending): Promise<number> {
  const child = start(['--import', 'tsx', './test/bench/children/sender.ts'], {})
  const { perSecond } = await ask<Sent>(child, sending)
  await stop(child, 'SIGKILL')
  return perSecond
}

/**
 * Runs the operator's command that imports a feed.
 * @returns seconds from its start to its end, and its peak memory in MB
 */
export async function startImport(
  databaseUrl: string,
  file: string,
  shop: string,
): Promise<{ seconds: number; peakMB: number }> {
  const began = performance.now()
  const child = await withDataDir((dataDir) =>
    startScript(
      'job',
      { DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
      { args: ['import-products', file, '--shop', shop] },
    ),
  )
  let peakMB = 0
  const watching = setInterval(() => {
    void readFile(`/proc/${child.pid}/status`, 'utf8').then(
      (status) => (peakMB = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? peakMB * 1024) / 1024),
      () => {}, // the child process has just ended
    )
  }, 100)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearInterval(watching)
  if (code !== 0) throw new Error(`import-products ended with ${code}`)
  return { seconds: (performance.now() - began) / 1000, peakMB }
}

/** Starts a mail server that accepts every mail, in its own process. */
export async function startSmtpProcess(): Promise<{ url: string; stop(): Promise<void> }> {
  const child = start(['--import', 'tsx', './test/bench/children/smtp.ts'], {})
  const { url } = await ask<Listening>(child, 'start')
  return { url, stop: () => stop(child, 'SIGKILL') }
}

/** Starts the hostile server in its own process. */
export async function startHostile(): Promise<HostileServerReady & { stop(): Promise<void> }> {
  const child = start(['--import', 'tsx', './test/bench/children/hostile.ts'], {})
  const { port } = await ask<HostileServerReady>(child, 'start')
  return { port, stop: () => stop(child, 'SIGKILL') }
}

export async function startConstant(
  bytes: Buffer,
  headers: Record<string, string>,
): Promise<{ address: string; stop(): Promise<void> }> {
  const child = start(['--import', 'tsx', './test/bench/children/constant.ts'], {})
  const { port } = await ask<{ port: number }>(child, { base64: bytes.toString('base64'), headers } satisfies Constant)
  return { address: `http://localhost:${port}`, stop: () => stop(child, 'SIGKILL') }
}

export async function startRender(
  databaseUrl: string,
  visit: Visit,
): Promise<{ work(task: Task): Promise<Done>; stop(): Promise<void> }> {
  const child = await withDataDir((dataDir) =>
    start(['--import', 'tsx', './test/bench/children/render.tsx'], { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }),
  )
  await ask(child, visit)
  return {
    work: (task) => ask(child, task),
    stop: () => stop(child, 'SIGKILL'),
  }
}

/** Uploads a picture again and again, from a process of its own. @returns ms per upload */
export async function upload(uploading: Uploading): Promise<number[]> {
  const child = start(['--import', 'tsx', './test/bench/children/uploads.ts'], {})
  const uploaded = await ask<Uploaded>(child, uploading)
  if (!uploaded.ok) throw new Error(uploaded.message)
  return uploaded.took
}
