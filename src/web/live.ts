import type { WebSocket } from 'ws'
import type { Config } from '#core/config.ts'
import { guid } from '#core/input.ts'
import type { Announcement, Hub } from '#core/live.ts'
import type { Scope, Services } from '#core/scope.ts'
import { sessionKeyOf, sessionTopic, tokenHashOf } from '#core/session.ts'

// ── What features offer and are given ──────────────────────────────────────────────────────────────────────────────

/** One connection that watches something: a browser's page, or the app shell. */
export interface Watcher {
  /** who connected, as they were then; what they may see is asked anew before each push */
  readonly scope: Scope
  readonly kind: 'browser' | 'app'
  /** HTML for htmx to swap; app shells take none */
  sendFragment(html: string): void
  /** an event of the app shell's hub; browsers take none */
  sendEvent(name: string, ...args: unknown[]): void
  /** Tells that announcements may have been missed, or that more changed than a piece, so that the client fetches anew. */
  refetch(): void
  /** ends the connection: what it watched is no longer its to see */
  close(): void
}

export const sessionIdsOf = (watchers: readonly Watcher[]): number[] =>
  watchers.flatMap(({ scope }) => scope.session.id ?? [])

/**
 * Whether a connection is still that of the user whose page or app opened it.
 * @param users the sessions that may be told, by id, with their users' ids now
 */
export function isStill({ scope: { session, user } }: Watcher, users: ReadonlyMap<number, number | null>): boolean {
  return session.id !== null && users.get(session.id) === (user?.id ?? null)
}

/** A kind of thing that can be watched, as its feature offers it. */
export interface LiveTopic {
  /** the announcements' topic, e.g. `list` */
  readonly name: string
  /** Whether this asker may watch the thing with this public guid (lower case, but not known to exist). */
  mayWatch(scope: Scope, key: string): Promise<boolean>
  /**
   * Tells the watchers of one thing what changed: authorises each anew, reads once per audience, renders once per audience.
   * Pushes of one thing never overlap. Announcements of the same event and subject that wait meanwhile become one.
   */
  push(services: Services, announcement: Announcement, watchers: readonly Watcher[]): Promise<void>
}

/** A method that the app shell may invoke on the hub. It completes with an error when it throws or answers `false`, as `watch` does where the asker may not. */
export type HubMethod = (scope: Scope, args: readonly unknown[], connection: HubConnection) => Promise<unknown>

/** What a hub method may do with its connection. */
export interface HubConnection {
  /** Subscribes to a topic, if the asker may. @returns whether it may */
  watch(topic: string, key: string): Promise<boolean>
  /** Calls `listener` once the connection has ended, however it ended. */
  onClose(listener: () => void | Promise<void>): void
}

// ── What the transports are given ──────────────────────────────────────────────────────────────────────────────────

/** A watcher as its transport knows it. */
export interface Connection extends Watcher {
  /** whether it can still be told anything */
  readonly isOpen: boolean
  /** Ends the connection such that the client opens another. */
  reconnect(): void
}

/** What serves the sockets of one path: answers the HTTP status that refuses this asker, or what takes the opened socket over. */
export type Transport = (scope: Scope, query: URLSearchParams) => Promise<number | ((socket: WebSocket) => Connection)>

/** How patient the transports are, in milliseconds; tests are less so. */
export const socketTimes = {
  browserPing: 30_000,
  appPing: 15_000,
  appSilence: 30_000,
  appHandshake: 15_000,
  closeTimeout: 2_000,
}
export type SocketTimes = typeof socketTimes

/** Whether a socket may be opened from where it is: browsers always name their page's origin, native clients name none. */
export function isOwnOrigin(config: Config, header: (name: string) => string | undefined): boolean {
  const origin = header('Origin')
  if (origin === undefined || origin === new URL(config.baseUrl).origin) return true
  const host = (config.trustProxy && header('X-Forwarded-Host')) || header('Host')
  return host !== undefined && URL.parse(origin)?.host === host.toLowerCase()
}

/** A connection's place in the rooms. */
export interface Subscriptions {
  /** Watches a thing, if the asker may. @returns whether it may */
  watch(topic: string, key: string): Promise<boolean>
  /** Watches a thing that `mayWatch` has just allowed. */
  join(topic: string, key: string): void
  /** To be called when the connection has ended. */
  leave(): void
}

