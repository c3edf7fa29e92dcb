import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import ts from 'typescript'

// A `data-` attribute begins with the name of the file that reads it. So src/client/flash.ts reads `data-flash-undo`,
// src/client/drawing/filter.ts reads `data-drawing-filter-item`, and only static/css reads `data-css-brand`. Any file
// may render or set an attribute.

type Files = Record<string, string>
interface Mention {
  at: string
  file: string
  attribute: string
}

const isClient = (file: string) => file.startsWith('src/client/')
const isCss = (file: string) => file.endsWith('.css')
const toAttribute = (key: string) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/**
 * Returns the beginning of the attributes that a script reads: `data-drawing-filter-` for src/client/drawing/filter.ts.
 */
const prefixOf = (file: string) => `data-${file.slice('src/client/'.length, -'.ts'.length).replaceAll('/', '-')}-`

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node
  const children: ts.Node[] = []
  node.forEachChild((child) => void children.push(child))
  for (const child of children) yield* nodesOf(child)
}

const isText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

const isDataset = (node: ts.Node | undefined): boolean =>
  node !== undefined &&
  ((ts.isPropertyAccessExpression(node) && node.name.text === 'dataset') ||
    (ts.isIdentifier(node) && node.text === 'dataset'))

const isSet = ({ parent, pos }: ts.Node) =>
  ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken && parent.left.pos === pos

/** Returns the attributes that a file reads, and those that it renders or sets. */
function mentionsIn(file: string, text: string): { read: Mention[]; rendered: Mention[] } {
  const read: Mention[] = []
  const rendered: Mention[] = []
  const add = (mentions: Mention[], attribute: string, index: number) =>
    mentions.push({ at: `${file}:${lineOf(text, index)}`, file, attribute })
  if (isCss(file)) {
    for (const { 1: attribute, index } of text.matchAll(/\[(data-[\w-]+)/g)) add(read, attribute!, index)
    return { read, rendered }
  }
  if (!/data-|dataset/.test(text)) return { read, rendered }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  for (const node of nodesOf(source)) {
    const start = node.getStart()
    if (isText(node)) {
      // A selector in src/client reads its attribute. A selector on the server only names what a partial replaces in a
      // page.
      const pattern = isClient(file) ? /(?<=\[)data-[a-z][\w-]*/g : /(?<![\w[-])data-[a-z][\w-]*/g
      for (const { 0: attribute, index } of node.getText().matchAll(pattern))
        add(isClient(file) ? read : rendered, attribute, start + index)
    } else if (ts.isJsxAttribute(node) && node.name.getText().startsWith('data-')) {
      add(rendered, node.name.getText(), start)
    } else if (
      ts.isPropertyAccessExpression(node) &&
      isDataset(node.expression) &&
      !ts.isDeleteExpression(node.parent)
    ) {
      add(isSet(node) ? rendered : read, toAttribute(node.name.text), start)
    } else if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && isDataset(node.initializer)) {
      for (const each of node.name.elements)
        add(read, toAttribute((each.propertyName ?? each.name).getText()), each.getStart())
    }
  }
  return { read, rendered }
}

/**
 * Finds attributes that begin with no file's name, that are rendered but never read, or that are read but never
 * rendered.
 */
function problemsOf(files: Files): string[] {
  const mentions = Object.entries(files).map(([file, text]) => mentionsIn(file, text))
  const [read, rendered] = [mentions.flatMap((each) => each.read), mentions.flatMap((each) => each.rendered)]
  const scripts = Object.keys(files)
    .filter(isClient)
    .sort((one, other) => other.length - one.length)
  const readerOf = (attribute: string) =>
    attribute.startsWith('data-css-') ? 'static/css' : scripts.find((file) => attribute.startsWith(prefixOf(file)))
  const isReadBy = (reader: string, attribute: string) =>
    read.some((each) => each.attribute === attribute && each.file.startsWith(reader))
  return [
    ...rendered.flatMap(({ at, attribute }) => {
      const reader = readerOf(attribute)
      if (!reader) return [`${at}  ${attribute} begins with the name of no file in src/client`]
      return isReadBy(reader, attribute) ? [] : [`${at}  ${attribute} is not read by ${reader}`]
    }),
    ...read.flatMap(({ at, file, attribute }) => {
      const reader = readerOf(attribute)
      if (!isCss(file) && reader !== file)
        return [`${at}  reads ${attribute}, which ${reader ?? 'no file of its name'} reads`]
      return rendered.some((each) => each.attribute === attribute)
        ? []
        : [`${at}  reads ${attribute}, which nothing renders`]
    }),
  ]
}

const none = (problems: string[]) => assert.equal(problems.length, 0, `\n${problems.join('\n')}`)

test('every data- attribute is rendered, and read by the file that its name begins with', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'views/**/*.{ts,tsx}', 'static/css/*.css'])
    .filter((file) => !file.startsWith('src/links/')) // this folder reads attributes of other sites' pages
    .sort()
  const ours: Files = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))
  for (const folder of ['src/client/', 'views/', 'static/css/'])
    assert.ok(files.filter((file) => file.startsWith(folder)).length > 20, folder)
  none(problemsOf(ours))
})

