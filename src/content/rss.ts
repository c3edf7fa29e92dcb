import type { Scope } from '#core/scope.ts'
import type { ShownArticle } from './articles.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign]!)

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

/** Returns the time at which an article was published, in the format of RSS: its day at 7:00 UTC. */
const date = (day: string) => new Date(`${day}T07:00:00Z`).toUTCString()

interface Feed {
  /** absolute URLs: `self` of the feed, `page` of the page whose articles the feed has */
  self: string
  page: string
  addressOf: (article: ShownArticle) => string
}

/** Returns an RSS 2.0 feed. It has its own URL in an Atom element. */
export function rssOf(
  articles: readonly ShownArticle[],
  { t, edition }: Scope['texts'],
  { self, page, addressOf }: Feed,
): string {
  const items = articles.map((article) =>
    [
      '<item>',
      element('title', article.title),
      element('link', addressOf(article)),
      `<guid isPermaLink="true">${escaped(addressOf(article))}</guid>`,
      element('pubDate', date(article.day)),
      element('description', article.intro),
      '</item>',
    ].join(''),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `${edition.brand} - ${t('blog.title')}`),
    element('link', page),
    `<atom:link rel="self" type="application/rss+xml" href="${escaped(self)}"/>`,
    element('description', t('blog.lead')),
    element('language', edition.locale.toLowerCase()),
    ...(articles[0] ? [element('lastBuildDate', date(articles[0].day))] : []),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}
