import type { Switch } from '#core/config.ts'
import type { EditionCode } from '#core/editions.ts'

/**
 * Names of the articles. Their drawings have the same names: `static/art/blog/<id>.svg` and, for messengers,
 * `<id>.png`.
 */
export type ArticleId = 'secrets' | 'ease' | 'wishlists' | 'tips' | 'giving' | 'housewarming' | 'communion'

/**
 * Page of ours to which a part of an article links. If that page is switched off, the part's text stays, but is no
 * link.
 */
export type Destination = 'newList' | 'shops' | 'search' | 'draws' | 'fromElsewhere' | { article: ArticleId }

/** Part of a text. A part with `by` is left out while that switch is off. */
export type Inline =
  | string
  | { text: string; to: Destination }
  | { stressed: string }
  | { by: Switch; words: readonly Inline[] }

/** Text of one or more sentences, plain or with links and stressed words. */
export type ArticleWords = string | readonly Inline[]

/** Part of an article. `Words` alone are a paragraph. Blocks with `by` are left out while that switch is off. */
export type ArticleBlock =
  | ArticleWords
  | { heading: string }
  | { list: readonly ArticleWords[] }
  | { quote: ArticleWords }
  | { by: Switch; blocks: readonly ArticleBlock[] }

/** Text of an article in one edition. */
export interface ArticleText {
  slug: string
  title: string
  subtitle: string
  /** for the index, previews and feeds */
  intro: string
  /** description of the drawing */
  alt: string
  body: readonly ArticleBlock[]
}

interface Written<Site extends EditionCode> {
  id: ArticleId
  /** `YYYY-MM-DD` */
  day: string
  published: boolean
  /** editions that have the article */
  sites: readonly Site[]
  related: readonly ArticleId[]
  texts: Record<NoInfer<Site>, ArticleText>
}

export type Article = Omit<Written<EditionCode>, 'texts'> & { texts: Partial<Record<EditionCode, ArticleText>> }

/** Returns the article unchanged. The type of the parameter requires a text for each edition in `sites`. */
export const article = <const Site extends EditionCode>(written: Written<Site>): Article => written
