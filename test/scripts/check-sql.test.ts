/* oxlint-disable no-template-curly-in-string -- the samples are sources */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../', import.meta.url))

interface Sample {
  name: string
  source: string
  /** problems that the check reports, each with its line; empty for correct code */
  problems: string[]
}

const samples: Sample[] = [
  {
    name: 'a statement that fits the schema and its type',
    source:
      'export const read = (sql: Sql, id: number) => sql<{ id: number; username: string; city: string | null }[]>`select id, username, city from lists where id = ${id}`',
    problems: [],
  },
  {
    name: 'a column that does not exist, with its line',
    source:
      'export const read = (sql: Sql) => sql<{ id: number; name: string }[]>`\n  select id,\n    name from lists`',
    problems: ['5  column "name" does not exist'],
  },
  {
    name: 'a table that does not exist',
    source: 'export const empty = (sql: Sql) => sql`delete from wishlists`',
    problems: ['3  relation "wishlists" does not exist'],
  },
  {
    name: 'a statement that PostgreSQL cannot read',
    source: 'export const read = (sql: Sql) => sql<{ id: number }[]>`select id from where id = 1`',
    problems: ['3  syntax error at or near "where"'],
  },
  {
    name: 'a value of the wrong type',
    source: 'export const change = (sql: Sql) => sql`update lists set id = now() where id = ${1}`',
    problems: [
      '3  column "id" is of type integer but expression is of type timestamp with time zone – You will need to rewrite or cast the expression.',
    ],
  },
  {
    name: 'a column of another type than declared',
    source: 'export const read = (sql: Sql) => sql<{ id: string }[]>`select id from lists`',
    problems: ['3  column id is int4, which comes as number, but is declared string'],
  },
  {
    name: 'a null that is not declared',
    source: 'export const read = (sql: Sql) => sql<{ city: string }[]>`select city from lists`',
    problems: ['3  column city may be null, but is declared string'],
  },
  {
    name: 'a null that a condition excludes',
    source: 'export const read = (sql: Sql) => sql<{ city: string }[]>`select city from lists where city is not null`',
    problems: [],
  },
  {
    name: 'a missing value of an enum',
    source:
      "export const read = (sql: Sql) => sql<{ type: 'PUBLIC' | 'OPEN' | 'CLOSED' }[]>`select access_type as type from lists`",
    problems: ['3  column type may also be UNKNOWN'],
  },
  {
    name: 'a column that is not declared, and a declared field without a column',
    source: 'export const read = (sql: Sql) => sql<{ id: number; title: string }[]>`select id, username from lists`',
    problems: ['3  column username is not in the declared type', '3  the declared title is no column of the query'],
  },
  {
    name: 'names in camelCase that the driver turns into columns',
    source: [
      'export const open = (sql: Sql) => sql`update lists set ${sql({ accessType: "PUBLIC", firstName: "Noor" })}`',
      'const names = ["l.publicGuid", "l.lastUpdate"] as const',
      'export const some = (sql: Sql) => sql<{ publicGuid: string; lastUpdate: Date }[]>`select ${sql(names)} from lists l`',
    ].join('\n'),
    problems: [],
  },
  {
    name: 'a column that is declared by its name in the database',
    source: 'export const read = (sql: Sql) => sql<{ public_guid: string }[]>`select public_guid from lists`',
    problems: [
      '3  column publicGuid is not in the declared type',
      '3  the declared public_guid is no column of the query',
    ],
  },
  {
    name: 'a column that is named in camelCase',
    source: 'export const read = (sql: Sql) => sql<{ userId: number }[]>`select id as "userId" from users`',
    problems: ['3  a column is named in camelCase, not in snake_case'],
  },
  {
    name: 'two columns with the same name',
    source:
      'export const read = (sql: Sql) => sql<{ id: number }[]>`select l.id, c.id from lists l join categories c on c.list_id = l.id`',
    problems: ['3  column id comes twice'],
  },
  {
    name: 'a list of columns that the driver would take for rows',
    source: [
      'const names = ["id", "username"] as const',
      'export const copy = (sql: Sql) => sql`insert into lists (${sql(names)}) select ${sql(names)} from lists`',
    ].join('\n'),
    problems: ['4  this piece of SQL cannot be followed: sql(names)'],
  },
  {
    name: 'rows without a type',
    source: 'export const read = async (sql: Sql) => (await sql`select id from lists`)[0]',
    problems: ['3  its rows have no declared type: sql<Row[]>`…`, or select 1 where none is read'],
  },
  {
    name: 'an error in one branch of a conditional fragment',
    source:
      'export const read = (sql: Sql, all: boolean) => sql<{ id: number }[]>`select id from lists ${all ? sql`` : sql`where gone`}`',
    problems: ['3  column "gone" does not exist'],
  },
  {
    name: 'an error that a fragment has for one of its callers only',
    source: [
      'const isOf = (sql: Sql, list: PendingQuery<Row[]>) => sql`list_id = ${list}`',
      'export const owners = (sql: Sql) => sql<{ id: number }[]>`select l.id from lists l join list_owners o on o.${isOf(sql, sql`l.id`)}`',
      'export const sorts = (sql: Sql) => sql<{ id: number }[]>`select c.id from categories c where c.${isOf(sql, sql`c.gone`)}`',
    ].join('\n'),
    problems: ['5  column c.gone does not exist'],
  },
  {
    name: 'a fragment of unknown origin',
    source:
      'export const read = (sql: Sql, where: PendingQuery<Row[]>) => sql<{ id: number }[]>`select id from lists ${where}`',
    problems: ['3  this piece of SQL cannot be followed: where'],
  },
]

const head = "import type { PendingQuery, Row } from 'postgres'\nimport type { Sql } from '#core/db.ts'\n"

let folder: string
let lines: string[]
let exitCode: number | null

/** Runs the check on these files. @returns its exit code and its output */
async function check(...files: string[]): Promise<{ code: number | null; words: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/check-sql.ts', ...files], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { words: await text(child.stdout), code: await ended }
}

const fileOf = (index: number) => join(folder, `sample-${index}.ts`)

before(async () => {
  // The samples are inside the repository, where their imports resolve.
  await mkdir(join(repository, '.cache'), { recursive: true })
  folder = relative(repository, await mkdtemp(join(repository, '.cache/check-sql-')))
  await Promise.all(
    samples.map(({ source }, index) => writeFile(join(repository, fileOf(index)), `${head}${source}\n`)),
  )
  const { words, code } = await check(...samples.map((_, index) => fileOf(index)))
  lines = words.trim().split('\n')
  exitCode = code
})
after(() => rm(join(repository, folder), { recursive: true, force: true }))

describe('the check of SQL statements', () => {
  for (const [index, { name, problems }] of samples.entries()) {
    test(`the check ${problems.length > 0 ? 'reports' : 'accepts'} ${name}`, () => {
      const own = lines.filter((line) => line.startsWith(`${fileOf(index)}:`))
      assert.deepEqual(
        own.map((line) => line.slice(fileOf(index).length + 1)),
        problems,
      )
    })
  }

  test('the check counts statements and problems, and fails', () => {
    const problems = samples.flatMap((sample) => sample.problems).length
    assert.equal(lines.at(-1), `${samples.length} statements, ${problems} problems`)
    assert.equal(exitCode, 1)
  })

  test('the check passes if there are no problems', async () => {
    const { words, code } = await check(fileOf(0))
    assert.deepEqual([words, code], ['1 statements, 0 problems\n', 0])
  })
})