/** Who in this process watches what. */
export interface Rooms {
  /** Whether this asker may watch this thing; what isn't a topic's or has no guid is nobody's to watch. */
  mayWatch(scope: Scope, topic: string, key: string): Promise<boolean>
  /** Lets a connection in: until it leaves it hears of gaps, of its session, and of what it watches. */
  enter(connection: Connection): Subscriptions
  /** Pushes nothing more; resolves when the pushes under way are through. */
  close(): Promise<void>
}

// ── The rooms ──────────────────────────────────────────────────────────────────────────────────────────────────────

const watchesPerConnection = 200

/** Opens the rooms of this process: the hub is asked once for each thing that is watched here, however many watch it. */
export function createRooms(services: Services, hub: Hub, topics: readonly LiveTopic[]): Rooms {
  const topicOf = new Map(topics.map((topic) => [topic.name, topic]))
  const connections = new Set<Connection>()
  const rooms = new Map<string, Room>()

  const unwatchGaps = hub.onGap(() => {
    for (const connection of connections) {
      connection.refetch()
      // a session with a row is asked anew before each push; without one only an announcement tells that it is somebody's now
      if (connection.scope.session.id === null) connection.reconnect()
    }
  })

  function roomOf(name: string, key: string): Room {
    const topic = topicOf.get(name)
    if (!topic) throw new Error(`no live topic ${name}`)
    const address = `${name}:${key}`
    const room = rooms.get(address) ?? openRoom(services, hub, topic, key, () => rooms.delete(address))
    rooms.set(address, room)
    return room
  }

  async function mayWatch(scope: Scope, name: string, key: string): Promise<boolean> {
    const topic = topicOf.get(name)
    return topic !== undefined && guid().safeParse(key).success && (await topic.mayWatch(scope, key.toLowerCase()))
  }

  return {
    mayWatch,
    enter(connection) {
      const transport = connection.kind === 'browser' ? 'live' : 'signalr'
      const unwatchSession = hub.watch(sessionTopic, sessionKeyOf(tokenHashOf(connection.scope.session.token)), () =>
        connection.reconnect(),
      )
      const watched = new Set<Room>()
      connections.add(connection)
      services.metrics.connections.inc({ transport })

      function join(topic: string, key: string): void {
        const room = roomOf(topic, key.toLowerCase())
        watched.add(room)
        room.add(connection)
      }
      return {
        join,
        async watch(topic, key) {
          if (
            watched.size >= watchesPerConnection ||
            !(await mayWatch(connection.scope, topic, key)) ||
            !connection.isOpen
          )
            return false
          join(topic, key)
          return true
        },
        leave() {
          unwatchSession()
          for (const room of watched) room.remove(connection)
          connections.delete(connection)
          services.metrics.connections.dec({ transport })
        },
      }
    },
    async close() {
      unwatchGaps()
      await Promise.all(rooms.values().map((room) => room.close()))
    },
  }
}

/** The connections that watch one thing. */
interface Room {
  add(connection: Connection): void
  remove(connection: Connection): void
  close(): Promise<void>
}

function openRoom(services: Services, hub: Hub, topic: LiveTopic, key: string, onEmpty: () => void): Room {
  const watchers = new Set<Connection>()
  const waiting = new Map<string, Announcement>()
  let pushes = Promise.resolve()

  async function pushWaiting(): Promise<void> {
    for (const [subject, announcement] of waiting) {
      waiting.delete(subject)
      const open = [...watchers].filter((watcher) => watcher.isOpen)
      if (open.length === 0) continue
      try {
        await topic.push(services, announcement, open)
      } catch (error) {
        services.log.error({ err: error, topic: topic.name, event: announcement.event }, 'live push failed')
      }
    }
  }

  const unwatch = hub.watch(topic.name, key, (announcement) => {
    const subject = JSON.stringify([announcement.event, announcement.subject])
    // Moved to the end, so that of two opposite events the last one is told last.
    waiting.delete(subject)
    waiting.set(subject, announcement)
    pushes = pushes.then(pushWaiting)
  })

  return {
    add(connection) {
      watchers.add(connection)
    },
    remove(connection) {
      watchers.delete(connection)
      if (watchers.size > 0) return
      unwatch()
      onEmpty()
    },
    close() {
      unwatch()
      waiting.clear()
      return pushes
    },
  }
}
