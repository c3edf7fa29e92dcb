import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { dayMs, dayOf } from '#core/days.ts'
import { birthdaysOf } from '../../src/friends/index.ts'
import { openFamily } from '#test/support/family.ts'
import { setAccess } from '#test/support/lists.ts'
import type { Person } from '#test/support/world.ts'

const { world, noor, lotte, bram, sem } = await openFamily({}, { countsQueries: true })

for (const who of [noor, bram, sem])
  assert.equal((await lotte.api('POST', '/api/Friend/Add', { publicGuid: who.list.publicGuid })).status, 200)

const bornOn = (who: Person, birthday: string | null) =>
  world.sql`update lists set birthday = ${birthday} where id = ${who.list.id}`

/** Lists Lotte's friends with a near birthday, as of noon on a day. */
async function near(day: string, withinDays: number) {
  const scope = { ...(await world.scopeOf(lotte)), now: () => new Date(`${day}T12:00:00Z`) }
  return (await birthdaysOf(scope, { withinDays })).map(
    ({ friend, day: on, daysToGo }) => `${friend.username} ${on} ${daysToGo}`,
  )
}

beforeEach(async () => {
  for (const who of [noor, bram, sem]) await bornOn(who, null)
})

test('near birthdays are listed soonest first, including today’s and those after New Year', async () => {
  await bornOn(noor, '1990-01-02')
  await bornOn(bram, '1985-12-30')
  await bornOn(sem, '2001-02-01')
  assert.deepEqual(await near('2026-12-30', 31), ['bram 2026-12-30 0', 'noor 2027-01-02 3'])
  assert.deepEqual(await near('2026-12-31', 33), ['noor 2027-01-02 2', 'sem 2027-02-01 32'])
  assert.deepEqual(await near('2026-12-31', 1), [])
  assert.deepEqual(await near('2026-12-31', 2), ['noor 2027-01-02 2'])
})

test('a friend who was born on 29 February is listed every year', async () => {
  await bornOn(noor, '1992-02-29')
  assert.deepEqual(await near('2027-02-27', 7), ['noor 2027-02-28 1'])
  assert.deepEqual(await near('2027-03-01', 7), [])
  assert.deepEqual(await near('2028-02-27', 7), ['noor 2028-02-29 2'])
})

test('the start page shows friends with a birthday within a month, and nothing if there are none', async () => {
  const home = async () => (await lotte.get('/')).$('[aria-labelledby=birthdays]')
  assert.equal((await home()).length, 0)
  const none = await world.countQueries(() => lotte.get('/'))
  const inDays = (days: number) => `1992${dayOf(new Date(world.services.now().getTime() + days * dayMs)).slice(4)}`
  await bornOn(noor, inDays(3))
  await bornOn(bram, inDays(0))
  await bornOn(sem, inDays(60))
  const panel = await home()
  assert.deepEqual(
    panel
      .find('.name a')
      .toArray()
      .map((link) => link.attribs['href']),
    ['/bram', '/noor'],
  )
  assert.match(panel.find('.row').text(), /vandaag.*3 dagen/s)
  assert.doesNotMatch(panel.text(), /1992/)
  assert.equal(panel.find('.panel-head a').attr('href'), '/friends?sort=birthday')
  assert.equal((await world.countQueries(() => lotte.get('/'))).length, none.length)
  await setAccess(world, 'bram', 'CLOSED')
  assert.equal((await home()).find('.row').length, 1, 'the birthday of a closed list')
  await setAccess(world, 'bram', 'PUBLIC')
  assert.equal(
    (await noor.get('/')).$('[aria-labelledby=birthdays]').length,
    0,
    'the birthdays of another user’s friends',
  )
})
