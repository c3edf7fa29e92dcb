import { randomUUID } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { isConnectionLost, type Pool, type Sql } from './db.ts'

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

/** Announces as part of a statement that does more. */
export const announcing = (tx: Sql, announcement: Announcement) =>
  tx`pg_notify(${channel}, ${JSON.stringify(announcement)})`

/** Reaches every web process when the transaction commits; a rollback announces nothing. */
export async function announce(tx: Sql, announcement: Announcement): Promise<void> {
  await tx`select ${announcing(tx, announcement)}`
}

/** The same for many, in one statement. */
export async function announceAll(tx: Sql, announcements: readonly Announcement[]): Promise<void> {
  const payloads = announcements.map((each) => JSON.stringify(each))
  await tx`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) payload`
}

type Listener = (announcement: Announcement) => void

/**
 * What statements of this process are about to commit, as far as triggers announce it: heard before whoever waits for the commit is answered, where the
 * hub hears it somewhat later. Of what is rolled back after all, the hub hears nothing.
 */
export type OwnAnnouncements = EventEmitter<{ announcement: [Announcement] }>

export const readAnnouncement = (payload: string): Announcement => JSON.parse(payload) as Announcement

export interface Hub {
  /** @returns stops watching */
  watch(topic: string, key: string, listener: Listener): () => void
  /** Every announcement of a topic, before those who watch one thing get it. */
  watchAll(topic: string, listener: Listener): () => void
  /** `listener` runs when the database connection was lost and is back: announcements may have been missed. */
  onGap(listener: () => void): () => void
  /** The moment (of `performance.now()`) up to which everything that was announced has been heard. */
  heardUntil(): number
  close(): void
}

const pulseMs = 1000
const pulseTopic = 'pulse'

/** Whether a statement is a hub's pulse, of which nothing but the time decides when it is made. */
export const isPulse = (statement: string): boolean => statement.endsWith(' as pulse')

/**
 * One per process, on one LISTEN connection that the driver re-establishes. Once a second it announces something to itself: a connection that hangs looks
 * like one on which nothing happens.
 * @param onError gets what a listener throws
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
  // The driver swallows what is thrown in its callbacks.
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
  let heardUntil = -Infinity
  let isPulsing = false
  async function pulse(): Promise<void> {
    if (isPulsing) return
    isPulsing = true
    try {
      const payload: Announcement = { topic: pulseTopic, key: id, event: `${performance.now()}` }
      await sql`select ${announcing(sql, payload)} as pulse`
    } catch (error) {
      if (!isConnectionLost(error)) onError(error)
    } finally {
      isPulsing = false
    }
  }
  addTo(watchers, addressOf(pulseTopic, id), ({ event }) => (heardUntil = Number(event)))
  const pulses = setInterval(() => void pulse(), pulseMs)
  void pulse()

  return {
    watch: (topic, key, listener) => addTo(watchers, addressOf(topic, key), listener),
    watchAll: (topic, listener) => addTo(topicWatchers, topic, listener),
    onGap(listener) {
      gapListeners.add(listener)
      return () => gapListeners.delete(listener)
    },
    heardUntil: () => heardUntil,
    close: () => clearInterval(pulses),
  }
}
