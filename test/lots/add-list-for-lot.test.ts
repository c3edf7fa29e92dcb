import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openWorld, type World } from '#test/support/world.ts'
import { addListForLot } from '../../src/lots/add-list-for-lot.ts'
import { newListInput } from '../../src/lists/index.ts'
import { readLot, threeDrawn } from '../draws/drawing.ts'

let world: World
before(async () => {
  world = await openWorld()
})
after(() => world.close())

test('a list for a lot is made and linked, or not made at all', async () => {
  const noor = await world.person('Noor de Vries')
  const { organizer, publicGuid, lotOf } = await threeDrawn(world)
  const scope = await world.scopeOf(noor)
  const given = (username: string) =>
    newListInput.parse({ username, firstName: 'Noor', lastName: 'de Vries', accessType: 'PUBLIC' })
  const made = await addListForLot(scope, lotOf('Bram'), given('noor-lootje'))
  assert.ok(made.ok)
  const giver = (['Lotte', 'Riet'] as const).map(async (name) => (await readLot(world, lotOf(name))).drawnParticipant)
  assert.ok((await Promise.all(giver)).some(({ wishlistLink }) => wishlistLink?.endsWith('/noor-lootje')))

  await organizer.api('DELETE', `/api/Loting/${publicGuid}`)
  assert.deepEqual(await addListForLot(scope, lotOf('Bram'), given('noor-te-laat')), {
    ok: false,
    problem: 'LotingDeleted',
  })
  assert.equal((await world.sql`select 1 from lists where username = 'noor-te-laat'`).length, 0)
})
