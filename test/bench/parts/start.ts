import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../database.ts'
import { freePort } from '#test/support/free-port.ts'
import { killOnExit } from '../processes.ts'
import { median, type PartReport } from '../report.ts'

const patienceMs = 120_000
const warmStarts = 3

/** `npm start` with all its child processes. */
interface Started {
  seconds: number
  /** Sends SIGTERM. @returns seconds until all processes have ended */
  stop(): Promise<number>
  /** Sends SIGKILL. The embedded database keeps running. */
  kill(): Promise<void>
}

/** Runs `npm start`. Resolves when npm prints the line with the server's URL. */
async function npmStart(dataDir: string): Promise<Started> {
  const port = await freePort()
  const { NODE_ENV: _, ...inherited } = process.env
  const environment = Object.fromEntries(Object.entries(inherited).filter(([name]) => !name.startsWith('npm_')))
  const began = performance.now()
  // in its own process group, so that signals reach npm's children
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...environment, DATA_DIR: dataDir, PORT: `${port}`, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  killOnExit(child, () => endGroup(child, 'SIGKILL'))
  const seconds = await answers(child, began)
  const gone = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const asked = performance.now()
    const ended = once(child, 'close')
    endGroup(child, signal)
    await ended
    return (performance.now() - asked) / 1000
  }
  return { seconds, stop: () => gone('SIGTERM'), kill: async () => void (await gone('SIGKILL')) }
}

function answers(child: ChildProcess, began: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let words = ''
    const timer = setTimeout(
      () => reject(new Error(`npm start was not ready in ${patienceMs / 1000} s:\n${words}`)),
      patienceMs,
    )
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        words += text
        if (!/answers at http/.test(words)) return
        clearTimeout(timer)
        resolve((performance.now() - began) / 1000)
      })
    }
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`npm start ended with ${code}:\n${words}`))
    })
  })
}

function endGroup(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(-child.pid!, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function killDatabase(dataDir: string): Promise<void> {
  const [pid] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

/** Measures the time from `npm start` to the line with the server's URL, with node_modules installed already. */
export async function start(): Promise<PartReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wishring-bench-'))
  try {
    const first = await npmStart(dataDir)
    const stopped = [await first.stop()]
    const warm: number[] = []
    for (let time = 0; time < warmStarts; time++) {
      const again = await npmStart(dataDir)
      warm.push(again.seconds)
      if (time < warmStarts - 1) stopped.push(await again.stop())
      else await again.kill()
    }
    const afterKill = await npmStart(dataDir)
    await afterKill.kill()
    await killDatabase(dataDir)
    const afterCut = await npmStart(dataDir)
    await afterCut.stop()
    return {
      title: 'start: from `npm start` to the line with the URL, with an embedded database',
      lines: [
        { what: 'first start, empty data folder', value: first.seconds, unit: 's' },
        { what: 'later start', value: median(warm), unit: 's', sideNote: `median of ${warmStarts}` },
        { what: 'start after kill -9, the database still running', value: afterKill.seconds, unit: 's' },
        {
          what: 'start after kill -9 of process and database',
          value: afterCut.seconds,
          unit: 's',
          sideNote: 'the database recovers from its log',
        },
        { what: 'stop', value: median(stopped), unit: 's' },
      ],
      details: { warm, stopped },
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
