import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { loggedStatus, assertFocus, offline, openStage } from './stage.ts'
import { heading, readStoredDraft, storedNames, storeDraftIn, wizard } from './wizard.ts'

const stage = await openStage()

test('when the session ends before the draw, the wizard asks for the login and keeps the draft', async () => {
  const mia = await stage.world.person('Mia Pol')
  const page = await stage.open(mia)
  stage.allow(page, loggedStatus(400))
  await page.goto(`${wizard}/start`)
  await storeDraftIn(page, ['Mia', 'Bram', 'Carla'], { userPrivateGuid: mia.user.privateGuid })
  await page.evaluate(
    (email) => localStorage.setItem('loting', localStorage.getItem('loting')!.replace('mia@example.net', email)),
    mia.email,
  )
  await page.goto(`${wizard}/overzicht`)
  await heading(page, 'Klopt alles?')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Trek de lootjes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('hoort bij een account').waitFor()
  await dialog.getByRole('link', { name: 'Inloggen', exact: true }).click()
  await page.waitForURL(/\/account\/login/)
  await page.locator('main').getByLabel('Wachtwoord').fill(mia.password)
  await page.locator('main').getByRole('button', { name: 'Inloggen', exact: true }).click()
  await heading(page, 'Klopt alles?')
  assert.deepEqual(await storedNames(page), ['Mia', 'Bram', 'Carla'])
})

test('when no response comes, the wizard says so and keeps the draft', async () => {
  const page = await stage.open()
  stage.allow(page, ...offline)
  await page.goto(`${wizard}/start`)
  await storeDraftIn(page, ['Anna', 'Bram', 'Carla'])
  await page.goto(`${wizard}/overzicht`)
  await heading(page, 'Klopt alles?')
  await page.route('**/overzicht/draw', (route) => route.abort())
  await page.getByRole('button', { name: 'Trek de lootjes' }).click()
  await page.getByRole('dialog').getByText('We hebben geen antwoord gekregen.').first().waitFor()
  assert.equal(await page.locator('#busy-draw[open]').count(), 0)
  await page.keyboard.press('Escape')
  await assertFocus(page, /^button "Trek de lootjes"/)
  assert.deepEqual(await storedNames(page), ['Anna', 'Bram', 'Carla'])
  await page.unroute('**/overzicht/draw')

  await page.route('**/deelnemers', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.goto(`${wizard}/deelnemers`)
  await page.getByText('Dat lukte niet.').waitFor()
  await page.unroute('**/deelnemers')
  await page.getByRole('link', { name: 'Probeer het nog eens' }).click()
  await heading(page, 'Wie doet er mee?')
})

test('a draw whose response was lost is drawn only once when the organizer presses again', async () => {
  const page = await stage.open()
  stage.allow(page, ...offline)
  await page.goto(`${wizard}/start`)
  await storeDraftIn(page, ['Anna', 'Bram', 'Carla'], { contextId: randomUUID() })
  await page.goto(`${wizard}/overzicht`)
  await heading(page, 'Klopt alles?')
  const mailsBefore = (await stage.world.mails()).length
  await page.route('**/overzicht/draw', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Trek de lootjes' }).click()
  await page.getByRole('dialog').getByText('We hebben geen antwoord gekregen.').first().waitFor()
  assert.equal((await stage.world.mails()).length - mailsBefore, 4)
  await page.unroute('**/overzicht/draw')

  await page.reload()
  await page.getByRole('button', { name: 'Trek de lootjes' }).click()
  await page.waitForURL(/getrokken/)
  await page.locator('.flash', { hasText: 'Deze lootjes waren al getrokken' }).waitFor()
  assert.equal((await stage.world.mails()).length - mailsBefore, 4)
  assert.equal((await readStoredDraft(page)).draft, null)
})
