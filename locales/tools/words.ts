import { readFileSync } from 'node:fs'

/** Patterns of the signs in the tables of docs/texts.md: `*` stands for letters, and `…` for another word. */
const signs: Record<string, string> = { '*': String.raw`\p{L}*`, '…': String.raw`\p{L}+` }

/** Returns a pattern of a word or phrase. A small first letter stands for a capital one too. */
function patternOf(word: string): string {
  const [first = '', ...others] = word
  const start = first === first.toUpperCase() ? first : `[${first}${first.toUpperCase()}]`
  return start + others.map((letter) => signs[letter] ?? RegExp.escape(letter)).join('')
}

/** Patterns of the words that a text must not have, by the English name of its language. */
const refused = new Map<string, RegExp>()
const guide = readFileSync(new URL('../../docs/texts.md', import.meta.url), 'utf8')
for (const [, language, section] of guide.matchAll(/^### (\w+)\n(.*?)(?=^##|(?![\s\S]))/gms)) {
  const [, , ...rows] = section!.matchAll(/^\|[^|]+\|[^|]+\|([^|]+)\|$/gm)
  const words = rows.flatMap(([, cell]) => cell!.split(',').map((word) => word.trim())).filter(Boolean)
  refused.set(language!, new RegExp(String.raw`(?<![\p{L}-])(?:${words.map(patternOf).join('|')})(?!\p{L})`, 'u'))
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** Returns the first word of a text that docs/texts.md refuses in that language, or null. Placeholders have no words. */
export const refusedWord = (language: string, text: string): string | null =>
  refused.get(languageNames.of(language)!)?.exec(text.replaceAll(/\{\w+\}/g, '{}'))?.[0] ?? null
