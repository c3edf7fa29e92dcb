import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { addListForLot } from '../../src/lots/add-list-for-lot.ts'
import { newListInput } from '../../src/lists/index.ts'
import { drawFamily, readLot } from '../draws/drawing.ts'

const family = await openFamily()
const { world, noor, lotte } = family

test('A list for a lot is created and linked, or not created at all', async () => {
  const { publicGuid, lots } = await drawFamily(family)
  const scope = await world.scopeOf(noor)
  const given = (username: string) =>
    newListInput.parse({ username, firstName: 'Noor', lastName: 'de Vries', accessType: 'PUBLIC' })
  const made = await addListForLot(scope, lots.bram.guid, given('noor-lootje'))
  assert.ok(made.ok)
  const { drawnParticipant } = await readLot(world, lots.lotte.guid)
  assert.match(drawnParticipant.wishlistLink!, /\/noor-lootje$/)

  await lotte.api('DELETE', `/api/Loting/${publicGuid}`)
  assert.deepEqual(await addListForLot(scope, lots.bram.guid, given('noor-te-laat')), {
    ok: false,
    problem: 'LotingDeleted',
  })
  assert.equal((await world.sql`select 1 from lists where username = 'noor-te-laat'`).length, 0)
})
