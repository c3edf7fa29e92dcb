import type { Switch } from '#core/config.ts'
import type { EditionCode } from '#core/editions.ts'

/** Their drawings have the same names: `static/art/blog/<id>.svg` and, for messengers, `.png`. */
export type ArticleId = 'secrets' | 'ease' | 'wishlists' | 'tips' | 'giving' | 'housewarming' | 'communion'

/** A page of ours that a text may lead to. Where it is switched off, the words stay. */
export type Destination = 'newList' | 'shops' | 'search' | 'draws' | 'fromElsewhere' | { article: ArticleId }

/** With `by`, it is left out while that is switched off. */
export type Inline =
  | string
  | { text: string; to: Destination }
  | { stressed: string }
  | { by: Switch; words: readonly Inline[] }

/** A sentence or more: text alone, or text with links and stressed words in it. */
export type Words = string | readonly Inline[]

/** Words by themselves are a paragraph. With `by`, blocks are left out while that is switched off. */
export type Block =
  | Words
  | { heading: string }
  | { list: readonly Words[] }
  | { quote: Words }
  | { by: Switch; blocks: readonly Block[] }

/** What one edition reads. */
export interface ArticleText {
  slug: string
  title: string
  subtitle: string
  /** for the index, previews and feeds */
  intro: string
  /** what the drawing shows */
  alt: string
  body: readonly Block[]
}

interface Written<Site extends EditionCode> {
  id: ArticleId
  /** `YYYY-MM-DD` */
  day: string
  published: boolean
  /** editions that have it */
  sites: readonly Site[]
  related: readonly ArticleId[]
  texts: Record<NoInfer<Site>, ArticleText>
}

export type Article = Omit<Written<EditionCode>, 'texts'> & { texts: Partial<Record<EditionCode, ArticleText>> }

/** An article that lacks the text of one of its editions does not compile. */
export const article = <const Site extends EditionCode>(written: Written<Site>): Article => written
