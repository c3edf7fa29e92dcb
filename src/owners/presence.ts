import { randomUUID } from 'node:crypto'
import { transact, type Sql } from '#core/db.ts'
import type { Services } from '#core/scope.ts'
import { announceOwners } from './announce-owners.ts'
import { silenceMs } from './owners-of.ts'

// Each web process records in the database which owners have a list open through one of its sockets, and updates its
// own heartbeat every few seconds. The heartbeat is one row for each process, however many owners there are. A killed
// process stops updating its heartbeat, so the other processes delete its records.

const heartbeatMs = silenceMs / 3
/**
 * Time in milliseconds for which an owner still counts as online after their last socket closed. An owner who goes to
 * another page opens a new socket within that time.
 */
const lingerMs = 500

export interface PresenceTimes {
  heartbeat: number
  linger: number
}

/** Record of the owners who have their lists open through this web process. */
export interface Presence {
  /** Records that an owner's socket opened. @returns function to call when that socket has closed */
  enter(listGuid: string, userId: number): () => void
  /**
   * Deletes this process and its owners from the database, and notifies the other processes of owners who went offline.
   */
  close(): Promise<void>
}

interface Held {
  key: string
  listGuid: string
  userId: number
  sockets: number
}

export function openPresence(
  services: Pick<Services, 'sql' | 'now' | 'log'>,
  times: PresenceTimes = { heartbeat: heartbeatMs, linger: lingerMs },
): Presence {
  const { sql, now, log } = services
  const processId = randomUUID()
  const held = new Map<string, Held>()
  /** keys of the owners who are recorded in the database as online in this process */
  const recorded = new Set<string>()
  /** whether `web_processes` may have a row of this process */
  let isKnown = false
  let isClosed = false
  let recording = Promise.resolve()

  /**
   * Stores in the database which owners came online or went offline. If that fails, the next change or heartbeat tries
   * again.
   */
  function record(): Promise<void> {
    recording = recording.then(recordChanges).catch((error: unknown) => log.warn({ err: error }, 'presence of owners'))
    return recording
  }

  async function recordChanges(): Promise<void> {
    const all = [...held.values()]
    const came = all.filter(({ key, sockets }) => sockets > 0 && !recorded.has(key))
    const went = all.filter(({ sockets }) => sockets === 0)
    if (came.length + went.length === 0) return
    await transact(sql, async (tx) => {
      if (came.length > 0) await add(tx, came)
      if (went.length > 0) await remove(tx, went)
    })
    for (const { key } of came) recorded.add(key)
    for (const { key, sockets } of went) {
      recorded.delete(key)
      if (sockets === 0) held.delete(key)
    }
  }

  const columnsOf = (owners: readonly Held[]) =>
    [owners.map(({ listGuid }) => listGuid), owners.map(({ userId }) => userId)] as const

  async function add(tx: Sql, owners: readonly Held[]): Promise<void> {
    isKnown = true
    const [lists, users] = columnsOf(owners)
    const rows = await tx<ChangedState[]>`
      with process as (
        insert into web_processes (id, seen_at) values (${processId}, ${now()}) on conflict (id) do update set seen_at = excluded.seen_at
      ), added as (
        insert into owners_online (list_id, user_id, process_id)
        select o.list_id, o.user_id, ${processId}::uuid
        from unnest(${lists}::uuid[], ${users}::int[]) as came (list_guid, user_id)
        join lists l on l.public_guid = came.list_guid
        join list_owners o on o.list_id = l.id and o.user_id = came.user_id
        on conflict do nothing
        returning list_id, user_id
      )
      select ${listAndOwner(tx)} from added p ${whereOthersOwn(tx)}`
    await announceStates(tx, rows)
  }

  async function remove(tx: Sql, owners: readonly Held[]): Promise<void> {
    const [lists, users] = columnsOf(owners)
    const rows = await tx<ChangedState[]>`
      with removed as (
        delete from owners_online p
        using unnest(${lists}::uuid[], ${users}::int[]) as went (list_guid, user_id), lists l
        where p.process_id = ${processId} and l.public_guid = went.list_guid and p.list_id = l.id and p.user_id = went.user_id
        returning p.list_id, p.user_id
      )
      select ${listAndOwner(tx)} from removed p ${whereOthersOwn(tx)}`
    await announceStates(tx, rows)
  }

  /**
   * Updates the heartbeat of this process. If the row of the heartbeat is missing, this process slept for too long or
   * the database was restarted. Then all owners of this process are recorded again.
   */
  async function beat(): Promise<void> {
    const { count } = await sql`update web_processes set seen_at = ${now()} where id = ${processId}`
    if (count === 0) recorded.clear()
    await sweep(services)
    await record()
  }

  let beating: Promise<void> | null = null
  const heartbeat = setInterval(() => {
    if (held.size === 0) return
    beating ??= beat()
      .catch((error: unknown) => log.warn({ err: error }, 'heartbeat'))
      .finally(() => (beating = null))
  }, times.heartbeat)
  heartbeat.unref()

  return {
    enter(listGuid, userId) {
      const key = `${listGuid} ${userId}`
      const mine = held.get(key) ?? { key, listGuid, userId, sockets: 0 }
      mine.sockets++
      held.set(key, mine)
      void record()
      let hasLeft = false
      return () => {
        if (hasLeft) return
        hasLeft = true
        mine.sockets--
        if (mine.sockets === 0 && !isClosed) setTimeout(() => void record(), times.linger).unref()
      }
    },
    async close() {
      isClosed = true
      clearInterval(heartbeat)
      if (!isKnown) return
      await beating // the heartbeat may record all owners again
      await record()
      await sql`delete from web_processes where id = ${processId}`.catch((error: unknown) =>
        log.warn({ err: error }, 'presence of owners'),
      )
    },
  }
}

interface ChangedState {
  listGuid: string
  userGuid: string
}

/** Columns of `ChangedState`. The query must select from `owners_online p` and end with `whereOthersOwn`. */
const listAndOwner = (sql: Sql) => sql`l.public_guid as list_guid, u.public_guid as user_guid`

/** Joins and condition that leave out lists with a single owner, because nobody else would receive the change. */
const whereOthersOwn = (sql: Sql) => sql`
  join lists l on l.id = p.list_id
  join users u on u.id = p.user_id
  where exists (select 1 from list_owners o where o.list_id = p.list_id and o.user_id <> p.user_id)`

async function announceStates(tx: Sql, rows: readonly ChangedState[]): Promise<void> {
  for (const { listGuid, userGuid } of rows) await announceOwners(tx, listGuid, 'state', userGuid)
}

/**
 * Deletes processes whose heartbeat is too old, and announces that the owners who were online through them may be
 * offline now.
 */
async function sweep({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  await transact(sql, async (tx) => {
    const rows = await tx<ChangedState[]>`
      with silent as (select id from web_processes where seen_at < ${new Date(now().getTime() - silenceMs)} for update skip locked),
      removed as (delete from owners_online where process_id in (select id from silent) returning list_id, user_id),
      gone as (delete from web_processes where id in (select id from silent))
      select ${listAndOwner(tx)} from removed p ${whereOthersOwn(tx)}`
    await announceStates(tx, rows)
  })
}
