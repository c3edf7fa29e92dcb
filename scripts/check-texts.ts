// Checks the messages of locales/: each is complete and valid ICU, has the same placeholders and tags in each language,
// has no typographic slips, and its id is declared once and used.
// It also checks that no component shows text that is not a message.
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import ts from 'typescript'
import { languages, type Language, type Message } from '#locales/texts.ts'

const problems: string[] = []

interface Place {
  file: string
  text: string
}
const filesOf = (...patterns: string[]): Place[] =>
  globSync(patterns)
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const report = ({ file, text }: Place, position: number, problem: string) =>
  problems.push(`${file}:${text.slice(0, position).split('\n').length}  ${problem}`)

// ── The messages ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Returns the placeholders of a compiled message, sorted. */
function placeholders(compiled: unknown): string[] {
  const names = new Set<string>()
  const walk = (tokens: unknown) => {
    if (!Array.isArray(tokens)) return
    for (const token of tokens as unknown[]) {
      if (!Array.isArray(token)) continue
      const [name, , options] = token as [string, string?, unknown?]
      names.add(name)
      if (options && typeof options === 'object') Object.values(options).forEach(walk)
    }
  }
  walk(compiled)
  return [...names].sort()
}

/** Returns the tags of a message, sorted. @throws Error if a tag is not closed */
function tags(text: string): string[] {
  const open: string[] = []
  const names = new Set<string>()
  for (const [whole, closing, name = '', alone] of text.matchAll(/<(\/?)([a-zA-Z]\w*)\s*(\/?)>/g)) {
    names.add(name)
    if (alone) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) throw new Error(`${whole} closes nothing`)
  }
  if (open.length > 0) throw new Error(`<${open.join('>, <')}> is not closed`)
  return [...names].sort()
}

/**
 * Slips that a text must not have: another language's quotation marks, straight quotes, a capital "Du" within a
 * sentence. One text keeps the specification's spelling: `error.something_went_wrong`.
 */
