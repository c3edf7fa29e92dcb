import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import ts from 'typescript'
import { resolveImport } from '../scripts/imports.ts'

// Tests which folders may import which, and which folder may write to a table.

/**
 * Folders of the components that `web` itself shows: the layout of pages and mails, the error pages, and the
 * developers' mail drawer.
 */
const frameViews = ['views/layout/', 'views/errors/', 'views/mails/']

/** Folders that write to each table, according to the table of features in docs/architecture.md. */
const owners = new Map<string, string[]>()
for (const [, feature, tables] of readFileSync('docs/architecture.md', 'utf8').matchAll(
  /^\| `([\w-]+)` \|([^|]*)\|/gm,
)) {
  for (const [, table] of tables!.matchAll(/`(\w+)`/g))
    owners.set(table!, [...(owners.get(table!) ?? []), `src/${feature}`])
}

interface Import {
  file: string
  line: number
  /** path of the imported file, from the repository's root */
  target: string
  typeOnly: boolean
}
interface Write {
  file: string
  line: number
  table: string
}
type Files = Record<string, string>

function nodesOf(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (each: ts.Node) => {
    nodes.push(each)
    ts.forEachChild(each, visit)
  }
  visit(node)
  return nodes
}

interface Parsed {
  file: string
  source: ts.SourceFile
  nodes: ts.Node[]
}
const parsed = new WeakMap<Files, Parsed[]>()

/** Parses files, once for all rules. */
function parse(files: Files): Parsed[] {
  const known = parsed.get(files)
  if (known) return known
  const made = Object.entries(files).map(([file, text]) => {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    return { file, source, nodes: nodesOf(source) }
  })
  parsed.set(files, made)
  return made
}

function importsOf(files: Files): Import[] {
  return parse(files).flatMap(({ file, source, nodes }) =>
    nodes.flatMap((node) => {
      const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
      const specifier =
        ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
          ? node.moduleSpecifier
          : isCall
            ? node.arguments[0]
            : undefined
      const target = specifier && ts.isStringLiteralLike(specifier) ? resolveImport(file, specifier.text) : null
      if (!target) return []
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      return [{ file, line, target, typeOnly: isTypeOnly(node) }]
    }),
  )
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly
  if (!ts.isImportDeclaration(node) || !node.importClause) return false
  const { phaseModifier, name, namedBindings } = node.importClause
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  return (
    !name &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.length > 0 &&
    namedBindings.elements.every((each) => each.isTypeOnly)
  )
}

/** Returns the feature of a file, as `src/gifts` for `src/gifts/add.ts`; null for a file of no feature. */
function featureOf(path: string): string | null {
  const folder = /^src\/([^/]+)\//.exec(path)?.[1]
  return folder && !['core', 'mail-content', 'operations', 'web', 'client'].includes(folder) ? `src/${folder}` : null
}

/**
 * Whether a file is a feature's `index.ts`: the only file of it that domain code, components and jobs elsewhere may
 * import.
 */
const isFeatureIndex = (path: string) => /^src\/[^/]+\/index\.ts$/.test(path)
/**
 * Whether a file is a feature's `web.ts`, with pages, endpoints and topics for the app and for the HTTP layer of other
 * features.
 */
const isFeatureWeb = (path: string) => /^src\/[^/]+\/web\.ts$/.test(path)
const isIn = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(folder))

/** Whether a file renders components to a file or a mail, without a request. */
const isRenderer = (path: string) => /\/render-[\w-]+\.tsx$/.test(path)

/**
 * Whether a file belongs to a feature's HTTP layer: its `web.ts`, pages, endpoints, live topics, hub methods and
 * middleware.
 */
const isHttpLayer = (path: string) =>
  !isRenderer(path) &&
  /\.tsx$|\/pages\/|(^|\/)(web|hub|live|api|[\w-]+-(api|of-path|of-request|middleware))\.ts$/.test(path)

