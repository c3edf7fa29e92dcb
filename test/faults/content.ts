import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/content/site-pages.tsx',
    replace: "  '/lootje/',\n",
    by: '',
    harm: 'search engines are not kept from lots',
    tests: ['test/content/pages.test.ts'],
  },
  {
    file: 'src/content/sitemap.ts',
    replace: "  { path: '/contact' },\n",
    by: '',
    harm: 'the sitemap lacks a page',
    tests: ['test/content/pages.test.ts'],
  },
  {
    file: 'views/content/message-values.ts',
    replace: 'operator.privacyUrl ?? privacyPageUrl',
    by: 'privacyPageUrl',
    harm: 'a link in the questions leads to privacy texts that are not the operator’s',
    tests: ['test/content/pages.test.ts'],
  },
  {
    file: 'src/content/rss.ts',
    replace: 'T07:00:00Z',
    by: 'T00:00:00Z',
    harm: 'feed readers west of here show an article a day early',
    tests: ['test/content/blog.test.ts'],
  },
  {
    file: 'src/content/rss.ts',
    replace: 'date(articles[0].day)',
    by: 'date(articles.at(-1)!.day)',
    harm: 'feed readers miss new articles',
    tests: ['test/content/blog.test.ts'],
  },
  {
    file: 'views/content/blog/ArticleBody.tsx',
    replace: "user?.isAccount ? '/mylist/new'",
    by: "user ? '/mylist/new'",
    harm: 'a link leads guests to a page that requires an account',
    tests: ['test/content/blog.test.ts'],
  },
  {
    file: 'views/content/blog/ArticleBody.tsx',
    replace: 'drawLots && !view.isApp ?',
    by: 'drawLots ?',
    harm: 'the native app links to draws, which it does not have',
    tests: ['test/content/blog.test.ts'],
  },
  {
    file: 'views/content/message-values.ts',
    replace: 'privacy: operator.privacyUrl ?? privacyPageUrl',
    by: 'privacy: operator.termsUrl ?? privacyPageUrl',
    harm: 'a newcomer who wants to read the privacy statement gets the terms',
    tests: ['test/content/pages.test.ts'],
  },
  {
    file: 'src/content/search-faq.ts',
    replace: "    .normalize('NFKD')\n",
    by: '',
    harm: 'a search without accents does not find questions with accents',
    tests: ['test/content/pages.test.ts'],
  },
] satisfies Fault[]
