// first: selects React's production build, which renders three times as fast
import '../src/react-build.ts'
import { describe, test } from 'node:test'
import { resolve } from 'node:path'

// node scripts/test-files.ts <file…>   runs test files one after another in one process, each as a suite of its name
// A file is loaded once the one before it has ended, so that no more than one world is open. A file that throws while it loads fails its suite.

/** No limit: node:test takes Infinity for the limit of a single test. */
const noLimit = 2 ** 31 - 1

test('files', { timeout: noLimit }, async () => {
  for (const file of process.argv.slice(2)) {
    await describe(file, async () => {
      await import(resolve(file))
    })
  }
})
