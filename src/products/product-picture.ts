import { editions } from '#core/editions.ts'
import type { Services } from '#core/scope.ts'
import { fetchPicture } from '../links/index.ts'

const triedAgainMs = 60 * 60 * 1000

type Reader = Pick<Services, 'sql' | 'images' | 'config' | 'log' | 'now' | 'externalNetwork'>

/**
 * Fetches of pictures in progress, by the product's id, so that simultaneous requests for a picture share one fetch.
 */
const running = new WeakMap<Services['sql'], Map<number, Promise<string | null>>>()

/**
 * Returns our copy of a product's picture. The first request for the picture fetches it from the shop.
 * @returns the hash of the picture; null if there is none, and for an hour after our last attempt to fetch it failed
 */
export async function productPicture(services: Reader, id: number): Promise<string | null> {
  const { sql } = services
  const fetching = running.get(sql) ?? new Map<number, Promise<string | null>>()
  running.set(sql, fetching)
  const existing = fetching.get(id)
  if (existing) return existing
  const picture = knownOrFetched(services, id).finally(() => fetching.delete(id))
  fetching.set(id, picture)
  return picture
}

async function knownOrFetched(services: Reader, id: number): Promise<string | null> {
  const { sql, now } = services
  const [known] = await sql<{ imageHash: string | null }[]>`
    select image_hash from products where id = ${id} and image_hash is not null`
  if (known) return known.imageHash
  // Only the caller that sets `picture_fetched_at` fetches the picture.
  const [product] = await sql<{ imageUrl: string; language: 'nl' | 'de' | 'en' | null }[]>`
    update products set picture_fetched_at = ${now()}
    where id = ${id} and image_url is not null
      and (picture_fetched_at is null or picture_fetched_at <= ${new Date(now().getTime() - triedAgainMs)})
    returning image_url, language`
  if (!product) return null
  const fetched = await fetchPicture(services, [product.imageUrl], product.language ?? editions.nl.language)
  const imageHash = fetched.ok ? fetched.value : null
  if (imageHash)
    await sql`update products set image_hash = ${imageHash} where id = ${id} and image_url = ${product.imageUrl}`
  return imageHash
}
