import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draw, givenPerson, readDraw } from '#test/draws/drawing.ts'
import { openFamily, prove } from '#test/support/family.ts'

const { world, bram } = await openFamily({ RATE_LIMITS: 'on' })

test('a participant with a proven address mails no more than 40 questions a day to one address', async () => {
  await prove(world, bram)
  const email = 'overstelpt@example.org'
  const lots: string[] = []
  for (let round = 0; round < 3; round++) {
    const people = [
      givenPerson(0, { name: 'Bram Visser', email: bram.email }),
      givenPerson(1, { email }),
      givenPerson(2, { email }),
    ]
    const publicGuid = await draw(bram, people)
    lots.push((await readDraw(bram, publicGuid)).organizerLot)
  }
  for (const lotPrivateGuid of lots)
    for (let n = 0; n < 18; n++)
      assert.equal(
        (await bram.api('POST', '/api/Lot/SendQuestion', { lotPrivateGuid, question: `Vraag ${n}?` })).status,
        200,
      )
  assert.equal((await world.mails()).filter(({ to }) => to === email).length, 40)
})
