import type { Sql } from '#core/db.ts'

/** Returns every row of the database as text, by table. */
export async function dumpOf(sql: Sql): Promise<Record<string, string[]>> {
  const tables = await sql<{ schema: string; name: string }[]>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`
  const dump: Record<string, string[]> = {}
  for (const { schema, name } of tables) {
    const rows = await sql<{ row: string }[]>`select t::text as row from ${sql(schema)}.${sql(name)} t`
    dump[`${schema}.${name}`] = rows.map(({ row }) => row)
  }
  return dump
}
