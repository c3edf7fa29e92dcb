import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStage, settled } from './stage.ts'

const stage = await openStage()
const noor = await stage.world.person('Noor de Vries')
await stage.world.addGift(noor.list, { description: 'Theepot' })

test('a page with a late stylesheet has its colours at once, and has transitions once it is painted', async () => {
  const page = await stage.open(null, { reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const faded: string[] = []
    Object.assign(window, { faded })
    document.addEventListener('transitionrun', ({ target, propertyName }) =>
      faded.push(`${propertyName} of ${(target as Element).className}`),
    )
    // Browsers sometimes compute a page's styles before its stylesheet arrives. Reading `offsetWidth` makes them do so.
    const looking = setInterval(() => document.body?.offsetWidth, 5)
    addEventListener('load', () => clearInterval(looking))
  })
  const faded = () => page.evaluate(() => (window as unknown as { faded: string[] }).faded.splice(0))
  await page.route('**/*.css', async (route) => {
    await sleep(500)
    await route.continue()
  })
  await page.goto('/noor')
  await settled(page)
  await page.locator('html[data-css-painted]').waitFor()
  assert.deepEqual(await faded(), [])
  await page.locator('.button.soft').hover()
  await page.waitForFunction(() => (window as unknown as { faded: string[] }).faded.length > 0)
  assert.match((await faded()).join(), /color of button soft/)
})
