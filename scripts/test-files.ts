// Imported first, because it selects React's production build, which renders three times as fast.
import '../src/react-build.ts'
import { once } from 'node:events'
import { describe, test } from 'node:test'
import { resolve } from 'node:path'

// node scripts/test-files.ts <file…>   runs test files one after another in one process, each as a suite named after it
// node scripts/test-files.ts           asks its parent for each file with an IPC message; an empty name ends the run
// The process loads a file after the one before it has ended, so that only one world is open at a time. A file that
// throws while it loads fails its suite.

/** Timeout in ms that never passes. node:test has none: it replaces Infinity by the timeout of a single test. */
const noLimit = 2 ** 31 - 1

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
})
