import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/shops/api.ts',
    replace: 'logoHash && imageUrl(logoHash, 160)',
    by: 'null',
    harm: 'apps show shops without their logos',
    tests: ['test/shops/shops.test.ts'],
  },
  {
    file: 'src/shops/shops-in.ts',
    replace: "|| compare(a.name ?? '', b.name ?? '')",
    by: '',
    harm: 'categories of shops are in no defined order',
    tests: ['test/shops/shops.test.ts'],
  },
  {
    file: 'src/shops/import-shops.ts',
    replace: 'shops.has(read.value.name.toLowerCase())',
    by: 'shops.has(read.value.name)',
    harm: 'an import with one name in two spellings fails completely',
    tests: ['test/shops/import-shops.test.ts'],
  },
  {
    file: 'src/shops/shop-of-feed.ts',
    replace: 's.host = ${host} or s.name = ${host}::citext',
    by: 's.host = ${host}',
    harm: 'the feed of a shop that is named after its host cannot be read',
    tests: ['test/products/import.test.ts'],
  },
  {
    file: 'src/shops/import-shops.ts',
    replace: "host: new URL(url).hostname.replace(/^www\\./, ''),",
    by: 'host: new URL(url).hostname,',
    harm: 'the feed of a shop whose entry has www creates a second shop without referral',
    tests: ['test/shops/import-shops.test.ts'],
  },
  {
    file: 'src/shops/import-shops.ts',
    replace:
      's.logo_hash, s.referral, s.sites)\n          is distinct from (g.name::text, g.host, g.url, g.category_id, g.logo_hash, g.referral, g.sites)',
    by: 's.logo_hash, s.referral)\n          is distinct from (g.name::text, g.host, g.url, g.category_id, g.logo_hash, g.referral)',
    harm: 'a shop whose countries alone were corrected is still shown where it does not deliver',
    tests: ['test/shops/import-shops.test.ts'],
  },
] satisfies Fault[]
