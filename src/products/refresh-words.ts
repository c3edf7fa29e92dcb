import type { Sql } from '#core/db.ts'

const sampledPages = 2000

/**
 * Updates the index of the words of products, and how common each word is. Searches prefer common words when they
 * expand a typed word. An import calls this at its end. Counts in a sample, so a million products take as long as fifty
 * thousand.
 */
export async function refreshProductWords(sql: Sql): Promise<void> {
  await sql`select gin_clean_pending_list('products_words')`
  const [pages] = await sql<{ percent: number }[]>`
    select least(
      100, 100.0 * ${sampledPages} * current_setting('block_size')::int / greatest(pg_relation_size('products'), 1)
    )::float8 as percent`
  await sql`
    with sample as materialized (
      select words from products tablesample system (${pages!.percent}) repeatable (1) where withdrawn_at is null
    ), counted as materialized (
      select ltrim(lexeme, '~') as word, count(*)::int as seen
      from sample, unnest(tsvector_to_array(words)) lexeme
      group by 1
    )
    update product_words set seen = now.seen
    from (select word, coalesce(counted.seen, 0) as seen from product_words left join counted using (word)) now
    where now.word = product_words.word and now.seen <> product_words.seen`
}
