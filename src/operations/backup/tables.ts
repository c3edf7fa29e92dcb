import type { ReservedSql } from 'postgres'
import type { Pool, Transaction } from '#core/db.ts'

type Session = ReservedSql | Transaction | Pool

/** A table with what a backup keeps of it; generated columns come back by themselves. Names are quoted where they have to be. */
export interface Table {
  name: string
  schema: string
  columns: string[]
  /** `COPY` for reading and for writing all of it */
  copyOut: string
  copyIn: string
}

/**
 * All tables but those that tell what is going on at this moment (`unlogged`), and the queue's statistics, whose partitions are days.
 * A partitioned table is one.
 */
export const tablesOf = (sql: Session): Promise<Table[]> => sql<Table[]>`
  with tables as (
    select c.oid, n.nspname, c.relname, format('%I.%I', n.nspname, c.relname) as name,
      array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
      and (n.nspname, c.relname) <> ('pgboss', 'queue_stats')
    group by c.oid, n.nspname, c.relname)
  select name, nspname as schema, columns,
    format('copy (select %s from %s) to stdout', array_to_string(columns, ', '), name) as copy_out,
    format('copy %s (%s) from stdin', name, array_to_string(columns, ', ')) as copy_in
  from tables
  order by name`

/** The last number that each sequence gave; null where it gave none. */
export const sequencesOf = (sql: Session) => sql<{ name: string; last: string | null }[]>`
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
  from pg_sequences where schemaname in ('public', 'pgboss')`

/** What makes and unmakes each reference of a table to another. */
export const referencesOf = (sql: Session) => sql<{ drop: string; add: string }[]>`
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
  from pg_constraint
  where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`

/** So that what is copied out means the same where it is copied in, and nothing of the server's settings ends a long copy. */
export const settings = `
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/** The migrations that ran. @returns null for a database without any table of ours */
export async function migrationsIn(sql: Session): Promise<string[] | null> {
  const [found] = await sql<[{ exists: boolean }]>`select to_regclass('public.schema_migrations') is not null as exists`
  if (!found.exists) return null
  return (await sql<{ name: string }[]>`select name from schema_migrations order by name`).map(({ name }) => name)
}

const filledByMigrations = new Set(['public.schema_migrations', 'public.deletion_questions', 'public.deletion_answers'])

/** The tables that have rows, other than by a migration; the queue's own do not count. */
export async function filledTables(sql: Session): Promise<string[]> {
  const ours = (await tablesOf(sql)).filter(({ schema, name }) => schema === 'public' && !filledByMigrations.has(name))
  const filled: string[] = []
  for (const { name } of ours) {
    const [row] = await sql.unsafe(`select from ${name} limit 1`)
    if (row) filled.push(name.replace('public.', ''))
  }
  return filled
}

/** @returns null where the queue has no tables */
export async function queueVersionIn(sql: Session): Promise<number | null> {
  const [found] = await sql<[{ exists: boolean }]>`select to_regclass('pgboss.version') is not null as exists`
  if (!found.exists) return null
  const [row] = await sql.unsafe<[{ version: number }]>('select version from pgboss.version')
  return row.version
}
