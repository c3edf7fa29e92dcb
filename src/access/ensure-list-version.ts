import type { Services } from '#core/scope.ts'

/**
 * Ensures that a list has a row with its version, which changes whenever a visitor would see the list differently. The
 * version is for the server alone: it also changes with every cross-off, so nothing derived from it may reach an owner.
 */
export async function ensureListVersion({ sql }: Pick<Services, 'sql'>, listId: number): Promise<void> {
  await sql`insert into list_versions (list_id) select id from lists where id = ${listId} on conflict do nothing`
}
