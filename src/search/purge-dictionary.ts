import type { Services } from '#core/scope.ts'

/** Forgets the words that no list has any more. */
export async function purgeDictionary({ sql }: Pick<Services, 'sql'>): Promise<void> {
  const unused = await sql<{ word: string }[]>`
    select word from dictionary
    where not exists (select from findable_lists where all_words @@ quote_literal(word)::tsquery)`
  if (unused.length === 0) return
  await sql.begin(async (tx) => {
    // Waits for whoever is saving a list, and lets nobody begin: a word that was there already is not written again.
    await tx`set local lock_timeout = '2s'`
    await tx`lock table dictionary in share mode`
    await tx`
      delete from dictionary
      where word = any(${unused.map(({ word }) => word)})
        and not exists (select from findable_lists where all_words @@ quote_literal(word)::tsquery)`
  })
}
