import type { ShownArticle } from '../../../src/content/articles.ts'
import { useView } from '../../layout/view.tsx'
import { articleUrl } from './urls.ts'
import { ArticlePicture } from './ArticlePicture.tsx'

interface CardsProps {
  articles: readonly ShownArticle[]
  /** heading level of the articles' titles */
  level?: 2 | 3
  /** whether the cards are the first thing on the page, so that their pictures aren't lazy */
  eager?: boolean
  /** puts the cards, three at most, in one row if they fit */
  row?: boolean
}

export function ArticleCards({ articles, level = 3, eager = false, row = false }: CardsProps) {
  const { texts } = useView()
  const Heading = `h${level}` as const
  return (
    <ul className={row ? 'article-cards three' : 'article-cards'}>
      {articles.map((article) => (
        <li key={article.id}>
          <article className="article-card">
            <ArticlePicture article={article} decorative lazy={!eager} />
            <Heading>
              <a href={articleUrl(article)}>{article.title}</a>
            </Heading>
            <p>{article.intro}</p>
            <p className="byline">
              <time dateTime={article.day}>{texts.date(article.day)}</time>
            </p>
          </article>
        </li>
      ))}
    </ul>
  )
}
