import type { Sql } from '#core/db.ts'
import { editDistance } from '#core/edit-distance.ts'
import type { Language } from '#locales/texts.ts'

/** Words of the catalogue that a typed word may stand for, the most common first. */
export interface ExpandedWord {
  typed: string
  /** whether the word says little: for, the, of */
  isSmall: boolean
  /** how common the word is in a sample of the catalogue */
  seen: number
  /**
   * whether the catalogue has the word or any of its expansions; also true for numbers and words of two letters, which
   * the catalogue doesn't record
   */
  isKnown: boolean
  /** the typed word itself, other spellings, inflections, and the word joined with its neighbors */
  same: string[]
  /** pairs of words of which the typed word is a compound */
  halves: [string, string][]
  /** longer words that end with the typed word: compounds, whose last part is the general term */
  endings: string[]
  /** words that begin with the typed word, if that is the last one, which the user may still be typing */
  beginnings: string[]
}

const maxWords = 10
/** limit of each kind of expansion of a word */
const maxExpansions = 20
const maxNear = 12

/** Letters that may link the parts of a compound: Geburtstag-s-kerze, fles-sen-houder. */
const links = ['', 's', 'n', 'en', 'es', 'er', 'e']

/** Word to look up. It stands for the typed words from index `from` to index `to`. */
interface Lookup {
  word: string
  from: number
  to: number
}

export async function expandWords(sql: Sql, term: string, language: Language): Promise<ExpandedWord[]> {
  const [typed] = await sql<{ words: string[]; respelled: string[]; small: string[] }[]>`
    select words, words_of(respelled(${term})) as respelled,
      array(select word from unnest(words) word where is_small(word, ${language})) as small
    from words_of(${term}) words`
  const { small } = typed!
  const [words, respelled] = [typed!.words.slice(0, maxWords), typed!.respelled.slice(0, maxWords)]
  const asked = spellings([...spans(words), ...(respelled.length === words.length ? spans(respelled) : [])])
  const cuts = words.flatMap((word, at) => cutsOf(word).map(([head, tail]) => ({ head, tail, at })))
  const found = await lookUp(sql, language, asked, words.length - 1, cuts)
  return words.map((typed, at) => {
    const here = found.filter(({ from, to }) => from <= at && at <= to)
    const meant = (how: Found['how']) => [...new Set(here.filter((each) => each.how === how).map(({ word }) => word))]
    return {
      typed,
      isSmall: small.includes(typed),
      seen: Math.max(0, ...here.map(({ seen }) => seen ?? 0)),
      isKnown: here.length > 0 || !isLearned(typed),
      same: [...new Set([typed, ...meant('same')])],
      halves: here.flatMap(({ how, head, word }): [string, string][] => (how === 'half' ? [[head!, word]] : [])),
      endings: meant('ending'),
      beginnings: meant('beginning'),
    }
  })
}

/** Whether the catalogue would record the word if a product had it; see `learn_product_words` in the database. */
const isLearned = (word: string) => /^[^0-9]{3,}$/u.test(word)

/** Adds other spellings of each word: Müsli and Muesli, ijs and ys. */
const spellings = (asked: readonly Lookup[]): Lookup[] =>
  asked.flatMap(({ word, ...place }) =>
    [...new Set([word, word.replace(/[aou]e/g, ([vowel]) => vowel!), word.replaceAll('y', 'ij')])].map((each) => ({
      word: each,
      ...place,
    })),
  )

/** Returns each word, and each two or three neighboring words written as one. */
const spans = (words: readonly string[]): Lookup[] =>
  words.flatMap((word, from) => {
    const [next, third] = words.slice(from + 1)
    return [
      { word, from, to: from },
      ...(next === undefined ? [] : links.map((link) => ({ word: word + link + next, from, to: from + 1 }))),
      ...(third === undefined ? [] : [{ word: word + next + third, from, to: from + 2 }]),
    ]
  })

/** Returns all ways to cut a long word in two, with or without linking letters. */
function cutsOf(word: string): [string, string][] {
  const ends = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => index + 3)
  return ends.flatMap((end) =>
    links
      .filter((link) => end - link.length >= 3 && word.slice(0, end).endsWith(link))
      .map((link): [string, string] => [word.slice(0, end - link.length), word.slice(end)]),
  )
}

