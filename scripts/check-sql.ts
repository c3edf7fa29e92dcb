// Has PostgreSQL describe every SQL template of src/ and jobs/ against the migrated schema. PostgreSQL must be able to
// prepare each template. The declared row type of a template must fit the returned columns, by the names that the
// product's pool gives them.
//
// node --import tsx scripts/check-sql.ts [file…]   checks only these files
import { relative } from 'node:path'
import postgres from 'postgres'
import ts from 'typescript'
import { connect } from '#core/db.ts'
import { testDatabase } from '#test/support/database.ts'

const root = process.cwd()
const maxVariants = 24

interface Query {
  node: ts.TaggedTemplateExpression
  /** one text for each combination of the query's fragments, with `$1`, `$2`, … for the parameters */
  texts: string[]
}

interface Column {
  name: string
  type: number
  table: number
  number: number
}

interface Catalog {
  types: Map<number, { name: string; labels: string[] | null }>
  /** names of the nullable columns, by `table.number` */
  nullable: Map<string, string>
}

const configFile = ts.readConfigFile('tsconfig.json', ts.sys.readFile.bind(ts.sys)) as { config: unknown }
const { fileNames, options } = ts.parseJsonConfigFileContent(configFile.config, ts.sys, root)
const given = process.argv.slice(2)
const isChecked = (file: string) =>
  given.length > 0 ? given.includes(relative(root, file)) : /^(src|jobs)\//.test(relative(root, file))
const program = ts.createProgram(given.length > 0 ? given : fileNames.filter(isChecked), options)
const checker = program.getTypeChecker()
const sources = program.getSourceFiles().filter((source) => isChecked(source.fileName))

const problems: string[] = []
const report = (node: ts.Node, message: string, linesDown = 0) => {
  const source = node.getSourceFile()
  problems.push(
    `${relative(root, source.fileName)}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1 + linesDown}  ${message}`,
  )
}

// ── Finding the statements ─────────────────────────────────────────────────────────────────────────────────────────

const nodesOf = function* (node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of node.getChildren()) yield* nodesOf(child)
}

const namesOf = (type: ts.Type): (string | undefined)[] =>
  (type.isUnion() ? type.types : [type]).map((each) => each.getSymbol()?.getName())
const isDatabase = (expression: ts.Expression) =>
  namesOf(checker.getTypeAtLocation(expression)).some((name) =>
    /^(Sql|TransactionSql|ReservedSql|ISql)$/.test(name ?? ''),
  )
const isFragment = (expression: ts.Expression) =>
  namesOf(checker.getTypeAtLocation(expression)).some((name) => name === 'PendingQuery' || name === 'Helper')
const isSql = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && isDatabase(node.tag)
const isStatement = (text: string) =>
  /^\s*(--.*\n\s*)*(select|insert|update|delete|with|merge|create|alter|drop|lock|truncate|refresh)\b/i.test(text)

class NotFollowed extends Error {
  readonly node: ts.Node
  constructor(node: ts.Node) {
    super(`this piece of SQL cannot be followed: ${node.getText().slice(0, 60)}`)
    this.node = node
  }
}

let callsByDeclaration: Map<ts.Node, ts.CallExpression[]> | undefined
function callsOf(declaration: ts.Node): ts.CallExpression[] {
  if (!callsByDeclaration) {
    callsByDeclaration = new Map()
    for (const node of sources.flatMap((source) => [...nodesOf(source)])) {
      const called = ts.isCallExpression(node) && checker.getResolvedSignature(node)?.declaration
      if (called) callsByDeclaration.set(called, [...(callsByDeclaration.get(called) ?? []), node])
    }
  }
  return callsByDeclaration.get(declaration) ?? []
}

/**
 * A call of a function that returns a fragment of SQL, while we follow the function's body to find the fragment. The
 * function's parameters stand for this call's arguments.
 */
interface Frame {
  called: ts.Node
  given: readonly ts.Expression[]
}

/** Calls whose functions we are following, the innermost call last. */
let frames: readonly Frame[] = []

function within<Result>(inner: readonly Frame[], follow: () => Result): Result {
  const outer = frames
  frames = inner
  try {
    return follow()
  } finally {
    frames = outer
  }
}

/** Stands for a parameter until the whole statement is put together and its parameters are numbered. */
const place = '\u0000'

