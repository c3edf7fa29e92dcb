import assert from 'node:assert/strict'
import { test } from 'node:test'
import { confirmCrossOffs, countUnconfirmed } from '../../src/cross-offs/index.ts'
import { purgeDeletedGifts } from '../../src/gifts/index.ts'
import { openFamily } from '#test/support/family.ts'
import { crossOff } from '#test/support/gifts.ts'
import { until } from '#test/support/until.ts'
import type { Client } from '#test/support/world.ts'

// Whoever crosses something off waits 15 s for its mail, in which they may undo it, or be somebody else.

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
/** The worker may be at it as well. */
const confirmed = async () => {
  await confirmCrossOffs(world.services)
  await until(async () => (await countUnconfirmed(world.services)).waiting === 0, 'all to be confirmed')
}
/** @returns how many are left, once none of them is due */
const putOff = async (): Promise<number> => {
  await confirmCrossOffs(world.services)
  await until(async () => {
    const { dueSince } = await countUnconfirmed(world.services)
    return !dueSince || dueSince > new Date()
  }, 'none to be due')
  return (await countUnconfirmed(world.services)).waiting
}
/** All of them; without a description where the gift or the cross-off is gone. */
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

test('a confirmation waits 15 seconds, which operators are told', async () => {
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

test('workers who look at once confirm each cross-off once', async () => {
  const given = Array.from({ length: 30 }, (_, index) => `Kaars ${index}`)
  for (const description of given) await crossOffNew(lotte, description)
  await becomeDue()
  await Promise.all(Array.from({ length: 5 }, confirmed))
  assert.deepEqual((await confirmations()).map(({ description }) => description).sort(), given.toSorted())
  await forget()
})

test('what was undone, or whose giver wants no such mails by now, is confirmed to nobody', async () => {
  const undone = await crossOffNew(lotte, 'Toch niet')
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

test('a giver who is being merged meanwhile is confirmed once that is done', async () => {
  const oom = await guest('oom@example.org')
  await crossOffNew(oom, 'Bordspel')
  await becomeDue()
  await world.sql.begin(async (tx) => {
    await tx`update cross_offs set user_id = (select id from users where email = ${lotte.email}) where user_id = (select id from users where email = 'oom@example.org')`
    await confirmCrossOffs(world.services) // leaves the cross-off to the next look, as the merge has it
    await tx`delete from users where email = 'oom@example.org'`
  })
  assert.deepEqual(await confirmations(), [])
  await confirmed()
  assert.deepEqual(await confirmations(), [{ to: lotte.email, description: 'Bordspel' }])
  await forget()
})

test('who looks waits for nobody who is about to delete what is to be confirmed', async () => {
  const { publicGuid } = await crossOffNew(lotte, 'Vlieger')
  await becomeDue()
  await world.sql.begin(async (tx) => {
    const [locked] = await tx<{ id: number }[]>`
      select x.id from cross_offs x join gifts g on g.id = x.gift_id where g.public_guid = ${publicGuid} for update of x`
    await confirmCrossOffs(world.services)
    await tx`delete from cross_offs where id = ${locked!.id}`
  })
  await confirmed()
  assert.deepEqual(await confirmations(), [])
  await world.sql`delete from mails`
})

test('who looks waits for no giver who is about to be deleted or merged', { timeout: 20_000 }, async () => {
  await crossOffNew(lotte, 'Springtouw')
  await world.sql.begin(async (tx) => {
    await tx`select from users where email = ${lotte.email} for update`
    await becomeDue()
    await confirmCrossOffs(world.services)
    assert.deepEqual(await confirmations(), [])
    const waiting = await world.sql`
      select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    assert.deepEqual([...waiting], [], 'nor does the worker, which may be at it as well')
  })
  await confirmed()
  assert.deepEqual(await confirmations(), [{ to: lotte.email, description: 'Springtouw' }])
  await forget()
})

test('what is deleted before it is confirmed is confirmed once it is back, and to nobody when it can come back no more', async () => {
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

test('one that fails does not hold up the others, and is tried again later', async () => {
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
  assert.ok(dueSince!.getTime() > Date.now() + 60_000, 'it waits, and not for the next look')
  await world.sql`drop trigger break_one on mails`
  await becomeDue()
  await confirmed()
  assert.equal((await confirmations()).length, 3)
  await forget()
})
