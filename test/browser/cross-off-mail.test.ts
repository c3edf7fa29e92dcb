import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crossOff } from '#test/support/gifts.ts'
import { openStage } from './stage.ts'

const stage = await openStage()

test('the button in a cross-off’s mail fits on one line on the smallest phones, in each language', async () => {
  const { world } = stage
  const jonas = await world.person('Jonas Vogel')
  const page = await stage.open(null, { viewport: { width: 320, height: 640 } })
  for (const language of ['nl', 'de', 'en']) {
    const giver = world.visitor({ 'Accept-Language': language })
    const email = `${language}@example.org`
    await giver.api('POST', '/api/Afstreper/Create', { email })
    await crossOff(giver, (await world.addGift(jonas.list, { description: 'Theepot' })).publicGuid)
    const mail = (await world.mails()).find(({ to, kind }) => to === email && kind === 'cross-off')
    await page.setContent(mail!.html)
    const button = page.getByRole('link', { name: /Jonas/ })
    const lines = await button.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!)
      return words.getClientRects().length
    })
    assert.equal(lines, 1, `${language}: ${await button.textContent()}`)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320)
  }
})
