import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { MessageTexts } from './catalogs.ts'
import { refusedWord } from './words.ts'

/** The longest sentence of a text, in words (docs/texts.md). */
const longestSentence = 25
/** The most texts that the plurals of one text may make. */
const mostVariants = 100
/** The longest subject of a mail, in characters without what is filled in, so that phones show all of it. */
const longestSubject = 60

/**
 * Slips that a text must not have: another language's quotation marks, straight quotes, a capital "Du" within a
 * sentence. One text keeps the specification's spelling: `error.something_went_wrong`.
 */
const slips: Record<string, RegExp> = {
  nl: /["'‘„]|\.\.\./,
  de: /["'‘”]|\.\.\.|[\p{L},;] (?:Du|Dich|Dir|Dein\p{L}*)\b|(?<!^Etwas ist )schief gelaufen/u,
  en: /["'‘„]|\.\.\./,
}
const usualSlips = /["']|\.\.\./

/**
 * Characters that nobody sees, or that have no meaning: controls, fillers, and those that change the direction of a text.
 * A line break, a soft hyphen and the two joiners are none.
 */
const unseen = /(?![\n\u00ad\u200c\u200d])\p{C}|[\u034f\u115f\u2028\u2029\u2800\u3164\uffa0\ufffd]/u

/** Matches each tag of a text: the beginning, the end, or an empty tag, which ends in a slash. */
const anyTag = /<(\/?)([a-zA-Z]\w*)(\/?)>/g

/** The quotes in a text, by language. */
const quotes: Record<string, RegExp> = { nl: /“([^”]+)”/g, de: /„([^“]+)“/g, en: /“([^”]+)”/g }

/** Texts that quote buttons of browsers and phones, which are no messages of ours. */
const quoteOthers = new Set([
  'calendar.address_hint',
  'elsewhere.android.install',
  'elsewhere.android.share',
  'elsewhere.iphone.copy',
  'faq.from_shop.elsewhere',
])

/**
 * Checks messages by the rules of docs/texts.md. Each must be valid ICU, with the same placeholders and tags in each
 * language.
 * @param messages all messages, by id
 * @returns problems by the id of their message
 */
export function checkMessages(messages: ReadonlyMap<string, MessageTexts>): Map<string, string[]> {
  const languages = [...new Set([...messages.values()].flatMap((message) => Object.keys(message)))]
  const labels = new Map(languages.map((language) => [language, labelsIn([...messages.values()], language)]))
  const problems = new Map<string, string[]>()
  for (const [id, message] of messages) {
    const found = checkMessage(id, message, languages, labels)
    if (found.length > 0) problems.set(id, found)
  }
  return problems
}

function checkMessage(
  id: string,
  message: MessageTexts,
  languages: readonly string[],
  labels: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const problems: string[] = []
  const shapes: { language: string; shape: string }[] = []
  for (const language of languages) {
    const text = message[language] ?? ''
    if (text.trim() === '') problems.push(`${language} is empty`)
    try {
      const compiled = compileMessageOrThrow(text)
      const tagged = variants(compiled)
      const names = new Set(tagged.flatMap(tags))
      const shape = [
        ...placeholders(compiled).map((name) => `{${name}}`),
        ...[...names].sort().map((name) => `<${name}>`),
      ]
      if (text.includes('\n')) shape.push('a line break')
      if (tagged.includes('') && text !== '') shape.push('a plural that says nothing')
      shapes.push({ language, shape: shape.join(' ') })
      const spoken = tagged.map((variant) => variant.replaceAll(anyTag, ''))
      problems.push(...checkText(id, language, text, spoken, labels.get(language)!).map((problem) => `${language} ${problem}`)) // oxfmt-ignore
    } catch (error) {
      problems.push(`${language} cannot be read: ${(error as Error).message.split('\n')[0]}`)
    }
  }
  if (new Set(shapes.map(({ shape }) => shape)).size > 1)
    problems.push(shapes.map(({ language, shape }) => `${language} has ${shape || 'no placeholders'}`).join(', '))
  return problems
}

function checkText(
  id: string,
  language: string,
  text: string,
  spoken: readonly string[],
  labels: ReadonlySet<string>,
): string[] {
  const problems: string[] = []
  const slip = (slips[language] ?? usualSlips).exec(text)
  if (slip) problems.push(`has ${slip[0]}`)
  const hidden = unseen.exec(text)
  if (hidden) problems.push(`has the character U+${hidden[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}, which nobody sees`) // oxfmt-ignore
  if (text.includes('\\')) problems.push('has a backslash')
  if (/[\p{L}\p{N}}]\s*<sr>[^<]*<\/sr>\s*[\p{L}\p{N}{]/u.test(text)) problems.push('hides words between words that are seen; speech input needs the seen words together') // oxfmt-ignore
  if (spoken.some((variant) => /[{}]/.test(variant.replaceAll(/\{[\w#]+\}/g, '')))) problems.push('has a brace that belongs to no placeholder') // oxfmt-ignore
  const words = spoken.map((variant) => refusedWord(language, variant)).find((word) => word !== null)
  if (words) problems.push(`says “${words}”; docs/texts.md has the word for it`)
  if (language === 'en' && /^To\b/.test(text) && !/[.?!…]$/.test(text)) problems.push('begins with “To”; a button begins with its verb') // oxfmt-ignore
  const sentences = spoken.flatMap((variant) => variant.split(/(?<=[.!?…][”“]?)\s+|\n+/))
  const length = Math.max(...sentences.map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word)).length)) // oxfmt-ignore
  if (length > longestSentence) problems.push(`has a sentence of ${length} words; ${longestSentence} is the most`)
  if (/^mail\..*\.subject/.test(id)) {
    const subject = Math.max(...spoken.map((variant) => variant.replaceAll(/\{\w+\}/g, '').length))
    if (subject > longestSubject) problems.push(`is a subject of ${subject} characters beside what is filled in; ${longestSubject} is the most`) // oxfmt-ignore
  }
  if (!quoteOthers.has(id))
    for (const variant of spoken)
      for (const [, quoted] of variant.matchAll(quotes[language] ?? /“([^”]+)”/g))
        if (/^\p{Lu}/u.test(quoted!) && !quoted!.includes('{') && !labels.has(asLabel(quoted!))) problems.push(`quotes “${quoted}”, which no message says`) // oxfmt-ignore
  return [...new Set(problems)]
}

/** Returns the texts of a language that a text may quote: a quote names a button, a field or a title. */
function labelsIn(messages: readonly MessageTexts[], language: string): Set<string> {
  return new Set(messages.map((message) => asLabel(message[language] ?? '')))
}

/** Returns a text as somebody sees it: without tags, what only screen readers say, and its full stop. */
const asLabel = (text: string): string =>
  text
    .replaceAll(/<sr>.*?<\/sr>/g, '')
    .replaceAll(anyTag, '')
    .trim()
    .replace(/[.!?…]$/, '')

/**
 * Returns the placeholders of a compiled message, sorted. A language needs no plural where another has one, but a number
 * is one in each language.
 * @throws Error if a placeholder is neither shown as it is nor a number nor a plural, or a plural has no “other”
 */
function placeholders(compiled: CompiledMessage): string[] {
  const names = new Set<string>()
  const walk = (tokens: unknown) => {
    if (!Array.isArray(tokens)) return
    for (const token of tokens as unknown[]) {
      if (!Array.isArray(token)) continue
      const [name, kind, options] = token as [string, string?, unknown?]
      if (kind !== undefined && kind !== 'number' && kind !== 'plural') throw new Error(`{${name}, ${kind}} is neither a number nor a plural`) // oxfmt-ignore
      if (kind === 'number' && options !== undefined) throw new Error(`{${name}, number} has a style`)
      if (kind === 'plural' && !Object.hasOwn(options as object, 'other')) throw new Error(`{${name}, plural} has no “other”`) // oxfmt-ignore
      names.add(kind === 'number' ? `${name}, number` : name)
      if (options && typeof options === 'object') Object.values(options).forEach(walk)
    }
  }
  walk(compiled)
  return [...names].sort()
}

/**
 * Returns each text that a compiled message can become, with its tags. `{name}` stands for a value.
 * @throws Error if there are too many
 */
function variants(compiled: unknown): string[] {
  if (typeof compiled === 'string') return [compiled]
  return (compiled as unknown[]).reduce<string[]>(
    (begun, token) => {
      if (typeof token === 'string') return begun.map((text) => text + variants(token)[0]!)
      const [name, , options] = token as [string, string?, Record<string, unknown>?]
      const branches = options && typeof options === 'object' ? Object.entries(options).filter(([key]) => key !== 'offset') : [] // oxfmt-ignore
      const ends = branches.length > 0 ? branches.flatMap(([, branch]) => variants(branch)) : [`{${name}}`]
      if (begun.length * ends.length > mostVariants) throw new Error(`its plurals make over ${mostVariants} texts`)
      return begun.flatMap((text) => ends.map((end) => text + end))
    },
    [''],
  )
}

/**
 * Returns the tags of a text. The name of an empty tag ends in its slash.
 * @throws Error if a tag is malformed, not closed, within itself, or says nothing
 */
function tags(text: string): string[] {
  // An address in angle brackets is no tag: its name ends in an @.
  const malformed = /<(?=\/?\w*[\s/>])(?!\/?[a-zA-Z]\w*>|[a-zA-Z]\w*\/>)[^>]*>?/.exec(text)
  if (malformed) throw new Error(`${malformed[0]} is no tag`)
  const silent = /<([a-zA-Z]\w*)>\s*<\/\1>/.exec(text)
  if (silent) throw new Error(`<${silent[1]}> has no words`)
  const open: string[] = []
  const names = new Set<string>()
  for (const [whole, closing, name = '', alone = ''] of text.matchAll(anyTag)) {
    names.add(name + alone)
    if (alone) continue
    if (!closing && open.includes(name)) throw new Error(`<${name}> is within itself`)
    if (!closing) open.push(name)
    else if (open.pop() !== name) throw new Error(`${whole} closes nothing`)
  }
  if (open.length > 0) throw new Error(`<${open.join('>, <')}> is not closed`)
  return [...names]
}
