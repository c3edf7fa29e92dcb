import { openApp } from '../app.ts'
import type { Bench } from '../bench.ts'
import { freshServer } from '../database.ts'
import { alternate, changeHeadersOf } from '../load.ts'
import { median, percentile, shown, type Figure, type PartReport } from '../report.ts'
import { tokenOf } from '../seed.ts'

const rounds = 40
const saves = 200
/** number of lists in the database in which saving is measured */
const savedLists = 10_000
const budget = { median: 30, p99: 100 }

/**
 * Search queries by kind. The queries of a kind take turns, so that none profits from data which the same query left in
 * memory a moment before.
 */
const queries: Record<string, readonly string[]> = {
  'a rare word': ['silberbacher', 'hoogstroom', 'birkhöfer', 'rozenlaar'],
  'a common word': ['jan', 'maria', 'jansen', 'amsterdam', 'sinterklaas'],
  'a common name of two words': ['de vries', 'van den berg', 'de jong'],
  'two words': ['jan utrecht', 'emma kirchstein', 'müller berlin', 'sanne verjaardag'],
  'the beginning of a word': ['joh', 'mar', 'schm', 'famil', 'bergm', 'van d', 'a b'],
  'a rare word with a typing error': ['silberbahcer', 'hogstroom', 'birkhofre', 'rozzenlar'],
  'a common word with a typing error': ['jasnen', 'amstredam', 'sinterklas', 'schnieder', 'vreis'],
  'two words, an error in each': ['lott utrehct', 'emm kirchstien', 'mullre brelin', 'snane silberbahcer'],
  'unknown words': ['qwxzjq', 'xyzzyqq plugh', 'jan qwxzjq', '9999999999'],
}

/**
 * Measures list searches of the API among a million lists. The app runs in this process, without HTTP. Also measures
 * how much longer it takes to save a list if the search finds it.
 */
export async function search({ server, searchedLists }: Bench): Promise<PartReport> {
  const { url } = await server.database(searchedLists, 'people')
  const { app, close } = await openApp(url)
  const ask = async (query: string): Promise<number> => {
    const began = performance.now()
    const answer = await app.request(`/api/Wishlist/Search?query=${encodeURIComponent(query)}`)
    if (answer.status !== 200) throw new Error(`${query} answered ${answer.status}`)
    await answer.json()
    return performance.now() - began
  }
  const took: Record<string, number[]> = {}
  try {
    for (const query of Object.values(queries).flat()) await ask(query)
    for (let round = 0; round < rounds; round++)
      for (const [kind, each] of Object.entries(queries))
        for (const query of each) (took[kind] ??= []).push(await ask(query))
  } finally {
    await close()
  }
  const saved = await savingTimes()
  const figure = (what: string, times: number[], budgets?: typeof budget): Figure => ({
    what,
    value: median(times),
    unit: 'ms',
    ...(budgets && { max: budgets.median }),
    sideNote: `p99 ${shown(percentile(times, 99), 'ms')}${budgets ? ` (≤ ${budgets.p99})` : ''}, of ${times.length}`,
  })
  return {
    title: `search: API Wishlist/Search among ${searchedLists} findable lists, one search at a time`,
    lines: [
      ...Object.entries(took).map(([kind, times]) => figure(kind, times, budget)),
      figure('saving the settings of a list that is not findable', saved.hidden),
      figure('saving a new city of a findable list', saved.findable),
    ],
    details: { took, saved },
  }
}

async function savingTimes(): Promise<Record<'hidden' | 'findable', number[]>> {
  const server = await freshServer()
  try {
    const { url, sql } = await server.database(savedLists, 'people')
    await sql`
      insert into users (id, email, first_name, last_name, password_hash, edition) overriding system value
      values (1, 'mens@example.org', 'Noor', 'de Vries', 'nobody logs in', 'nl')`
    await sql`
      insert into sessions (token_hash, user_id, created_on, seen_on, expires_at)
      values (sha256(convert_to(${tokenOf(1)}, 'UTF8')), 1, current_date, '2100-01-01', '2100-01-01')`
    const lists = await sql<{ id: number; privateGuid: string; username: string }[]>`
      update lists set wants_search = id = 1 where id in (1, 2)
      returning id, private_guid as "privateGuid", username::text as username`
    await sql`insert into list_owners (list_id, user_id, is_primary) values (1, 1, true), (2, 1, true)`
    const { app, close } = await openApp(url)
    let turn = 0
    const saveOf = (id: number) => async () => {
      const { privateGuid, username } = lists.find((list) => list.id === id)!
      const settings = {
        firstName: 'Noor',
        lastName: 'de Vries',
        city: `Stad${'abcdefghij'[turn++ % 10]}${turn}`,
        accessType: 'PUBLIC',
      }
      const began = performance.now()
      const answer = await app.request('/api/MyList/UpdateSettings', {
        method: 'POST',
        headers: { ...changeHeadersOf(1), 'Content-Type': 'application/json' },
        body: JSON.stringify({ privateGuid, username, ...settings }),
      })
      if (answer.status !== 200) throw new Error(`UpdateSettings answered ${answer.status} ${await answer.text()}`)
      return performance.now() - began
    }
    try {
      await alternate(10, { hidden: saveOf(2), findable: saveOf(1) })
      return await alternate(saves, { hidden: saveOf(2), findable: saveOf(1) })
    } finally {
      await close()
    }
  } finally {
    await server.close()
  }
}
