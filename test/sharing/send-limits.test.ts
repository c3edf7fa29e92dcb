import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily, prove } from '#test/support/family.ts'
import type { Person } from '#test/support/world.ts'

const { world, noor, lotte, bram, sem } = await openFamily({ RATE_LIMITS: 'on' })

const addresses = (count: number, start = 0) =>
  Array.from({ length: count }, (_, n) => `a${start + n}@x.example`).join()
const send = async ({ api, list }: Person, recipients: string) =>
  (
    await api('POST', '/api/MyList/Send', {
      recipients,
      subject: 'Mijn lijst',
      messageStart: 'Kijk eens wat ik graag wil.',
      messageEnd: null,
      privateGuid: list.privateGuid,
    })
  ).status

test('whose address nobody proved sends to 60 addresses a day, and to 120 with all others who come from there', async () => {
  assert.equal(await send(noor, addresses(50)), 200)
  assert.equal(await send(noor, addresses(11, 50)), 429)
  assert.equal(await send(noor, addresses(10, 50)), 200)
  assert.equal(await send(noor, addresses(1, 60)), 429)
  assert.equal(await send(lotte, addresses(50, 100)), 200)
  assert.equal(await send(bram, addresses(11, 150)), 429, 'the client’s')
  assert.equal(await send(bram, addresses(10, 150)), 200)
  const [row] = await world.sql<{ count: number }[]>`select count(*)::int as count from mails where kind = 'list-sent'`
  assert.equal(row!.count, 120)
})

test('what was refused is not counted', async () => {
  await world.sql`delete from rate_limits`
  await world.sql`update lists set access_type = 'CLOSED' where username = 'sem'`
  for (let n = 0; n < 3; n++) assert.equal(await send(sem, addresses(50)), 422)
  await world.sql`update lists set access_type = 'PUBLIC' where username = 'sem'`
  assert.equal(await send(sem, addresses(50)), 200)
})

test('a proven sender sends to 250 addresses a day', async () => {
  await world.sql`delete from rate_limits`
  await prove(world, lotte)
  for (let n = 0; n < 5; n++) assert.equal(await send(lotte, addresses(50, 1000 + 50 * n)), 200)
  assert.equal(await send(lotte, addresses(1)), 429)
})

test('beyond the cap of an address, mails of unproven senders wait until there is room', async () => {
  await world.sql`delete from rate_limits`
  await world.sql`delete from pgboss.job`
  await world.sql`delete from mails`
  await world.sql`delete from mail_caps`
  for (let n = 0; n < 21; n++) {
    const { status } = await noor.api('POST', '/api/MyList/Send', {
      recipients: 'slachtoffer@x.example',
      subject: `Mijn lijst ${n}`,
      messageStart: 'Kijk eens wat ik graag wil.',
      messageEnd: null,
      privateGuid: noor.list.privateGuid,
    })
    assert.equal(status, 200)
  }
  const rows = await world.sql<{ isWaiting: boolean }[]>`
    select waits_since is not null as "isWaiting" from mails where recipient = 'slachtoffer@x.example'`
  assert.deepEqual([rows.length, rows.filter(({ isWaiting }) => isWaiting).length], [21, 1])
})
