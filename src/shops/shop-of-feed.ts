import type { Sql } from '#core/db.ts'
import type { Shop } from './shop.ts'

type FeedsShop = Pick<Shop, 'id' | 'name'>

/**
 * Returns the shop that a feed belongs to, and creates it if there is none.
 * @param name null if neither the operator nor the feed names the shop; it is then found by its host
 * @param host host of the feed's first link, without `www.`
 */
export async function shopOfFeed(sql: Sql, name: string | null, host: string): Promise<FeedsShop> {
  const find = async (): Promise<FeedsShop | undefined> =>
    (
      await sql<FeedsShop[]>`
        select s.id, s.name::text as name from shops s
        where ${name === null ? sql`s.host = ${host} or s.name = ${host}::citext` : sql`s.name = ${name}::citext`}
        order by s.id limit 1`
    )[0]
  const known = await find()
  if (known) return known
  await sql`insert into shops (name, host) values (${name ?? host}, ${host}) on conflict do nothing`
  return (await find())!
}

/** Records when a shop's feed was last read to its end. */
export async function recordFeedRead(sql: Sql, shopId: number, now: Date): Promise<void> {
  await sql`update shops set imported_at = ${now} where id = ${shopId}`
}
