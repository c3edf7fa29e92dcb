import type { World } from './world.ts'

/** The links in a text that lead a reader to a list of their own, by how they lead there. */
export interface OwnLinks {
  /** to the list itself: opened logged out, they show it as its visitors see it */
  bare: string[]
  throughLogin: string[]
}

/** @param address the reader's; any of the users with this address may own the list */
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
