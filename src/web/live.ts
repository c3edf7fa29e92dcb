import type { WebSocket } from 'ws'
import { guid } from '#core/input.ts'
import type { Announcement, Hub } from '#core/live.ts'
import type { Scope, Services } from '#core/scope.ts'
import { sessionKeyOf, sessionTopic, tokenHashOf } from '#core/session.ts'
import { inSlices } from './slices.ts'

// ── For features ───────────────────────────────────────────────────────────────────────────────────────────────────

export interface Watcher {
  /** scope at the time of connecting; each push checks anew what the watcher may see */
  readonly scope: Scope
  readonly kind: 'browser' | 'app'
  /**
   * Sends HTML to a browser, or a SignalR record to an app shell. `push.tsx` encodes both. Does nothing once the
   * connection is closed.
   */
  send(encoded: Buffer): void
  /**
   * Makes the client fetch its page anew. Needed when announcements may have been missed, or when more has changed than
   * a fragment can show.
   */
  refetch(): void
  close(): void
}

export const sessionIdsOf = (watchers: readonly Watcher[]): number[] =>
  watchers.map(({ scope }) => scope.session.id).filter((id) => id !== null)

/**
 * Whether a connection's session still has the user who opened the connection.
 * @param users current user's id by session id, for the sessions that may receive the push
 */
export function isSameUser({ scope: { session, user } }: Watcher, users: ReadonlyMap<number, number | null>): boolean {
  return session.id !== null && users.get(session.id) === (user?.id ?? null)
}

export interface LiveTopic {
  /** `topic` of the announcements that this topic handles, e.g. `list` */
  readonly name: string
  /** @param key a guid in lower case; a thing with this public guid need not exist */
  mayWatch(scope: Scope, key: string): Promise<boolean>
  /**
   * Runs when a connection begins to watch the thing with this key.
   * @returns function to run when the connection stops watching
   */
  entered?(scope: Scope, key: string): () => void
  /**
   * Shows a change to the watchers of one thing, such as a list. Checks anew what each watcher may see, then reads and
   * renders once per audience. The work for each watcher runs in slices. A watcher who passed the check is served until
   * the push ends, unless their session changes. Pushes about one thing never overlap. Waiting announcements of the
   * same event and subject are merged.
   */
  push(services: Services, announcement: Announcement, watchers: readonly Watcher[]): Promise<void>
  /** Runs when the web process stops. */
  close?(): Promise<void>
}

// ── For the transports ─────────────────────────────────────────────────────────────────────────────────────────────

export interface Connection extends Watcher {
  readonly isOpen: boolean
  /** Closes the connection so that the client opens another. */
  reconnect(): void
}

/**
 * Serves the sockets of one path.
 * @returns HTTP status to refuse this client with, or a function that takes over the opened socket
 */
export type Transport = (scope: Scope, query: URLSearchParams) => Promise<number | ((socket: WebSocket) => Connection)>

/** Times for the sockets, in milliseconds; tests use shorter ones. */
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
  /** Starts to watch something that `mayWatch` has just allowed. */
  join(topic: string, key: string): void
  leave(): void
}

export interface Rooms {
  /**
   * Whether this scope may watch the topic's thing with this key. False for an unknown topic, and for a key that is not
   * a guid.
   */
  mayWatch(scope: Scope, topic: string, key: string): Promise<boolean>
  /**
   * Adds a connection. Until the connection leaves, it receives the pushes of its rooms, refetches after a gap in the
   * announcements, and reconnects when its session changes.
   */
  enter(connection: Connection): Subscriptions
  /** Starts no more pushes, and resolves when the running ones are done. */
  close(): Promise<void>
}

// ── Rooms ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const watchesPerConnection = 200

/**
 * Creates rooms: one for each watched thing, such as a list. A room has one subscription to the hub (core/live.ts),
 * however many connections watch its thing.
 */
export function createRooms(services: Services, hub: Hub, topics: readonly LiveTopic[]): Rooms {
  const topicOf = new Map(topics.map((topic) => [topic.name, topic]))
  const connections = new Set<Connection>()
  const rooms = new Map<string, Room>()

  let gapHandled = Promise.resolve()
  const unwatchGaps = hub.onGap(() => {
    gapHandled = inSlices([...connections], (connection) => {
      connection.refetch()
      // A session with a row is checked anew before each push. A session without a row may have logged in during the
      // gap, so its connection must reconnect.
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
  /** resolves when all connections have been notified of the last gap */
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
    // Moves the event to the end, so that the later of two opposite events is pushed last.
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
