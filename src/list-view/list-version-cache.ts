import { LRUCache } from 'lru-cache'
import type { Hub, OwnAnnouncements } from '#core/live.ts'

const topic = 'list-version'

/**
 * Time in ms without a heartbeat of the hub (core/live.ts), after which every lookup misses and the database is asked.
 */
const staleAfterMs = 3000

/**
 * Time in ms in which the hub must deliver a change that this process is about to commit. After that, the cache takes
 * the change for rolled back.
 */
const commitMs = 10_000

const maxLists = 50_000

interface Known {
  listId: number
  version: string
}

/** A read of a list from the database, which notes the changes announced while it runs. */
export interface ListRead {
  /**
   * Caches the version that was read, unless the list has changed since the read began, or this process is changing it.
   */
  store(username: string, known: Known): void
  end(): void
}

/**
 * Cache of the versions of public lists, so that a response from the page cache needs no query. A change by this
 * process evicts a version before the request that made the change gets its response. A change by another process
 * evicts it as soon as NOTIFY delivers the change. After 3 s without a heartbeat of the hub (core/live.ts), every
 * lookup misses.
 */
export interface ListVersionCache {
  /** Returns the cached version of a list; null if the version must be read from the database. */
  versionOf(username: string): string | null
  /** Begins a read of a list; must be called before the query. */
  startRead(): ListRead
}

/**
 * Opens the cache of list versions.
 * @param now monotonic clock, in ms
 */
export function openListVersionCache(
  hub: Pick<Hub, 'watchAll' | 'onGap' | 'receivedUntil'>,
  ownAnnouncements: OwnAnnouncements,
  now: () => number = () => performance.now(),
): ListVersionCache {
  const usernames = new Map<number, string>()
  const known = new LRUCache<string, Known>({
    max: maxLists,
    dispose: ({ listId }, username) => {
      if (usernames.get(listId) === username) usernames.delete(listId)
    },
  })
  const changing = new Map<number, { version: string; since: number }>()
  const reads = new Set<{ changed: Set<number>; isLost: boolean }>()

  function evict(listId: number): void {
    const username = usernames.get(listId)
    if (username !== undefined) known.delete(username)
    for (const read of reads) read.changed.add(listId)
  }
  ownAnnouncements.on('announcement', ({ topic: of, key, event }) => {
    if (of !== topic) return
    changing.set(Number(key), { version: event, since: now() })
    evict(Number(key))
  })
  hub.watchAll(topic, ({ key, event }) => {
    const listId = Number(key)
    if (changing.get(listId)?.version === event) changing.delete(listId)
    evict(listId)
  })
  hub.onGap(() => {
    known.clear()
    changing.clear()
    for (const read of reads) read.isLost = true
  })

  function isChanging(listId: number): boolean {
    const change = changing.get(listId)
    if (!change) return false
    if (now() - change.since < commitMs) return true
    changing.delete(listId)
    return false
  }

  return {
    versionOf(username) {
      if (now() - hub.receivedUntil() > staleAfterMs) return null
      return known.get(username)?.version ?? null
    },
    startRead() {
      const read = { changed: new Set<number>(), isLost: false }
      reads.add(read)
      return {
        store(username, { listId, version }) {
          if (read.isLost || read.changed.has(listId) || isChanging(listId)) return
          known.set(username, { listId, version })
          usernames.set(listId, username)
        },
        end: () => void reads.delete(read),
      }
    },
  }
}
