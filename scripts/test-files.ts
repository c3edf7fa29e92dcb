// first: selects React's production build, which renders three times as fast
import '../src/react-build.ts'
import { describe } from 'node:test'
import { resolve } from 'node:path'

// node scripts/test-files.ts <file…>: runs test files in one process, each as a suite of its name. A file that throws while it loads fails its suite.

let last: Promise<unknown> = Promise.resolve()

/** Waits for what was asked before. In a promise of the asker's own: node:test tells by these whose the tests are that a file defines. */
function turn(): Promise<() => void> {
  const before = last
  const { promise, resolve: end } = Promise.withResolvers<void>()
  last = promise
  return new Promise((begin) => void before.then(() => begin(end)))
}

for (const file of process.argv.slice(2))
  describe(file, async () => {
    const end = await turn()
    try {
      await import(resolve(file))
    } finally {
      end() // modules that wait for each other's would wait for ever
    }
  })
