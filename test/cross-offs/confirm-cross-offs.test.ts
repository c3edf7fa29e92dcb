import assert from 'node:assert/strict'
import { test } from 'node:test'
import { confirmCrossOffs, countUnconfirmed } from '../../src/cross-offs/index.ts'
import { purgeDeletedGifts } from '../../src/gifts/index.ts'
import { openFamily } from '#test/support/family.ts'
import { crossOff } from '#test/support/gifts.ts'
import { until } from '#test/support/until.ts'
import type { Client } from '#test/support/world.ts'

// A cross-off is confirmed by mail after 15 seconds. Meanwhile its giver may undo it, or be merged into another user.

const { world, noor, lotte } = await openFamily({ MAIL_DELAYS: 'on' })

const guest = async (email: string): Promise<Client> => {
  const client = world.visitor()
  assert.equal((await client.api('POST', '/api/Afstreper/Create', { email })).status, 201)
  return client
}
const crossOffNew = async (client: Client, description: string) => {
  const { publicGuid } = await world.addGift(noor.list, { description })
  return { publicGuid, privateCrossOffGuid: await crossOff(client, publicGuid) }
}
const becomeDue = () => world.sql`update unconfirmed_cross_offs set due_at = now() - interval '1 second'`
/** Confirms everything that is due. The test server's own worker may be confirming at the same time. */
const confirmed = async () => {
  await confirmCrossOffs(world.services)
  await until(async () => (await countUnconfirmed(world.services)).waiting === 0, 'all to be confirmed')
}
/** @returns number of cross-offs left, once none of them is due */
const putOff = async (): Promise<number> => {
  await confirmCrossOffs(world.services)
  await until(async () => {
    const { dueSince } = await countUnconfirmed(world.services)
    return !dueSince || dueSince > new Date()
  }, 'none to be due')
  return (await countUnconfirmed(world.services)).waiting
}
/** All confirmations. The description is null if the gift or the cross-off is gone. */
const confirmations = async () => [
  ...(await world.sql<{ to: string; description: string | null }[]>`
    select m.recipient as to, g.description
    from mails m
    left join cross_offs x on x.id = (m.data->>'crossOffId')::int
    left join gifts g on g.id = x.gift_id
    where m.kind = 'cross-off' order by m.id`),
]
const forget = async () => {
  await world.mails()
  await world.sql`delete from mails`
}

test('a confirmation waits 15 seconds, and operators can see how many wait', async () => {
  const before = Date.now()
  await crossOffNew(lotte, 'Gieter')
  const { waiting, dueSince } = await countUnconfirmed(world.services)
  assert.equal(waiting, 1)
  assert.ok(dueSince!.getTime() >= before + 15_000 && dueSince!.getTime() <= Date.now() + 15_000)
  await confirmCrossOffs(world.services)
  assert.deepEqual(await confirmations(), [])
  await becomeDue()
  await confirmed()
  assert.deepEqual(await confirmations(), [{ to: lotte.email, description: 'Gieter' }])
  assert.deepEqual(await countUnconfirmed(world.services), { waiting: 0, dueSince: null })
  await forget()
})

test('workers that poll at the same time confirm each cross-off once', async () => {
  const given = Array.from({ length: 30 }, (_, index) => `Kaars ${index}`)
  for (const description of given) await crossOffNew(lotte, description)
  await becomeDue()
  await Promise.all(Array.from({ length: 5 }, confirmed))
  assert.deepEqual((await confirmations()).map(({ description }) => description).sort(), given.toSorted())
  await forget()
})

test('a cross-off is not confirmed if it was undone, or if its giver wants no such mails by now', async () => {
  const undone = await crossOffNew(lotte, 'Ongedaan maken')
  assert.equal((await lotte.api('POST', '/api/Gift/UndoCrossOff', undone)).status, 200)
  await becomeDue()
  await confirmed()
  assert.deepEqual(await confirmations(), [])
  await crossOffNew(lotte, 'Zonder mail')
  await world.sql`update users set cross_off_mails = false where email = ${lotte.email}`
  await becomeDue()
  await confirmed()
  await world.sql`update users set cross_off_mails = true where email = ${lotte.email}`
  assert.deepEqual(await confirmations(), [])
  assert.equal((await countUnconfirmed(world.services)).waiting, 0)
})