/** Returns the reason why a file may not import another, or null if it may. */
function objection({ file, target, typeOnly }: Import): string | null {
  if (isIn(file, 'locales/')) return isIn(target, 'locales/') ? null : 'locales import nothing'
  if (isIn(file, 'src/core/')) {
    return isIn(target, 'src/core/', 'locales/') ? null : 'of our folders, core imports only core and locales'
  }
  if (isIn(file, 'src/operations/')) {
    return isIn(target, 'src/operations/', 'src/core/') ? null : 'operations imports only core'
  }
  if (isIn(file, 'src/mail-content/')) {
    return isIn(target, 'src/mail-content/', 'src/core/', 'locales/', 'views/mails/')
      ? null
      : 'mail-content imports only core, locales and the views of mails'
  }
  if (isIn(file, 'src/web/')) {
    return isIn(target, 'src/web/', 'src/core/', 'locales/', ...frameViews)
      ? null
      : `web imports only core, locales, ${frameViews.join(', ')}`
  }
  if (isIn(file, 'src/client/')) {
    return typeOnly || isIn(target, 'src/client/')
      ? null
      : 'browsers get only src/client, so it imports only types from elsewhere'
  }
  if (isIn(file, 'views/')) {
    return isIn(target, 'views/', 'locales/', 'src/core/') || typeOnly || isFeatureIndex(target)
      ? null
      : 'views import values of a feature only from its index.ts, and types from anywhere'
  }
  if (isIn(file, 'jobs/')) {
    return isIn(target, 'jobs/', 'src/core/', 'src/operations/', 'locales/') ||
      isFeatureIndex(target) ||
      target === 'src/services.ts'
      ? null
      : "jobs import only core, operations, the services and features' index.ts"
  }
  if (isIn(file, 'src/assignment/'))
    return isIn(target, 'src/assignment/') || target === 'src/core/result.ts'
      ? null
      : 'assignment is pure: of our files it imports only core/result.ts'
  if (isIn(target, 'src/client/')) return 'the server does not import the scripts of browsers'
  const [feature, other] = [featureOf(file), featureOf(target)]
  if (feature && isIn(target, 'jobs/')) return 'features do not import jobs; they enqueue'
  if (feature && !isHttpLayer(file)) {
    if (isIn(target, 'src/web/') || (isIn(target, 'views/') && !isRenderer(file)))
      return 'actions and queries import neither HTTP nor views'
    if (other && isHttpLayer(target))
      return 'actions and queries import no HTTP layer, not even that of their own feature'
  }
  if (isIn(target, 'src/core/', 'src/mail-content/', 'src/operations/', 'src/web/', 'views/', 'locales/')) return null
  if (feature && !other) return 'features do not import the app'
  return !other || other === feature || isFeatureIndex(target) || isFeatureWeb(target)
    ? null
    : `other folders import ${other} only through its index.ts or its web.ts`
}

const at = ({ file, line }: { file: string; line: number }) => `${file}:${line}`

/** Returns every forbidden import, with the reason. */
const forbiddenImports = (files: Files): string[] =>
  importsOf(files).flatMap((each) => {
    const why = objection(each)
    return why ? [`${at(each)}  imports ${each.target}: ${why}`] : []
  })

/** Returns the circles of features that import each other, each one once and with its imports. */
function circles(files: Files): string[] {
  const arrows = new Map<string, Map<string, Import>>()
  for (const each of importsOf(files)) {
    const [from, to] = [featureOf(each.file), featureOf(each.target)]
    if (!from || !to || from === to) continue
    if (!arrows.has(from)) arrows.set(from, new Map())
    if (!arrows.get(from)!.has(to)) arrows.get(from)!.set(to, each)
  }
  const found = new Map<string, string>()
  const walk = (path: string[]) => {
    for (const [next, each] of arrows.get(path.at(-1)!) ?? []) {
      const start = path.indexOf(next)
      if (start === -1) {
        // Each circle is walked only from its first feature in the alphabet, so that it is found once.
        if (next > path[0]!) walk([...path, next])
      } else if (start === 0) {
        const places = path.map((feature, index) => at(arrows.get(feature)!.get(path[index + 1] ?? next) ?? each))
        found.set(path.join(' '), `${[...path, next].join(' → ')}: ${places.join(', ')}`)
      }
    }
  }
  for (const feature of [...arrows.keys()].sort()) walk([feature])
  return [...found.values()]
}

