import { editions } from '#core/editions.ts'
import { listNamePattern } from '#core/names.ts'
import { reservedNames } from '../lists/index.ts'

function addressIn(query: string, baseUrl: string): URL | null {
  if (/\s/.test(query)) return null
  if (/^\/(?!\/)/.test(query)) return URL.parse(query, baseUrl)
  if (/^https?:\/\//i.test(query)) return URL.parse(query)
  return query.includes('/') ? URL.parse(`https://${query}`) : null
}

const withoutWww = (host: string) => host.replace(/^www\./, '')

/**
 * Returns the list name in a query that is a list's URL on one of our hosts, or just its path (`/noor`). Returns null
 * for any other query. Doesn't check that the list exists.
 */
export function listNameFromUrl(query: string, baseUrl: string): string | null {
  const address = addressIn(query.trim(), baseUrl)
  if (!address) return null
  const ours = [new URL(baseUrl).hostname, ...Object.values(editions).flatMap(({ hosts }) => hosts)]
  if (!ours.map(withoutWww).includes(withoutWww(address.hostname))) return null
  const [, name = ''] = /^\/+(?:list\/open\/)?([^/]+)/i.exec(address.pathname) ?? []
  return listNamePattern.test(name) && !reservedNames.has(name.toLowerCase()) ? name : null
}