const slips: Record<Language, RegExp> = {
  nl: /["'‘„]|\.\.\./,
  de: /["'‘”]|\.\.\.|[\p{L},;] (?:Du|Dich|Dir|Dein\p{L}*)\b|(?<!^Etwas ist )schief gelaufen/u,
  en: /["'‘„]|\.\.\./,
}

function checkMessage(id: string, message: Message, say: (problem: string) => void): void {
  const shapes = languages.map((language) => {
    const text = message[language]
    if (text.trim() === '') say(`${id}: ${language} is empty`)
    const slip = slips[language].exec(text)
    if (slip) say(`${id}: ${language} has ${slip[0]}`)
    try {
      return {
        language,
        shape: [
          ...placeholders(compileMessageOrThrow(text)).map((name) => `{${name}}`),
          ...tags(text).map((name) => `<${name}>`),
        ].join(' '),
      }
    } catch (error) {
      say(`${id}: ${language} cannot be read: ${(error as Error).message.split('\n')[0]}`)
      return null
    }
  })
  const readable = shapes.filter((each) => each !== null)
  if (new Set(readable.map(({ shape }) => shape)).size > 1)
    say(`${id}: ${readable.map(({ language, shape }) => `${language} has ${shape || 'no placeholders'}`).join(', ')}`)
}

// ── Where they are used ────────────────────────────────────────────────────────────────────────────────────────────

const catalogs = filesOf('locales/*.ts').filter(({ file }) => !['locales/index.ts', 'locales/texts.ts'].includes(file))
const sources = filesOf('src/**/*.{ts,tsx}', 'views/**/*.{ts,tsx}', 'jobs/**/*.ts')

const literals = new Set(
  sources.flatMap(({ text }) => [...text.matchAll(/(['"`])([a-zA-Z][\w.-]*)\1/g)].map(([, , literal]) => literal!)),
)
for (const { text } of catalogs)
  for (const [, , literal] of text.matchAll(/(['"])([a-zA-Z][\w.-]*)\1(?!\s*:)/g)) literals.add(literal!)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Returns patterns of the ids that a source composes of fixed parts and values, like `occasion.${name}`. */
const composedIn = (text: string): RegExp[] =>
  [...text.matchAll(/`([a-z]\w*\.(?:[\w.-]|\$\{[^`{}]*\})*)`/g)]
    .filter(([, literal]) => literal!.includes('${'))
    .map(
      ([, literal]) =>
        new RegExp(
          `^${literal!
            .split(/\$\{[^{}]*\}/)
            .map(escaped)
            .join('[\\w-]+')}$`,
        ),
    )

// This self-test exists because `composedIn` once found nothing, so that used ids were reported as unused.
const dollar = '$'
for (const [source, id, finds] of [
  [`t(\`occasion.${dollar}{list.occasion}\`)`, 'occasion.MyBirthday', true],
  [`t(\`my_list.access.${dollar}{type}_hint\`)`, 'my_list.access.OPEN_hint', true],
  [`t(\`error.${dollar}{kind}.title\`)`, 'error.not_found.title', true],
  [`t(\`occasion.${dollar}{list.occasion}\`)`, 'occasion.other.title', false],
  ['t(`occasion.birthday`)', 'occasion.birthday', false],
] as const) {
  if (composedIn(source).some((pattern) => pattern.test(id)) !== finds)
    throw new Error(`${source} ${finds ? 'should use' : 'should not use'} ${id}: the search for composed ids is broken`)
}
const composed = sources.flatMap(({ text }) => composedIn(text))

const messages = (
  (await import(pathToFileURL(resolve('locales/index.ts')).href)) as { messages: Record<string, Message> }
).messages
const declared = new Map<string, string>()
for (const place of catalogs) {
  const module = (await import(pathToFileURL(resolve(place.file)).href)) as Record<string, Record<string, Message>>
  for (const [id, message] of Object.values(module).flatMap((catalog) => Object.entries(catalog))) {
    const say = (problem: string) =>
      report(place, Math.max(0, place.text.search(new RegExp(`['"]?${escaped(id)}['"]?\\s*:`))), problem)
    checkMessage(id, message, say)
    if (declared.has(id)) say(`${id}: declared in ${declared.get(id)} too`)
    if (!(id in messages)) say(`${id}: its catalog is not in locales/index.ts`)
    if (!literals.has(id) && !composed.some((pattern) => pattern.test(id))) say(`${id}: not used`)
    declared.set(id, place.file)
  }
}

// ── Text outside the messages ──────────────────────────────────────────────────────────────────────────────────────

/** Views that only developers see. Their texts are not translated, so they are no messages. */
const forDevelopers = ['views/mails/MailDrawer.tsx']
const spokenAttributes = ['title', 'alt', 'placeholder', 'label', 'aria-label', 'aria-description']
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/&\w+;/g, ''))

for (const place of filesOf('views/**/*.tsx', 'src/**/*.tsx').filter(({ file }) => !forDevelopers.includes(file))) {
  const walk = (node: ts.Node): void => {
    const isChild =
      ts.isJsxExpression(node) &&
      !ts.isJsxAttribute(node.parent) &&
      node.expression &&
      ts.isStringLiteralLike(node.expression)
    const isSpoken =
      ts.isJsxAttribute(node) &&
      spokenAttributes.includes(node.name.getText()) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    const text = ts.isJsxText(node) ? node.text : isChild ? node.expression.text : isSpoken ? node.initializer.text : ''
    if (hasWords(text)) report(place, node.getStart(), `says “${text.trim().slice(0, 60)}”, which is no message`)
    node.forEachChild(walk)
  }
  walk(ts.createSourceFile(place.file, place.text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
}

for (const problem of problems) console.log(problem)
console.log(`${declared.size} messages, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
