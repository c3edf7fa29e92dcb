import type { Sql } from '#core/db.ts'

/**
 * Locks addresses until the transaction ends. Whoever takes an address as an account's, or gives one up, locks it first: in between nobody else can take an
 * address that its account is about to leave, and may want back.
 */
export async function lockAddresses(sql: Sql, ...addresses: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(address, 0))
    from (select distinct lower(given) as address from unnest(${[...addresses]}::text[]) given order by 1) as sorted`
}
