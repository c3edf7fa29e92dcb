import { undoableMs } from '../gift/index.ts'
import type { Scope } from '#core/scope.ts'

/** Gifts that an owner deleted at once, and can still bring back. */
export interface RecentDeletion {
  /** guid for `undoDeletion` */
  deletion: string
  /** in the list's order */
  descriptions: string[]
}

/** Returns the deletions of gifts from a list that can still be undone, the last one first. */
export const recentDeletions = ({ sql, now }: Pick<Scope, 'sql' | 'now'>, listId: number): Promise<RecentDeletion[]> =>
  sql<RecentDeletion[]>`
    select deletion, array_agg(description order by category_id, position, id) as descriptions
    from deleted_gifts
    where list_id = ${listId}::int and deleted_at > ${new Date(now().getTime() - undoableMs)}
    group by deletion
    order by max(deleted_at) desc, deletion`
