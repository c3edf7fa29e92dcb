import type { Switch } from '#core/config.ts'
import type { Scope } from '#core/scope.ts'
import { accessibility } from './accessibility.ts'
import { articlesIn } from './articles.ts'
import type { TextDocument } from './document.ts'
import { privacy } from './privacy.ts'
import { safety } from './safety.ts'
import { terms } from './terms.ts'

/** Page that search engines may find. Lists are never in the sitemap: their owners decide whether they can be found. */
export interface SitemapPage {
  path: string
  /** `YYYY-MM-DD`, if known */
  changedOn?: string
}

type SitemapScope = Pick<Scope, 'config' | 'texts'>

const ownPages: readonly { path: string; by?: Switch; document?: TextDocument }[] = [
  { path: '/' },
  { path: '/account/create' },
  { path: '/winkels', by: 'shops' },
  { path: '/lootjestrekken/loting/start', by: 'drawLots' },
  { path: '/mylist/bookmarklet' },
  { path: '/faq' },
  { path: '/contact' },
  { path: '/voorwaarden/gebruiksvoorwaarden', by: 'terms', document: terms },
  { path: '/voorwaarden/privacy', by: 'privacy', document: privacy },
  { path: '/voorwaarden/veiligheid', document: safety },
  { path: '/voorwaarden/toegankelijkheid', document: accessibility },
  { path: '/impressum', by: 'legalNotice' },
]

/** Functions that return the pages for the sitemap: the fixed pages, then those of the blog. */
const sources: readonly ((scope: SitemapScope) => SitemapPage[])[] = [
  ({ config }) =>
    ownPages
      .filter(({ by }) => !by || config.switches[by])
      .map(({ path, document }) => ({ path, ...(document && { changedOn: document.changedOn }) })),
  ({ config, texts }) =>
    config.switches.blog
      ? [
          { path: '/blog' },
          ...articlesIn(texts.edition.code).map(({ slug, day }) => ({
            path: `/blog/${slug}`,
            changedOn: day,
          })),
        ]
      : [],
]

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Returns the sitemap in the format of sitemaps.org. */
export function sitemapOf(scope: SitemapScope): string {
  const urls = sources
    .flatMap((pagesFor) => pagesFor(scope))
    .map(({ path, changedOn }) => {
      const day = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
      return `<url><loc>${escaped(`${scope.config.baseUrl}${path}`)}</loc>${day}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
