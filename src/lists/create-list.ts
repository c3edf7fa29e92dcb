import type { Language } from '#locales/texts.ts'
import type { Sql } from '#core/db.ts'
import { themeOf, type Occasion } from '#core/occasions.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import type { AccessType } from '#core/access-types.ts'
import { isAllowedName, isNameTaken } from './usernames.ts'

/** Values of a new list, validated by the rules of `input.ts`. */
export interface NewList {
  userId: number
  /** language in which the list's owner writes */
  language: Language
  username: string
  firstName: string
  lastName: string
  city?: string | null
  accessType: AccessType
  /** only for OPEN lists; ignored otherwise */
  accessQuestion?: string | null
  accessAnswer?: string | null
  title?: string | null
  /** also decides the list's picture */
  occasion?: Occasion | null
  occasionDate?: string | null
}

export interface CreatedList {
  id: number
  privateGuid: string
  publicGuid: string
  username: string
}

/**
 * Creates a list with one category. Unique indexes decide between two requests for the same name.
 * @returns Unavailable if another list has or had the name; the caller must then roll back its transaction
 */
export async function createList(
  tx: Sql,
  given: NewList,
  categoryName: string,
): Promise<Result<CreatedList, 'Unavailable'>> {
  if (!isAllowedName(given.username)) return refuse('Unavailable')
  const isOpen = given.accessType === 'OPEN'
  const occasion = given.occasion ?? 'JustBecause'
  try {
    const [list] = await tx<[CreatedList]>`
      with list as (
        insert into lists (username, first_name, last_name, city, access_type, access_question, access_answer, title,
          occasion, occasion_date, theme_image, language)
        values (${given.username}, ${given.firstName}, ${given.lastName}, ${given.city ?? null}, ${given.accessType}::access_type,
          ${isOpen ? (given.accessQuestion ?? null) : null}, ${isOpen ? (given.accessAnswer ?? null) : null}, ${given.title ?? null},
          ${occasion}::occasion, ${given.occasionDate ?? null}::date, ${themeOf(occasion)}, ${given.language})
        returning id, private_guid, public_guid, username
      ), owner as (
        insert into list_owners (list_id, user_id, is_primary) select id, ${given.userId}::int, true from list
      ), category as (
        insert into categories (list_id, name, position) select id, ${categoryName}, 0 from list
      )
      select id, private_guid, public_guid, username::text as username from list`
    return ok(list)
  } catch (error) {
    if (isNameTaken(error)) return refuse('Unavailable')
    throw error
  }
}
