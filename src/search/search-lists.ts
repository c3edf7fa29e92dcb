import { isTimedOut, transact, type Transaction } from '#core/db.ts'
import { consume } from '#core/limits.ts'
import { routableName } from '#core/names.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { Scope } from '#core/scope.ts'
import { listNameIn } from './list-name-in.ts'
import { nearWords } from './near-words.ts'
import type { SearchProblem } from './problems.ts'

export interface Hit {
  publicGuid: string
  username: string
  firstName: string
  lastName: string
  city: string | null
  title: string | null
  /** that of every list, where the list asks a question before it shows its own */
  themeImage: string
  imageHash: string | null
}

export interface Found {
  hits: Hit[]
  /** counted no further than to one more than `mostCounted` */
  totalCount: number
}

export const mostShown = 50
export const mostCounted = 1000

/** More letters than the name, username, city and title of any list have together. */
const longestQuery = 400
/** Beyond so many words a typing error is not looked for. */
const mostCorrected = 8
const timeLimitMs = 2000

/**
 * Finds the lists whose owners want it: by all words of the query, in any order, as beginnings of words in name, username, city or title; when there are few, also
 * by words that are a typing error away. Or by a list's address. The best come first.
 * @throws TooManyRequests
 */
export async function searchLists(scope: Scope, query: string): Promise<Result<Found, SearchProblem>> {
  await consume(scope, 'search')
  const address = listNameIn(query, scope.config.baseUrl)
  if (!address && [...query].length > longestQuery) return ok({ hits: [], totalCount: 0 })
  try {
    return ok(
      await transact(scope.sql, async (tx) => {
        // The planner takes a query that it does not know for rarer or more common than it is; the index is never the wrong way.
        await tx`
          select set_config('statement_timeout', ${`${timeLimitMs}`}, true), set_config('enable_seqscan', 'off', true),
            set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true)`
        return address ? find(tx, { username: address }) : findByWords(tx, query)
      }),
    )
  } catch (error) {
    if (isTimedOut(error)) return refuse('TookTooLong')
    throw error
  }
}

async function findByWords(tx: Transaction, query: string): Promise<Found> {
  const parts = await partsOf(tx, query)
  if (parts.length === 0) return { hits: [], totalCount: 0 }
  const terms = {
    username: routableName.test(query) ? query : null,
    exactly: allOf(parts, ({ words }) => words.map(quoted)),
    beginning: allOf(parts, ({ beginnings }) => beginnings),
    partly: anyOf(parts.flat().flatMap(({ beginnings }) => beginnings)),
  }
  const found = await find(tx, terms)
  if (found.totalCount >= mostShown || parts.length > mostCorrected) return found
  const near = await nearWords(
    tx,
    parts.flat().flatMap(({ words }) => words),
  )
  if (near.size === 0) return found
  const nearly = allOf(parts, ({ words, beginnings }) =>
    words.map((word, index) => anyOf([beginnings[index]!, ...(near.get(word) ?? []).map(quoted)])),
  )
  return find(tx, { ...terms, nearly })
}

/** One way to write what stands between two spaces: "d'Ancona" is d and ancona, or dancona. */
interface Form {
  words: string[]
  /** of the same words: the terms for what begins with them */
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

// Words are letters and digits, so that nothing in them needs to be escaped.
const quoted = (word: string) => `'${word}'`
const joined = (terms: readonly string[], operator: '&' | '|') => `(${terms.join(` ${operator} `)})`
const anyOf = (terms: readonly string[]) => joined(terms, '|')
const allOf = (parts: readonly Form[][], termsOf: (form: Form) => string[]) =>
  joined(
    parts.map((forms) => anyOf(forms.map((form) => joined(termsOf(form), '&')))),
    '&',
  )

/** As text of the type tsquery. A list is found by the first that fits: that decides its place. */
interface Terms {
  username: string | null
  exactly?: string
  beginning?: string
  nearly?: string
  /** what brings a list forward among equals, when its name has it */
  partly?: string
}

/** Every step stops when enough are found, and none begins after that. */
async function find(tx: Transaction, terms: Terms): Promise<Found> {
  const { username, exactly = null, beginning = null, nearly = null, partly = null } = terms
  // one more than is counted, and the one that is found both by its username and by its words
  const enough = mostCounted + 2
  const rows = await tx<(Hit & { totalCount: number })[]>`
    with candidate as materialized (
      (select list_id, 1 as step from findable_lists join lists on id = list_id where username = ${username}::citext)
      union all
      (select list_id, 2 from findable_lists where name_words @@ ${exactly}::tsquery limit ${enough})
      union all
      (select list_id, 3 from findable_lists
        where name_words @@ ${beginning}::tsquery and not name_words @@ ${exactly}::tsquery limit ${enough})
      union all
      (select list_id, 4 from findable_lists
        where all_words @@ ${exactly}::tsquery and not name_words @@ ${beginning}::tsquery limit ${enough})
      union all
      (select list_id, 5 from findable_lists
        where all_words @@ ${beginning}::tsquery and not all_words @@ ${exactly}::tsquery and not name_words @@ ${beginning}::tsquery limit ${enough})
      union all
      (select list_id, 6 from findable_lists
        where name_words @@ ${nearly}::tsquery and not all_words @@ ${beginning}::tsquery limit ${enough})
      union all
      (select list_id, 7 from findable_lists
        where all_words @@ ${nearly}::tsquery and not name_words @@ ${nearly}::tsquery and not all_words @@ ${beginning}::tsquery limit ${enough})
      limit ${enough}
    ), found as materialized (
      select list_id, min(step) as step from candidate group by list_id
    )
    select l.public_guid as "publicGuid", l.username::text as username, l.first_name as "firstName", l.last_name as "lastName", l.city, l.title,
      case when l.access_type = 'PUBLIC' then l.theme_image else 'stack-of-gifts' end as "themeImage",
      case when l.access_type = 'PUBLIC' then l.image_hash end as "imageHash",
      least((select count(*) from found), ${mostCounted + 1})::int as "totalCount"
    from found
    join findable_lists f using (list_id)
    join lists l on l.id = f.list_id
    order by found.step, f.name_words @@ ${partly}::tsquery is not true, l.id
    limit ${mostShown}`
  return { hits: rows.map(({ totalCount: _, ...hit }) => hit), totalCount: rows[0]?.totalCount ?? 0 }
}