test('a giver who is being merged gets the confirmation once the merge is done', async () => {
  const oom = await guest('oom@example.org')
  await crossOffNew(oom, 'Bordspel')
  await world.sql.begin(async (tx) => {
    await tx`update cross_offs set user_id = (select id from users where email = ${lotte.email}) where user_id = (select id from users where email = 'oom@example.org')`
    await becomeDue()
    await confirmCrossOffs(world.services) // This leaves the cross-off to the next poll, because the merge has locked it.
    await tx`delete from users where email = 'oom@example.org'`
  })
  assert.deepEqual(await confirmations(), [])
  await confirmed()
  assert.deepEqual(await confirmations(), [{ to: lotte.email, description: 'Bordspel' }])
  await forget()
})

test('a worker does not wait for a transaction that is about to delete a cross-off', async () => {
  const { publicGuid } = await crossOffNew(lotte, 'Vlieger')
  await world.sql.begin(async (tx) => {
    const [locked] = await tx<{ id: number }[]>`
      select x.id from cross_offs x join gifts g on g.id = x.gift_id where g.public_guid = ${publicGuid} for update of x`
    await becomeDue()
    await confirmCrossOffs(world.services)
    await tx`delete from cross_offs where id = ${locked!.id}`
  })
  await confirmed()
  assert.deepEqual(await confirmations(), [])
  await world.sql`delete from mails`
})

test(
  'a worker does not wait for a transaction that is about to delete or merge a giver',
  { timeout: 20_000 },
  async () => {
    await crossOffNew(lotte, 'Springtouw')
    await world.sql.begin(async (tx) => {
      await tx`select from users where email = ${lotte.email} for update`
      await becomeDue()
      await confirmCrossOffs(world.services)
      assert.deepEqual(await confirmations(), [])
      const waiting = await world.sql`
      select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      assert.deepEqual([...waiting], [], 'a statement of the test or of the worker waits for a lock')
    })
    await confirmed()
    assert.deepEqual(await confirmations(), [{ to: lotte.email, description: 'Springtouw' }])
    await forget()
  },
)

test('a cross-off on a deleted gift is confirmed once the gift is back, and never if it cannot come back', async () => {
  const [restored, gone] = [await crossOffNew(lotte, 'Vliegenmepper'), await crossOffNew(lotte, 'Weg ermee')]
  const remove = async ({ publicGuid }: { publicGuid: string }) => {
    const { $ } = await noor.htmx('POST', `/gifts/${publicGuid}/delete`)
    return $('.flash form').attr('action')!
  }
  const undo = await remove(restored)
  await remove(gone)
  await becomeDue()
  assert.equal(await putOff(), 2)
  assert.deepEqual(await confirmations(), [])
  assert.equal((await noor.htmx('POST', undo)).status, 200)
  await becomeDue()
  assert.equal(await putOff(), 1)
  assert.deepEqual(await confirmations(), [{ to: lotte.email, description: 'Vliegenmepper' }])
  world.travel(3 / (24 * 60))
  await purgeDeletedGifts(world.services)
  await becomeDue()
  await confirmed()
  await world.mails()
  assert.equal((await world.sql`select 1 from mails where kind = 'cross-off' and sent_on is not null`).length, 1)
  await forget()
  world.travel(0)
})

test('a confirmation that fails does not hold up the others, and is tried again later', async () => {
  const oom = await guest('stuk@example.org')
  await crossOffNew(oom, 'Kapot')
  for (const description of ['Heel', 'Ook heel']) await crossOffNew(lotte, description)
  await world.sql.unsafe(`
    create function break_one() returns trigger language plpgsql as $$ begin raise exception 'no mail for you'; end $$;
    create trigger break_one before insert on mails for each row when (new.recipient = 'stuk@example.org') execute function break_one()`)
  await becomeDue()
  assert.equal(await putOff(), 1)
  assert.deepEqual((await confirmations()).map(({ description }) => description), ['Heel', 'Ook heel']) // oxfmt-ignore
  const { dueSince } = await countUnconfirmed(world.services)
  assert.ok(dueSince!.getTime() > Date.now() + 60_000, 'the failed confirmation is due again within a minute')
  await world.sql`drop trigger break_one on mails`
  await becomeDue()
  await confirmed()
  assert.equal((await confirmations()).length, 3)
  await forget()
})
