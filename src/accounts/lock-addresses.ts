import type { Sql } from '#core/db.ts'

/**
 * Takes advisory locks on e-mail addresses until the transaction ends. Every action by which an account takes or gives
 * up an address locks it first. Otherwise somebody could take an address while its account is leaving it, before it is
 * reserved for account recovery.
 */
export async function lockAddresses(sql: Sql, ...addresses: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(address, 0))
    from (select distinct lower(given) as address from unnest(${[...addresses]}::text[]) given order by 1) as sorted`
}
