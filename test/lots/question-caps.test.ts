import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draw, givenPerson, readDraw } from '#test/draws/drawing.ts'
import { openFamily, prove } from '#test/support/family.ts'

const { world, bram } = await openFamily({ RATE_LIMITS: 'on' })

test('a participant with a proven address mails no more than 40 questions a day to one address', async () => {
  await prove(world, bram)
  const email = 'overstelpt@example.org'
  for (let round = 0; round < 3; round++) {
    const people = [
      givenPerson(0, { name: 'Bram Visser', email: bram.email }),
      givenPerson(1, { email }),
      givenPerson(2, { email }),
    ]
    const publicGuid = await draw(bram, people)
    const { organizerLot } = await readDraw(bram, publicGuid)
    for (let n = 0; n < 18; n++) {
      const { status } = await bram.api('POST', '/api/Lot/SendQuestion', {
        lotPrivateGuid: organizerLot,
        question: `Vraag ${n}?`,
      })
      assert.equal(status, 200)
    }
  }
  assert.equal((await world.mails()).filter(({ to }) => to === email).length, 40)
})