interface Found {
  how: 'same' | 'ending' | 'beginning' | 'half'
  word: string
  from: number
  to: number
  /** first part of the compound, for `half` only */
  head: string | null
  /** how common the word is, for `same` only */
  seen: number | null
}

interface Cut {
  head: string
  tail: string
  at: number
}

// In SQL, `between x and x || chr(65535)` finds the words that begin with `x`, because those sort between the two.
async function lookUp(sql: Sql, language: Language, asked: readonly Lookup[], last: number, cuts: readonly Cut[]) {
  return await sql<Found[]>`
    with asked as materialized (
      select word, "from", "to"
      from unnest(
        ${asked.map(({ word }) => word)}::text[], ${asked.map(({ from }) => from)}::int[], ${asked.map(({ to }) => to)}::int[]
      ) a (word, "from", "to")
    ), same as materialized (
      select "from", "to", w.word, w.seen
      from asked join product_words w on w.stems @> array[stem_of(asked.word, ${language})]
    )
    select 'same' as how, word, "from", "to", null as head, seen from (select * from same order by seen desc limit ${maxExpansions * 2}) s
    union all
    select 'ending', e.word, "from", "to", null, null
    from (select "from", "to", word from asked where "from" = "to" union select "from", "to", word from same) s
    cross join lateral (
      select word from product_words w
      where reverse(w.word) between reverse(s.word) and reverse(s.word) || chr(65535)
        and length(s.word) >= 3 and length(w.word) >= length(s.word) + 3
      order by seen desc, length(word) limit ${maxExpansions}
    ) e
    union all
    select 'beginning', b.word, "from", "to", null, null
    from asked
    cross join lateral (
      select word from product_words w
      where w.word between asked.word and asked.word || chr(65535) and length(asked.word) >= 2
      order by seen desc, length(word) limit ${maxExpansions}
    ) b
    where "to" = ${last}
    union all
    select 'half', t.word, at, at, head, null
    from unnest(
      ${cuts.map(({ head }) => head)}::text[], ${cuts.map(({ tail }) => tail)}::text[], ${cuts.map(({ at }) => at)}::int[]
    ) cut (head, tail, at)
    join product_words h on h.word = head
    join product_words t on t.stems @> array[stem_of(tail, ${language})]`
}

/**
 * Finds, for each word of a search, the words of the catalogue that the user probably meant. A word may have one letter
 * that is wrong, missing, extra or swapped with the next; a long word may have two such errors. Returns only the words
 * with the fewest errors. In a word as short as "pan" the first letter must be right.
 */
export async function similarProductWords(sql: Sql, words: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const compared = await sql<{ typed: string; word: string; errorsForgiven: number }[]>`
    with typed as materialized (
      select word, errors_forgiven(word) as forgiven, length(word) as letters
      from unnest(${[...new Set(words)]}::text[]) word
      where errors_forgiven(word) > 0 and word !~ '[0-9]'
    )
    select t.word as typed, near.word, forgiven as errors_forgiven
    from typed t
    cross join lateral (
      -- candidates with the first letter of the typed word, or with its end from the third letter on
      select word, seen from product_words w
      where w.word between left(t.word, 1) and left(t.word, 1) || chr(65535)
        and length(w.word) between letters - forgiven and letters + forgiven
      union
      select word, seen from product_words w
      where reverse(w.word) between reverse(substr(t.word, 3)) and reverse(substr(t.word, 3)) || chr(65535)
        and length(w.word) between letters - 1 and letters + 1 and letters > 3
    ) near
    where near.word <> t.word and levenshtein_less_equal(near.word, t.word, 2 * forgiven) <= 2 * forgiven
    order by near.seen desc, near.word`
  const near = Map.groupBy(
    compared
      .map(({ typed, word, errorsForgiven }) => ({ typed, word, errors: editDistance(typed, word), errorsForgiven }))
      .filter(({ errors, errorsForgiven }) => errors <= errorsForgiven),
    ({ typed }) => typed,
  )
  return new Map([...near].map(([typed, found]) => [typed, nearest(found).map(({ word }) => word)]))
}

function nearest<Near extends { errors: number }>(found: readonly Near[]): Near[] {
  const fewest = Math.min(...found.map(({ errors }) => errors))
  return found.filter(({ errors }) => errors === fewest).slice(0, maxNear)
}
