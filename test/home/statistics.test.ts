import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countStatistics } from '../../src/home/index.ts'
import { dayOf } from '#core/days.ts'
import { openFamily } from '#test/support/family.ts'
import { addList } from '#test/support/lists.ts'

const { world, noor, lotte } = await openFamily()

const figures = async () => (await world.visitor().api('GET', '/api/Stats/HomepageStats')).body

const shown = async () => {
  const { $ } = await noor.get('/')
  return $('.statistics dd')
    .toArray()
    .map((figure) => $(figure).text())
}

test('The figures are 0 before they are counted', async () => {
  assert.deepEqual(await figures(), { totalBirthdaysThisMonth: 0, totalGifts: 0, totalUsers: 0 })
  assert.deepEqual(await shown(), ['0', '0', '0'])
})

test('A figure of 0 is shown among the others, below a text about the site’s purpose', async () => {
  await countStatistics(world.services)
  assert.deepEqual(await shown(), ['4', '0', '0'])
  assert.match((await noor.get('/')).$('.statistics p').text(), /Deel je lijst/)
})

test('The figures are owners, gifts and this month’s birthdays, and only the job counts them', async () => {
  await addList(world, noor, 'noor-twee')
  await world.addGift(noor.list)
  await world.addGift(lotte.list)
  const today = dayOf(world.services.now())
  const halfAYearOff = new Date(world.services.now().getTime() + 183 * 24 * 3600 * 1000).toISOString().slice(0, 10)
  await world.sql`update lists set birthday = ${`1980${today.slice(4)}`}::date where id = ${noor.list.id}`
  await world.sql`update lists set birthday = ${`1980${halfAYearOff.slice(4)}`}::date where id = ${lotte.list.id}`
  await world.visitor().api('POST', '/api/Afstreper/Create', { email: 'alleen@geven.example' })
  await countStatistics(world.services)
  const counted = { totalBirthdaysThisMonth: 1, totalGifts: 2, totalUsers: 4 }
  assert.deepEqual(await figures(), counted, 'a guest without a list is not counted')
  await world.addGift(noor.list)
  assert.deepEqual(await figures(), counted)
  await countStatistics(world.services)
  assert.deepEqual(await figures(), { ...counted, totalGifts: 3 })
  assert.deepEqual(await shown(), ['4', '3', '1'])
})
