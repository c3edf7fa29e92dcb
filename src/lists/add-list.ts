import type { z } from 'zod'
import { transact, type Transaction } from '#core/db.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { type Scope, requireUser } from '#core/scope.ts'
import { createList, type NewList } from './create-list.ts'
import type { newListInput } from './input.ts'
import type { CreateProblem } from './problems.ts'
import { summaryOf, type Summary } from './summaries.ts'

type Given = z.output<typeof newListInput> & Pick<NewList, 'occasion' | 'occasionDate'>

/** Maximum number of lists that an account is the primary owner of. */
export const maxLists = 50

/**
 * Adds a list of the current user.
 * @returns its summary. `Other` means that the account has `maxLists` lists already.
 */
export const addList = (scope: Scope, given: Given): Promise<Result<Summary, CreateProblem>> =>
  transact(scope.sql, (tx) => addListWithin(scope, tx, given))

/** Adds a list within the caller's transaction. */
export async function addListWithin(
  scope: Scope,
  tx: Transaction,
  given: Given,
): Promise<Result<Summary, CreateProblem>> {
  const user = requireUser(scope)
  if (!user.isAccount) return refuse('IsAfstreper')
  // This lock on the user's row makes two requests at the same time count each other's list.
  await tx`select 1 from users where id = ${user.id} for no key update`
  const [owned] = await tx<
    { count: number }[]
  >`select count(*)::int as count from list_owners where user_id = ${user.id} and is_primary`
  if (owned!.count >= maxLists) return refuse('Other')
  const list = await createList(
    tx,
    { userId: user.id, language: scope.texts.edition.language, ...given },
    scope.texts.t('category.first_name'),
  )
  return list.ok ? ok(await summaryOf(tx, list.value.id)) : list
}
