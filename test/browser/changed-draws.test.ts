import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import type { Page } from 'playwright-core'
import { proveAddress, riet } from '#test/support/family.ts'
import { drawFamily, mailsOf } from '../draws/drawing.ts'
import { addAxe, faultsOf, faultsOfLargeFonts } from './accessibility.ts'
import { assertFocus, desktop, goToLive, loggedStatus, openStage, settled } from './stage.ts'

// An organizer changes a draw whose lots were mailed, and the participants hear of it.

const stage = await openStage()
const { world } = stage
const lotte = await world.person('Lotte de Vries')
const bram = await world.person('Bram Visser')
await proveAddress(world, lotte)
afterEach(async () => {
  for (const context of stage.browser.contexts()) await context.close()
})

const family = () => drawFamily({ world, lotte, bram })
const flash = (page: Page) => page.locator('#flash .flash')

async function assertAccessible(page: Page): Promise<void> {
  await settled(page)
  assert.deepEqual([...(await faultsOf(page)), ...(await faultsOfLargeFonts(page))], [])
}

async function openDraw(path: string): Promise<Page> {
  const page = await stage.open(lotte)
  await addAxe(page.context())
  await page.goto(path)
  await settled(page)
  return page
}

test('an organizer changes the day and the budget by keyboard, and corrects what was wrong', async () => {
  const drawn = await family()
  const [page, other] = [await openDraw(drawn.path), await stage.open(lotte)]
  await goToLive(other, () => other.goto(drawn.path))
  await page.getByRole('link', { name: 'Wijzig' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Trekking wijzigen' })
  await assertFocus(page, /textbox "Titel"/)
  await assertAccessible(page)
  await dialog.getByRole('textbox', { name: /^Dag/ }).fill('2099-12-05')
  await dialog.getByLabel('Budget').fill('veel')
  await page.keyboard.press('Enter')
  await dialog.locator('[aria-invalid=true]').waitFor()
  assert.equal(await dialog.getByLabel('Budget').inputValue(), 'veel')
  await assertAccessible(page)
  await dialog.getByRole('textbox', { name: /^Dag/ }).fill(inTwoWeeks())
  await dialog.getByLabel('Budget').fill('12,50')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await dialog.waitFor({ state: 'detached' })
  await flash(page).getByText('Opgeslagen.').waitFor()
  for (const each of [page, other])
    await each
      .locator('.terms')
      .getByText(/€\s12,50/)
      .waitFor()
  await assertAccessible(page)
  assert.equal((await mailsOf(world, 'draw-changed', riet)).length, 1)
})

test('an organizer adds a person without an address and removes another, live on a second page', async () => {
  const drawn = await family()
  const [page, other] = [await openDraw(drawn.path), await stage.open(lotte)]
  await goToLive(other, () => other.goto(drawn.path))
  await page.getByRole('link', { name: 'Er doet nog iemand mee' }).click()
  const adding = page.getByRole('dialog', { name: 'Iemand erbij' })
  await assertFocus(page, /textbox "Naam"/)
  await assertAccessible(page)
  await adding.getByLabel('Naam').fill('Tante Eva')
  await adding.getByLabel('E-mailadres').fill('eva@thuis')
  await adding.getByRole('button', { name: 'Doet mee' }).click()
  await adding.locator('[aria-invalid=true]').waitFor()
  assert.equal(await adding.getByLabel('Naam').inputValue(), 'Tante Eva')
  await adding.getByLabel('E-mailadres').fill('')
  await adding.getByLabel('Oma Riet').check()
  await adding.getByRole('button', { name: 'Doet mee' }).click()
  await adding.waitFor({ state: 'detached' })
  await flash(page).getByText('Tante Eva doet mee.').waitFor()
  for (const each of [page, other]) await each.locator('[id^=participant-]').getByText('Tante Eva').first().waitFor()
  await assertAccessible(page)

  await page
    .locator(`#participant-${drawn.participants.riet}`)
    .getByRole('link', { name: /Doet niet meer mee/ })
    .click()
  const removing = page.getByRole('dialog', { name: 'Doet Oma Riet niet meer mee?' })
  await assertAccessible(page)
  await removing.getByRole('button', { name: 'Haal uit de trekking' }).click()
  await removing.waitFor({ state: 'detached' })
  for (const each of [page, other])
    await each.locator(`#participant-${drawn.participants.riet}`).waitFor({ state: 'detached' })
  assert.equal((await mailsOf(world, 'draw-left', riet)).length, 1)
  const gone = await stage.open(null)
  await addAxe(gone.context())
  stage.allow(gone, loggedStatus(410))
  await gone.goto(drawn.lots.riet.path)
  await gone
    .getByText(/doet niet meer mee|niet meer mee/i)
    .first()
    .waitFor()
  await assertAccessible(gone)
})

test('an organizer reminds everybody, and a reader switches reminders off without JavaScript', async () => {
  const drawn = await family()
  const page = await openDraw(drawn.path)
  await page.getByRole('button', { name: 'Herinner 3 deelnemers' }).click()
  await flash(page).getByText('3 deelnemers krijgen een herinnering.').waitFor()
  await page.locator('.remind-all button[aria-disabled=true]').waitFor()
  await assertAccessible(page)
  const [mail] = await mailsOf(world, 'lot-reminder', riet)
  const link = new URL(/https?:\S+herinneringen\S+/.exec(mail!.text)![0])
  const reader = await stage.open(null, { ...desktop, javaScriptEnabled: false })
  await reader.goto(`${link.pathname}${link.search}`)
  await reader.getByText('Je krijgt herinneringen aan').waitFor()
  await reader.getByRole('button', { name: 'Geen herinneringen meer' }).click()
  await reader.getByText('Je krijgt geen herinneringen meer aan').waitFor()
  await reader.getByRole('button', { name: 'Toch weer herinneringen' }).waitFor()
})

const inTwoWeeks = () => new Date(Date.now() + 14 * 24 * 3600_000).toISOString().slice(0, 10)
