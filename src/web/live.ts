import type { WebSocket } from 'ws'
import { guid } from '#core/input.ts'
import type { Announcement, Hub } from '#core/live.ts'
import type { Scope, Services } from '#core/scope.ts'
import { sessionKeyOf, sessionTopic, tokenHashOf } from '#core/session.ts'
import { inSlices } from './slices.ts'

// ── For features ───────────────────────────────────────────────────────────────────────────────────────────────────

export interface Watcher {
  /** as of connecting; what it may see is asked anew before each push */
  readonly scope: Scope
  readonly kind: 'browser' | 'app'
  /** Sends what its kind reads, which `push.tsx` makes: HTML to a browser, a record to an app shell. Who has left gets nothing. */
  send(encoded: Buffer): void
  /** Makes the client fetch anew: announcements may have been missed, or more changed than a fragment can show. */
  refetch(): void
  close(): void
}

export const sessionIdsOf = (watchers: readonly Watcher[]): number[] =>
  watchers.map(({ scope }) => scope.session.id).filter((id) => id !== null)

/**
 * Whether a connection is still that of the user whose page or app opened it.
 * @param users the sessions that may be told, by id, with their users' ids now
 */
export function isSameUser({ scope: { session, user } }: Watcher, users: ReadonlyMap<number, number | null>): boolean {
  return session.id !== null && users.get(session.id) === (user?.id ?? null)
}

export interface LiveTopic {
  /** the topic of its announcements, e.g. `list` */
  readonly name: string
  /** @param key a public guid in lower case; nothing with it need exist */
  mayWatch(scope: Scope, key: string): Promise<boolean>
  /** When a connection begins to watch. @returns what to do when it stops */
  entered?(scope: Scope, key: string): () => void
  /**
   * Tells the watchers of one thing what changed: checks anew what each may see, reads and renders once per audience. What is done for
   * each of them is done in slices: who might see it when they were checked is served up to the push's end, unless their session changes.
   * Pushes about one thing never overlap. Waiting announcements of the same event and subject are merged.
   */
  push(services: Services, announcement: Announcement, watchers: readonly Watcher[]): Promise<void>
  /** Runs when the web process stops. */
  close?(): Promise<void>
}

/** A method that the app shell may invoke. It completes with an error when it throws or returns false. */
export type HubMethod = (scope: Scope, args: readonly unknown[], connection: HubConnection) => Promise<unknown>

export interface HubConnection {
  /** @returns whether the asker may watch it */
  watch(topic: string, key: string): Promise<boolean>
  sendEvent(name: string, ...args: unknown[]): void
  onClose(listener: () => void | Promise<void>): void
}

// ── For the transports ─────────────────────────────────────────────────────────────────────────────────────────────

export interface Connection extends Watcher {
  readonly isOpen: boolean
  /** Closes the connection so that the client opens another. */
  reconnect(): void
}

/** Serves the sockets of one path. @returns the HTTP status that refuses this asker, or what takes over the opened socket */
export type Transport = (scope: Scope, query: URLSearchParams) => Promise<number | ((socket: WebSocket) => Connection)>

/** In milliseconds; tests use shorter ones. */
export const socketTimes = {
  browserPing: 30_000,
  appPing: 15_000,
  appSilence: 30_000,
  appHandshake: 15_000,
  closeTimeout: 2_000,
}
export type SocketTimes = typeof socketTimes

export interface Subscriptions {
  watch(topic: string, key: string): Promise<boolean>
  /** Watches something that `mayWatch` has just allowed. */
  join(topic: string, key: string): void
  leave(): void
}

export interface Rooms {
  /** False also for an unknown topic and for a key that is no guid. */
  mayWatch(scope: Scope, topic: string, key: string): Promise<boolean>
  /** Until it leaves, the connection is told of gaps, of changes to its session, and of what it watches. */
  enter(connection: Connection): Subscriptions
  /** Resolves when running pushes are done; starts no more. */
  close(): Promise<void>
}

// ── Rooms ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const watchesPerConnection = 200

/** One room per watched thing, and one subscription to the hub per room, however many watch it. */
export function createRooms(services: Services, hub: Hub, topics: readonly LiveTopic[]): Rooms {
  const topicOf = new Map(topics.map((topic) => [topic.name, topic]))
  const connections = new Set<Connection>()
  const rooms = new Map<string, Room>()

  let gapHandled = Promise.resolve()
  const unwatchGaps = hub.onGap(() => {
    gapHandled = inSlices([...connections], (connection) => {
      connection.refetch()
      // A session with a row is asked anew before each push. One without might have become somebody's while we were deaf.
      if (connection.scope.session.id === null) connection.reconnect()
    })
  })

  function roomOf(name: string, key: string): Room {
    const topic = topicOf.get(name)
    if (!topic) throw new Error(`no live topic ${name}`)
    const address = `${name}:${key}`
    const room =
      rooms.get(address) ??
      openRoom(services, hub, topic, key, { mayPush: () => gapHandled, onEmpty: () => rooms.delete(address) })
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
      const watched = new Map<Room, (() => void) | undefined>()
      connections.add(connection)
      services.metrics.connections.inc({ transport })

      function join(topic: string, key: string): void {
        const room = roomOf(topic, key.toLowerCase())
        if (watched.has(room)) return
        watched.set(room, topicOf.get(topic)?.entered?.(connection.scope, key.toLowerCase()))
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
          for (const [room, left] of watched) {
            room.remove(connection)
            left?.()
          }
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

interface Room {
  add(connection: Connection): void
  remove(connection: Connection): void
  close(): Promise<void>
}

interface RoomHooks {
  /** resolves when nobody is left who must be told of a gap first */
  mayPush(): Promise<void>
  onEmpty(): void
}

function openRoom(services: Services, hub: Hub, topic: LiveTopic, key: string, { mayPush, onEmpty }: RoomHooks): Room {
  const watchers = new Set<Connection>()
  const waiting = new Map<string, Announcement>()
  let pushes = Promise.resolve()

  async function pushWaiting(): Promise<void> {
    for (const [subject, announcement] of waiting) {
      waiting.delete(subject)
      await mayPush()
      const present = [...watchers]
      if (present.length === 0) continue
      try {
        await topic.push(services, announcement, present)
      } catch (error) {
        services.log.error({ err: error, topic: topic.name, event: announcement.event }, 'live push failed')
        await inSlices(present, (watcher) => watcher.refetch())
      }
    }
  }

  const unwatch = hub.watch(topic.name, key, (announcement) => {
    const subject = JSON.stringify([announcement.event, announcement.subject])
    // Re-inserted at the end, so that of two opposite events the later one is pushed last.
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
