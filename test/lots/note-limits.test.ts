import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consume } from '#core/limits.ts'
import { openFamily } from '#test/support/family.ts'
import { wishReadings } from '../../src/gifts/limits.ts'
import { newListInput } from '../../src/lists/index.ts'
import { addListForLot } from '../../src/lots/add-list-for-lot.ts'
import { ticked, writtenWishes } from '../../src/lots/limits.ts'
import { drawFamily, lotApi } from '../draws/drawing.ts'

const family = await openFamily({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' })
const { world, bram } = family
const from = (address: string) => world.visitor({ 'X-Forwarded-For': address })

test('A client writes wishes 60 times an hour, and ticks 60 times', async () => {
  const { lots } = await drawFamily(family)
  const client = '203.0.113.7'
  const scope = { ...(await world.scopeOf(world.visitor())), clientAddress: client }
  for (const limit of [writtenWishes, ticked]) await consume(scope, { ...limit, points: 59 })
  for (const [call, more] of [
    ['SetWishes', { wishes: 'Thee' }],
    ['Tick', { step: 'Bought' }],
  ] as const) {
    const status = async (address: string) =>
      (await lotApi(from(address), call, { lotPrivateGuid: lots.riet.guid, ...more })).status
    assert.deepEqual([await status(client), await status(client), await status('203.0.113.8')], [200, 429, 200])
  }
  const refused = await from(client).post(`${lots.riet.path}/wensen`, { wishes: 'Veel getypt' })
  assert.ok(refused.status === 303, 'a closed envelope')
  const oma = from(client)
  await oma.post(`${lots.riet.path}/openen`)
  const shown = await oma.post(`${lots.riet.path}/wensen`, { wishes: 'Veel getypt' })
  assert.equal(shown.status, 429)
  assert.match(shown.html, /Veel getypt/, 'the page repeats what was typed')
})

test('Beyond 120 links an hour, the links of wishes become gifts whose pages nobody reads', async () => {
  const { lots } = await drawFamily(family)
  await lotApi(bram, 'SetWishes', {
    lotPrivateGuid: lots.bram.guid,
    wishes: 'https://shop.example/een\nhttps://shop.example/twee\nhttps://shop.example/drie',
  })
  const scope = { ...(await world.scopeOf(bram)), clientAddress: '203.0.113.9' }
  await consume(scope, { ...wishReadings, points: 118 })
  const list = { username: 'bram-links', firstName: 'Bram', lastName: 'Visser', accessType: 'PUBLIC' }
  const made = await addListForLot(scope, lots.bram.guid, newListInput.parse(list))
  assert.ok(made.ok)
  const [jobs] = await world.sql<{ count: number }[]>`
    select count(*)::int as count from pgboss.job where name = 'complete-gift'`
  assert.equal(jobs!.count, 2)
})
