import { isStatementTimeout, transact, type Transaction } from '#core/db.ts'
import { consume, searches } from '#core/limits.ts'
import { listNamePattern } from '#core/names.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { listNameFromUrl } from './list-name-from-url.ts'
import { similarWords } from './similar-words.ts'
import type { SearchProblem } from './problems.ts'

export interface Hit {
  publicGuid: string
  username: string
  firstName: string
  lastName: string
  city: string | null
  title: string | null
  /** a neutral picture unless the list is public */
  themeImage: string
  imageHash: string | null
}

export interface Found {
  hits: Hit[]
  /** number of lists, at most `maxCounted` + 1 */
  totalCount: number
}

export const maxShown = 50
export const maxCountedLists = 1000

/** Longest query that can match. It has more letters than the name, username, city and title of any list together. */
const longestQuery = 400
/** Number of words in a query up to which we correct typing errors. */
const maxCorrected = 8
const timeLimitMs = 2000

/**
 * Finds lists whose owners allow others to find them, by words or by a URL that a list has or had. All words must be in
 * the name, username, city or title, in any order; the beginning of a word is enough. If fewer than `maxShown` lists
 * match, typing errors are corrected too. The best matches come first.
 * @throws TooManyRequests
 */
export async function searchLists(scope: Scope, query: string): Promise<Result<Found, SearchProblem>> {
  await consume(scope, searches)
  const address = listNameFromUrl(query, scope.config.baseUrl)
  if (!address && [...query].length > longestQuery) return ok({ hits: [], totalCount: 0 })
  try {
    return ok(
      await transact(scope.sql, async (tx) => {
        // These settings make PostgreSQL use the index. The planner doesn't know how common the query's words are, and
        // might scan the table.
        await tx`
          select set_config('statement_timeout', ${`${timeLimitMs}`}, true), set_config('enable_seqscan', 'off', true),
            set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true)`
        return address ? find(tx, { username: address }) : findByWords(tx, query)
      }),
    )
  } catch (error) {
    if (isStatementTimeout(error)) return refuse('TookTooLong')
    throw error
  }
}

async function findByWords(tx: Transaction, query: string): Promise<Found> {
  const parts = await partsOf(tx, query)
  if (parts.length === 0) return { hits: [], totalCount: 0 }
  const terms = {
    username: listNamePattern.test(query) ? query : null,
    exactly: allOf(parts, ({ words }) => words.map(quoted)),
    beginning: allOf(parts, ({ beginnings }) => beginnings),
    partly: anyOf(parts.flat().flatMap(({ beginnings }) => beginnings)),
  }
  const found = await find(tx, terms)
  if (found.totalCount >= maxShown || parts.length > maxCorrected) return found
  const near = await similarWords(
    tx,
    parts.flat().flatMap(({ words }) => words),
  )
  if (near.size === 0) return found
  const nearly = allOf(parts, ({ words, beginnings }) =>
    words.map((word, index) => anyOf([beginnings[index]!, ...(near.get(word) ?? []).map(quoted)])),
  )
  return find(tx, { ...terms, nearly })
}

/** One way to split a part of the query, which has no spaces, into words: "d'Ancona" is d and ancona, or dancona. */
interface Form {
  words: string[]
  /** for each word, the term for words that begin with it */
  beginnings: string[]
}

async function partsOf(tx: Transaction, query: string): Promise<Form[][]> {
  const forms = await tx<(Form & { at: number })[]>`
    select part.at::int, form.words, array(select starting_with(word) from unnest(form.words) word) as beginnings
    from unnest(${query.split(/\s+/)}::text[]) with ordinality part (given, at)
    cross join lateral (select words_of(part.given) union select words_of(respelled(part.given))) form (words)
    where form.words <> '{}'`
  return [...Map.groupBy(forms, ({ at }) => at).values()]
}

// Words are letters and digits, so they need no escaping.
const quoted = (word: string) => `'${word}'`
const joined = (terms: readonly string[], operator: '&' | '|') => `(${terms.join(` ${operator} `)})`
const anyOf = (terms: readonly string[]) => joined(terms, '|')
const allOf = (parts: readonly Form[][], termsOf: (form: Form) => string[]) =>
  joined(
    parts.map((forms) => anyOf(forms.map((form) => joined(termsOf(form), '&')))),
    '&',
  )

