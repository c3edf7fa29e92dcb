// Imported first, because it selects React's production build, which renders three times as fast.
import '../src/react-build.ts'
import { once } from 'node:events'
import { describe, test } from 'node:test'
import { resolve } from 'node:path'
import { until } from '#test/support/until.ts'

// node scripts/test-files.ts <file…>   runs test files one after another in one process, each as a suite named after it
// node scripts/test-files.ts           asks its parent process for each file by IPC; an empty name ends the run
// The process loads a file only after the tests of the file before it have ended, so that only one test world
// (test/support/world.ts) is open at a time. A file that throws while it loads fails its suite. Servers, connections and
// processes that are still open after the last file fail the run.

/** Timeout in ms that never passes. Infinity doesn't work: node:test replaces it by the timeout of a single test. */
const noLimit = 2 ** 31 - 1

/** Returns Node's names of the servers, connections and child processes that keep this process alive. */
const stillOpen = () => process.getActiveResourcesInfo().filter((name) => /^(?:TCP\w+|Process)Wrap$/.test(name))

const given = process.argv.slice(2)

async function nextFile(): Promise<string | undefined> {
  if (!process.send || given.length > 0) return given.shift()
  process.send('next')
  const [file] = (await once(process, 'message')) as [string]
  if (file === '') process.disconnect()
  return file || undefined
}

test('files', { timeout: noLimit }, async () => {
  for (let file = await nextFile(); file; file = await nextFile()) {
    const path = resolve(file)
    await describe(file, async () => {
      await import(path)
    })
  }
  await until(() => stillOpen().length === 0, 'tests to close what they opened').catch((error: Error) => {
    throw new Error(`${error.message}: ${stillOpen().join(', ')}`)
  })
})
