import { NotFound, Forbidden } from '#core/errors.ts'
import type { Language } from '#locales/texts.ts'
import { requireUser } from '#core/scope.ts'
import type { Scope } from '#core/scope.ts'
import type { AccessType } from '#core/access-types.ts'
import type { Occasion } from '#core/occasions.ts'
import { listNamePattern } from '#core/names.ts'

export interface OwnedList {
  id: number
  privateGuid: string
  publicGuid: string
  username: string
  firstName: string
  lastName: string
  city: string | null
  title: string | null
  description: string | null
  /** language in which its owner writes; null if unknown */
  language: Language | null
  occasion: Occasion
  /** `YYYY-MM-DD` */
  occasionDate: string | null
  birthday: string | null
  themeImage: string
  imageHash: string | null
  accessType: AccessType
  accessQuestion: string | null
  accessAnswer: string | null
  /** only has an effect while the list is shareable */
  wantsSearch: boolean
  showCrossedOff: boolean
  isPrimaryOwner: boolean
  lastUpdate: Date
}

/** Returns a list of the current user; null for an unknown list and for somebody else's. */
export async function ownedList(
  scope: Scope,
  by: { privateGuid: string } | { username: string },
): Promise<OwnedList | null> {
  const privateGuid = 'privateGuid' in by ? by.privateGuid : null
  if (!scope.user || ('username' in by && !listNamePattern.test(by.username))) return null
  const [list] = await scope.sql<OwnedList[]>`
    select l.id, l.private_guid, l.public_guid, l.username::text as username, l.first_name, l.last_name, l.city,
      l.title, l.description, l.language, l.occasion, l.occasion_date, l.birthday, l.theme_image, l.image_hash,
      l.access_type, l.access_question, l.access_answer, l.wants_search,
      l.show_crossed_off, o.is_primary as is_primary_owner, l.last_update
    from list_owners o
    join lists l on l.id = o.list_id
    where o.user_id = ${scope.user.id}
      and (l.private_guid = ${privateGuid}::uuid or l.username = ${'username' in by ? by.username : null}::citext)`
  return list ?? null
}

/**
 * Returns a list of the current user.
 * @throws NotFound for an unknown list, Unauthorized without a login, Forbidden for somebody else's list
 */
export async function requireOwnedList(scope: Scope, username: string): Promise<OwnedList> {
  const list = await ownedList(scope, { username })
  if (list) return list
  const [exists] = !listNamePattern.test(username)
    ? []
    : await scope.sql`select 1 from lists where username = ${username}::citext`
  if (!exists) throw new NotFound()
  requireUser(scope)
  throw new Forbidden()
}
