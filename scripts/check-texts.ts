// Checks the messages of locales/ by the rules of docs/texts.md. Each message is declared once, and used.
// It also checks that no component shows text that is not a message.
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { messages } from '#locales/index.ts'
import { positionOf, readCatalogs, type MessageTexts } from '#locales/tools/catalogs.ts'
import { checkMessages } from '#locales/tools/rules.ts'
import { composedIn, readUses } from '#locales/tools/uses.ts'

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
const catalogs = await readCatalogs()
const uses = readUses(catalogs)
const declared = new Map<string, string>()
const texts = new Map<string, MessageTexts>(catalogs.flatMap((catalog) => [...catalog.messages]))
const broken = checkMessages(texts)
for (const { file, source, messages: own } of catalogs)
  for (const id of own.keys()) {
    const say = (problem: string) => report({ file, text: source }, positionOf(source, id), `${id}: ${problem}`)
    for (const problem of broken.get(id) ?? []) say(problem)
    if (declared.has(id)) say(`declared in ${declared.get(id)} too`)
    if (!(id in messages)) say('its catalog is not in locales/index.ts')
    if (uses.of(id).length === 0) say('not used')
    declared.set(id, file)
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
