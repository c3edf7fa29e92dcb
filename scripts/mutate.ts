import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from '#test/support/chromium.ts'
import { startTestServer } from '#test/support/database.ts'
import type { Fault } from '#test/faults/fault.ts'

// npm run mutate                  puts each fault of test/faults into a copy of the code, and runs the fault's tests
// npm run mutate -- lots access   tries only the faults of test/faults/lots.ts and test/faults/access.ts
//   --again                       also tries faults that the same tests have killed in the same code before
//   --times 3                     tries each fault three times; a test must fail every time
//   --minutes 30                  stops after that time; the next run counts the faults killed so far
// A fault is killed when a test fails. Exits with 1 if a fault survives, or if the text that it replaces is no longer
// in the code.

const atOnce = 2
const maxMsOfFault = 5 * 60_000
const recordPath = '.cache/mutate.json'

const { values: options, positionals: features } = parseArgs({
  allowPositionals: true,
  options: {
    again: { type: 'boolean', default: false },
    times: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
  },
})
const times = Number(options.times)
const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupted.abort(signal))
const endsAt = Date.now() + Number(options.minutes) * 60_000
const isOver = () => interrupted.signal.aborted || Date.now() > endsAt

interface FaultInFile {
  feature: string
  fault: Fault
  /** hash of the fault, of the file that gets it, and of its tests */
  key: string
}

interface Verdict {
  /** failed tests, one for each run; null if every test passed in some run */
  killedBy: string[] | null
  seconds: number
}

const testFilesOf = ({ tests }: Fault): string[] =>
  tests.flatMap((path) => (path.includes('.test.') ? [path] : globSync(`${path}/**/*.test.{ts,tsx}`).sort()))

async function readFaults(): Promise<{ faults: FaultInFile[]; stale: string[] }> {
  const faults: FaultInFile[] = []
  const stale: string[] = []
  for (const path of globSync('test/faults/*.ts').sort()) {
    const faultFile = basename(path, '.ts')
    if (faultFile === 'fault' || (features.length > 0 && !features.includes(faultFile))) continue
    const { default: ofFeature } = (await import(join(process.cwd(), path))) as { default: readonly Fault[] }
    for (const fault of ofFeature) {
      const code = await readFile(fault.file, 'utf8').catch(() => '')
      const found = code.split(fault.replace).length - 1
      const files = testFilesOf(fault)
      if (found !== 1) stale.push(`${fault.file}: stands there ${found} times: ${fault.replace}`)
      if (files.length === 0) stale.push(`${fault.file}: has no tests in ${fault.tests.join(', ')}`)
      const tests = await Promise.all(files.map((file) => readFile(file, 'utf8')))
      const hash = createHash('sha256').update(JSON.stringify([fault, code, tests]))
      faults.push({ feature: faultFile, fault, key: hash.digest('base64url') })
    }
  }
  return { faults, stale }
}

/** Copies the code without ignored files, and links node_modules. */
async function copyCode(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wishring-mutate-'))
  const listed = await output('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  for (const path of listed.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await cp(path, join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error // The file is deleted, but git still lists it.
    })
  }
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return folder
}

async function output(command: string, args: string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  await new Promise<void>((done, failed) =>
    child.on('error', failed).on('close', (code) => (code === 0 ? done() : failed(new Error(`${command}: ${code}`)))),
  )
  return text
}

/** Finds the first failed test. Each test file is a suite named after its path. @returns file and name of the test */
function firstFailure(tap: string): string | undefined {
  const failure = /^ *not ok \d+ - (.+)$/m.exec(tap)
  const file =
    failure &&
    tap
      .slice(0, failure.index)
      .match(/(?<=^ *# Subtest: )test\/.+$/gm)
      ?.at(-1)
  return failure ? `${file}: ${failure[1]}` : undefined
}

/** Runs test files in one process until a test fails. @returns the failed test, or null if all passed */
async function failureOf(folder: string, files: readonly string[], env: NodeJS.ProcessEnv): Promise<string | null> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--test-timeout=60000', '--test-reporter=tap', 'scripts/test-files.ts', ...files],
    { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'], detached: true },
  )
  // Kills the whole process group, because a test may have started its own processes.
  const end = () => void (child.exitCode === null && process.kill(-child.pid!, 'SIGKILL'))
  const timer = setTimeout(end, maxMsOfFault)
  interrupted.signal.addEventListener('abort', end)
  let tap = ''
  let failed: string | undefined
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    tap += chunk
    if (failed) return
    failed = firstFailure(tap)
    if (failed) end()
  })
  const code = await new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done))
  clearTimeout(timer)
  interrupted.signal.removeEventListener('abort', end)
  if (code === 0) return null
  // A fault counts as a survivor if its tests don't end in time.
  return failed ?? (code === null ? null : `exit ${code}`)
}

