import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { findChromium } from '#test/support/chromium.ts'
import { dropAbandonedDatabases, startTestServer } from '#test/support/database.ts'
import { changedFiles, testsFor } from './changed-tests.ts'
import { readImports } from './imports.ts'

// npm test                          runs every check and every test
// npm test -- path-or-pattern       runs only test files whose path contains or matches it, without the checks
// npm test -- --changed[=revision]  runs only test files that changes since a revision are likely to break; by default
//                                   changes since the last commit
// The last line has the counts, and the lines before it name what failed. Exits with 1 if anything failed or nothing ran.

/** Time in ms after which a test counts as hanging. It is long, because some machines are far slower than others. */
const testTimeoutMs = 180_000
/** Time in ms that the checks, or one test file, may take. */
const maxSilenceMs = 20 * 60_000
/**
 * Number of test processes for tests in a browser. More would share the processors, and these tests ask what a person
 * sees within a time: an update within a second, or a drag that begins after a quarter of a second. There is a maximum,
 * because all processes share the connections of one database server.
 */
const browserProcesses = Math.min(availableParallelism(), 4)
/**
 * Number of test processes for all other tests. It exceeds the number of processors by one, because these tests also
 * wait for mails, processes and retries. On two processors five of them left no processor idle, so each test took longer.
 */
const processes = browserProcesses + 1
/**
 * Maximum number of test files that one process runs. Files share a process, because starting a process takes longer
 * than a short file. There is a maximum, because a process keeps memory of each file.
 */
const filesPerProcess = 25
/**
 * Size of the young generation in MiB. A large one halves the time for garbage collection, because tests are short.
 */
const youngGeneration = 64

type Count = { passed: number; failed: number; skipped: number }

const started = Date.now()
const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupted.abort(signal))

const patterns = process.argv.slice(2)
const files = wantedFiles()
const isSlow = (file: string) =>
  /^test\/(docs|process|hostile|operations)\/|\/(screens-of-\w+|kill|dump)\.test\.ts$/.test(file)
const isOfBrowser = (file: string) => file.startsWith('test/browser/')
/** Wanted test files. Slow files come first, so that all processes end at about the same time. */
const inOrder = [...files.filter(isSlow), ...files.filter((file) => !isSlow(file))]
const waiting = { browser: inOrder.filter(isOfBrowser), others: inOrder.filter((file) => !isOfBrowser(file)) }

const counts: Count[] = []
/** Name, place and error of each failed test. They are printed last, because the output of all processes is mixed. */
const failures: string[] = []
// The test processes share this compile cache, because otherwise each process would compile the same code.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/node-compile')
const server = await startTestServer()
try {
  process.env.TEST_DATABASE_SERVER = server.url
  await dropAbandonedDatabases(server.url)
  // If there is no Chromium, installing it takes as long as the checks, so both run at once.
  await Promise.all([patterns.length === 0 && runCheck(), prepareBrowser()])
  await runInProcesses(processes, waiting.others)
  await runInProcesses(browserProcesses, waiting.browser)
} finally {
  await server.stop()
}

const passed = sum('passed')
const failed = sum('failed')
const skipped = sum('skipped')
const interruption = interrupted.signal.aborted ? `, interrupted by ${interrupted.signal.reason}` : ''
for (const failure of failures) console.log(`\n✖ ${failure}`)
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

/** Runs the checks, which count as one test. */
async function runCheck(): Promise<void> {
  console.log('▶ npm run check')
  const succeeded = await runNode(['scripts/check.ts'])
  console.log(succeeded ? '✔ npm run check\n' : '✖ npm run check failed\n')
  counts.push({ passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 })
}

/** Finds or installs Chromium. Without it, each file of browser tests counts as failed. */
async function prepareBrowser(): Promise<void> {
  if (waiting.browser.length === 0) return
  try {
    process.env.CHROMIUM_PATH = await findChromium()
  } catch (error) {
    console.error(error)
    counts.push({ passed: 0, failed: waiting.browser.splice(0).length, skipped: 0 })
  }
}

/** Runs waiting files in this number of processes at once. A process that has run its maximum is replaced. */
async function runInProcesses(number: number, queue: string[]): Promise<void> {
  const runQueue = async () => {
    while (queue.length > 0 && !interrupted.signal.aborted) counts.push(await runTests(() => queue.shift()))
  }
  await Promise.all(Array.from({ length: number }, runQueue))
}

/**
 * Runs test files in one process, which asks for each file. A process that ends without counts counts as one failure.
 * @param next takes the next file from the waiting files
 */
async function runTests(next: () => string | undefined): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'wishring-count-'))
  const report = join(folder, 'report.tap')
  let taken = 0
  try {
    const succeeded = await runNode(
      [
        `--max-semi-space-size=${youngGeneration}`,
        `--test-timeout=${testTimeoutMs}`,
        // Without it, a server that a failed test left open would keep the process alive. scripts/test-files.ts fails then.
        '--test-force-exit',
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        '--test-reporter=tap',
        `--test-reporter-destination=${report}`,
        'scripts/test-files.ts',
      ],
      () => (taken++ < filesPerProcess ? next() : undefined) ?? '',
    )
    const tap = await readFile(report, 'utf8').catch(() => '')
    const total = (what: string) => Number(tap.match(new RegExp(`^# ${what} (\\d+)$`, 'm'))?.[1] ?? 0)
    const unsuccessful = total('fail') + total('cancelled')
    failures.push(...failuresIn(tap))
    // The counts leave out the test of test-files.ts that contains all files.
    return {
      passed: succeeded ? total('pass') - 1 : total('pass'),
      failed: succeeded ? 0 : Math.max(unsuccessful - 1, 1),
      skipped: total('skipped') + total('todo'),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns name, place and error of each failed test in a report, without the suites that contain it. */
function failuresIn(tap: string): string[] {
  const reports = tap.matchAll(/^ *not ok \d+ - (.*)\n((?: +.*\n)*? +\.\.\.)$/gm)
  return [...reports].flatMap(([, name, details = '']) => {
    if (details.includes("failureType: 'subtestsFailed'")) return []
    const place = details.match(/location: '(.*)'/)?.[1]
    const error = details.match(/^( +)error: (?:\|-\n(?<lines>(?:\1 .*\n)+)|(?<line>.*))/m)?.groups
    const message = (error?.lines ?? `${error?.line}`).trimEnd().replaceAll(/^ */gm, '  ')
    return [`${name}\n  ${place}\n${message}`]
  })
}

/**
 * Runs a program in Node, and ends it if it neither finishes nor asks for `maxSilenceMs`.
 * @param answer returns the reply to each message of the process: the name of its next file
 * @returns whether the program succeeded; false if it was interrupted
 */
async function runNode(args: string[], answer?: () => string): Promise<boolean> {
  if (interrupted.signal.aborted) return false
  // The program has its own process group, so that an interruption also ends the processes that test files start.
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    stdio: ['ignore', 'inherit', 'inherit', ...(answer ? (['ipc'] as const) : [])],
    detached: true,
  })
  const end = () => child.exitCode === null && child.pid && process.kill(-child.pid, 'SIGTERM')
  let running = args.join(' ')
  const timer = setTimeout(() => {
    console.error(`✖ not finished after ${maxSilenceMs / 60_000} minutes: ${running}`)
    end()
  }, maxSilenceMs)
  if (answer)
    child.on('message', () => {
      const file = answer()
      running = file || running
      timer.refresh()
      child.send(file)
    })
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
