import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import type { Imports } from './imports.ts'

// npm test -- --changed[=revision] runs the tests that a change is likely to break.
//
// - A changed feature: its tests, and those of the features that import it. A changed migration counts as a change of
//   each feature whose tables it names.
// - A changed view, style or client script: the browser tests too.
// - A changed file that every feature uses, such as src/core: all tests.
//
// This can miss tests, because features also meet in the database, or through a third feature. So the whole suite
// decides whether a change is good.

/** Returns the paths, from the repository's root, of files that differ from the revision, and of new files. */
export function changedFiles(revision: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  return [
    ...git('diff', '--name-only', '--no-renames', revision, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}

/** Returns the targets, and all files that import a target, directly or through other files. */
function reaching(targets: Iterable<string>, arrows: Imports): Set<string> {
  const reached = new Set(targets)
  const grow = () =>
    [...arrows].filter(([from, to]) => !reached.has(from) && to.some((each) => reached.has(each))).map(([from]) => from)
  for (let more = grow(); more.length > 0; more = grow()) for (const each of more) reached.add(each)
  return reached
}

/** Names of the features: folders of `src` with an entry point. */
const featureNames = new Set(globSync('src/*/{index,web}.ts').map((door) => door.split('/')[1]!))

/** Returns the feature that a file belongs to, or undefined for a file that every feature uses. */
function featureOfFile(path: string): string | undefined {
  const name = /^(?:src|views|locales)\/([\w-]+)(?:\/|\.ts$)/.exec(path)?.[1]
  return (
    [...featureNames].find((feature) => feature === name) ??
    [...featureNames].find((feature) => name?.startsWith(`${feature}-`))
  )
}

/**
 * Returns the features that write the tables named in a migration, by the table of features in docs/architecture.md.
 * An undefined element stands for every feature: a function or trigger, or an unknown table, may concern all of them.
 */
function featuresOfMigration(path: string): (string | undefined)[] {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const words = new Set(text.match(/\w+/g))
  if (words.has('function') || words.has('trigger')) return [undefined]
  const rows = readFileSync('docs/architecture.md', 'utf8').matchAll(/^\| `([\w-]+)` \|([^|]*)\|/gm)
  const writers = [...rows].filter(([, , tables]) => tables!.match(/\w+/g)?.some((table) => words.has(table)))
  return writers.length > 0
    ? writers.map(([, writer]) => (featureNames.has(writer!) ? writer : undefined))
    : [undefined]
}

const featuresOfChange = (path: string) =>
  path.startsWith('migrations/') ? featuresOfMigration(path) : [featureOfFile(path)]

/** Returns the features that each feature imports. */
function featureImports(imports: Imports): Imports {
  const arrows = new Map<string, string[]>()
  for (const [file, targets] of imports) {
    const feature = featureOfFile(file)
    if (feature)
      arrows.set(feature, [...(arrows.get(feature) ?? []), ...targets.flatMap((target) => featureOfFile(target) ?? [])])
  }
  return arrows
}

const isOfBrowser = (path: string) => /^(static|src\/client)\//.test(path)
const isVisibleFile = (path: string) => path.startsWith('views/') || isOfBrowser(path)
/** Matches the paths of tests that check the code as a whole. They run after any change, and take a second. */
const alwaysRun = /^test\/([\w-]+\.test\.ts$|docs\/)/

/**
 * Returns the test files that changes are likely to break.
 * @param changed paths from the repository's root
 */
export function testsFor(changed: readonly string[], testFiles: readonly string[], imports: Imports): string[] {
  const ofCode = changed.filter((path) => !/^(test|docs)\/|\.md$/.test(path))
  const changedFeatures = ofCode.filter((path) => !isOfBrowser(path)).flatMap(featuresOfChange)
  if (changedFeatures.includes(undefined)) return [...testFiles]
  const reachedFeatures = new Set(changedFeatures)
  for (const [feature, others] of featureImports(imports))
    if (others.some((other) => changedFeatures.includes(other))) reachedFeatures.add(feature)
  const reachedTests = reaching(
    changed.filter((path) => path.startsWith('test/')),
    imports,
  )
  const isSeenChange = changed.some(isVisibleFile)
  return testFiles.filter((file) => {
    const folder = file.split('/')[1]!
    return (
      alwaysRun.test(file) ||
      reachedTests.has(file) ||
      reachedFeatures.has(folder) ||
      (isSeenChange && folder === 'browser')
    )
  })
}