function tablesIn(migrations: Files): string[] {
  const named = (statement: RegExp) =>
    Object.values(migrations).flatMap((text) =>
      [...text.matchAll(statement)].map(([, table, renamed]) => table ?? renamed!),
    )
  const gone = named(/(?:drop table (\w+)|alter table (\w+) rename to)/g)
  const made = named(/create table (?:if not exists )?(\w+)|alter table \w+ rename to (\w+)/g)
  return made.filter((table) => !gone.includes(table))
}

function writesOf(files: Files): Write[] {
  return parse(files).flatMap(({ file, source, nodes }) =>
    nodes.flatMap((node) => {
      if (!ts.isTemplateLiteral(node)) return []
      const start = node.getStart()
      return [
        ...node
          .getText()
          .matchAll(
            /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from(?:\s+only)?|merge\s+into|truncate(?:\s+table)?)\s+"?(\w+)/gi,
          ),
      ].map((match) => ({
        file,
        line: source.getLineAndCharacterOfPosition(start + match.index).line + 1,
        table: match[1]!.toLowerCase(),
      }))
    }),
  )
}

/** Finds statements that write to another folder's table. */
const strangeWrites = (files: Files): string[] =>
  writesOf(files).flatMap((each) => {
    const folders = owners.get(each.table) ?? []
    const isStrange = folders.length > 0 && !folders.some((folder) => each.file.startsWith(`${folder}/`))
    return isStrange ? [`${at(each)}  writes to ${each.table}, which is ${folders.join(' and ')}'s`] : []
  })

/**
 * Finds statements that ask the database for the time, or for the day of a moment in the database's time zone. The
 * default of a column may ask for the time.
 */
const otherClocks = (files: Files): string[] =>
  parse(files).flatMap(({ file, source, nodes }) =>
    nodes.flatMap((node) => {
      if (!ts.isTemplateLiteralToken(node)) return []
      return [
        ...node.text.matchAll(
          /(?<!default )\b(now\(\)|(clock|statement|transaction)_timestamp\(\)|current_(date|time)|localtime|\w+_at::date)/gi,
        ),
      ].map(({ 0: clock, index }) => {
        const line = source.getLineAndCharacterOfPosition(node.getStart() + index).line + 1
        return `${file}:${line}  asks the database for ${clock}; the clock is services.now()`
      })
    }),
  )

const read = (...patterns: string[]): Files =>
  Object.fromEntries(
    globSync(patterns)
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )
const ours = read('src/**/*.{ts,tsx}', 'views/**/*.{ts,tsx}', 'jobs/**/*.ts', 'locales/**/*.ts')
const migrations = read('migrations/*.sql')
const none = (problems: string[]) => assert.equal(problems.length, 0, `\n${problems.join('\n')}`)

describe('the source code', () => {
  test('is read completely', () => {
    for (const folder of ['src/core/', 'src/gifts/', 'views/', 'jobs/', 'locales/'])
      assert.ok(Object.keys(ours).filter((file) => file.startsWith(folder)).length > 5, folder)
    assert.ok(importsOf(ours).length > 1000 && writesOf(ours).length > 100 && tablesIn(migrations).length > 20)
  })
  test('every file has only imports that are allowed in its folder', () => none(forbiddenImports(ours)))
  test('no features import each other in a circle', () => none(circles(ours)))
  test('only the owner of a table writes to it', () => none(strangeWrites(ours)))
  test('no statement asks the database for the time', () => none(otherClocks(ours)))
  test('every table has an owner', () =>
    none(
      tablesIn(migrations)
        .filter((table) => !owners.has(table))
        .map((table) => `${table} has no owner in docs/architecture.md`),
    ))
  test('no two limits, and no two kinds of job, have the same name', () => {
    const names = Object.values(ours).flatMap((text) =>
      [...text.matchAll(/\b(defineLimit|jobKind(?:<[^>]*>)?)\(\s*'([^']+)'/g)].map(
        ([, what, name]) => `${what!.slice(0, 7)} ${name}`,
      ),
    )
    assert.ok(names.length > 40)
    none(names.filter((name, index) => names.indexOf(name) !== index))
  })
})

