import type { ReservedSql } from 'postgres'
import type { Pool, Transaction } from '#core/db.ts'

type Session = ReservedSql | Transaction | Pool

/**
 * A table of a backup. `columns` leaves out generated columns, because PostgreSQL computes them again. Names are quoted
 * if necessary.
 */
export interface Table {
  name: string
  schema: string
  columns: string[]
  /** `COPY` statements that read and write the whole table */
  copyOut: string
  copyIn: string
}

/**
 * Returns all tables except unlogged ones, which only hold data of the moment, and the job queue's statistics, which
 * have a partition for each day. A partitioned table counts as one.
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

/** Returns the last number that each sequence has given out; null if it has given none. */
export const sequencesOf = (sql: Session) => sql<{ name: string; last: string | null }[]>`
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
  from pg_sequences where schemaname in ('public', 'pgboss')`

/** Returns statements that drop and add each foreign key. */
export const referencesOf = (sql: Session) => sql<{ drop: string; add: string }[]>`
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
  from pg_constraint
  where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`

/**
 * Settings for a transaction that copies tables. They make copied values mean the same in both databases, and keep the
 * server's timeouts from ending a long copy.
 */
export const copySettings = `
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/**
 * Returns the migrations that have run.
 * @returns their names in order; null if the database has no table of ours
 */
export async function migrationsIn(sql: Session): Promise<string[] | null> {
  const [found] = await sql<[{ exists: boolean }]>`select to_regclass('public.schema_migrations') is not null as exists`
  if (!found.exists) return null
  return (await sql<{ name: string }[]>`select name from schema_migrations order by name`).map(({ name }) => name)
}

const filledByMigrations = new Set(['public.schema_migrations', 'public.deletion_questions', 'public.deletion_answers'])

/** Returns our tables that have rows, except those that migrations fill. The queue's own tables don't count. */
export async function filledTables(sql: Session): Promise<string[]> {
  const ours = (await tablesOf(sql)).filter(({ schema, name }) => schema === 'public' && !filledByMigrations.has(name))
  const filled: string[] = []
  for (const { name } of ours) {
    const [row] = await sql.unsafe(`select from ${name} limit 1`)
    if (row) filled.push(name.replace('public.', ''))
  }
  return filled
}

/** Returns the version of the job queue's tables; null if there are none. */
export async function queueVersionIn(sql: Session): Promise<number | null> {
  const [found] = await sql<[{ exists: boolean }]>`select to_regclass('pgboss.version') is not null as exists`
  if (!found.exists) return null
  const [row] = await sql.unsafe<[{ version: number }]>('select version from pgboss.version')
  return row.version
}
