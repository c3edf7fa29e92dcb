import type { Services } from '#core/scope.ts'

export interface Owner {
  publicUserGuid: string
  fullName: string
  isPrimary: boolean
  /** whether the owner has the list open now; only owners may see it */
  isOnline: boolean
}

/** Time without a heartbeat after which a web process counts as stopped, in milliseconds. */
export const silenceMs = 30_000

/** Returns the owners of a list: the primary owner first, then the others in the order in which they joined. */
export const ownersOf = ({ sql, now }: Pick<Services, 'sql' | 'now'>, listId: number): Promise<Owner[]> => sql<Owner[]>`
  select u.public_guid as public_user_guid, full_name(u.first_name, u.last_name) as full_name, o.is_primary,
    exists (
      select 1 from owners_online p join web_processes w on w.id = p.process_id
      where p.list_id = o.list_id and p.user_id = o.user_id and w.seen_at > ${new Date(now().getTime() - silenceMs)}
    ) as is_online
  from list_owners o
  join users u on u.id = o.user_id
  where o.list_id = ${listId}
  order by o.is_primary desc, o.since, u.id`
