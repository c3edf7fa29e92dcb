import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/products/import/offer.ts',
    replace: 'return Date.parse(from) <= +now && +now < Date.parse(until) ? sale.cents : null',
    by: 'return +now < Date.parse(until) ? sale.cents : null',
    harm: 'products are shown at the price of a sale that has not begun',
    tests: ['test/products/import.test.ts'],
  },
  {
    file: 'src/search/search-lists.ts',
    replace: `case when l.access_type = 'PUBLIC' then l.image_hash end as image_hash`,
    by: 'l.image_hash',
    harm: 'the search shows strangers the photo of a list that asks a question first',
    tests: ['test/search/search-pages.test.ts'],
  },
  {
    file: 'src/search/search-lists.ts',
    replace: 'order by best.step, best.is_beside, l.id',
    by: 'order by l.id',
    harm: 'the person with exactly the searched name is listed below forty others with similar names',
    tests: ['test/search/search-api.test.ts'],
  },
  {
    file: 'src/products/find-products.ts',
    replace: 'p.id = any(${ids}::int[])) and p.withdrawn_at is null',
    by: 'p.id = any(${ids}::int[]))',
    harm: 'products are shown with an old price, often the lowest, from shops that no longer have them',
    tests: ['test/products/search.test.ts'],
  },
  {
    file: 'src/products/import/merge-offers.ts',
    replace: 'updated_at = $2, withdrawn_at = null',
    by: 'updated_at = $2',
    harm: 'a product that was out of stock for one import is never found again',
    tests: ['test/products/import.test.ts'],
  },
  {
    file: 'src/shops/import-shops.ts',
    replace:
      's.referral, s.sites)\n          is distinct from (g.name::text, g.host, g.url, g.category_id, g.logo_hash, g.referral, g.sites)',
    by: 's.referral)\n          is distinct from (g.name::text, g.host, g.url, g.category_id, g.logo_hash, g.referral)',
    harm: 'a shop that is to leave the German pages stays there, with all that it sells',
    tests: ['test/shops/import-shops.test.ts'],
  },
  {
    file: 'views/search/urls.ts',
    replace: '${encodeURIComponent(query)}',
    by: '${query}',
    harm: 'a search with & in it loses the rest of its words',
    tests: ['test/search/search-pages.test.ts'],
  },
  {
    file: 'src/search/list-name-from-url.ts',
    replace: 'addressIn(query.trim(), baseUrl)',
    by: 'addressIn(query, baseUrl)',
    harm: 'a URL that was pasted with a space is not recognised',
    tests: ['test/search/search-pages.test.ts'],
  },
  {
    file: 'src/search/list-name-from-url.ts',
    replace: '.includes(withoutWww(address.hostname))',
    by: '.includes(address.hostname)',
    harm: 'the search does not find a list by its pasted URL if that begins with www',
    tests: ['test/search/search-api.test.ts'],
  },
  {
    file: 'migrations/0008-search.sql',
    replace: "  if new.wants_search and new.access_type in ('PUBLIC', 'OPEN') then\n",
    by: '  if new.wants_search then\n',
    harm: 'anybody still finds a closed list, with its name and city',
    tests: ['test/search/search-api.test.ts'],
  },
] satisfies Fault[]
