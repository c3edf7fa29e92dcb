import { artUrl } from '#core/art.ts'
import type { ShownArticle } from '../../../src/content/articles.ts'

interface PictureProps {
  article: Pick<ShownArticle, 'id' | 'alt'>
  /** empties the `alt`, for a picture beside the article's title */
  decorative?: boolean
  lazy?: boolean
}

export const ArticlePicture = ({ article: { id, alt }, decorative = false, lazy = false }: PictureProps) => (
  <img
    className="article-picture"
    src={artUrl(`blog/${id}.svg`)}
    alt={decorative ? '' : alt}
    width="760"
    height="400"
    loading={lazy ? 'lazy' : undefined}
  />
)
