import { globSync, readFileSync } from 'node:fs'
import type { Catalog } from './catalogs.ts'

/** Finds the files that use a message. */
export interface Uses {
  /** @returns paths from the repository's root, and of a catalog if another message's name chooses this one */
  of(id: string): string[]
}

/** Reads which messages the sources use: by their id, or by an id that is composed of fixed parts and values. */
export function readUses(catalogs: readonly Catalog[]): Uses {
  const sources = globSync(['src/**/*.{ts,tsx}', 'views/**/*.{ts,tsx}', 'jobs/**/*.ts'])
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const files = new Map<string, Set<string>>()
  const add = (id: string, file: string) => files.set(id, (files.get(id) ?? new Set()).add(file))
  for (const { file, text } of sources)
    for (const [, , id] of text.matchAll(/(['"`])([a-zA-Z][\w.-]*)\1/g)) add(id!, file)
  for (const { file, source } of catalogs)
    for (const [, , id] of source.matchAll(/(['"])([a-zA-Z][\w.-]*)\1(?!\s*:)/g)) add(id!, file)
  const composed = sources.flatMap(({ file, text }) => composedIn(text).map((pattern) => ({ file, pattern })))

  return {
    of: (id) => [
      ...new Set([
        ...(files.get(id) ?? []),
        ...composed.filter(({ pattern }) => pattern.test(id)).map(({ file }) => file),
      ]),
    ],
  }
}

/** Returns patterns of the ids that a source composes of fixed parts and values, like `occasion.${name}`. */
export const composedIn = (text: string): RegExp[] =>
  [...text.matchAll(/`([a-z]\w*\.(?:[\w.-]|\$\{[^`{}]*\})*)`/g)]
    .filter(([, literal]) => literal!.includes('${'))
    .map(
      ([, literal]) =>
        new RegExp(
          `^${literal!
            .split(/\$\{[^{}]*\}/)
            .map((part) => RegExp.escape(part))
            .join('[\\w-]+')}$`,
        ),
    )
