import { requireUser, type Scope } from '#core/scope.ts'

/** A list of the user who is about to be deleted. */
export interface AffectedList {
  username: string
  title: string | null
  firstName: string
  lastName: string
  giftCount: number
  /** full name of the list's primary owner afterwards; null if nobody else owns the list, which is then deleted */
  keptBy: string | null
  /** whether the user is the list's primary owner, so that `keptBy` becomes its primary owner */
  isPrimaryOwner: boolean
}

/**
 * Summary for the deletion page: the user's lists, with the owner who keeps each list, and the user's numbers of
 * friends, cross-offs, forum messages, draws and lots.
 */
export interface DeletionSummary {
  lists: AffectedList[]
  friends: number
  given: number
  messages: number
  draws: number
  lots: number
}

/**
 * Reads the summary for the deletion page, in two queries.
 * @throws Unauthorized without a login, UserDeleted if the account has been deleted
 */
export async function deletionSummary(scope: Scope): Promise<DeletionSummary> {
  const { sql } = scope
  const { id } = requireUser(scope)
  const [lists, [counts]] = await Promise.all([
    sql<AffectedList[]>`
      select l.username::text as username, l.title, l.first_name, l.last_name, o.is_primary as is_primary_owner,
        (select count(*)::int from gifts g join categories c on c.id = g.category_id where c.list_id = l.id) as gift_count,
        (
          select full_name(u.first_name, u.last_name) from list_owners k join users u on u.id = k.user_id
          where k.list_id = l.id and k.user_id <> o.user_id order by k.is_primary desc, k.since, k.user_id limit 1
        ) as kept_by
      from list_owners o
      join lists l on l.id = o.list_id
      where o.user_id = ${id}
      order by l.created_at, l.id`,
    sql<Omit<DeletionSummary, 'lists'>[]>`
      select (select count(*)::int from friendships where user_id = ${id}) as friends,
        (select count(*)::int from cross_offs x join gifts g on g.id = x.gift_id where x.user_id = ${id} and x.undone_at is null) as given,
        (select count(*)::int from forum_posts where user_id = ${id}) as messages,
        (select count(*)::int from draws where organizer_user_id = ${id} and deleted_at is null) as draws,
        (
          select count(*)::int from participants p join draws d on d.id = p.draw_id
          where p.user_id = ${id} and d.deleted_at is null
        ) as lots`,
  ])
  return { lists, ...counts! }
}
