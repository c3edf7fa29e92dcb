import { fullNameOf, listNamePattern } from '#core/names.ts'
import type { Language } from '#locales/texts.ts'
import type { Sql } from '#core/db.ts'
import type { CurrentUser, Scope } from '#core/scope.ts'
import type { AccessType } from '#core/access-types.ts'

/** Head of a list, for every visitor who may open the list. Nothing in it comes from cross-offs. */
export interface SeenList {
  id: number
  publicGuid: string
  username: string
  firstName: string
  lastName: string
  city: string | null
  title: string | null
  description: string | null
  /** language in which its owner writes; null if unknown */
  language: Language | null
  occasion: string
  /** `YYYY-MM-DD` */
  occasionDate: string | null
  themeImage: string
  imageHash: string | null
  accessType: AccessType
  showCrossedOff: boolean
  /** whether the list's owner wants search engines to find it; only counts while the list is shareable */
  wantsSearch: boolean
  lastUpdate: Date
  isFriend: boolean
  friendPrivateGuid: string | null
}

/**
 * Access of a caller to a list. Has `list` only if the caller may see the list, with or without what is crossed off.
 */
export type Access =
  | { state: 'Access'; list: SeenList }
  | {
      state: 'OwnedByCurrentUser'
      list: SeenList
      isPrimaryOwner: boolean
      privateGuid: string
      hasDeletedGifts: boolean
    }
  /**
   * on a device where one of the list's owners was once logged in, before this visitor has said who they are: they may
   * not see cross-offs
   */
  | { state: 'OwnershipUnconfirmed'; list: SeenList }
  | { state: 'Question'; question: string; fullName: string; username: string }
  | { state: 'InvitationRequired' | 'NoAccess'; fullName: string; username: string }

/** Row with a list and its relation to a caller. */
export interface ListRow extends SeenList {
  privateGuid: string
  isPrimaryOwner: boolean | null
  /** whether the caller owns the list, and gifts were deleted from it that can perhaps still be brought back */
  hasDeletedGifts: boolean
  wasOpened: boolean
  hasDisclaimedOwnership: boolean
  wasOwner: boolean
  /** whether a user who was once logged in on this device owns the list */
  isOfDevice: boolean
  isInviting: boolean
  accessQuestion: string | null
}

/** Columns of `ListRow`. The query must select from `lists l` and include `listJoins`. */
export const listColumns = (sql: Sql, usersOfDevice: Scope['usersOfDevice'], now: Date) => {
  const isAnybodys = usersOfDevice === 'anybody'
  return sql`
    l.id, l.private_guid, l.public_guid, l.username, l.first_name, l.last_name, l.city, l.title, l.description, l.language,
    l.occasion, l.occasion_date, l.theme_image, l.image_hash, l.access_type, l.access_question, l.show_crossed_off, l.wants_search,
    l.last_update, f.id is not null as is_friend, f.private_guid as friend_private_guid, o.is_primary as is_primary_owner,
    o.user_id is not null and exists (select 1 from deleted_gifts g where g.list_id = l.id) as has_deleted_gifts,
    p.session_id is not null as was_opened, t.session_id is not null as has_disclaimed_ownership, w.user_id is not null as was_owner,
    ${isAnybodys} or exists (
      select 1 from list_owners d where d.list_id = l.id and d.user_id = any(${isAnybodys ? [] : [...usersOfDevice]}::int[])
    ) as is_of_device, l.access_type in ('CLOSED', 'UNKNOWN') and exists (
      select 1 from owner_invites i where i.list_id = l.id and i.accepted_at is null and i.expires_at > ${now}
    ) as is_inviting`
}

/**
 * Joins for `listColumns`. The query must provide `lists l` and `asker (user_id, session_id)`; either id may be null.
 */
export const listJoins = (sql: Sql) => sql`
  left join list_owners o on o.list_id = l.id and o.user_id = asker.user_id
  left join former_owners w on w.list_id = l.id and w.user_id = asker.user_id
  left join list_openings p on p.list_id = l.id and p.session_id = asker.session_id and p.question_version = l.question_version
  left join list_strangers t on t.list_id = l.id and t.session_id = asker.session_id
  left join friendships f on f.list_id = l.id and f.user_id = asker.user_id and o.user_id is null`

