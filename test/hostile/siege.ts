import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import { transact } from '#core/db.ts'
import { writePost } from '#test/support/posts.ts'
import type { Client, Person, World } from '#test/support/world.ts'

const oneAtATime = pLimit(1)

/** JSON text that `toJson` inserts as it is, for values that `JSON.stringify` can't write. */
export class RawJson {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

/** Returns a JSON object with these fields, in which each `RawJson` stands as it is. */
export const toJson = (fields: Record<string, unknown>): string =>
  `{${Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}:${value instanceof RawJson ? value.json : JSON.stringify(value)}`)
    .join(',')}}`

/** Text that breaks out of a page which forgets to escape it. */
export const breakout = `"'><script>alert(1)</script><img src=x onerror=alert(2)>`

/** Values for fields of a request that hardly any field accepts. */
export const hostileValues: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  new RawJson('1e999'),
  new RawJson('123456789012345678901234567890'),
  {},
  { toString: 'x', length: 3 },
  [],
  [null, 1, {}],
  '',
  '   ',
  'x',
  '\0',
  'midden\0in',
  '\ud800',
  'half \udc00\ud800 paar',
  '\u202e\u200b\ufeff\u2028',
  breakout,
  `'); drop table users; --`,
  '%00%ff%2e%2e%2f',
  '../../../../etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  '👩‍👩‍👧‍👦'.repeat(40),
  'y'.repeat(1_000_000),
  new RawJson(`${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  new RawJson(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`),
  new RawJson('{"__proto__":{"isOwner":true},"constructor":{"prototype":{"isOwner":true}}}'),
]

/** Texts that are no guids, and guids that nothing has. */
export const badGuids: readonly string[] = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{guid}',
  randomUUID().replaceAll('-', ''),
  `${randomUUID()}\n`,
  `${randomUUID()}'`,
  randomUUID(),
]

/** Hostile parts for a path, already encoded. */
export const hostileParts: readonly string[] = [
  '%00',
  'a%00b',
  '%ff',
  '%c3%28',
  '%ed%a0%80',
  '%',
  '%zz',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '.',
  'x'.repeat(5_000),
  '%F0%9F%8E%81'.repeat(20),
  encodeURIComponent(breakout),
  encodeURIComponent(`'; drop table users; --`),
  '-1',
  '0',
  'null',
  '__proto__',
  'constructor',
  '{}',
  ';a=b',
  '%0d%0aSet-Cookie:%20x=1',
]

/** A caller in a siege. It always sends the same session, whatever cookies the responses set. */
export interface Caller {
  name: string
  request(
    method: string,
    path: string,
    init?: { body?: BodyInit; headers?: Record<string, string>; duplex?: 'half' },
  ): Promise<Response>
}

/** Values for the parameters in paths: username of a list, guid of a gift on it, and guid of one of its categories. */
export interface Place {
  username: string
  gift: string
  category: string
}

/** Victim and attackers in a test world: the data of `noor` must not change while `askers`, with `sem`, attack. */
export interface Siege {
  noor: Person
  sem: Person
  askers: Caller[]
  /** the attacker whose session has no user */
  stranger: Caller
  /** the attacker with an account, who has a list too */
  account: Caller
  noors: Place
  /** returns Sem's list with a new gift; creates the list again if an attack deleted or renamed it */
  sems(): Promise<Place>
  /** guids of the data of Noor and a giver, which an attacker may learn or guess; they give no access to anything */
  victimsGuids: string[]
  /** returns all data of Noor and of the givers on her list, as one text */
  snapshot(): Promise<string>
  /** snapshot before the first attack */
  untouched: string
  /** restores the attackers' sessions, which attacks may have changed or ended */
  restoreSessions(): Promise<void>
}

