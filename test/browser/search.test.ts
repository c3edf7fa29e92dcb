import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offline, openStage, phone, settled } from './stage.ts'

const stage = await openStage()

test('search runs when the visitor stops typing, aborts the last request, and adds nothing to the history', async () => {
  const { world } = stage
  await world.person('Anna Bos')
  await world.person('Bart Bosman')
  await world.sql`update lists set wants_search = true`
  const page = await stage.open(world.visitor(), phone)
  const asked: string[] = []
  const held = Promise.withResolvers<void>()
  await page.route(/\/list\/search\?query=/, async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('query')!)
    if (asked.at(-1) === 'Bosm') await held.promise
    await route.continue().catch(() => {}) // the page has aborted the request
  })
  await page.clock.install()
  await page.goto('/list/search')
  await settled(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const trail = await page.evaluate(() => history.length)
  const field = page.getByRole('searchbox')
  const rows = page.locator('#search-results .row .name')

  await field.fill('Bo')
  await page.clock.runFor(400)
  await field.fill('Bosm')
  await page.clock.runFor(499)
  assert.deepEqual(asked, [])
  await page.clock.runFor(1)
  await page.locator('#searching.htmx-request').waitFor()
  await page.clock.resume()
  await field.fill('Bos')
  await rows.nth(1).waitFor()
  held.resolve()
  assert.deepEqual(asked, ['Bosm', 'Bos'])
  assert.deepEqual(await rows.allTextContents(), ['Verlanglijst van Anna Bos', 'Verlanglijst van Bart Bosman'])
  await page.waitForURL('/list/search?query=Bos')
  assert.equal(await page.evaluate(() => history.length), trail)
  await page.locator('[data-announcing-region]').filter({ hasText: '2 lijsten gevonden.' }).waitFor()

  stage.allow(page, ...offline)
  await page.context().setOffline(true)
  await field.fill('Anna')
  const again = page.getByRole('button', { name: 'Opnieuw zoeken' })
  await again.waitFor()
  assert.match(await page.locator('#search-results').innerText(), /Geen verbinding/)
  await page.context().setOffline(false)
  await again.click()
  await rows.getByText('Anna Bos').waitFor()
  assert.equal(await rows.count(), 1)

  await field.press('Enter')
  await page.waitForURL('/list/search?query=Anna')
  await rows.getByRole('link').click()
  await page.waitForURL('/anna')
})