describe('the rules', () => {
  const arrows: [string, string, RegExp][] = [
    ['src/core/a.ts', "import { page } from '#web/render.tsx'", /core imports only/],
    ['src/core/a.ts', "import type { View } from '#views/layout/view.tsx'", /core imports only/],
    ['src/web/a.ts', "import { gifts } from '../gifts/index.ts'", /web imports only core/],
    ['src/web/a.tsx', "import { GiftCard } from '#views/gifts/GiftCard.tsx'", /web imports only core/],
    ['views/gifts/A.tsx', "import { type Gift, addGift } from '../../src/gifts/queries.ts'", /only from its index.ts/],
    ['views/gifts/A.tsx', "import { gifts } from '../../src/gifts/web.ts'", /only from its index.ts/],
    ['views/gifts/A.tsx', "import { fragment } from '#web/render.tsx'", /only from its index.ts/],
    ['src/gifts/index.ts', "export { addPages } from './add-pages.tsx'", /queries import no HTTP layer/],
    ['src/gifts/a.ts', "import { showLogin } from '../accounts/web.ts'", /queries import no HTTP layer/],
    ['src/gifts/render-a.tsx', "import { fragment } from '#web/render.tsx'", /queries import neither HTTP/],
    ['jobs/a.ts', "import { gifts } from '../src/gifts/web.ts'", /features' index\.ts$/],
    ['src/gifts/a.ts', "import { listFor } from '../access/list-for.ts'", /src\/access only through/],
    ['src/gifts/a.ts', "import type { SeenList } from '../access/list-for.ts'", /src\/access only through/],
    ['src/gifts/a.ts', "export { listFor } from '../access/list-for.ts'", /src\/access only through/],
    ['src/gifts/a.ts', "const { listFor } = await import('../access/list-for.ts')", /src\/access only through/],
    ['src/gifts/a.ts', "import { page } from '#web/render.tsx'", /queries import neither HTTP/],
    ['src/gifts/a.ts', "import type { Props } from '#views/gifts/GiftForm.tsx'", /queries import neither HTTP/],
    ['src/mail-content/a.ts', "import { page } from '#web/render.tsx'", /mail-content imports only core/],
    ['src/operations/a.ts', "import { page } from '#web/render.tsx'", /operations imports only core/],
    ['src/gifts/a.ts', "import { createApp } from '../app.tsx'", /features do not import the app/],
    ['src/gifts/a.ts', "import { sendMail } from '#jobs/send-mail.ts'", /they enqueue/],
    ['src/assignment/a.ts', "import type { Scope } from '#core/scope.ts'", /assignment is pure/],
    ['src/assignment/a.ts', "import { drawFor } from '../draws/index.ts'", /assignment is pure/],
    ['src/draws/a.ts', "import { draw } from '../assignment/draw.ts'", /src\/assignment only through/],
    ['src/app.tsx', "import { addGift } from './gifts/add.ts'", /src\/gifts only through/],
    ['jobs/a.ts', "import { addGift } from '../src/gifts/add.ts'", /features' index\.ts$/],
    ['src/client/a.ts', "import { readConfig } from '#core/config.ts'", /browsers get only/],
    ['locales/a.ts', "import { editions } from '#core/editions.ts'", /locales import nothing/],
  ]
  for (const [file, text, why] of arrows) {
    test(`refuse in ${file}: ${text}`, () => {
      const [problem, ...others] = forbiddenImports({ [file]: `// a comment\n${text}` })
      assert.match(problem ?? 'nothing found', why)
      assert.ok(problem!.startsWith(`${file}:2 `))
      assert.deepEqual(others, [])
    })
  }

  test('accept allowed imports', () => {
    none(
      forbiddenImports({
        'src/core/a.ts':
          "import { b } from './b.ts'\nimport { messages } from '#locales/index.ts'\nimport sharp from 'sharp'",
        'src/web/a.tsx': "import { Page } from '#views/layout/Page.tsx'\nimport type { Scope } from '#core/scope.ts'",
        'views/gifts/A.tsx':
          "import type { Gift } from '../../src/gifts/queries.ts'\nimport { shortName } from '../../src/gift/index.ts'\nimport { imageUrl } from '#core/images/names.ts'\nimport { useT } from '../layout/view.tsx'",
        'src/gifts/a.ts': "import { listFor } from '../access/index.ts'\nimport { b } from './b.ts'",
        'src/gifts/pages.tsx':
          "import { page } from '#web/render.tsx'\nimport { GiftForm } from '#views/gifts/GiftForm.tsx'\nimport { showLogin } from '../accounts/web.ts'",
        'src/gifts/render-a.tsx': "import { GiftSheet } from '#views/gifts/GiftSheet.tsx'",
        'src/assignment/a.ts': "import { ok } from '#core/result.ts'\nimport { b } from './b.ts'",
        'jobs/a.ts': "import { gifts } from '../src/gifts/index.ts'",
        'src/app.tsx': "import { gifts } from './gifts/web.ts'",
      }),
    )
  })

  test('find every circle once, long or short', () => {
    const [problem, second, ...others] = circles({
      'src/c/x.ts': "\nimport '../a/index.ts'",
      'src/a/x.ts': "import '../b/index.ts'",
      'src/b/x.ts': "import '../c/index.ts'\nimport '../d/index.ts'",
      'src/d/x.ts': "import '../b/index.ts'",
    })
    assert.equal(problem, 'src/a → src/b → src/c → src/a: src/a/x.ts:1, src/b/x.ts:1, src/c/x.ts:2')
    assert.equal(second, 'src/b → src/d → src/b: src/b/x.ts:2, src/d/x.ts:1')
    assert.deepEqual(others, [])
  })

  test('find writes to another feature’s table, but neither reads nor writes to the feature’s own tables', () => {
    const text = [
      'await sql`select from users for update`',
      'await sql`',
      '  with x as (delete',
      '  from users returning 1)',
      '  insert into gifts (a) values (1) on conflict do update set a = 2`',
    ].join('\n')
    assert.deepEqual(strangeWrites({ 'src/accounts/a.ts': text }), [
      "src/accounts/a.ts:5  writes to gifts, which is src/gifts's",
    ])
    assert.deepEqual(strangeWrites({ 'src/gifts/a.ts': text }), [
      "src/gifts/a.ts:3  writes to users, which is src/accounts's",
    ])
    assert.deepEqual(
      strangeWrites({ 'src/gifts/a.ts': 'await tx`update only where b in (select update_me from users)`' }),
      [],
    )
  })

  test('find statements that ask the database for the time, but not those that use services.now()', () => {
    const text = [
      `await sql\`select 1 from sessions where expires_at > \${scope.now()} and seen_at < now() - \${days} * interval`,
      "  '1 day' and day = current_date and day = s.seen_at::date and day = (seen_at at time zone 'x')::date`",
    ].join('\n')
    assert.deepEqual(otherClocks({ 'src/a/a.ts': text }), [
      'src/a/a.ts:1  asks the database for now(); the clock is services.now()',
      'src/a/a.ts:2  asks the database for current_date; the clock is services.now()',
      'src/a/a.ts:2  asks the database for seen_at::date; the clock is services.now()',
    ])
    none(otherClocks({ 'src/a/a.ts': 'await sql`create table a (b timestamptz default now())`\nconst c = now()' }))
  })
})
