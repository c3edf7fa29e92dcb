import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { drawFamily, lotApi } from '../draws/drawing.ts'

// A thief has dumps of the database, and perhaps knows when somebody wrote. The rows show no pairs.

const family = await openFamily({ MAIL_DELAYS: 'on' })
const { world } = family

const send = (lotPrivateGuid: string, to: string, message: string) =>
  lotApi(world.visitor(), 'SendMessage', { lotPrivateGuid, to, message })

test('A message arrives a random 1 to 15 minutes later, by page and by mail at the same moment', async () => {
  const { lots } = await drawFamily(family)
  const delays = new Set<number>()
  for (let times = 0; times < 8; times++) {
    await world.sql`delete from pgboss.job where name = 'send-mail'`
    await send(lots.lotte.guid, 'Drawn', 'Hoi')
    const [job] = await world.sql<{ delay: number }[]>`
      select extract(epoch from start_after - created_on)::int as delay from pgboss.job where name = 'send-mail'`
    assert.ok(job!.delay >= 59 && job!.delay <= 900, `${job!.delay} s`)
    delays.add(job!.delay)
  }
  assert.ok(delays.size > 4)
  const read = async () => (await world.visitor().api('GET', `/api/Lot/${lots.bram.guid}`)).body.conversations.giver
  assert.deepEqual(await read(), [], 'nothing has arrived yet')
  world.travel(1)
  try {
    assert.equal((await read()).length, 8)
  } finally {
    world.travel(0)
    await world.sql`delete from mails`
  }
})

test('Rows of messages and of their mails look alike, whoever writes to whom, muted or not', async () => {
  const { lots } = await drawFamily(family)
  await world.sql`delete from messages`
  await world.sql`delete from mails`
  await lotApi(world.visitor(), 'Mute', { lotPrivateGuid: lots.riet.guid, who: 'Giver' })
  for (const { guid } of Object.values(lots)) await world.visitor().api('GET', `/api/Lot/${guid}`)
  const participants = () => world.sql`select * from participants order by id`
  const before = await participants()
  await send(lots.lotte.guid, 'Drawn', 'ja')
  await send(lots.bram.guid, 'Drawn', 'Een veel langere vraag aan iemand die mij niet wil horen')
  await send(lots.riet.guid, 'Giver', 'nee')
  assert.deepEqual(await participants(), before, 'no row of a participant changes')
  const rows = await world.sql<{ id: string; head: number; text: number }[]>`
    select id, octet_length(sealed_head) as head, octet_length(sealed_text) as text from messages`
  assert.equal(rows.length, 3)
  assert.deepEqual([new Set(rows.map(({ head }) => head)).size, new Set(rows.map(({ text }) => text)).size], [1, 1])
  const mails = await world.sql<Record<string, unknown>[]>`select * from mails`
  assert.equal(mails.length, 3)
  assert.ok(mails.every(({ recipient, userId, watched }) => recipient === null && userId === null && watched === null))
  assert.ok(mails.every(({ data }) => JSON.stringify(data) === '{}'))
  assert.equal(new Set(mails.map(({ sealed }) => (sealed as Uint8Array).length)).size, 1)
  const kinds = mails.map(({ kind }) => kind)
  assert.deepEqual(new Set(kinds).size, 1, 'the kind doesn’t say who writes to whom')
})
