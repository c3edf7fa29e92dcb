import { randomBytes } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { nameWithin, runNamed } from './programs.ts'
import { codeOf, undefinedWhenAbsent } from './system.ts'

/**
 * Role of the application: owns its database, and is not a superuser. The superuser has no password, so nobody can log
 * in as it.
 */
export const applicationRole = 'app'
export const databaseName = 'wishring'

const everybodyByPassword = 'local all all scram-sha-256\n'

const passwordFile = (cluster: string) => join(cluster, 'application-password')
const rulesFile = (cluster: string) => join(cluster, 'pg_hba.conf')

export const readPassword = async (cluster: string): Promise<string> => await readFile(passwordFile(cluster), 'utf8')

/**
 * Whether `lockDownCluster` has completed on this cluster. Clusters that earlier versions of the product made let
 * everybody in as the superuser.
 */
export async function isLockedDown(cluster: string): Promise<boolean> {
  const rules = await readFile(rulesFile(cluster), 'utf8').catch(undefinedWhenAbsent)
  const password = await readPassword(cluster).catch(undefinedWhenAbsent)
  return rules === everybodyByPassword && password !== undefined
}

/**
 * Creates the application's role with a random password, and demands a password for every login. Makes the role the
 * owner of the databases and everything in them. The cluster's server must not be running.
 * @param grants statements that give the role further rights
 */
export async function lockDownCluster(cluster: string, binaries: Binaries, grants: readonly string[]): Promise<void> {
  const fresh = randomBytes(24).toString('hex')
  await writeFile(passwordFile(cluster), fresh, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })
  const listed = await runAsSuperuser(cluster, binaries, 'postgres', [
    `do $$ begin
      if not exists (select from pg_roles where rolname = '${applicationRole}') then create role ${applicationRole}; end if;
    end $$`,
    `alter role ${applicationRole} login password '${await readPassword(cluster)}'`,
    ...grants,
    `select datname from pg_database where datname not in ('postgres', 'template0', 'template1')`,
  ])
  const databases = [...listed.matchAll(/datname = "(\w+)"/g)].map(([, name]) => name!)
  if (!databases.includes(databaseName))
    await runAsSuperuser(cluster, binaries, 'postgres', [`create database ${databaseName} owner ${applicationRole}`])
  for (const database of databases)
    await runAsSuperuser(cluster, binaries, database, [
      `alter database ${database} owner to ${applicationRole}`,
      handOver,
    ])
  const draft = `${rulesFile(cluster)}.new`
  await rm(draft, { force: true })
  await writeFile(draft, everybodyByPassword, { flag: 'wx', mode: 0o600 })
  await rename(draft, rulesFile(cluster))
}

const singleUserSettings = ['-c', 'exit_on_error=on', '-c', 'log_min_error_statement=panic']

/**
 * Runs statements in PostgreSQL's single-user mode, which needs no password. The log must not repeat the statement
 * that sets the role's password.
 */
const runAsSuperuser = (cluster: string, binaries: Binaries, database: string, statements: readonly string[]) =>
  runNamed(
    cluster,
    [binaries.postgres, '--single', '-j', '-D', nameWithin(cluster), ...singleUserSettings, database],
    statements.map((statement) => `${statement};\n\n`).join(''),
  )

/**
 * SQL that makes the application's role the owner of everything in a database, except PostgreSQL's own schemas and
 * extensions. It has no empty line, because in single-user mode an empty line would end the statement.
 */
const handOver = `do $$
declare
  statement text;
begin
  for statement in
    with ours as (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
    -- objects whose owner is always that of their extension or column
    dependent as (
      select classid, objid from pg_depend
      where objsubid = 0 and (deptype = 'e' or (deptype in ('a', 'i') and refobjsubid > 0))
    )
    select format('schema %I', nspname) from pg_namespace where oid in (select oid from ours) and nspname <> 'public'
    union all
    select format('%s %s',
      case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, oid::regclass)
    from pg_class
    where relkind in ('r', 'p', 'v', 'm', 'S') and relnamespace in (select oid from ours)
      and ('pg_class'::regclass, oid) not in (select * from dependent)
    union all
    select format('routine %s', oid::regprocedure) from pg_proc
    where pronamespace in (select oid from ours) and ('pg_proc'::regclass, oid) not in (select * from dependent)
    union all
    select format('type %s', t.oid::regtype) from pg_type t left join pg_class c on c.oid = t.typrelid
    where t.typnamespace in (select oid from ours) and (t.typtype in ('d', 'e', 'r') or c.relkind = 'c')
      and ('pg_type'::regclass, t.oid) not in (select * from dependent)
  loop
    execute format('alter %s owner to ${applicationRole}', statement);
  end loop;
end $$`
