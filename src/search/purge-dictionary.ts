import type { Services } from '#core/scope.ts'

/** Deletes from the search's dictionary the words that no findable list contains any more. */
export async function purgeDictionary({ sql }: Pick<Services, 'sql'>): Promise<void> {
  const unused = await sql<{ word: string }[]>`
    select word from dictionary
    where not exists (select from findable_lists where all_words @@ quote_literal(word)::tsquery)`
  if (unused.length === 0) return
  await sql.begin(async (tx) => {
    // The lock waits for lists that are being saved, and blocks further saves. A save skips words that are in the
    // dictionary already, so we must not delete a word during a save.
    await tx`set local lock_timeout = '2s'`
    await tx`lock table dictionary in share mode`
    await tx`
      delete from dictionary
      where word = any(${unused.map(({ word }) => word)})
        and not exists (select from findable_lists where all_words @@ quote_literal(word)::tsquery)`
  })
}
