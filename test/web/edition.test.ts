import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { editions } from '#core/editions.ts'
import { openWorld, type World } from '#test/support/world.ts'

describe('a page', () => {
  let free: World
  let forced: World
  before(async () => {
    free = await openWorld({ EDITION: '' })
    forced = await openWorld({ EDITION: 'be' })
  })
  after(async () => {
    await free.close()
    await forced.close()
  })

  const languageAt = async (world: World, headers: Record<string, string>) =>
    (await world.visitor(headers).get('/account/login')).$('html').attr('lang')

  test('is in the words of its edition', async () => {
    for (const { hosts, locale } of Object.values(editions))
      assert.equal(await languageAt(free, { Host: `www.${hosts[0]}`, 'Accept-Language': 'fr' }), locale)
    assert.equal(await languageAt(free, { Host: 'localhost', 'Accept-Language': 'nl-BE' }), editions.be.locale)
    assert.equal(await languageAt(free, { Host: 'localhost' }), editions.nl.locale)
    assert.equal(await languageAt(forced, { Host: editions.de.hosts[0], 'Accept-Language': 'en' }), editions.be.locale)
  })
})
