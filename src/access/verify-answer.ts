import type { Scope } from '#core/scope.ts'
import type { AccessType } from '#core/access-types.ts'
import { refund, consume } from '#core/limits.ts'
import { wrongAnswers } from './limits.ts'

const normalize = (answer: string) => answer.normalize('NFKC').trim().toLowerCase()

/**
 * Checks an answer to a list's question. Ignores case, surrounding space and Unicode form. The right answer opens the
 * list for this session.
 * @param sessionId returns the id of the session's row, and creates that row if needed
 * @param username current or former username of the list
 * @returns whether the answer was right; for an owner, and for a list without a question, whether they may open the
 *   list; null for an unknown list
 */
export async function verifyAnswer(
  scope: Scope,
  sessionId: () => Promise<number>,
  username: string,
  answer: string,
): Promise<boolean | null> {
  const [list] = await scope.sql<
    { id: number; accessType: AccessType; answer: string | null; version: number; isOwner: boolean }[]
  >`
    select l.id, l.access_type, l.access_answer as answer, l.question_version as version, o.user_id is not null as is_owner
    from lists l
    left join list_owners o on o.list_id = l.id and o.user_id = ${scope.user?.id ?? null}::int
    where l.id = (select list_id from list_names where username = ${username}::citext)`
  if (!list) return null
  if (list.isOwner || list.accessType === 'PUBLIC') return true
  if (list.accessType !== 'OPEN') return false
  await consume(scope, { ...wrongAnswers, about: String(list.id) })
  if (normalize(answer) !== normalize(list.answer!)) return false
  await refund(scope, { ...wrongAnswers, about: String(list.id) })
  await scope.sql`
    insert into list_openings (session_id, list_id, question_version) values (${await sessionId()}, ${list.id}, ${list.version})
    on conflict (session_id, list_id) do update set question_version = excluded.question_version, opened_at = default`
  return true
}