describe('the rule finds', () => {
  const flash = "const box = find('.flash:not([data-flash-seen])')\nbox.dataset.flashSeen = ''"

  const wrong: [string, Files, string][] = [
    [
      'an attribute that begins with the name of no script',
      { 'views/A.tsx': '\nconst a = <p data-seen="" />' },
      'views/A.tsx:2  data-seen begins with the name of no file in src/client',
    ],
    [
      'an attribute that its script does not read',
      { 'views/A.tsx': "const a = { 'data-flash-undo': '' }" },
      'views/A.tsx:1  data-flash-undo is not read by src/client/flash.ts',
    ],
    [
      'an attribute that only another script reads',
      { 'views/A.tsx': 'const a = <p data-flash-undo="" />', 'src/client/a.ts': "find('[data-flash-undo]')" },
      'views/A.tsx:1  data-flash-undo is not read by src/client/flash.ts\nsrc/client/a.ts:1  reads data-flash-undo, which src/client/flash.ts reads',
    ],
    [
      'an attribute that its script only deletes',
      { 'src/a/a.tsx': 'const a = <p data-a-b="" />', 'src/client/a.ts': 'delete a.dataset.aB' },
      'src/a/a.tsx:1  data-a-b is not read by src/client/a.ts',
    ],
    [
      'a script that reads the attribute of a script in a folder',
      {
        'views/A.tsx': 'const a = `<p data-drawing-filter-item="">`',
        'src/client/drawing.ts': 'const { drawingFilterItem } = a.dataset',
        'src/client/drawing/filter.ts': '',
      },
      'views/A.tsx:1  data-drawing-filter-item is not read by src/client/drawing/filter.ts\nsrc/client/drawing.ts:1  reads data-drawing-filter-item, which src/client/drawing/filter.ts reads',
    ],
    [
      'an attribute that a script reads but nothing renders',
      { 'src/client/a.ts': 'const { aB: b } = c.dataset', 'src/a/a.ts': "const target = '[data-a-b=1]'" },
      'src/client/a.ts:1  reads data-a-b, which nothing renders',
    ],
    [
      'an attribute that a stylesheet selects but nothing renders',
      { 'static/css/a.css': '\n[data-css-dark] {}' },
      'static/css/a.css:2  reads data-css-dark, which nothing renders',
    ],
    [
      'an attribute for stylesheets that no stylesheet selects',
      { 'src/client/a.ts': "document.documentElement.dataset.cssDark = ''" },
      'src/client/a.ts:1  data-css-dark is not read by static/css',
    ],
    [
      'a script that reads an attribute for stylesheets',
      {
        'views/A.tsx': 'const a = <p data-css-dark="" />',
        'static/css/a.css': 'p[data-css-dark] {}',
        'src/client/a.ts': "if (a.dataset.cssDark === '') b()",
      },
      'src/client/a.ts:1  reads data-css-dark, which static/css reads',
    ],
  ]
  for (const [what, files, problems] of wrong)
    test(what, () => assert.equal(problemsOf({ 'src/client/flash.ts': flash, ...files }).join('\n'), problems))

  test('no problem in files that follow it', () =>
    none(
      problemsOf({
        'src/client/flash.ts': flash,
        'src/client/a.ts':
          "a.dataset.flashSeen = ''\nb.filter(({ dataset }) => dataset.aB)\nfind('[data-a-c]')\nconst d = ['data-css-dark']",
        'views/A.tsx':
          "// `data-b` was here\nconst a = <p data-a-b={1} {...(b && { 'data-a-c': '', 'data-css-dark': '' })} />\nconst c = 'meta-data-d'",
        'static/css/a.css': '[data-css-dark] {}\n[data-a-b] {}',
      }),
    ))
})
