import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'

/** Texts of a message by language. Its languages may be others than the product's, while one is being added. */
export type MessageTexts = Record<string, string>

export interface Catalog {
  /** path from the repository's root */
  file: string
  source: string
  /** the comment above the catalog, in one line */
  about: string
  messages: ReadonlyMap<string, MessageTexts>
}

/** Reads the catalogs of this repository, which is the current folder. */
export async function readCatalogs(): Promise<Catalog[]> {
  const files = globSync('locales/*.ts').filter((file) => !['locales/index.ts', 'locales/texts.ts'].includes(file))
  return Promise.all(
    files.sort().map(async (file) => {
      const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, Record<string, MessageTexts>>
      const source = readFileSync(file, 'utf8')
      const comment = /\/\*\*(.*?)\*\/\s*export const/s.exec(source)?.[1] ?? ''
      return {
        file,
        source,
        about: comment.replaceAll(/\s*\n \*/g, '').trim(),
        messages: new Map(Object.values(module).flatMap((catalog) => Object.entries(catalog))),
      }
    }),
  )
}

/** Returns the position of a message in its catalog's source. */
export const positionOf = (source: string, id: string): number =>
  Math.max(0, source.search(new RegExp(`['"]?${RegExp.escape(id)}['"]?\\s*:`)))

/**
 * Puts texts of one language into a catalog's source. Each text takes the place of the message's text in that language;
 * if there is none, the text comes after the message's other languages.
 * @param texts by the id of their message
 */
export function withTexts(source: string, language: string, texts: ReadonlyMap<string, string>): string {
  const edits: { start: number; end: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    const text = ts.isPropertyAssignment(node) ? texts.get(nameOf(node)) : undefined
    if (text === undefined || !ts.isPropertyAssignment(node) || !ts.isObjectLiteralExpression(node.initializer))
      return ts.forEachChild(node, visit)
    const { properties } = node.initializer
    const present = properties.filter(ts.isPropertyAssignment).find((property) => nameOf(property) === language)
    if (present)
      edits.push({ start: present.initializer.getStart(), end: present.initializer.end, text: literal(text) })
    else {
      const { end } = properties.at(-1)!
      edits.push({ start: end, end, text: `, ${language}: ${literal(text)}` })
    }
  }
  visit(ts.createSourceFile('catalog.ts', source, ts.ScriptTarget.Latest, true))
  return edits.reduceRight((edited, { start, end, text }) => edited.slice(0, start) + text + edited.slice(end), source)
}

const nameOf = ({ name }: ts.PropertyAssignment): string => (name as ts.Identifier | ts.StringLiteral).text

/** Writes a string as TypeScript does. A text with line breaks becomes a template. */
const literal = (text: string): string =>
  text.includes('\n')
    ? `\`${text.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`)}\``
    : `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`
