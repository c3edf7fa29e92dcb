import type { Pool, Sql } from './db.ts'

const channel = 'live'

/** Something that changed and that others may be looking at. It carries public guids only: what may be told to whom is read anew for each audience. */
export interface Announcement {
  /** what kind of thing is watched, e.g. `list` */
  topic: string
  /** the watched thing's public guid */
  key: string
  /** what happened, in the topic's own words, e.g. `crossed-off` */
  event: string
  /** public guid of the part that changed, e.g. the gift's */
  subject?: string
}

/** Announces inside a transaction: nobody hears of a change that rolled back. Reaches every web process. */
export async function announce(tx: Sql, announcement: Announcement): Promise<void> {
  await tx`select pg_notify(${channel}, ${JSON.stringify(announcement)})`
}

type Listener = (announcement: Announcement) => void

/** One per web process: hears every announcement and passes it to those who watch its topic. */
export interface Hub {
  /** Calls `listener` for each announcement of this topic and key until the returned function is called. */
  watch(topic: string, key: string, listener: Listener): () => void
  /** Calls `listener` when announcements may have been missed (the database connection was lost and is back). */
  onGap(listener: () => void): () => void
}

/**
 * Opens the hub: one LISTEN connection, re-established by the driver when lost.
 * @param onError told of a listener that threw
 */
export async function openHub(sql: Pool, onError: (error: unknown) => void): Promise<Hub> {
  const watchers = new Map<string, Set<Listener>>()
  const gapListeners = new Set<() => void>()
  const addressOf = (topic: string, key: string) => `${topic}:${key}`
  // The driver swallows what is thrown in its callbacks.
  const attempt = (work: () => void) => {
    try {
      work()
    } catch (error) {
      onError(error)
    }
  }
  const dispatch = (payload: string) => {
    const announcement = JSON.parse(payload) as Announcement
    for (const listener of watchers.get(addressOf(announcement.topic, announcement.key)) ?? [])
      attempt(() => listener(announcement))
  }
  let isListening = false
  await sql.listen(
    channel,
    (payload) => attempt(() => dispatch(payload)),
    () => {
      if (isListening) for (const listener of gapListeners) attempt(listener)
      isListening = true
    },
  )
  return {
    watch(topic, key, listener) {
      const address = addressOf(topic, key)
      const listeners = watchers.get(address) ?? new Set()
      watchers.set(address, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && watchers.get(address) === listeners) watchers.delete(address)
      }
    },
    onGap(listener) {
      gapListeners.add(listener)
      return () => gapListeners.delete(listener)
    },
  }
}
