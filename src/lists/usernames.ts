import type { Sql } from '#core/db.ts'

/** First words of our own addresses: a list of that name could not be reached. A test holds them against the routes. */
export const reservedNames: ReadonlySet<string> = new Set([
  'about',
  'account',
  'api',
  'blog',
  'categories',
  'contact',
  'crossedoff',
  'dev',
  'error',
  'faq',
  'friends',
  'gifts',
  'healthz',
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
  'readyz',
  'shops',
  'signalr',
  'static',
  'support',
  'voorwaarden',
  'winkels',
])

/** The form of new names: digits, then a letter or a hyphen or underscore after a digit, and a letter somewhere. */
export const supportedForm = /^(?=.*[a-z])[0-9a-z][0-9a-z_-]*$/i

/** Whether a list may be called so as far as the name itself goes: it has the form, and is no address of ours. */
export const isAllowedName = (name: string): boolean =>
  name.length >= 3 && name.length <= 50 && supportedForm.test(name) && !reservedNames.has(name.toLowerCase())

/** Whether a new list can have this name now; the unique index decides when it is made. */
export async function isUsernameAvailable(sql: Sql, name: string): Promise<boolean> {
  if (!isAllowedName(name)) return false
  const [taken] = await sql`select 1 from lists where username = ${name}::citext`
  return !taken
}
