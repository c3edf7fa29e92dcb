import assert from 'node:assert/strict'
import { after, suite, test } from 'node:test'
import { openWorld } from '#test/support/world.ts'
import { searchDemo } from '#test/support/demo-searches.ts'

const world = await openWorld()

suite('Searching the demo catalogue', () => {
  after(() => world.close())

  test('finds the intended product first in nine of ten searches, and among the first five in nearly all', async () => {
    const searches = await searchDemo(world.services)
    const share = (atMost: number) => searches.filter(({ place }) => place <= atMost).length / searches.length
    const missed = searches
      .filter(({ place }) => place > 1)
      .map(({ language, term, place, first }) => `${language} ${term}: ${place}, first ${first}`)
    assert.ok(share(1) >= 0.9 && share(5) >= 0.97, `${share(1)} first, ${share(5)} among five\n${missed.join('\n')}`)
  })
})
