import { readFileSync } from 'node:fs'

/** Block of code in a page. */
export interface Block {
  /** title of the `##` section that has the block */
  section: string
  language: string
  code: string
}

/** Commands of a page, with the output that the page shows below them. Null if it shows none. */
export interface Commands {
  kind: 'commands'
  section: string
  code: string
  output: string | null
}

/** File that a page tells its reader to write. */
export interface SourceFile {
  kind: 'file'
  section: string
  name: string
  code: string
}

/** Returns the blocks of a page, in their order. */
function blocksOf(page: string): Block[] {
  const fences = page.match(/^```/gm)?.length ?? 0
  const blocks = page.split(/^## /m).flatMap((part) =>
    [...part.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].map(([, language = '', code = '']) => ({
      section: part.slice(0, part.indexOf('\n')),
      language,
      code,
    })),
  )
  if (fences !== 2 * blocks.length) throw new Error(`${fences} fences, but ${blocks.length} blocks`)
  return blocks
}

/**
 * Returns what a reader of a page does: commands (`sh`), and files, whose first line is a comment with their name. A
 * `text` is the output of the commands before it.
 * @throws Error for any other block
 */
export function stepsOf(path: string): (Commands | SourceFile)[] {
  const steps: (Commands | SourceFile)[] = []
  for (const { section, language, code } of blocksOf(readFileSync(path, 'utf8'))) {
    const last = steps.at(-1)
    const name = /^\/\/ ([\w.-]+)\n/.exec(code)?.[1]
    if (language === 'sh') steps.push({ kind: 'commands', section, code, output: null })
    else if (language === 'text' && last?.kind === 'commands' && last.output === null) last.output = code
    else if (/^(?:ts|json)$/.test(language) && name) steps.push({ kind: 'file', section, name, code })
    else throw new Error(`${path} has a block that is no command, no output and no file with a name:\n${code}`)
  }
  return steps
}

/** Returns a pattern for an output in a page, in which … stands for any text within a line. */
export const patternOf = (output: string): RegExp =>
  new RegExp(`^${output.trimEnd().split('…').map(RegExp.escape).join('.*')}$`)
