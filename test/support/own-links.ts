import type { World } from './world.ts'

/** Links in a text that lead the reader to one of their own lists, grouped by how they lead there. */
export interface OwnLinks {
  /** links to the list itself, which show a logged-out owner their list as its visitors see it */
  bare: string[]
  throughLogin: string[]
}

/**
 * Finds the links in a text that lead the reader to their own lists.
 * @param address e-mail address of the reader: a list is theirs if one of its owners has this address
 */
export async function ownLinksIn(world: World, address: string, text: string): Promise<OwnLinks> {
  const lists = await world.sql<{ username: string }[]>`
    select lower(l.username::text) as username from lists l
    where exists (select from list_owners o join users u on u.id = o.user_id where o.list_id = l.id and u.email = ${address})`
  const own = new Set(lists.map(({ username }) => username))
  const { origin } = new URL(world.services.config.baseUrl)
  const links: OwnLinks = { bare: [], throughLogin: [] }
  for (const [found] of text.matchAll(/https?:\/\/[^\s"'<>\\]+/g)) {
    const url = new URL(found.replaceAll('&amp;', '&'))
    const leadsToOwn = (path: string) => own.has(path.split(/[/?#]/)[1]!.toLowerCase())
    if (url.origin !== origin) continue
    if (leadsToOwn(url.pathname)) links.bare.push(found)
    const returnUrl = url.pathname === '/account/login' ? url.searchParams.get('returnUrl') : null
    if (returnUrl && (returnUrl === '/' || leadsToOwn(returnUrl))) links.throughLogin.push(found)
  }
  return links
}
