import { migrate } from '#core/migrate.ts'
import { jobs } from '../index.ts'

/** @returns a line for each migration that ran */
export async function migrateDatabase(url: string): Promise<string> {
  const names = await migrate(url, jobs)
  return names.length === 0 ? 'nothing to migrate' : names.map((name) => `migrated ${name}`).join('\n')
}
