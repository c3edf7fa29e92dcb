import type { Fault } from './fault.ts'

export default [
  {
    file: 'views/products/addresses.ts',
    replace: '    maxPrice: maxPrice?.toString(),\n',
    by: '',
    harm: 'more products are shown that are dearer than was asked',
    tests: ['test/products/search-pages.test.ts'],
  },
  {
    file: 'views/products/ProductSearch.tsx',
    replace: '{searched.pickFor && <input type="hidden" name="for" value={searched.pickFor} />}',
    by: '',
    harm: 'who searches anew cannot pick a product for the gift any more',
    tests: ['test/products/search-pages.test.ts'],
  },
  {
    file: 'views/products/addresses.ts',
    replace: "sure: '1', ",
    by: '',
    harm: 'who picks a product is asked whether the gift may be changed',
    tests: ['test/products/search-pages.test.ts'],
  },
  {
    file: 'src/products/pages.tsx',
    replace: 'searched.minPrice !== null || searched.maxPrice !== null',
    by: 'searched.minPrice !== null',
    harm: 'nobody is told that nothing is as cheap as that',
    tests: ['test/products/search-pages.test.ts'],
  },
  {
    file: 'src/products/import/offer.ts',
    replace: "sale.currency !== 'EUR'",
    by: 'false',
    harm: 'a sale in dollars is shown in euros',
    tests: ['test/products/import.test.ts'],
  },
] satisfies Fault[]
