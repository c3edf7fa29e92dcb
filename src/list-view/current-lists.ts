import { LRUCache } from 'lru-cache'
import type { Hub, OwnAnnouncements } from '#core/live.ts'

const topic = 'list-version'

/** Beyond that nothing is known any more: the database is asked. */
const staleAfterMs = 3000

/** So long a change that this process is about to commit may take to be heard of; after that it was rolled back. */
const commitMs = 10_000

const maxLists = 50_000

interface Known {
  listId: number
  version: string
}

/** A look at a list in the database, and what is heard of it meanwhile. */
export interface Look {
  /** What was read stands until the list changes, unless it has already. */
  learn(username: string, known: Known): void
  end(): void
}

/**
 * The versions of lists that are open to everybody, as long as nothing says that they changed: without a query. A change that this process makes counts
 * before whoever made it is answered, another's as soon as it is heard of, and where nothing can be heard nothing is known.
 */
export interface CurrentLists {
  /** @returns null where the database has to be asked */
  versionOf(username: string): string | null
  /** Before a list is read. */
  look(): Look
}

/** @param now monotonic, in ms */
export function openCurrentLists(
  hub: Pick<Hub, 'watchAll' | 'onGap' | 'heardUntil'>,
  ownAnnouncements: OwnAnnouncements,
  now: () => number = () => performance.now(),
): CurrentLists {
  const usernames = new Map<number, string>()
  const known = new LRUCache<string, Known>({
    max: maxLists,
    dispose: ({ listId }, username) => {
      if (usernames.get(listId) === username) usernames.delete(listId)
    },
  })
  const changing = new Map<number, { version: string; since: number }>()
  const looks = new Set<{ changed: Set<number>; isLost: boolean }>()

  function forget(listId: number): void {
    const username = usernames.get(listId)
    if (username !== undefined) known.delete(username)
    for (const look of looks) look.changed.add(listId)
  }
  ownAnnouncements.on('announcement', ({ topic: of, key, event }) => {
    if (of !== topic) return
    changing.set(Number(key), { version: event, since: now() })
    forget(Number(key))
  })
  hub.watchAll(topic, ({ key, event }) => {
    const listId = Number(key)
    if (changing.get(listId)?.version === event) changing.delete(listId)
    forget(listId)
  })
  hub.onGap(() => {
    known.clear()
    changing.clear()
    for (const look of looks) look.isLost = true
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
      if (now() - hub.heardUntil() > staleAfterMs) return null
      return known.get(username)?.version ?? null
    },
    look() {
      const look = { changed: new Set<number>(), isLost: false }
      looks.add(look)
      return {
        learn(username, { listId, version }) {
          if (look.isLost || look.changed.has(listId) || isChanging(listId)) return
          known.set(username, { listId, version })
          usernames.set(listId, username)
        },
        end: () => void looks.delete(look),
      }
    },
  }
}
