import type { Pool, Sql } from './db.ts'

const channel = 'live'

/** Carries public guids only: who may be told what is read anew for each audience. */
export interface Announcement {
  /** what kind of thing is watched, e.g. `list` */
  topic: string
  key: string
  /** in the topic's own words, e.g. `crossed-off` */
  event: string
  /** public guid of the part that changed, e.g. a gift */
  subject?: string
}

/** Reaches every web process when the transaction commits; a rollback announces nothing. */
export const announce = (tx: Sql, announcement: Announcement): Promise<void> => announceAll(tx, [announcement])

/** The same for many, in one statement. */
export async function announceAll(tx: Sql, announcements: readonly Announcement[]): Promise<void> {
  const payloads = announcements.map((each) => JSON.stringify(each))
  await tx`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) payload`
}

type Listener = (announcement: Announcement) => void

export interface Hub {
  /** @returns stops watching */
  watch(topic: string, key: string, listener: Listener): () => void
  /** `listener` runs when the database connection was lost and is back: announcements may have been missed. */
  onGap(listener: () => void): () => void
}

/** One per process, on one LISTEN connection that the driver re-establishes. @param onError gets what a listener throws */
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
