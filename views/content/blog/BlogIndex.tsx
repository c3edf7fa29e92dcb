import type { ShownArticle } from '../../../src/content/articles.ts'
import { Pager } from '../../layout/Pager.tsx'
import { useT } from '../../layout/view.tsx'
import { blogPageUrl, blogFeedUrl } from './urls.ts'
import { ArticleCards } from './ArticleCards.tsx'

interface BlogIndexProps {
  articles: readonly ShownArticle[]
  current: number
  last: number
}

export function BlogIndex({ articles, current, last }: BlogIndexProps) {
  const t = useT()
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t('blog.heading')}</h1>
          <p>{t('blog.lead')}</p>
        </div>
      </div>
      <ArticleCards articles={articles} level={2} eager />
      <Pager label={t('blog.pages')} current={current} last={last} addressOf={blogPageUrl} />
      <p className="small blog-feed">
        <a href={blogFeedUrl}>{t('blog.feed')}</a>
      </p>
    </>
  )
}
