// first: selects React's production build, which renders three times as fast
import '../src/react-build.ts'
import { once } from 'node:events'
import { describe, test } from 'node:test'
import { resolve } from 'node:path'

// node scripts/test-files.ts <file…>   runs test files one after another in one process, each as a suite of its name
// node scripts/test-files.ts           asks its parent for each file, by an IPC message; an empty name is the end
// A file is loaded once the one before it has ended, so that no more than one world is open. A file that throws while it loads fails its suite.

/** node:test has no word for "no limit": it takes Infinity for the limit of a single test. */
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
