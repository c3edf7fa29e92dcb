import { LRUCache } from 'lru-cache'
import type { Hub, OwnAnnouncements } from './live.ts'

/**
 * Time in ms without a heartbeat of the hub (live.ts), after which every lookup misses and the database is asked.
 */
const staleAfterMs = 3000

/**
 * Time in ms in which the hub must deliver a change that this process is about to commit. After that, the cache takes
 * the change for rolled back.
 */
const commitMs = 10_000

/** A read from the database, which notes the changes announced while it runs. */
export interface AnnouncedRead<Value> {
  /**
   * Caches the value that was read, unless one of the keys has changed since the read began, or this process is changing
   * it.
   * @param keys keys of the announcements that evict the value
   */
  store(name: string, value: Value, keys: readonly string[]): void
  end(): void
}

/**
 * Cache of values from the database that triggers announce when they change. A change by this process evicts a value
 * before the request that made the change gets its response. A change by another process evicts it as soon as NOTIFY
 * delivers the change. After 3 s without a heartbeat of the hub (live.ts), every lookup misses.
 */
export interface AnnouncedCache<Value> {
  /** Returns the cached value; null if it must be read from the database. */
  get(name: string): Value | null
  /** Begins a read; must be called before the query. */
  startRead(): AnnouncedRead<Value>
}

export interface AnnouncedCacheOptions<Value = never> {
  hub: Pick<Hub, 'watchAll' | 'onGap' | 'receivedUntil'>
  ownAnnouncements: OwnAnnouncements
  /** topic of the announcements */
  topic: string
  /** maximum number of values, or of all their sizes together if there is `sizeOf` */
  max: number
  /** returns a value's share of `max` */
  sizeOf?: (value: Value) => number
  /** monotonic clock, in ms */
  now?: () => number
}

export function openAnnouncedCache<Value extends object | string>({
  hub,
  ownAnnouncements,
  topic,
  max,
  sizeOf,
  now = () => performance.now(),
}: AnnouncedCacheOptions<Value>): AnnouncedCache<Value> {
  const namesByKey = new Map<string, Set<string>>()
  const cached = new LRUCache<string, { value: Value; keys: readonly string[] }>({
    ...(sizeOf ? { maxSize: max, sizeCalculation: ({ value }) => sizeOf(value) } : { max }),
    dispose: ({ keys }, name) => {
      for (const key of keys) {
        const names = namesByKey.get(key)
        names?.delete(name)
        if (names?.size === 0) namesByKey.delete(key)
      }
    },
  })
  const changing = new Map<string, { event: string; since: number }>()
  const reads = new Set<{ changed: Set<string>; isLost: boolean }>()

  function evict(key: string): void {
    for (const name of [...(namesByKey.get(key) ?? [])]) cached.delete(name)
    for (const read of reads) read.changed.add(key)
  }
  ownAnnouncements.on('announcement', ({ topic: of, key, event }) => {
    if (of !== topic) return
    changing.set(key, { event, since: now() })
    evict(key)
  })
  hub.watchAll(topic, ({ key, event }) => {
    if (changing.get(key)?.event === event) changing.delete(key)
    evict(key)
  })
  hub.onGap(() => {
    cached.clear()
    changing.clear()
    for (const read of reads) read.isLost = true
  })

  function isChanging(key: string): boolean {
    const change = changing.get(key)
    if (!change) return false
    if (now() - change.since < commitMs) return true
    changing.delete(key)
    return false
  }

  return {
    get: (name) => (now() - hub.receivedUntil() > staleAfterMs ? null : (cached.get(name)?.value ?? null)),
    startRead() {
      const read = { changed: new Set<string>(), isLost: false }
      reads.add(read)
      return {
        store(name, value, keys) {
          if (read.isLost || keys.some((key) => read.changed.has(key) || isChanging(key))) return
          cached.set(name, { value, keys })
          for (const key of keys) namesByKey.set(key, (namesByKey.get(key) ?? new Set()).add(name))
        },
        end: () => void reads.delete(read),
      }
    },
  }
}
