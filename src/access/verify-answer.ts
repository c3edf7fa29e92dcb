import type { Scope } from '#core/scope.ts'
import { ensureLeft, useUp } from '#web/rate-limit.ts'

const plain = (answer: string) => answer.trim().toLowerCase()

/**
 * Compares an answer with the list's own, trimmed and without regard to case; the right one opens the list for this session.
 * @param sessionId the session's row, in which the opening is remembered (see `rememberSession`)
 * @returns whether the answer was right; null when there is no such list that asks a question
 * @throws TooManyRequests after 20 wrong answers of a client on a list in 10 minutes
 */
export async function verifyAnswer(scope: Scope, sessionId: () => Promise<number>, username: string, answer: string): Promise<boolean | null> {
  const [list] = await scope.sql<{ id: number; answer: string; version: number }[]>`
    select id, access_answer as answer, question_version as version from lists where username = ${username}::citext and access_type = 'OPEN' and access_answer is not null`
  if (!list) return null
  await ensureLeft(scope, 'wrongAnswer', String(list.id))
  if (plain(answer) !== plain(list.answer)) {
    await useUp(scope, 'wrongAnswer', String(list.id))
    return false
  }
  await scope.sql`
    insert into list_openings (session_id, list_id, question_version) values (${await sessionId()}, ${list.id}, ${list.version})
    on conflict (session_id, list_id) do update set question_version = excluded.question_version, opened_at = now()`
  return true
}
