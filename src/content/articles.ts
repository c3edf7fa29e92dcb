import type { EditionCode } from '#core/editions.ts'
import type { Article, ArticleId, ArticleText, ArticleBlock, Inline, ArticleWords } from './articles/article.ts'
import { communion } from './articles/communion.ts'
import { ease } from './articles/ease.ts'
import { giving } from './articles/giving.ts'
import { housewarming } from './articles/housewarming.ts'
import { secrets } from './articles/secrets.ts'
import { tips } from './articles/tips.ts'
import { wishlists } from './articles/wishlists.ts'

const everyArticle: readonly Article[] = [secrets, ease, wishlists, tips, giving, housewarming, communion]

/** Article as one edition shows it. */
export interface ShownArticle extends ArticleText {
  id: ArticleId
  day: string
  /** reading time in minutes */
  minutes: number
  related: readonly ArticleId[]
}

const wordsPerMinute = 220

const textOf = (words: ArticleWords): string => (typeof words === 'string' ? words : words.map(textOfPart).join(''))

function textOfPart(part: Inline): string {
  if (typeof part === 'string') return part
  if ('words' in part) return textOf(part.words)
  return 'text' in part ? part.text : part.stressed
}

const isWords = (block: ArticleBlock): block is ArticleWords => typeof block === 'string' || Array.isArray(block)

/** Returns the text of a block. The text of its links stays, their URLs are left out. */
export function plainTextOf(block: ArticleBlock): string {
  if (isWords(block)) return textOf(block)
  if ('blocks' in block) return block.blocks.map(plainTextOf).join('\n')
  if ('heading' in block) return block.heading
  return 'quote' in block ? textOf(block.quote) : block.list.map(textOf).join(' ')
}

export const countWords = (body: readonly ArticleBlock[]): number => body.map(plainTextOf).join(' ').split(/\s+/).length

/** Returns the articles that an edition has published, the latest first. */
export const articlesIn = (site: EditionCode, articles = everyArticle): readonly ShownArticle[] =>
  articles
    .filter(({ published, sites }) => published && sites.includes(site))
    .map(({ id, day, related, texts }) => {
      const text = texts[site]!
      return { ...text, id, day, related, minutes: Math.ceil(countWords(text.body) / wordsPerMinute) }
    })
    .sort((a, b) => b.day.localeCompare(a.day))