const { faults, stale } = await readFaults()
const record = JSON.parse(await readFile(recordPath, 'utf8').catch(() => '{}')) as Record<string, Verdict>
const isDone = ({ key }: FaultInFile) => !options.again && (record[key]?.killedBy?.length ?? 0) >= times
const due = faults.filter((each) => !isDone(each))
const survivors: string[] = []
let left = due.length

const show = ({ feature, fault }: FaultInFile, { killedBy, seconds }: Verdict) =>
  console.log(
    `${killedBy ? '✔' : '✖ survived'} ${feature}: ${fault.harm} (${killedBy?.[0] ?? fault.file}, ${seconds} s)`,
  )

const server = due.length > 0 ? await startTestServer() : null
const copies: string[] = []
try {
  const env: NodeJS.ProcessEnv = { ...process.env, TEST_DATABASE_SERVER: server?.url, CI: 'true' }
  if (due.some(({ fault }) => testFilesOf(fault).some((file) => file.startsWith('test/browser/'))))
    env.CHROMIUM_PATH = await findChromium()
  if (due.length > 0) await checkWithoutFaults(env)
  const queue = [...due]
  await Promise.all(
    Array.from({ length: Math.min(atOnce, due.length) }, async () => {
      const folder = await copyCode()
      copies.push(folder)
      for (let next = queue.shift(); next && !isOver(); next = queue.shift()) await tryFault(folder, next, env)
    }),
  )
} finally {
  await server?.stop()
  await Promise.all(copies.map((folder) => rm(folder, { recursive: true, force: true })))
}

console.log(
  `\n${faults.length} faults: ${faults.length - left - survivors.length} killed, ${survivors.length} survived, ${left} not tried`,
)
for (const each of stale) console.error(`✖ ${each}`)
process.exitCode = survivors.length + stale.length + left > 0 ? 1 : 0

/** Checks that the tests pass without any fault, because a test that fails anyway proves nothing about a fault. */
async function checkWithoutFaults(env: NodeJS.ProcessEnv): Promise<void> {
  const files = [...new Set(due.flatMap(({ fault }) => testFilesOf(fault)))].sort()
  console.log(`▶ ${files.length} test files without a fault`)
  const perProcess = 8
  for (let at = 0; at < files.length; at += perProcess) {
    const failed = await failureOf(process.cwd(), files.slice(at, at + perProcess), env)
    if (failed && !isOver()) throw new Error(`fails without a fault: ${failed}`)
  }
}

async function tryFault(folder: string, each: FaultInFile, env: NodeJS.ProcessEnv): Promise<void> {
  const { fault, key } = each
  const code = await readFile(fault.file, 'utf8')
  if (!code.includes(fault.replace)) return void left-- // reported as stale
  const path = join(folder, fault.file)
  const began = performance.now()
  await writeFile(
    path,
    code.replace(fault.replace, () => fault.by),
  )
  const failures: (string | null)[] = []
  for (let time = 0; time < times; time++) failures.push(await failureOf(folder, testFilesOf(fault), env))
  await writeFile(path, code)
  if (interrupted.signal.aborted) return
  const killedBy = failures.every((failure) => failure !== null) ? failures : null
  const verdict = { killedBy, seconds: Math.round((performance.now() - began) / 1000 / times) }
  left--
  if (!killedBy) survivors.push(key)
  record[key] = verdict
  await mkdir(dirname(recordPath), { recursive: true })
  await writeFile(recordPath, JSON.stringify(record, null, 1))
  show(each, verdict)
}
