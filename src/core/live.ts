import { randomUUID } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { isConnectionLost, type Pool, type Sql } from './db.ts'

const channel = 'live'

/**
 * Announcement that something changed, for every web process. It carries keys (mostly public guids) and no content.
 * Content is read anew for each audience, as far as that audience may see it.
 */
export interface Announcement {
  /** kind of thing that changed, e.g. `list` */
  topic: string
  key: string
  /** kind of change within the topic, e.g. `crossed-off` */
  event: string
  /** public guid of the part that changed, e.g. a gift */
  subject?: string
}

/** SQL expression that makes an announcement from within a statement that does more. */
export const announcementSql = (tx: Sql, announcement: Announcement) =>
  tx`pg_notify(${channel}, ${JSON.stringify(announcement)})`

/** Makes an announcement. It reaches every web process when the transaction commits; a rollback announces nothing. */
export async function announce(tx: Sql, announcement: Announcement): Promise<void> {
  await tx`select ${announcementSql(tx, announcement)}`
}

/** Makes many announcements in one statement. */
export async function announceAll(tx: Sql, announcements: readonly Announcement[]): Promise<void> {
  const payloads = announcements.map((each) => JSON.stringify(each))
  await tx`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) payload`
}

type Listener = (announcement: Announcement) => void

/**
 * Emits the announcements that triggers make during this process's own statements, before the transaction commits. So
 * listeners get them before the request that waits for the commit sends its response. The hub receives the
 * announcements only some time after the commit, and never receives those of a transaction that is rolled back.
 */
export type OwnAnnouncements = EventEmitter<{ announcement: [Announcement] }>

export const readAnnouncement = (payload: string): Announcement => JSON.parse(payload) as Announcement

export interface Hub {
  /**
   * Calls the listener with each announcement about one thing.
   * @returns a function that stops these calls
   */
  watch(topic: string, key: string, listener: Listener): () => void
  /** Calls the listener with each announcement of a topic, before the listeners of `watch` receive it. */
  watchAll(topic: string, listener: Listener): () => void
  /** Calls the listener when the database connection is back after a loss: announcements may have been missed. */
  onGap(listener: () => void): () => void
  /** Returns the moment (of `performance.now()`) up to which the hub has received every announcement. */
  receivedUntil(): number
  close(): void
}

const heartbeatMs = 1000
const heartbeatTopic = 'heartbeat'

/** Whether a statement is the hub's heartbeat. It runs on a timer, so counts of queries leave it out. */
export const isHeartbeat = (statement: string): boolean => statement.endsWith(' as heartbeat')

/**
 * Opens the hub of this process, on one LISTEN connection that the driver re-establishes. Once a second the hub sends
 * itself a heartbeat, because a connection that hangs looks like one on which nothing happens.
 * @param onError receives errors of listeners and of heartbeats
 */
export async function openHub(sql: Pool, onError: (error: unknown) => void): Promise<Hub> {
  const watchers = new Map<string, Set<Listener>>()
  const topicWatchers = new Map<string, Set<Listener>>()
  const gapListeners = new Set<() => void>()
  const addressOf = (topic: string, key: string) => `${topic}:${key}`
  const addTo = (listeners: Map<string, Set<Listener>>, address: string, listener: Listener) => {
    const present = listeners.get(address) ?? new Set()
    listeners.set(address, present.add(listener))
    return () => {
      present.delete(listener)
      if (present.size === 0 && listeners.get(address) === present) listeners.delete(address)
    }
  }
  // Errors are caught here, because the driver swallows errors that its callbacks throw.
  const attempt = (work: () => void) => {
    try {
      work()
    } catch (error) {
      onError(error)
    }
  }
  const dispatch = (payload: string) => {
    const announcement = readAnnouncement(payload)
    for (const listener of topicWatchers.get(announcement.topic) ?? []) attempt(() => listener(announcement))
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

  const id = randomUUID()
  let receivedUntil = -Infinity
  let isSendingHeartbeat = false
  async function sendHeartbeat(): Promise<void> {
    if (isSendingHeartbeat) return
    isSendingHeartbeat = true
    try {
      const payload: Announcement = { topic: heartbeatTopic, key: id, event: `${performance.now()}` }
      await sql`select ${announcementSql(sql, payload)} as heartbeat`
    } catch (error) {
      if (!isConnectionLost(error)) onError(error)
    } finally {
      isSendingHeartbeat = false
    }
  }
  addTo(watchers, addressOf(heartbeatTopic, id), ({ event }) => (receivedUntil = Number(event)))
  const heartbeats = setInterval(() => void sendHeartbeat(), heartbeatMs)
  void sendHeartbeat()

  return {
    watch: (topic, key, listener) => addTo(watchers, addressOf(topic, key), listener),
    watchAll: (topic, listener) => addTo(topicWatchers, topic, listener),
    onGap(listener) {
      gapListeners.add(listener)
      return () => gapListeners.delete(listener)
    },
    receivedUntil: () => receivedUntil,
    close: () => clearInterval(heartbeats),
  }
}