/**
 * Conditions of a search: a username, and terms that are each a tsquery as text. `find` turns them into steps, from the
 * best to the worst.
 */
interface Terms {
  username: string | null
  exactly?: string
  beginning?: string
  nearly?: string
  /** any word of the query; among lists of equal rank, those with such a word in the name come first */
  partly?: string
}

// The count stops at `maxCounted` + 1. One list may occur twice, by its username and by its words.
const enough = maxCountedLists + 2

/** A step of the search: its number, which ranks its lists, and its conditions, each a tsquery as text or null. */
interface Step {
  number: number
  /** tsquery that a list must match, in the words of its name (`inName`) or in all its words (`inAll`) */
  inName?: string | null
  inAll?: string | null
  /** tsquery of earlier steps; lists that match it are left out */
  butInName?: string | null
  butInAll?: string | null
  partly: string | null
}

/**
 * Selects the lists of a step: first from a sixteenth of all lists, marked `#`, and only if those are too few, from the
 * others. So a search for a common word doesn't collect every list that has it.
 */
function step(tx: Transaction, given: Step) {
  const { number, inName = null, inAll = null, butInName = null, butInAll = null, partly } = given
  const found = tx`
    list_id, ${number}::int as step, (name_words @@ ${partly}::tsquery) is not true as is_beside
    from findable_lists
    where (name_words @@ ${butInName}::tsquery) is not true and (all_words @@ ${butInAll}::tsquery) is not true`
  return 'inName' in given
    ? tx`
      (select ${found} and name_words @@ (${inName}::tsquery && '''#'''::tsquery) limit ${enough})
      union all
      (select ${found} and name_words @@ ${inName}::tsquery and not name_words @@ '''#'''::tsquery limit ${enough})`
    : tx`
      (select ${found} and all_words @@ (${inAll}::tsquery && '''#'''::tsquery) limit ${enough})
      union all
      (select ${found} and all_words @@ ${inAll}::tsquery and not all_words @@ '''#'''::tsquery limit ${enough})`
}

/**
 * Runs all steps of a search in one statement. Once there are `enough` lists, PostgreSQL stops and begins no further
 * step.
 */
async function find(tx: Transaction, terms: Terms): Promise<Found> {
  const { username, exactly = null, beginning = null, nearly = null, partly = null } = terms
  const rows = await tx<(Hit & { totalCount: number })[]>`
    with candidate as materialized (
      (
        select list_id, 1 as step, false as is_beside
        from findable_lists
        where list_id = (select n.list_id from list_names n where n.username = ${username}::citext)
      )
      union all
      ${step(tx, { number: 2, inName: exactly, partly })}
      union all
      ${step(tx, { number: 3, inName: beginning, butInName: exactly, partly })}
      union all
      ${step(tx, { number: 4, inAll: exactly, butInName: beginning, partly })}
      union all
      ${step(tx, { number: 5, inAll: beginning, butInName: beginning, butInAll: exactly, partly })}
      union all
      ${step(tx, { number: 6, inName: nearly, butInAll: beginning, partly })}
      union all
      ${step(tx, { number: 7, inAll: nearly, butInName: nearly, butInAll: beginning, partly })}
      limit ${enough}
    ), found as materialized (
      select list_id, min(step) as step, bool_and(is_beside) as is_beside from candidate group by list_id
    ), best as (
      select list_id, step, is_beside from found order by step, is_beside, list_id limit ${maxShown}
    )
    select l.public_guid, l.username::text as username, l.first_name, l.last_name, l.city, l.title,
      case when l.access_type = 'PUBLIC' then l.theme_image else 'stack-of-gifts' end as theme_image,
      case when l.access_type = 'PUBLIC' then l.image_hash end as image_hash,
      least((select count(*) from found), ${maxCountedLists + 1})::int as total_count
    from best
    join lists l on l.id = best.list_id
    order by best.step, best.is_beside, l.id`
  return { hits: rows.map(({ totalCount: _, ...hit }) => hit), totalCount: rows[0]?.totalCount ?? 0 }
}
