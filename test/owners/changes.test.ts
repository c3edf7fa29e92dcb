import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tellGiversJob } from '#jobs/tell-givers.ts'
import { noTransports } from '#test/support/mail-transports.ts'
import { openFamily } from '#test/support/family.ts'
import { crossOff, editGift } from '#test/support/gifts.ts'
import { addOwners } from '#test/support/owners.ts'

// One owner may undo another's changes. Givers are notified of the changes that stay.

const { world, noor, lotte, bram } = await openFamily({ MAIL_DELAYS: 'on' })
await addOwners(noor, lotte)
const changes = async () =>
  (await world.sql<{ kind: string }[]>`select kind from gift_changes order by id`).map(({ kind }) => kind)

test('nobody is notified of a deletion by one owner that another owner undoes', async () => {
  const { publicGuid } = await world.addGift(noor.list, { description: 'Theepot' })
  await crossOff(bram, publicGuid)
  assert.equal((await noor.api('DELETE', `/api/MyGift/${publicGuid}`)).status, 200)
  assert.deepEqual(await changes(), ['deleted'])
  const [{ deletion } = { deletion: '' }] = await world.sql<{ deletion: string }[]>`select deletion from deleted_gifts`
  assert.equal((await bram.post(`/gifts/deletions/${deletion}/undo`)).headers.get('location'), '/')
  assert.equal(
    (await world.sql`select 1 from deleted_gifts`).length,
    1,
    'a user who owns no list of the gift can’t undo its deletion',
  )
  await lotte.post(`/gifts/deletions/${deletion}/undo`)
  assert.deepEqual(await changes(), [])
  assert.match((await noor.get('/noor')).html, /Theepot/)
  assert.match((await bram.get('/crossedoff')).html, /Theepot/)
})

test('two owners’ changes of one gift become one mail for each owner', async () => {
  const { publicGuid } = await world.addGift(noor.list, { description: 'Lamp' })
  await crossOff(bram, publicGuid)
  await editGift(noor, publicGuid, 'Staande lamp')
  const asLotte = Object.assign(Object.create(lotte) as typeof lotte, { list: noor.list })
  await editGift(asLotte, publicGuid, 'Staande lamp, groen')
  const rows = await world.sql<{ owner: string }[]>`
    select u.email::text as owner from gift_changes n join users u on u.id = n.owner_id order by n.id`
  assert.deepEqual(rows.map(({ owner }) => owner), [noor.email, lotte.email]) // oxfmt-ignore
  await world.mails()
  await world.sql`delete from mails`
  world.travel(1)
  await tellGiversJob.run(world.services, {}, noTransports)
  const told = (await world.mails()).map(({ kind, to }) => [kind, to])
  assert.deepEqual(told, [['gift-news', bram.email], ['gift-news', bram.email]]) // oxfmt-ignore
  world.travel(0)
})
