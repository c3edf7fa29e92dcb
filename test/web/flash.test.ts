import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'

const { world, noor, lotte } = await openFamily()

/** Returns the cookie of a flash message that no page has shown yet. */
async function unread(): Promise<string> {
  await noor.post('/noor/gifts', { description: 'Een geheim' })
  return noor.cookies.get('flash')!
}
const seesIt = async (who: typeof noor | ReturnType<typeof world.visitor>) =>
  /Een geheim” staat/.test((await who.get('/')).$('#flash').text())

test('a flash message is shown once, to its receiver only', async () => {
  const cookie = await unread()
  for (const other of [lotte, world.visitor()]) {
    other.cookies.set('flash', cookie)
    assert.equal(await seesIt(other), false)
  }
  assert.equal(await seesIt(noor), true)
  assert.equal(await seesIt(noor), false)
})

test('a flash message is not shown a minute later, nor after a logout', async () => {
  const cookie = await unread()
  world.travel(61 / (24 * 3600))
  assert.equal(await seesIt(noor), false)
  world.travel(0)
  noor.cookies.set('flash', cookie)
  await noor.post('/account/logout')
  noor.cookies.set('flash', cookie)
  assert.equal(await seesIt(noor), false)
})
