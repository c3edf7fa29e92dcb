import type { Sql } from '#core/db.ts'

/** First segments of our own paths: a list of that name could not be reached. A test compares them with the routes. */
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

/** The form of new names: letters, digits, hyphens and underscores, with at least one letter, starting with a letter or digit. */
export const supportedForm = /^(?=.*[a-z])[0-9a-z][0-9a-z_-]*$/i

export const isAllowedName = (name: string): boolean =>
  name.length >= 3 && name.length <= 50 && supportedForm.test(name) && !reservedNames.has(name.toLowerCase())

/** Only a hint: the unique index decides when the list is made. */
export async function isUsernameAvailable(sql: Sql, name: string): Promise<boolean> {
  if (!isAllowedName(name)) return false
  const [taken] = await sql`select 1 from lists where username = ${name}::citext`
  return !taken
}
