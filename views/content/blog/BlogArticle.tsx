import type { ShownArticle } from '../../../src/content/articles.ts'
import { Pager } from '../../layout/Pager.tsx'
import { useView } from '../../layout/view.tsx'
import { searchUrl } from '../../search/urls.ts'
import { shopsUrl } from '../../shops/urls.ts'
import { articleUrl, blogUrl } from './urls.ts'
import { ArticleBody, articleListUrl } from './ArticleBody.tsx'
import { ArticleCards } from './ArticleCards.tsx'
import { ArticlePicture } from './ArticlePicture.tsx'

interface BlogArticleProps {
  article: ShownArticle
  /** all articles of the edition, including this one, the latest first */
  articles: readonly ShownArticle[]
}

export function BlogArticle({ article, articles }: BlogArticleProps) {
  const { texts } = useView()
  const { t } = texts
  const related = article.related.flatMap((id) => articles.find((each) => each.id === id) ?? [])
  const at = (number: number) => articles[number - 1]!
  return (
    <div className="article">
      <article>
        <p className="byline">
          <a href={blogUrl}>{t('blog.title')}</a>
          <time dateTime={article.day}>{texts.date(article.day)}</time>
          <span>{t('blog.minutes', { count: article.minutes })}</span>
        </p>
        <h1>{article.title}</h1>
        <p className="lead">{article.subtitle}</p>
        <ArticlePicture article={article} />
        <ArticleBody body={article.body} articles={articles} />
      </article>
      <StartHere />
      {related.length > 0 && (
        <section className="related" aria-labelledby="related">
          <h2 id="related">{t('blog.related')}</h2>
          <ArticleCards articles={related} />
        </section>
      )}
      <Pager
        label={t('blog.more')}
        current={articles.indexOf(article) + 1}
        last={articles.length}
        addressOf={(number) => articleUrl(at(number))}
        titleOf={(number) => at(number).title}
      />
    </div>
  )
}

/** Renders links to a reader's likely next steps. */
function StartHere() {
  const view = useView()
  const { t } = view.texts
  return (
    <section className="panel start-here" aria-labelledby="start-here">
      <h2 id="start-here">{t('blog.start.title')}</h2>
      <p>{t('blog.start.body')}</p>
      <div className="actions">
        <a className="button primary" href={articleListUrl(view)}>
          {t('layout.create_account')}
        </a>
        <a className="button" href={searchUrl}>
          {t('blog.start.search')}
        </a>
        {view.switches.shops && (
          <a className="button quiet" href={shopsUrl}>
            {t('shops.title')}
          </a>
        )}
      </div>
    </section>
  )
}
