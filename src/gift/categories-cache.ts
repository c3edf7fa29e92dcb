import { openAnnouncedCache, type AnnouncedCacheOptions } from '#core/announced-cache.ts'
import { freezeDeep } from '#core/freeze.ts'
import { readCategories, type OwnersCategory, type ReadCategories } from './owners.ts'

/** Number of gifts that the cache holds; a thousand of them take about 1 MB. */
const maxGiftsCached = 20_000

/**
 * Opens a cache of lists' categories with their gifts, so that a list's owner needs no query for them until the list
 * changes. Triggers announce each change of a gift or a category (`migrations/0055-announced-gifts.sql`). A cross-off
 * changes neither, so it can't slow an owner's page down.
 */
export function openCategoriesCache(parts: Pick<AnnouncedCacheOptions, 'hub' | 'ownAnnouncements'>): ReadCategories {
  const cache = openAnnouncedCache<readonly OwnersCategory[]>({
    ...parts,
    topic: 'gifts-data',
    max: maxGiftsCached,
    sizeOf: (categories) => categories.reduce((size, { gifts }) => size + 1 + gifts.length, 1),
  })
  return async (services, listId) => {
    const name = `${listId}`
    const known = cache.get(name)
    if (known) return known
    const read = cache.startRead()
    try {
      const categories = freezeDeep(await readCategories(services, listId))
      read.store(name, categories, [name])
      return categories
    } finally {
      read.end()
    }
  }
}
