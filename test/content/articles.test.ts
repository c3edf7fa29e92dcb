import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { artUrl } from '#core/art.ts'
import { editionCodes, editions, type EditionCode } from '#core/editions.ts'
import type { Language } from '#locales/texts.ts'
import { countWords, plainTextOf } from '../../src/content/articles.ts'
import { articlesIn, type ShownArticle } from '../../src/content/index.ts'

const everyText = editionCodes.flatMap((code) => articlesIn(code).map((article) => ({ code, article })))

/** Returns all text of an article in an edition. */
const wordsOf = ({ title, subtitle, intro, alt, body }: ShownArticle) =>
  [title, subtitle, intro, alt, ...body.map(plainTextOf)].join('\n')

/** Words that occur in every text of their language, and in no text of the others. */
const tellTales: Record<Language, readonly string[]> = {
  nl: ['het', 'een', 'niet', 'van', 'voor', 'naar', 'maar', 'ook', 'zijn', 'wordt', 'met', 'je'],
  de: ['und', 'nicht', 'ist', 'sind', 'mit', 'von', 'auch', 'eine', 'einen', 'sich', 'aber', 'oder', 'für', 'wird'],
  en: ['the', 'and', 'with', 'you', 'not', 'they', 'from', 'which', 'what', 'your', 'for'],
}

/**
 * Patterns of mistakes: quotation marks of another language, typewriter characters, and the polite capital in German
 * "Du".
 */
const slips: Record<Language, RegExp> = {
  nl: /["'‘„]|\.\.\.| - /,
  de: /["'‘”]|\.\.\.| - |[\p{L},;] (?:Du|Dich|Dir|Dein\p{L}*)\b/u,
  en: /["'‘„]|\.\.\.| - /,
}

const tellTalesIn = (text: string, language: Language) =>
  (text.toLowerCase().match(/[\p{L}’]+/gu) ?? []).filter((word) => tellTales[language].includes(word))

test('each edition has six articles, each with its own slug, day and drawings', () => {
  for (const code of editionCodes) {
    const articles = articlesIn(code)
    assert.equal(articles.length, 6, code)
    for (const distinct of ['id', 'slug', 'title', 'day'] as const)
      assert.equal(new Set(articles.map((article) => article[distinct])).size, 6, `${code}: ${distinct}`)
    for (const { id, slug, related } of articles) {
      assert.match(slug, /^[a-z\d]+(?:-[a-z\d]+)+$/)
      assert.ok(artUrl(`blog/${id}.svg`) && artUrl(`blog/${id}.png`))
      assert.ok(!related.includes(id), `${id} is related to itself`)
      assert.ok(related.filter((other) => articles.some((each) => each.id === other)).length >= 2, `${code}: ${id}`)
    }
  }
})

test('an article has 600 to 1000 words, and an intro that search engines do not cut off', () => {
  for (const { code, article } of everyText) {
    const words = countWords(article.body)
    assert.ok(words >= 600 && words <= 1000, `${code} ${article.slug}: ${words} words`)
    assert.ok(article.minutes >= 3 && article.minutes <= 5)
    assert.ok(article.intro.length <= 160, `${article.slug}: its intro is cut off by search engines`)
  }
})

test('the Belgian edition has articles of its own, about Belgian customs', () => {
  const ofBelgium = new Map(articlesIn('be').map((article) => [article.id, article]))
  const ofTheNetherlands = new Map(articlesIn('nl').map((article) => [article.id, article]))
  for (const id of ['secrets', 'ease'] as const)
    assert.notEqual(ofBelgium.get(id)!.slug, ofTheNetherlands.get(id)!.slug)
  assert.ok(ofBelgium.has('communion') && !ofBelgium.has('housewarming'))
  assert.ok(ofTheNetherlands.has('housewarming') && !ofTheNetherlands.has('communion'))
})

describe('each article is in one language', () => {
  for (const { code, article } of everyText) {
    const { language } = editions[code]
    test(`“${article.title}” in the edition ${code}`, () => {
      const text = wordsOf(article)
      assert.ok(tellTalesIn(text, language).length > 40, `too few words of ${language}`)
      for (const other of Object.keys(tellTales) as Language[])
        if (other !== language) assert.deepEqual(tellTalesIn(text, other), [], `words of ${other}`)
      assert.doesNotMatch(text, slips[language])
      const brands = editionCodes
        .filter((each) => text.includes(editions[each].brand))
        .map((each) => editions[each].brand)
      assert.ok(
        brands.every((brand) => brand === editions[code].brand),
        brands.join(),
      )
    })
  }
})

test('an article is not shown if it is unpublished, nor in other editions', () => {
  const [known] = articlesIn('nl')
  const made = (id: ShownArticle['id'], day: string, published: boolean, sites: readonly EditionCode[]) => ({
    id,
    day,
    published,
    sites,
    related: [],
    texts: Object.fromEntries(sites.map((site) => [site, known!])),
  })
  const some = [
    made('tips', '2026-01-01', true, ['nl', 'be']),
    made('ease', '2026-02-01', false, ['nl', 'be']),
    made('giving', '2026-03-01', true, ['be']),
  ]
  const idsIn = (site: EditionCode) => articlesIn(site, some).map(({ day }) => day)
  assert.deepEqual(idsIn('nl'), ['2026-01-01'])
  assert.deepEqual(idsIn('be'), ['2026-03-01', '2026-01-01'])
  assert.deepEqual(idsIn('de'), [])
})
