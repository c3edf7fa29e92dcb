import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loggedStatus, openStage } from './stage.ts'
import { heading, readStoredDraft, storedNames, storeDraftIn, wizard } from './wizard.ts'
import { until } from '#test/support/until.ts'
import type { Client } from '#test/support/world.ts'

const stage = await openStage()

test('a draft in an older format is discarded, and a draft in a newer format reloads the page once', async () => {
  const page = await stage.open()
  await page.goto(`${wizard}/start`)
  await storeDraftIn(page, ['Anna', 'Bram'], { version: 3 })
  await page.reload()
  await page.getByRole('link', { name: 'Begin een trekking' }).waitFor()
  assert.deepEqual(await readStoredDraft(page), { draft: null, about: null })

  await storeDraftIn(page, ['Anna', 'Bram'], { version: 5 })
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  await page.reload()
  await until(() => loads.length === 2, 'the page to reload')
  await page.getByRole('link', { name: 'Begin een trekking' }).waitFor()
  assert.equal(loads.length, 2, 'the page reloads only once')
  assert.equal((await readStoredDraft(page)).about!.version, 5)
})

test('a user’s draft is set aside while another user prepares a draw, and is then restored for its user', async () => {
  const [kim, leo] = [await stage.world.person('Kim Pol'), await stage.world.person('Leo Pol')]
  const kims = await stage.open(kim)
  const context = kims.context()
  await kims.goto(`${wizard}/start`)
  await storeDraftIn(kims, ['Kim', 'Bram', 'Carla'], { userPrivateGuid: kim.user.privateGuid })
  const become = (who: Client) =>
    context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url: stage.url })))

  await become(leo)
  await kims.goto(`${wizard}/start`)
  await kims.getByRole('link', { name: 'Begin een trekking' }).click()
  await heading(kims, 'Waarvoor trekken jullie lootjes?')
  await become(kim)
  await kims.goto(`${wizard}/start`)
  await kims.getByRole('heading', { level: 2, name: 'Pakjesavond' }).waitFor()
  assert.deepEqual(await storedNames(kims), ['Kim', 'Bram', 'Carla'], 'Leo’s draft without text does not replace Kim’s')

  await become(leo)
  await kims.goto(`${wizard}/details`)
  await kims.getByLabel('Titel').fill('Leo trekt')
  await until(async () => (await readStoredDraft(kims)).draft?.title === 'Leo trekt', 'Leo’s draft')
  await kims.getByLabel('Titel').fill('')
  await until(async () => (await readStoredDraft(kims)).draft === null, 'the deletion of the empty draft')
  await kims.getByLabel('Titel').fill('Leo trekt toch')
  await until(async () => (await readStoredDraft(kims)).draft?.title === 'Leo trekt toch', 'Leo’s second draft')

  await become(kim)
  await kims.goto(`${wizard}/start`)
  await kims.getByRole('heading', { level: 2, name: 'Pakjesavond' }).waitFor()
  assert.deepEqual(await storedNames(kims), ['Kim', 'Bram', 'Carla'])
  await become(leo)
  await kims.goto(`${wizard}/start`)
  await kims.getByRole('heading', { level: 2, name: 'Leo trekt toch' }).waitFor()
})

test('an organizer who comes from the overview of draws continues the draft, and starting again asks first', async () => {
  const page = await stage.open()
  await page.goto(`${wizard}/start`)
  await storeDraftIn(page, ['Anna', 'Bram', 'Carla'])
  await page.goto(wizard, { referer: `${stage.url}/lootjestrekken` })
  await page.waitForURL(`${wizard}/details`)
  await page.goto(wizard)
  await page.waitForURL(`${wizard}/start`)
  await page.getByText('Pakjesavond').waitFor()
  await page.getByText('3 deelnemers').waitFor()
  await page.getByRole('button', { name: 'Begin opnieuw' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Begin opnieuw' }).click()
  await heading(page, 'Waarvoor trekken jullie lootjes?')
  assert.deepEqual(await readStoredDraft(page), { draft: null, about: null })
})

test('the wizard asks for the login of an account’s e-mail address, and keeps the draft', async () => {
  const uma = await stage.world.person('Uma Kok')
  const page = await stage.open()
  await page.goto(`${wizard}/details`)
  await page.getByLabel('Titel').fill('Pakjesavond')
  await page.getByLabel('Je naam').fill('Uma')
  await page.getByLabel('Je e-mailadres').fill(uma.email)
  stage.allow(page, loggedStatus(401))
  await page.getByRole('button', { name: 'Verder' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Dit adres hoort bij een account').waitFor()
  await dialog.getByLabel('Wachtwoord').fill(uma.password)
  await dialog.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.waitForURL(`${wizard}/details`)
  await until(() => page.getByLabel('Je e-mailadres').isDisabled(), 'the fixed field with the account’s address')
  assert.equal(await page.getByLabel('Titel').inputValue(), 'Pakjesavond')
  await page.getByRole('button', { name: 'Verder' }).click()
  await heading(page, 'Wie doet er mee?')
})

test('repeating a draw turns it into a draft, and asks before it replaces another draft', async () => {
  const page = await stage.open()
  await page.goto(`${wizard}/start`)
  await storeDraftIn(page, ['Anna', 'Bram', 'Carla'])
  await page.goto(`${wizard}/overzicht`)
  await page.getByRole('button', { name: 'Trek de lootjes' }).click()
  await page.waitForURL(/getrokken/)
  const address = `${new URL(page.url()).pathname}/opnieuw`
  const redo = async () => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Maak een nieuwe trekking' }).click()
  }
  await redo()
  await page.waitForURL(`${wizard}/details`)
  assert.equal(await page.getByLabel('Titel').inputValue(), 'Pakjesavond')
  assert.deepEqual(await storedNames(page), ['Anna', 'Bram', 'Carla'])

  await storeDraftIn(page, ['Dirk', 'Eva'])
  await redo()
  await page.getByText('met een andere trekking bezig').waitFor()
  assert.deepEqual(await storedNames(page), ['Dirk', 'Eva'])
  await page.getByRole('button', { name: 'Kies deze' }).click()
  await page.waitForURL(`${wizard}/details`)
  assert.deepEqual(await storedNames(page), ['Anna', 'Bram', 'Carla'])
})
