import { Fragment, type ReactNode } from 'react'
import type { ArticleBlock, Destination, Inline, ArticleWords } from '../../../src/content/articles/article.ts'
import type { ShownArticle } from '../../../src/content/articles.ts'
import { drawsUrl as drawsAddress } from '../../draws/urls.ts'
import { bookmarkletUrl } from '../../gifts/urls.ts'
import { useView, type View } from '../../layout/view.tsx'
import { searchUrl } from '../../search/urls.ts'
import { shopsUrl } from '../../shops/urls.ts'
import { articleUrl } from './urls.ts'

/** Returns the URL at which the reader can create a list. */
export const articleListUrl = ({ user }: Pick<View, 'user'>): string =>
  user?.isAccount ? '/mylist/new' : '/account/create'

/**
 * Returns the URL of a link in an article. Null if the link's target is switched off or missing in this edition. In the
 * app shell, also null for links to draws.
 */
function addressOf(to: Destination, view: View, articles: readonly ShownArticle[]): string | null {
  if (typeof to === 'object') {
    const found = articles.find(({ id }) => id === to.article)
    return found ? articleUrl(found) : null
  }
  const { drawLots, shops } = view.switches
  const addresses: Record<typeof to, string | null> = {
    newList: articleListUrl(view),
    search: searchUrl,
    fromElsewhere: bookmarkletUrl,
    shops: shops ? shopsUrl : null,
    draws: drawLots && !view.isApp ? drawsAddress : null,
  }
  return addresses[to]
}

interface BodyProps {
  body: readonly ArticleBlock[]
  /** articles that the text may link to */
  articles: readonly ShownArticle[]
}

export function ArticleBody({ body, articles }: BodyProps) {
  const view = useView()
  const inline = (part: Inline): ReactNode => {
    if (typeof part === 'string') return part
    if ('words' in part) return view.switches[part.by] && said(part.words)
    if ('stressed' in part) return <em>{part.stressed}</em>
    const address = addressOf(part.to, view, articles)
    return address ? <a href={address}>{part.text}</a> : part.text
  }
  const said = (words: ArticleWords): ReactNode =>
    typeof words === 'string' ? words : words.map((part, index) => <Fragment key={index}>{inline(part)}</Fragment>)
  const block = (one: ArticleBlock): ReactNode => {
    if (typeof one === 'string' || !('heading' in one || 'list' in one || 'quote' in one || 'blocks' in one))
      return <p>{said(one)}</p>
    if ('blocks' in one) return view.switches[one.by] && <Blocks blocks={one.blocks} />
    if ('heading' in one) return <h2>{one.heading}</h2>
    if ('quote' in one)
      return (
        <blockquote>
          <p>{said(one.quote)}</p>
        </blockquote>
      )
    return (
      <ul>
        {one.list.map((item, index) => (
          <li key={index}>{said(item)}</li>
        ))}
      </ul>
    )
  }
  const Blocks = ({ blocks }: { blocks: readonly ArticleBlock[] }) =>
    blocks.map((one, index) => <Fragment key={index}>{block(one)}</Fragment>)
  return (
    <div className="article-body">
      <Blocks blocks={body} />
    </div>
  )
}
