import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'
import packageJson from '../package.json' with { type: 'json' }

/** Paths of our own files that each file imports. */
export type Imports = ReadonlyMap<string, readonly string[]>

const aliases = Object.entries(packageJson.imports).map(
  ([alias, folder]) => [alias.replace('*', ''), folder.replace('./', '').replace('*', '')] as const,
)

/** Resolves an import to a path from the repository's root, or to null for a package. */
export function resolveImport(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix))
  return alias ? alias[1] + specifier.slice(alias[0].length) : null
}

/** Reads the imports of all source files. */
export function readImports(): Imports {
  const files = globSync('{src,views,jobs,locales,test}/**/*.{ts,tsx}')
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
      return [file, importedFiles.flatMap(({ fileName }) => resolveImport(file, fileName) ?? [])]
    }),
  )
}
