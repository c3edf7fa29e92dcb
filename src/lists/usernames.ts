import { isUniqueViolation, type Sql } from '#core/db.ts'

/**
 * First segments of our own paths. A list with such a name would be unreachable. A test compares these names with the
 * routes.
 */
export const reservedNames: ReadonlySet<string> = new Set([
  'about',
  'account',
  'api',
  'blog',
  'calendar',
  'categories',
  'contact',
  'crossedoff',
  'dev',
  'error',
  'faq',
  'friends',
  'gifts',
  'healthz',
  'i',
  'images',
  'impressum',
  'laden',
  'list',
  'live',
  'lootje',
  'lootjestrekken',
  'loting',
  'mail',
  'metrics',
  'mylist',
  'offline',
  'products',
  'readyz',
  'shops',
  'signalr',
  'static',
  'support',
  'voorwaarden',
  'winkels',
])

/**
 * Pattern of new names: letters, digits, hyphens and underscores, with at least one letter, starting with a letter or
 * digit.
 */
export const newNamePattern = /^(?=.*[a-z])[0-9a-z][0-9a-z_-]*$/i

export const isAllowedName = (name: string): boolean =>
  name.length >= 3 && name.length <= 50 && newNamePattern.test(name) && !reservedNames.has(name.toLowerCase())

/**
 * Whether a list can get this name: the name is allowed, and no list has it or had it lately. This is only a hint: the
 * database decides when a list is created or renamed.
 * @param ownerId id of a user who can get back the former names of their own lists
 */
export async function isUsernameAvailable(sql: Sql, name: string, ownerId: number | null = null): Promise<boolean> {
  if (!isAllowedName(name)) return false
  const [taken] = await sql`
    select 1 from list_names n
    where n.username = ${name}::citext and not (
      n.expires_at is not null and exists (select from list_owners o where o.list_id = n.list_id and o.user_id = ${ownerId}::int)
    )`
  return !taken
}

/** True if the database refused a list's name because another list has or had it. */
export const isNameTaken = (error: unknown): boolean =>
  isUniqueViolation(error, 'lists_username_key') || isUniqueViolation(error, 'list_names_pkey')
