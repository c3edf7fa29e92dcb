import type { Fault } from './fault.ts'

export default [
  {
    file: 'views/products/urls.ts',
    replace: '    maxPrice: maxPrice?.toString(),\n',
    by: '',
    harm: 'the next page of products ignores the maximum price',
    tests: ['test/products/search-pages.test.ts'],
  },
  {
    file: 'views/products/ProductSearch.tsx',
    replace: '{searched.pickFor && <input type="hidden" name="for" value={searched.pickFor} />}',
    by: '',
    harm: 'an owner who searches again can no longer pick a product for the gift',
    tests: ['test/products/search-pages.test.ts'],
  },
  {
    file: 'views/products/urls.ts',
    replace: "sure: '1', ",
    by: '',
    harm: 'an owner who picks a product for an old gift is asked again whether to change that gift',
    tests: ['test/products/search-pages.test.ts'],
  },
  {
    file: 'src/products/pages.tsx',
    replace: 'searched.minPrice !== null || searched.maxPrice !== null',
    by: 'searched.minPrice !== null',
    harm: 'a search below a maximum price without results does not give the reason',
    tests: ['test/products/search-pages.test.ts'],
  },
  {
    file: 'src/products/import/offer.ts',
    replace: "sale.currency !== 'EUR'",
    by: 'false',
    harm: 'a sale price in dollars is shown in euros',
    tests: ['test/products/import.test.ts'],
  },
  {
    file: 'src/products/groups.ts',
    replace: 'and p.withdrawn_at is null and ${isShownIn(sql, edition)}',
    by: 'and ${isShownIn(sql, edition)}',
    harm: 'offers that a shop has withdrawn still appear in the comparison, and lead to dead pages',
    tests: ['test/products/by-eans.test.ts'],
  },
  {
    file: 'src/products/import/merge-offers.ts',
    replace: 'p.digest <> o.digest or p.withdrawn_at is not null as differs',
    by: 'p.digest <> o.digest as differs',
    harm: 'a product that is back in its shop unchanged is never found again',
    tests: ['test/products/import.test.ts'],
  },
  {
    file: 'src/products/import/import-products.ts',
    replace: 'if (report.broken === null && !report.isDoubtful)',
    by: 'if (!report.isDoubtful)',
    harm: 'a feed that ends early withdraws all products that it had not reached',
    tests: ['test/products/import.test.ts'],
  },
] satisfies Fault[]
