import type { Services } from '#core/scope.ts'

/**
 * What a visitor can see of a list has a version from now on. It is for the server alone: it changes when something is crossed off, so that nothing made of it
 * may reach an owner.
 */
export async function giveVersion({ sql }: Pick<Services, 'sql'>, listId: number): Promise<void> {
  await sql`insert into list_versions (list_id) select id from lists where id = ${listId} on conflict do nothing`
}