/** Returns all texts that a template may produce. */
function textsOf(template: ts.TemplateLiteral): string[] {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [template.text]
  let texts = [template.head.text]
  for (const { expression, literal } of template.templateSpans) {
    texts = texts
      .flatMap((before) =>
        (isFragment(expression) ? fragmentsOf(expression, before) : [place]).map(
          (piece) => before + piece + literal.text,
        ),
      )
      .slice(0, maxVariants)
  }
  return texts
}

/** Returns the texts that an expression may add to a statement. `before`: text of the statement so far. */
function fragmentsOf(expression: ts.Expression, before: string): string[] {
  const follow = (...nodes: ts.Expression[]) => nodes.flatMap((node) => fragmentsOf(node, before))
  if (isSql(expression)) return textsOf(expression.template)
  if (ts.isParenthesizedExpression(expression) || ts.isNonNullExpression(expression) || ts.isAsExpression(expression))
    return follow(expression.expression)
  if (ts.isConditionalExpression(expression)) return follow(expression.whenTrue, expression.whenFalse)
  if (ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return follow(expression.left, expression.right)
  if (ts.isCallExpression(expression)) {
    if (isDatabase(expression.expression)) return helperTexts(expression, before)
    const list = reducedList(expression)
    if (list) return follow(...elementsOf(list))
    const called = checker.getResolvedSignature(expression)?.declaration
    if (called && 'body' in called && called.body) {
      const returned = returnsOf(called.body)
      return within([...frames, { called, given: expression.arguments }], () => follow(...returned))
    }
  }
  if (ts.isElementAccessExpression(expression)) {
    const entries = checker
      .getTypeAtLocation(expression.expression)
      .getProperties()
      .map(({ valueDeclaration }) => valueDeclaration)
    if (entries.length > 0 && entries.every((entry) => entry && ts.isPropertyAssignment(entry)))
      return follow(...entries.map((entry) => (entry as ts.PropertyAssignment).initializer))
  }
  const symbol = ts.isShorthandPropertyAssignment(expression.parent)
    ? checker.getShorthandAssignmentValueSymbol(expression.parent)
    : checker.getSymbolAtLocation(expression)
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const declaration = target?.valueDeclaration
  if (
    declaration &&
    (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)) &&
    declaration.initializer
  )
    return follow(declaration.initializer)
  if (declaration && ts.isParameter(declaration)) {
    const list = reducedList(declaration.parent.parent)
    if (list) return follow(...elementsOf(list))
    const index = declaration.parent.parameters.indexOf(declaration)
    const depth = frames.findLastIndex(({ called }) => called === declaration.parent)
    const argument = frames[depth]?.given[index] ?? (depth === -1 ? undefined : declaration.initializer)
    if (argument) return within(frames.slice(0, depth), () => follow(argument))
    const given = callsOf(declaration.parent).map((call) => call.arguments[index] ?? declaration.initializer)
    if (given.length > 0 && given.every((each) => each !== undefined)) return follow(...given)
  }
  throw new NotFollowed(expression)
}

/** Returns the array whose fragments a call of `reduce` combines, or null. `fragmentsOf` follows each element alone. */
const reducedList = (node: ts.Node): ts.Expression | null =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'reduce'
    ? node.expression.expression
    : null

function elementsOf(list: ts.Expression): ts.Expression[] {
  if (ts.isArrayLiteralExpression(list))
    return list.elements.flatMap((each) => (ts.isSpreadElement(each) ? elementsOf(each.expression) : [each]))
  if (ts.isCallExpression(list) && ts.isPropertyAccessExpression(list.expression) && list.arguments[0]) {
    const made = checker.getTypeAtLocation(list.arguments[0]).getCallSignatures()[0]?.declaration
    const returned = made && 'body' in made && made.body ? returnsOf(made.body) : []
    if (list.expression.name.text === 'map') return returned
    if (list.expression.name.text === 'flatMap') return returned.flatMap(elementsOf)
  }
  const declaration = checker.getSymbolAtLocation(list)?.valueDeclaration
  if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer)
    return elementsOf(declaration.initializer)
  throw new NotFollowed(list)
}

