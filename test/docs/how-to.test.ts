import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'

// Steps in docs/how-to.md name files, and identifiers that a reader should look for in these files.

const isPath = (name: string) => /^[\w./-]+\.(tsx?|md|svg)$/.test(name)
const isIdentifier = (name: string) => /^[a-z][\w]*$/i.test(name)

interface Step {
  words: string
  files: string[]
  identifiers: string[]
}

/**
 * Returns the steps in a page's numbered lists. A file that a step names without a folder is in the folder of the file
 * that the step names before it.
 */
function stepsOf(page: string): Step[] {
  return page
    .split(/^(?=\d+\. )/m)
    .slice(1)
    .map((text) => {
      const words = text.split('\n\n')[0]!
      const names = [...words.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)
      const files: string[] = []
      for (const name of names.filter(isPath))
        files.push(name.includes('/') || files.length === 0 ? name : join(dirname(files.at(-1)!), name))
      return { words, files, identifiers: names.filter(isIdentifier) }
    })
}

const steps = stepsOf(readFileSync('docs/how-to.md', 'utf8'))

test('every file that a step names exists', () => {
  const named = steps.flatMap(({ files }) => files).filter((file) => file.includes('/'))
  assert.ok(named.length > 30)
  assert.deepEqual(
    named.filter((file) => !existsSync(file)),
    [],
  )
})

test("every identifier in a step is in the step's files, or anywhere if the step names a pattern of files", () => {
  const code = globSync('{src,views,jobs,locales}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const missing = steps.flatMap(({ files, identifiers, words }) => {
    const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))
    const where = words.includes('<') ? code : texts
    if (where.length === 0) return []
    return identifiers
      .filter((name) => !where.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
      .map((name) => `${name}: ${words}`)
  })
  assert.deepEqual(missing, [])
})