type By = { username: string } | { gift: string } | { list: string }

/**
 * Returns the SQL condition for one lookup key. Each key has a statement of its own, without conditions for the other
 * keys.
 */
const lookupCondition = (sql: Sql, by: By) => {
  if ('username' in by) return sql`l.username = ${by.username}::citext`
  if ('list' in by) return sql`l.public_guid = ${by.list}::uuid`
  return sql`l.id = (select c.list_id from gifts g join categories c on c.id = g.category_id where g.public_guid = ${by.gift}::uuid)`
}

async function read(scope: Scope, by: By): Promise<ListRow | undefined> {
  const { sql } = scope
  const [row] = await sql<ListRow[]>`
    select ${listColumns(sql, scope.usersOfDevice, scope.now())}
    from (select ${scope.user?.id ?? null}::int as user_id, ${scope.session.id}::int as session_id) asker
    cross join lists l ${listJoins(sql)}
    where ${lookupCondition(sql, by)}`
  return row
}

/**
 * Whether a visitor may be one of the list's owners, because an owner was once logged in on this device. False if the
 * visitor has denied owning the list. Also false for an account with a proven e-mail address and for a former owner,
 * because these are known to be somebody else. Any other user could have been created just now by an owner.
 */
const isOwnershipUnconfirmed = (
  user: CurrentUser | null,
  { isOfDevice, hasDisclaimedOwnership, wasOwner }: ListRow,
): boolean => isOfDevice && !hasDisclaimedOwnership && !wasOwner && !(user?.isAccount && user.isProven)

/**
 * Returns the list if the caller must first say whether they own it (`OwnershipUnconfirmed`), even if they may not open
 * it; null otherwise. This is for pages behind a capability URL that show a part of the list.
 * @param by username, or the validated public guid of a gift
 */
export async function listOfUnconfirmedOwner(
  scope: Scope,
  by: { username: string } | { gift: string },
): Promise<SeenList | null> {
  if (scope.usersOfDevice.length === 0) return null
  const row = await read(scope, by)
  if (!row || row.isPrimaryOwner !== null || !isOwnershipUnconfirmed(scope.user, row)) return null
  return seenListOf(row)
}

function seenListOf(row: ListRow): SeenList {
  const { privateGuid, isPrimaryOwner, hasDeletedGifts, wasOpened, hasDisclaimedOwnership, wasOwner, ...rest } = row
  const { isOfDevice, isInviting, accessQuestion, ...list } = rest
  return list
}

export function accessOf(user: CurrentUser | null, row: ListRow): Access {
  const { privateGuid, isPrimaryOwner, hasDeletedGifts, wasOpened, isInviting, accessQuestion } = row
  const list = seenListOf(row)
  const fullName = fullNameOf(list)
  const { username } = list
  if (isPrimaryOwner !== null)
    return { state: 'OwnedByCurrentUser', list, isPrimaryOwner, privateGuid, hasDeletedGifts }
  const isOpen = list.accessType === 'PUBLIC' || (list.accessType === 'OPEN' && wasOpened)
  if (isOpen) return { state: isOwnershipUnconfirmed(user, row) ? 'OwnershipUnconfirmed' : 'Access', list }
  if (list.accessType === 'OPEN') return { state: 'Question', question: accessQuestion!, fullName, username }
  return { state: isInviting ? 'InvitationRequired' : 'NoAccess', fullName, username }
}

export async function listFor(scope: Scope, username: string): Promise<Access | null> {
  if (!listNamePattern.test(username)) return null
  const row = await read(scope, { username })
  return row ? accessOf(scope.user, row) : null
}

/** @param giftGuid public guid, already validated */
export async function listOfGift(scope: Scope, giftGuid: string): Promise<Access | null> {
  const row = await read(scope, { gift: giftGuid })
  return row ? accessOf(scope.user, row) : null
}

/** @param listGuid public guid, already validated */
export async function listByGuid(scope: Scope, listGuid: string): Promise<Access | null> {
  const row = await read(scope, { list: listGuid })
  return row ? accessOf(scope.user, row) : null
}