/** Adds the victim, her data and the attackers to a test world. */
export async function prepareAttack(world: World): Promise<Siege> {
  const { sql } = world
  const noor = await world.person('Noor de Vries')
  const sem = await world.person('Sem Bakker')
  const lena = world.visitor()
  const bas = world.visitor()
  await lena.api('POST', '/api/Afstreper/Create', { email: 'lena@example.org' })
  await bas.api('POST', '/api/Afstreper/Create', { email: 'bas@example.org' })
  const gifts = [
    await world.addGift(noor.list),
    await world.addGift(noor.list, { description: 'Een theepot', url: 'https://www.winkel.example/theepot' }),
  ]
  await lena.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: gifts[0]!.publicGuid })
  await noor.api('POST', '/api/Category/Create', { name: 'Boeken', wishlistPrivateGuid: noor.list.privateGuid })
  await noor.api('POST', '/api/MyList/Create', {
    username: 'noor-geheim',
    firstName: 'Noor',
    lastName: 'de Vries',
    accessType: 'OPEN',
    accessQuestion: 'Kat?',
    accessAnswer: 'Mies',
  })
  await writePost(noor, noor.list.publicGuid, 'Ik verheug me')
  await world.mails()

  const victims = (
    await sql<{ id: number }[]>`select id from users where email in ('noor@example.org', 'lena@example.org')`
  ).map(({ id }) => id)
  const lists = (
    await sql<{ id: number }[]>`select list_id as id from list_owners where user_id = any(${victims}::int[])`
  ).map(({ id }) => id)
  const guids = await sql<{ guid: string }[]>`
    select private_guid as guid from lists where id = any(${lists}::int[])
    union all select public_guid from lists where id = any(${lists}::int[])
    union all select private_guid from categories where list_id = any(${lists}::int[])
    union all select public_guid from categories where list_id = any(${lists}::int[])
    union all select g.public_guid from gifts g join categories c on c.id = g.category_id where c.list_id = any(${lists}::int[])
    union all select public_guid from forum_posts where user_id = any(${victims}::int[])
    union all select public_guid from users where id = any(${victims}::int[])`

  const clients: [string, Client][] = [
    ['a visitor', world.visitor()],
    ['a guest', bas],
    ['another account', sem],
  ]
  const askers = await Promise.all(
    clients.map(async ([name, client]): Promise<Caller> => {
      const token = await client.csrfToken()
      const cookie = `session=${client.token}`
      return {
        name,
        request: async (method, path, init = {}) =>
          world.app.request(path, {
            method,
            ...init,
            headers: { Cookie: cookie, 'X-CSRF-TOKEN': token, ...init.headers },
          }),
      }
    }),
  )
  await sql`create table kept_sessions as select * from sessions`
  await sql`create table kept_users as select * from users`
  const snapshot = async () => {
    const [row] = await sql<{ state: string }[]>`
      select jsonb_pretty(jsonb_build_object(
        'users', (select jsonb_agg(u order by id) from users u where id = any(${victims}::int[])),
        'lists', (select jsonb_agg(l order by id) from lists l where id = any(${lists}::int[])),
        'owners', (select jsonb_agg(o order by list_id, user_id) from list_owners o where list_id = any(${lists}::int[]) or user_id = any(${victims}::int[])),
        'invites', (select jsonb_agg(i order by id) from owner_invites i where list_id = any(${lists}::int[])),
        'categories', (select jsonb_agg(c order by id) from categories c where list_id = any(${lists}::int[])),
        'gifts', (select jsonb_agg(g order by g.id) from gifts g join categories c on c.id = g.category_id where c.list_id = any(${lists}::int[])),
        'crossOffs', (select jsonb_agg(x order by id) from cross_offs x where user_id = any(${victims}::int[])),
        'notices', (select jsonb_agg(n order by id) from cross_off_notices n where user_id = any(${victims}::int[])),
        'friendships', (select jsonb_agg(f order by id) from friendships f where user_id = any(${victims}::int[])),
        'posts', (select jsonb_agg(p order by id) from forum_posts p where user_id = any(${victims}::int[])),
        'sessions', (select jsonb_agg(s.user_id order by s.id) from sessions s where user_id = any(${victims}::int[])),
        'openings', (select jsonb_agg(o order by session_id) from list_openings o where list_id = any(${lists}::int[])),
        'mails', (select jsonb_agg(m order by id) from mails m where user_id = any(${victims}::int[]))
      ))::text as state`
    return row!.state
  }

  return {
    noor,
    sem,
    askers,
    stranger: askers[0]!,
    account: askers.at(-1)!,
    noors: { username: 'noor', gift: gifts[1]!.publicGuid, category: noor.list.categoryPrivateGuid },
    async sems() {
      // A valid request of an attack may have deleted or renamed Sem's list.
      await sql`
        with list as (
          insert into lists (username, first_name, last_name, access_type) values ('sem', 'Sem', 'Bakker', 'PUBLIC')
          on conflict (username) do nothing
          returning id
        ), category as (insert into categories (list_id, name, position) select id, 'Cadeaus', 0 from list)
        insert into list_owners (list_id, user_id, is_primary) select list.id, u.id, true from list, users u where u.email = ${sem.email}`
      const [place] = await sql<{ categoryId: number; category: string }[]>`
        select c.id as "categoryId", c.private_guid as category from lists l join categories c on c.list_id = l.id where l.username = 'sem' order by c.id limit 1`
      const { publicGuid } = await world.addGift(sem.list, { categoryId: place!.categoryId })
      return { username: 'sem', gift: publicGuid, category: place!.category }
    },
    victimsGuids: guids.map(({ guid }) => guid),
    snapshot,
    untouched: await snapshot(),
    restoreSessions: () =>
      oneAtATime(() =>
        transact(sql, async (tx) => {
          // The lock keeps requests that are in progress from replacing sessions with tombstone rows meanwhile.
          await tx`lock table sessions in share row exclusive mode`
          await tx`insert into users overriding system value select * from kept_users on conflict do nothing`
          await tx`delete from sessions where token_hash in (select token_hash from kept_sessions) and id not in (select id from kept_sessions)`
          await tx`
          insert into sessions overriding system value select * from kept_sessions
          on conflict (id) do update set token_hash = excluded.token_hash, user_id = excluded.user_id, unproven = excluded.unproven, user_deleted = excluded.user_deleted,
            expires_at = excluded.expires_at`
        }),
      ),
  }
}

/** Runs `work` on all things, up to eight at a time. It starts them in their order. */
export async function eachOf<Thing>(things: readonly Thing[], work: (thing: Thing) => Promise<void>): Promise<void> {
  const queue = [...things]
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let thing = queue.shift(); thing !== undefined; thing = queue.shift()) await work(thing)
    }),
  )
}
