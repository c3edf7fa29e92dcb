import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { crossOff } from '#test/support/gifts.ts'
import { assertFocus, openStage, settled, tabTo } from './stage.ts'

const stage = await openStage()

const { world } = stage
const noor = await world.person('Noor de Vries')
const bram = await world.person('Bram Visser')
const sem = await world.person('Sem Bakker')

const rows = (page: Page) => page.locator('.friends .name')
const go = async (page: Page, path: string) => {
  await page.goto(path)
  await settled(page)
  return page
}

test('a user adds and removes a friend by keyboard, and every other tab updates without losing its state', async () => {
  const lotte = await world.person('Lotte de Vries')
  const { publicGuid } = await world.addGift(noor.list)
  await crossOff(sem, publicGuid)
  await lotte.api('POST', '/api/Friend/Add', { publicGuid: bram.list.publicGuid })
  await lotte.api('POST', '/api/Friend/Add', { publicGuid: sem.list.publicGuid })

  const page = await go(await stage.open(lotte), '/noor')
  const overview = await go(await page.context().newPage(), '/friends?order=desc')
  const list = await go(await page.context().newPage(), '/noor')
  await list.locator('.show-label').click()

  await tabTo(page, /^button "Toevoegen aan vrienden ?: Noor"/)
  await page.keyboard.press('Enter')
  await page.locator('#friend-banner', { hasText: 'Staat bij je vrienden' }).waitFor()
  await page.locator('#flash .flash', { hasText: 'Noor staat nu bij je vrienden' }).waitFor()
  await assertFocus(page, /^link "Verwijderen ?: Noor"/)
  await list.locator('#friend-banner', { hasText: 'Staat bij je vrienden' }).waitFor()
  assert.ok(await list.locator('.show-gift').isChecked(), 'the gift that was opened there stays open')
  await overview.locator('.row', { hasText: 'Noor de Vries' }).waitFor()
  assert.deepEqual(await rows(overview).allInnerTexts(), ['Sem Bakker', 'Noor de Vries', 'Bram Visser'])

  await tabTo(overview, /^link "Noor de Vries uit je vrienden verwijderen"/)
  await overview.keyboard.press('Enter')
  await tabTo(overview, /^button "Verwijderen"/)
  await overview.keyboard.press('Enter')
  await overview.locator('#flash .flash', { hasText: 'Noor staat niet meer bij je vrienden' }).waitFor()
  await assertFocus(overview, /^link "Bram Visser"/)
  assert.deepEqual(await rows(overview).allInnerTexts(), ['Sem Bakker', 'Bram Visser'])
  for (const other of [page, list])
    await other.getByRole('button', { name: /Toevoegen aan vrienden ?: Noor/ }).waitFor()

  await overview.getByRole('button', { name: /Op naam ?, andersom/ }).click()
  await overview.getByRole('link', { name: 'Op naam' }).click()
  await overview.waitForURL('/friends')
  assert.deepEqual(await rows(overview).allInnerTexts(), ['Bram Visser', 'Sem Bakker'])
})

test('a visitor adds a friend after a login in a dialog over the list', async () => {
  const eva = await world.person('Eva Vos')
  const page = await go(await stage.open(), '/bram')
  await page.getByRole('link', { name: /Toevoegen aan vrienden ?: Bram/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail of lijstnaam').fill('eva')
  await dialog.getByLabel('Wachtwoord').fill('verkeerd')
  await dialog.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await dialog.locator('[aria-invalid=true]').waitFor()
  await dialog.getByLabel('Wachtwoord').fill(eva.password)
  await dialog.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.locator('#flash .flash', { hasText: 'Bram staat nu bij je vrienden' }).waitFor()
  assert.equal(new URL(page.url()).pathname, '/bram')
  await page.locator('#friend-banner', { hasText: 'Staat bij je vrienden' }).waitFor()
})
