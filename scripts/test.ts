import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import pLimit from 'p-limit'
import { findChromium } from '#test/support/chromium.ts'
import { dropAbandonedDatabases, startTestServer } from '#test/support/database.ts'
import { changedFiles, readImports, testsFor } from './changed-tests.ts'

// npm test                          every check and every test
// npm test -- path-or-pattern       only test files whose path contains or matches it, without the checks
// npm test -- --changed[=revision]  only test files that the changes since a revision, the last commit unless told, are likely to break
// The last line has the counts. Exits with 1 when anything failed or nothing ran.

const testTimeoutMs = 60_000
const maxRunMs = 20 * 60_000
/** Most of what a short file takes is the start of its process; with more files in one, the processes do not end together. */
const filesPerProcess = 10
/** in MiB; a test lives so briefly that a larger young generation saves half of the time that collecting garbage takes */
const youngGeneration = 64

type Count = { passed: number; failed: number; skipped: number }

const started = Date.now()
const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupted.abort(signal))

const patterns = process.argv.slice(2)
const files = wantedFiles()
const browserFiles = files.filter((file) => file.startsWith('test/browser/'))
const processFiles = files.filter((file) => file.startsWith('test/process/'))
const otherFiles = files.filter((file) => !browserFiles.includes(file) && !processFiles.includes(file))

const counts: Count[] = []
// Each process would compile the same code.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/node-compile')
const server = await startTestServer()
try {
  process.env.TEST_DATABASE_SERVER = server.url
  await dropAbandonedDatabases(server.url)
  const chromiumPath = browserFiles.length > 0 ? findChromium() : null // where it has to be installed, that takes a while
  chromiumPath?.catch(() => {}) // until it is asked for
  if (patterns.length === 0) counts.push(await runCheck())
  // Many of them wait for mails, processes and retries, or for the browser; those of processes most, which is why they do not come last and alone.
  const runs = await Promise.all([
    runInTurns([...groups(processFiles), ...groups(otherFiles)], 3),
    runBrowserTests(chromiumPath),
  ])
  counts.push(...runs.flat())
} finally {
  await server.stop()
}

const passed = sum('passed')
const failed = sum('failed')
const skipped = sum('skipped')
const interruption = interrupted.signal.aborted ? `, interrupted by ${interrupted.signal.reason}` : ''
console.log(`\n${files.length} test files in ${((Date.now() - started) / 1000).toFixed(1)} s${interruption}`)
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 || passed === 0 || interruption ? 1 : 0

function wantedFiles(): string[] {
  const all = globSync('test/**/*.test.{ts,tsx}').sort()
  const [changed, revision = 'HEAD'] = patterns.find((each) => each.startsWith('--changed'))?.split('=') ?? []
  if (changed) return testsFor(changedFiles(revision), all, readImports())
  const isWanted = (file: string) =>
    patterns.some((pattern) => file.includes(pattern.replace(/^\.\//, '')) || matchesGlob(file, pattern))
  return patterns.length === 0 ? all : all.filter(isWanted)
}

/** The checks count as one test. */
async function runCheck(): Promise<Count> {
  console.log('▶ npm run check')
  const succeeded = await runNode(['scripts/check.ts'])
  console.log(succeeded ? '✔ npm run check\n' : '✖ npm run check failed\n')
  return { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 }
}

async function runBrowserTests(chromiumPath: Promise<string> | null): Promise<Count[]> {
  try {
    if (chromiumPath) process.env.CHROMIUM_PATH = await chromiumPath
  } catch (error) {
    console.error(error)
    return [{ passed: 0, failed: browserFiles.length, skipped: 0 }]
  }
  return runInTurns(groups(browserFiles), 1)
}

/** Neighbours share a process. */
function groups(testFiles: readonly string[]): string[][] {
  const starts = testFiles.keys().filter((index) => index % filesPerProcess === 0)
  return [...starts].map((start) => testFiles.slice(start, start + filesPerProcess))
}

function runInTurns(some: readonly string[][], atOnce: number): Promise<Count[]> {
  const limit = pLimit(atOnce)
  return Promise.all(some.map((files) => limit(runTests, files)))
}

/** In one process. A run that ends without counts is one failure. */
async function runTests(testFiles: string[]): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'wishring-count-'))
  const report = join(folder, 'report.tap')
  try {
    const succeeded = await runNode([
      `--max-semi-space-size=${youngGeneration}`,
      `--test-timeout=${testTimeoutMs}`,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${report}`,
      'scripts/test-files.ts',
      ...testFiles,
    ])
    const tap = await readFile(report, 'utf8').catch(() => '')
    const total = (what: string) => Number(tap.match(new RegExp(`^# ${what} (\\d+)$`, 'm'))?.[1] ?? 0)
    const failures = total('fail') + total('cancelled')
    // The test around all files is not counted.
    return {
      passed: succeeded ? total('pass') - 1 : total('pass'),
      failed: succeeded ? 0 : Math.max(failures - 1, 1),
      skipped: total('skipped') + total('todo'),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @returns whether it succeeded; false when interrupted */
async function runNode(args: string[]): Promise<boolean> {
  if (interrupted.signal.aborted) return false
  // Its own process group, so that an interruption also ends the test files' processes.
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  const end = () => child.exitCode === null && child.pid && process.kill(-child.pid, 'SIGTERM')
  const timer = setTimeout(() => {
    console.error(`✖ not finished after ${maxRunMs / 60_000} minutes: ${args.join(' ')}`)
    end()
  }, maxRunMs)
  interrupted.signal.addEventListener('abort', end)
  try {
    return await new Promise<boolean>((done, failed) => {
      child.on('error', failed)
      child.on('close', (code) => done(code === 0))
    })
  } finally {
    clearTimeout(timer)
    interrupted.signal.removeEventListener('abort', end)
  }
}

function sum(what: keyof Count): number {
  return counts.reduce((total, count) => total + count[what], 0)
}
