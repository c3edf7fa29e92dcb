import { Hono } from 'hono'
import { NotFound } from '#core/errors.ts'
import { articleUrl, blogUrl, blogPageUrl, blogFeedUrl } from '#views/content/blog/urls.ts'
import { BlogArticle } from '#views/content/blog/BlogArticle.tsx'
import { ArticleHead, BlogHead } from '#views/content/blog/BlogHead.tsx'
import { BlogIndex } from '#views/content/blog/BlogIndex.tsx'
import type { Env, Http } from '#web/http.ts'
import { page } from '#web/render.tsx'
import { articlesIn, type ShownArticle } from './articles.ts'
import { rssOf } from './rss.ts'

const articlesPerPage = 4

/**
 * Returns the articles of the request's edition.
 * @throws NotFound if the blog is switched off
 */
function articlesOf(c: Http): readonly ShownArticle[] {
  const { texts, config } = c.get('scope')
  if (!config.switches.blog) throw new NotFound()
  return articlesIn(texts.edition.code)
}

/**
 * Returns the number of the requested page of the blog's index. It is 1 if the query names none.
 * @throws NotFound if the index has no such page
 */
function pageNumber(asked: string | undefined, last: number): number {
  const number = asked === undefined ? 1 : /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 0
  if (number < 1 || number > last) throw new NotFound()
  return number
}

export const blogPages = new Hono<Env>()
  .get(blogUrl, (c) => {
    const { t } = c.get('scope').texts
    const articles = articlesOf(c)
    const last = Math.max(1, Math.ceil(articles.length / articlesPerPage))
    const current = pageNumber(c.req.query('page'), last)
    const shown = articles.slice((current - 1) * articlesPerPage, current * articlesPerPage)
    const title = current === 1 ? t('blog.title') : t('blog.title_page', { page: current })
    return page(
      c,
      { title, head: <BlogHead address={blogPageUrl(current)} /> },
      <BlogIndex articles={shown} current={current} last={last} />,
    )
  })
  .get(blogFeedUrl, (c) => {
    const { texts, config } = c.get('scope')
    const absolute = (address: string) => `${config.baseUrl}${address}`
    const feed = rssOf(articlesOf(c), texts, {
      self: absolute(blogFeedUrl),
      page: absolute(blogUrl),
      addressOf: (article) => absolute(articleUrl(article)),
    })
    return c.body(feed, 200, { 'Content-Type': 'application/rss+xml; charset=utf-8' })
  })
  .get(articleUrl({ slug: ':slug' }), (c) => {
    const articles = articlesOf(c)
    const article = articles.find(({ slug }) => slug === c.req.param('slug'))
    if (!article) throw new NotFound()
    return page(
      c,
      { title: article.title, head: <ArticleHead article={article} /> },
      <BlogArticle article={article} articles={articles} />,
    )
  })