function returnsOf(body: ts.ConciseBody): ts.Expression[] {
  if (!ts.isBlock(body)) return [body]
  return [...nodesOf(body)].flatMap((node) => (ts.isReturnStatement(node) && node.expression ? [node.expression] : []))
}

const quoted = (name: string) => `"${postgres.fromCamel(name).replaceAll('.', '"."')}"`

/** Returns the texts that `sql(value, …columns)` may produce, which depend on the words before the call. */
function helperTexts(call: ts.CallExpression, before: string): string[] {
  const [value, ...named] = call.arguments
  if (!value) throw new NotFollowed(call)
  const literals = (node: ts.Expression) => {
    const type = checker.getTypeAtLocation(node)
    return (type.isUnion() ? type.types : [type]).map((each) => (each.isStringLiteral() ? each.value : undefined))
  }
  if (/\bin\s*$/i.test(before)) return [`(${place})`]
  const names = literals(value)
  if (names.every((name) => name !== undefined)) return names.map(quoted)
  const type = checker.getTypeAtLocation(value)
  const row = checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type
  const listed = row.isUnion() ? row.types : [row]
  // After one of these words, the driver takes an array of texts for values. Elsewhere the texts are names of columns.
  if (listed.every((each) => each.isStringLiteral()) && !/(^|[\s(])(values|in|update|insert)[\s(]/i.test(before))
    return [listed.map(({ value: name }) => quoted(name)).join(', ')]
  const columns = named.length > 0 ? named.flatMap(literals) : row.getProperties().map((property) => property.getName())
  if (columns.length === 0 || columns.some((column) => column === undefined)) throw new NotFollowed(call)
  if (/\bset\s*$/i.test(before)) return [columns.map((column) => `${quoted(column!)} = ${place}`).join(', ')]
  if (/\binsert\s+into\s+[\w".]+\s*$/i.test(before))
    return [`(${columns.map((column) => quoted(column!)).join(', ')}) values (${columns.map(() => place).join(', ')})`]
  throw new NotFollowed(call)
}

function numbered(text: string): string {
  let number = 0
  return text.replaceAll(place, () => `$${++number}`)
}

function findQueries(): Query[] {
  const queries: Query[] = []
  for (const node of sources.flatMap((source) => [...nodesOf(source)])) {
    if (!isSql(node)) continue
    try {
      const texts = textsOf(node.template).map(numbered).filter(isStatement)
      if (texts.length > 0) queries.push({ node, texts: [...new Set(texts)] })
    } catch (error) {
      if (!(error instanceof NotFollowed)) throw error
      report(error.node, error.message)
    }
  }
  return queries
}

// ── Comparing columns with the declared type ───────────────────────────────────────────────────────────────────────

async function readCatalog(sql: postgres.Sql): Promise<Catalog> {
  const types = await sql<{ oid: number; name: string; labels: string[] | null }[]>`
    select t.oid::int4 as oid, t.typname as name, (select array_agg(e.enumlabel::text) from pg_enum e where e.enumtypid = t.oid) as labels from pg_type t`
  const nullable = await sql<{ key: string; name: string }[]>`
    select a.attrelid || '.' || a.attnum as key, a.attname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attnotnull`
  return {
    types: new Map(types.map(({ oid, ...type }) => [oid, type])),
    nullable: new Map(nullable.map(({ key, name }) => [key, name])),
  }
}

const kinds: Record<string, string[]> = {
  number: ['int2', 'int4', 'oid', 'float4', 'float8'],
  boolean: ['bool'],
  Date: ['timestamp', 'timestamptz'],
  bytes: ['bytea'],
  anything: ['json', 'jsonb'],
  nothing: ['void'],
}
const kindOf = (typeName: string) => Object.keys(kinds).find((kind) => kinds[kind]!.includes(typeName)) ?? 'string'

/** Compares a PostgreSQL type with a declared type. @returns why the column's values don't fit, or null */
function misfit(declared: ts.Type, type: { name: string; labels: string[] | null }): string | null {
  if (declared.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return null
  const parts = (declared.isUnion() ? declared.types : [declared]).filter(
    (part) => !(part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)),
  )
  const kind = type.name.startsWith('_') ? 'array' : kindOf(type.name)
  const fits = (part: ts.Type) => {
    if (kind === 'anything') return true
    if (kind === 'array') return checker.isArrayType(part) || checker.isTupleType(part)
    if (kind === 'string') return Boolean(part.flags & ts.TypeFlags.StringLike)
    if (kind === 'number') return Boolean(part.flags & ts.TypeFlags.NumberLike)
    if (kind === 'boolean') return Boolean(part.flags & ts.TypeFlags.BooleanLike)
    if (kind === 'Date') return part.getSymbol()?.getName() === 'Date'
    return /^(Buffer|Uint8Array)$/.test(part.getSymbol()?.getName() ?? '')
  }
  if (!parts.every(fits))
    return `is ${type.name}, which comes as ${kind}, but is declared ${checker.typeToString(declared)}`
  const literals = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []))
  const forgotten =
    literals.length > 0 && literals.length === parts.length
      ? type.labels?.filter((label) => !literals.includes(label))
      : undefined
  return forgotten?.length ? `may also be ${forgotten.join(', ')}` : null
}

const mayBeNull = (type: ts.Type) =>
  Boolean(type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) ||
  (type.isUnion() ? type.types : [type]).some((part) => part.flags & ts.TypeFlags.Null)

function checkRows({ node }: Query, text: string, all: Column[], catalog: Catalog): void {
  const typeOf = (column: Column) => catalog.types.get(column.type) ?? { name: 'unknown', labels: null }
  // Unnamed columns, like that of `select 1`, can't be read.
  const columns = all.filter((column) => column.name !== '?column?' && kindOf(typeOf(column).name) !== 'nothing')
  const declared = node.typeArguments?.[0]
  const awaited = ts.isAwaitExpression(node.parent) ? node.parent : node
  if (!declared) {
    if (columns.length > 0 && !ts.isExpressionStatement(awaited.parent))
      report(node, 'its rows have no declared type: sql<Row[]>`…`, or select 1 where none is read')
    return
  }
  const row = checker.getIndexTypeOfType(checker.getTypeFromTypeNode(declared), ts.IndexKind.Number)
  if (!row || row.flags & ts.TypeFlags.Any) return report(node, 'the declared type is no array of rows')
  for (const column of columns) {
    const property = checker.getPropertyOfType(row, column.name)
    if (!property) {
      report(node, `column ${column.name} is not in the declared type`)
      continue
    }
    const type = checker.getTypeOfSymbolAtLocation(property, node)
    const why = misfit(type, typeOf(column))
    if (why) report(node, `column ${column.name} ${why}`)
    const nullable = catalog.nullable.get(`${column.table}.${column.number}`)
    // A condition on the column excludes nulls. In a statement with `set`, `=` may be an assignment instead.
    const isExcluded =
      nullable &&
      new RegExp(`\\b${nullable}\\s+(is\\s+not\\s+null${/\bset\b/i.test(text) ? '' : '|='})`, 'i').test(text)
    if (nullable && !isExcluded && !mayBeNull(type))
      report(node, `column ${column.name} may be null, but is declared ${checker.typeToString(type)}`)
  }
  const names = new Set<string>()
  for (const { name } of columns) {
    if (names.has(name)) report(node, `column ${name} comes twice`)
    names.add(name)
  }
  for (const property of row.getProperties()) {
    if (!names.has(property.getName()) && !(property.flags & ts.SymbolFlags.Optional))
      report(node, `the declared ${property.getName()} is no column of the query`)
  }
}

const database = await testDatabase()
/** Pool as the product opens it, so that columns have the names that the code reads. */
const pool = connect(database.url, { max: 1 })
try {
  const catalog = await readCatalog(database.sql)
  const queries = findQueries()
  for (const query of queries) {
    for (const text of query.texts) {
      try {
        if (/\bas "[a-z]+[A-Z]/.test(text)) report(query.node, 'a column is named in camelCase, not in snake_case')
        const { columns } = await pool.unsafe(text).describe()
        checkRows(query, text, columns, catalog)
      } catch (error) {
        if (!(error instanceof postgres.PostgresError)) throw error
        const lines = text.slice(0, Number(error.position ?? 1) - 1).split('\n').length - 1
        report(query.node, [error.message, error.detail, error.hint].filter(Boolean).join(' – '), lines)
      }
    }
  }
  for (const problem of new Set(problems)) console.log(problem)
  console.log(`${queries.length} statements, ${new Set(problems).size} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  await pool.end()
  await database.drop()
}
