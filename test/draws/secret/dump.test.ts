import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openMailServer } from '#test/support/mail-server.ts'
import { openWorld } from '#test/support/world.ts'
import { draw, givenPerson, lotGuidIn } from '../drawing.ts'

// A thief has a dump of the database, but not the server's secret. All participants open their lots, and nudge, write
// to both sides and tick soon afterwards. The thief sorts givers and receivers by every timestamp, number and row position that leads to them,
// and pairs them by their ranks.

const office = await openMailServer()
const world = await openWorld({ SMTP_URL: office.url, MAIL_DELAYS: 'on' })
after(async () => {
  await world.close()
  await office.close()
})

const people = 9
const draws = 8
/**
 * Largest accepted share of right guesses. A random guess is right once in eight; the best of hundreds of methods is a
 * little better.
 */
const maxByChance = 0.45

type Row = Record<string, unknown>
type Dump = { table: string; place: number; row: Row }[]
/** A value that links rows to each other: `participant 3`, `session 12`, … */
type Key = string

async function dump(): Promise<Dump> {
  const tables = await world.sql<{ schema: string; name: string }[]>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`
  const rows = await Promise.all(
    tables.map(async ({ schema, name }) => {
      // The query has no `order by`: like pg_dump, it returns rows in their physical order.
      const found = await world.sql<
        { row: Row }[]
      >`select to_jsonb(t) as row from ${world.sql(schema)}.${world.sql(name)} t`
      return found.map(({ row }, place) => ({ table: `${schema}.${name}`, place, row }))
    }),
  )
  return rows.flat()
}

/** Returns the participants, sessions, users, mails and e-mail addresses that a row names. */
function keysOf({ table, row }: Dump[number]): Key[] {
  const keys: Key[] = []
  const add = (kind: string, value: unknown) =>
    value !== null && value !== undefined && keys.push(`${kind} ${String(value)}`)
  const data = (row['data'] ?? {}) as Row
  add(
    'participant',
    row['participant_id'] ?? data['participantId'] ?? (table === 'public.participants' ? row['id'] : null),
  )
  add('session', row['session_id'] ?? (table === 'public.sessions' ? row['id'] : null))
  add('user', row['user_id'] ?? (table === 'public.users' ? row['id'] : null))
  add('mail', data['mailId'] ?? (table === 'public.mails' ? row['id'] : null))
  add('address', row['recipient'] ?? row['email'])
  return keys
}

const asNumber = (value: unknown): number | null =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
      ? Date.parse(value)
      : null

/**
 * Returns the numbers of each series, by participant. A series takes a column, or the row position, and has its first
 * or last value in the rows that lead to a participant.
 */
function seriesOf(all: Dump, participants: readonly number[]): Map<string, Map<number, number>> {
  const rowsByKey = new Map<Key, Dump>()
  for (const each of all) for (const key of keysOf(each)) rowsByKey.set(key, [...(rowsByKey.get(key) ?? []), each])
  const series = new Map<string, Map<number, number>>()
  for (const id of participants) {
    const reached = new Set<Dump[number]>()
    let keys = new Set<Key>([`participant ${id}`])
    for (let hop = 0; hop < 3; hop++) {
      const next = new Set<Key>()
      for (const key of keys)
        for (const each of rowsByKey.get(key) ?? []) {
          if (reached.has(each)) continue
          reached.add(each)
          for (const other of keysOf(each))
            if (!other.startsWith('participant') || other === `participant ${id}`) next.add(other)
        }
      keys = next
    }
    for (const { table, place, row } of reached) {
      const values: [string, number | null][] = [
        ['place', place],
        ...Object.entries(row).map(([name, value]) => [name, asNumber(value)] as [string, number | null]),
      ]
      for (const [name, value] of values) {
        if (value === null) continue
        for (const [which, pick] of [
          ['first', Math.min],
          ['last', Math.max],
        ] as const) {
          const of = `${table}.${name} ${which}`
          const bySeries = series.get(of) ?? new Map<number, number>()
          bySeries.set(id, pick(bySeries.get(id) ?? value, value))
          series.set(of, bySeries)
        }
      }
    }
  }
  return series
}

const byValue = (series: Map<number, number>) => [...series].sort(([, one], [, other]) => one - other).map(([id]) => id)

/** Returns the share of right guesses for each pair of series. */
function guesses(series: Map<string, Map<number, number>>, receiverOf: Map<number, number>): Map<string, number> {
  const orders = [...series].filter(
    ([, values]) => values.size === receiverOf.size && new Set(values.values()).size > 1,
  )
  const right = new Map<string, number>()
  for (const [ofGivers, givers] of orders)
    for (const [ofReceivers, receivers] of orders) {
      const receiversInOrder = byValue(receivers)
      const count = byValue(givers).filter((giver, rank) => receiverOf.get(giver) === receiversInOrder[rank]).length
      right.set(`${ofGivers} × ${ofReceivers}`, count / receiverOf.size)
    }
  return right
}

const shuffled = <Each>(list: readonly Each[]): Each[] =>
  list
    .map((each) => [Math.random(), each] as const)
    .sort(([one], [other]) => one - other)
    .map(([, each]) => each)

let minutes = 0
const pass = (more: number) => world.travel((minutes += more) / (24 * 60))

/**
 * Plays one draw.
 * @returns the thief's guesses from a dump taken while mails wait, and from one taken after they are sent
 */
async function live(number: number): Promise<Map<string, number>[]> {
  await world.sql`delete from pgboss.job`
  await world.sql`delete from rate_limits`
  const names = Array.from({ length: people }, (_, n) => `${'ABCDEFGHIJ'[n]}${number}`)
  const from = office.taken.length
  await draw(
    world.visitor(),
    names.map((name, n) => givenPerson(n, { name, email: `${name.toLowerCase()}@familie.example` })),
  )
  await world.mails()
  const lots = office.taken
    .slice(from)
    .filter(({ mail }) => mail.subject!.startsWith('Je lootje'))
    .map(({ mail }) => lotGuidIn({ text: mail.text! }))
  const rows = await world.sql<{ id: number; guid: string }[]>`
    select id, public_guid as guid from participants where draw_id = (select max(id) from draws) order by id`
  const idOf = new Map(rows.map(({ id, guid }) => [guid, id]))
  const receiverOf = new Map<number, number>()
  for (const lotGuid of shuffled(lots)) {
    pass(3 + Math.random() * 20)
    const giver = world.visitor()
    await giver.get(`/lootjestrekken/lootje/${lotGuid}`)
    await giver.post(`/lootjestrekken/lootje/${lotGuid}/openen`)
    const { body } = await giver.api('GET', `/api/Lot/${lotGuid}`)
    pass(0.5)
    await giver.post(`/lootjestrekken/lootje/${lotGuid}/seintje`)
    pass(1)
    for (const to of shuffled(['Drawn', 'Giver'])) {
      const sent = await giver.post(`/lootjestrekken/lootje/${lotGuid}/berichten`, { to, message: `Hallo ${to}` })
      assert.equal(sent.status, 303)
      pass(1)
    }
    await giver.post(`/lootjestrekken/lootje/${lotGuid}/cadeau`, { step: 'Bought' })
    const [own] = await world.sql<{ guid: string }[]>`
      select public_guid as guid from participants where name = ${body.name as string} and draw_id = (select max(id) from draws)`
    receiverOf.set(idOf.get(own!.guid)!, idOf.get(body.drawnParticipant.publicGuid as string)!)
  }
  const participants = rows.map(({ id }) => id)
  const waiting = guesses(seriesOf(await dump(), participants), receiverOf)
  await world.sql`update pgboss.job set start_after = now() where state = 'created'`
  await world.mails()
  return [waiting, guesses(seriesOf(await dump(), participants), receiverOf)]
}

test(
  'A dump alone yields pairs no better than chance, whichever moments and orders are joined',
  { timeout: 600_000 },
  async () => {
    const totals = new Map<string, number[]>()
    for (let number = 0; number < draws; number++)
      for (const [state, right] of (await live(number)).entries())
        for (const [pair, share] of right) {
          const key = `${state === 0 ? 'waiting' : 'sent'}: ${pair}`
          totals.set(key, [...(totals.get(key) ?? []), share])
        }
    const means = [...totals]
      .filter(([, shares]) => shares.length === draws)
      .map(([pair, shares]) => [pair, shares.reduce((sum, each) => sum + each) / draws] as const)
    assert.ok(means.length > 100, 'too few pairs of orders were compared')
    const best = means.sort(([, one], [, other]) => other - one).slice(0, 5)
    assert.ok(best[0]![1] < maxByChance, JSON.stringify(best, null, 1))
  },
)

test('No row that a nudge or a question leaves behind names a participant', async () => {
  const before = new Set((await dump()).map(({ table, row }) => `${table} ${JSON.stringify(row)}`))
  const [lot] = office.taken.filter(({ mail }) => mail.subject!.startsWith('Je lootje')).slice(-1)
  const lotGuid = lotGuidIn({ text: lot!.mail.text! })
  pass(3 * 24 * 60)
  const giver = world.visitor()
  const nudged = await giver.api('POST', '/api/Lot/SendNudge', { participantPrivateGuid: lotGuid })
  const asked = await giver.api('POST', '/api/Lot/SendQuestion', {
    lotPrivateGuid: lotGuid,
    question: 'Thee of koffie?',
  })
  assert.deepEqual([nudged.status, asked.status], [200, 200])
  const left = (await dump()).filter(({ table, row }) => !before.has(`${table} ${JSON.stringify(row)}`))
  const tables = [...new Set(left.map(({ table }) => table))].filter((table) => table !== 'public.participants')
  assert.ok(tables.includes('public.mails'), tables.join())
  const participants = await world.sql<{ id: number; guid: string; email: string }[]>`
    select id, public_guid as guid, email::text as email from participants`
  for (const { table, row } of left) {
    if (table === 'public.participants') continue // A nudge reseals all rows of the draw.
    const words = JSON.stringify(row)
    assert.ok(!words.includes('koffie'), table)
    assert.deepEqual(
      keysOf({ table, row, place: 0 }).filter((key) => /^(participant|user|address)/.test(key)),
      [],
      words,
    )
    assert.ok(
      participants.every(({ guid, email }) => !words.includes(guid) && !words.includes(email)),
      words,
    )
  }
})

/** Columns of `pgboss.queue` that the queue's upkeep sets every five seconds, whatever anybody does. */
const columnsOfUpkeep = new Set([
  ...['deferred', 'queued', 'ready', 'active', 'failed', 'total'].map((what) => `${what}_count`),
  ...['created', 'completed', 'failed'].map((what) => `${what}_delta`),
  ...['monitor_claim', 'monitor', 'maintain', 'delta'].map((what) => `${what}_on`),
  'delta_seconds',
  'ready_history',
])

/** Leaves out the columns of the upkeep, and the row's place, which changes with them. */
const withoutUpkeep = ({ table, row }: Dump[number]): Dump[number] => ({
  table,
  place: 0,
  row: Object.fromEntries(Object.entries(row).filter(([name]) => !columnsOfUpkeep.has(name))),
})

test('Two dumps, before a tick or nudge and after it, show neither which lot it was nor which of the two', async () => {
  await world.sql`delete from rate_limits`
  const [mail] = office.taken.filter(({ mail }) => mail.subject!.startsWith('Je lootje')).slice(-1)
  const lotGuid = lotGuidIn({ text: mail!.mail.text! })
  const path = `/lootjestrekken/lootje/${lotGuid}`
  const giver = world.visitor()
  await giver.post(`${path}/openen`)
  await giver.get(path)
  const [drawn] = await world.sql<{ id: number }[]>`
    select draw_id as id from participants where lot_hash = sha256(decode(${lotGuid.replaceAll('-', '')}, 'hex'))`

  /** Fails if an action leaves different traces in one row of the draw than in the others, or puts it at another place. */
  const assertAllAlike = async (what: string, act: () => Promise<{ status: number }>) => {
    const rows = async () => {
      const all = await dump()
      // A limit's row has the client's keyed hash and no lot. `pgboss.version` has the moments of the queue's upkeep. The
      // test above looks at a nudge's mail and job.
      return all
        .filter(({ table }) => !/^(public\.(rate_limits|mails)|pgboss\.(job.*|version))$/.test(table))
        .map((each) => (each.table === 'pgboss.queue' ? withoutUpkeep(each) : each))
    }
    // Without free places in the table, changed rows stand in the order in which they were written.
    await world.sql`vacuum full participants`
    const before = await rows()
    const { status } = await act()
    assert.ok(status < 400, `${what}: ${status}`)
    const after = await rows()
    const known = new Set(before.map((each) => JSON.stringify(each)))
    const formerRows = new Map(before.map(({ table, row }) => [`${table} ${row['id']}`, row]))
    const changed = after.filter((each) => !known.has(JSON.stringify(each)))
    assert.deepEqual([...new Set(changed.map(({ table }) => table))], ['public.participants'], what)
    const inDraw = ({ table, row }: Dump[number]) => table === 'public.participants' && row['draw_id'] === drawn!.id
    const ofDraw = after.filter(inDraw)
    assert.equal(ofDraw.length, people)
    for (const { table, row } of ofDraw) {
      const former = formerRows.get(`${table} ${row['id']}`)!
      const columns = Object.keys(row).filter((name) => String(row[name]) !== String(former[name]))
      assert.deepEqual(columns.sort(), ['sealed_nudge', 'sealed_state'], what)
    }
    const sizes = ofDraw.map(({ row }) => `${String(row['sealed_nudge']).length} ${String(row['sealed_state']).length}`)
    assert.equal(new Set(sizes).size, 1, what)
    const idsOf = (all: Dump) => all.map(({ row }) => Number(row['id']))
    const byId = idsOf(ofDraw).sort((one, other) => one - other)
    const order = idsOf(ofDraw).join()
    assert.ok([byId.join(), idsOf(before.filter(inDraw)).join()].includes(order), `${what}: ${order}`)
  }
  const tick = (step: string) => giver.api('POST', '/api/Lot/Tick', { lotPrivateGuid: lotGuid, step })
  await assertAllAlike('bought', () => tick('Bought'))
  await assertAllAlike('none', () => tick('None'))
  await assertAllAlike('wrapped, on the page', () => giver.post(`${path}/cadeau`, { step: 'Wrapped' }))
  await assertAllAlike('bought, by htmx', () => giver.htmx('POST', `${path}/cadeau`, { step: 'Bought' }))
  pass(3 * 24 * 60)
  await giver.get(path) // stores the session's new day
  await assertAllAlike('a nudge', () => giver.api('POST', '/api/Lot/SendNudge', { participantPrivateGuid: lotGuid }))
})

test('Questions are sent after a random delay of 1 to 15 minutes', async () => {
  await world.sql`delete from pgboss.job`
  const lots = office.taken.filter(({ mail }) => mail.subject!.startsWith('Je lootje')).slice(-people)
  for (const { mail } of lots)
    for (const question of ['Thee?', 'Koffie?', 'Taart?'])
      await world
        .visitor()
        .api('POST', '/api/Lot/SendQuestion', { lotPrivateGuid: lotGuidIn({ text: mail.text! }), question })
  const waits = await world.sql<{ seconds: number }[]>`
    select extract(epoch from start_after - created_on)::float as seconds from pgboss.job where name = 'send-mail'`
  assert.equal(waits.length, 3 * people)
  assert.ok(waits.every(({ seconds }) => seconds >= 59 && seconds <= 901))
  assert.ok(new Set(waits.map(({ seconds }) => Math.round(seconds))).size > people)
})
