import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { mailsOf } from '../draws/drawing.ts'
import { addAxe, faultsOf, faultsOfLargeFonts } from './accessibility.ts'
import { openStage, phone, settled } from './stage.ts'
import { wizard } from './wizard.ts'

// A family gathers by one link and draws names, on phones and without an account.

const stage = await openStage()
const { world } = stage
afterEach(async () => {
  for (const context of stage.browser.contexts()) await context.close()
})

/** A person with a phone, and the number of presses that they have made. */
interface Phone {
  page: Page
  presses: number
  press(what: Locator): Promise<void>
}

async function openPhone(options: object = phone): Promise<Phone> {
  const page = await stage.open(null, options)
  await addAxe(page.context())
  const held: Phone = {
    page,
    presses: 0,
    async press(what) {
      held.presses++
      await what.click()
    },
  }
  return held
}

async function assertAccessible(page: Page): Promise<void> {
  await settled(page)
  assert.deepEqual([...(await faultsOf(page)), ...(await faultsOfLargeFonts(page))], [])
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('an organizer gathers five people by one link, adds a grandmother and draws, and everybody opens their lot', async () => {
  const emma = await openPhone()
  const { page } = emma
  await page.goto(`${wizard}/details`)
  await emma.press(page.getByLabel('Titel'))
  await page.keyboard.type('Pakjesavond')
  await emma.press(page.getByLabel('Je naam'))
  await page.keyboard.type('Emma')
  await emma.press(page.getByLabel('Je e-mailadres'))
  await page.keyboard.type('emma@example.net')
  await assertAccessible(page)
  await emma.press(button(page, 'Iedereen doet mee met één link'))
  await page.getByRole('heading', { level: 1, name: 'Pakjesavond' }).waitFor()
  await page.locator('#live').waitFor({ state: 'attached' })
  await assertAccessible(page)
  const link = await page.locator('#gathering-link').inputValue()

  const guests = []
  for (const [name, email] of [
    ['Anna', 'anna@example.net'],
    ['Bram', 'bram@example.net'],
    ['Carla', 'carla@example.net'],
    ['Dirk', ''],
    ['Eva', ''],
  ] as const) {
    const guest = await openPhone()
    await guest.page.goto(link)
    if (name === 'Anna') await assertAccessible(guest.page)
    await guest.press(guest.page.getByLabel('Je naam'))
    await guest.page.keyboard.type(name)
    if (email) {
      await guest.press(guest.page.getByLabel('E-mailadres'))
      await guest.page.keyboard.type(email)
    }
    await guest.press(button(guest.page, 'Ik doe mee'))
    await guest.page.getByRole('heading', { name: `Je doet mee, ${name}` }).waitFor()
    await page.locator('.person').getByText(name, { exact: true }).waitFor()
    guests.push({ name, email, ...guest, guest })
  }
  const [anna] = guests
  await anna!.page.locator('#seat-people').getByText('Eva').waitFor()
  await assertAccessible(anna!.page)

  await emma.press(page.getByText('Zelf iemand toevoegen'))
  await emma.press(page.getByLabel('Naam', { exact: true }))
  await page.keyboard.type('Oma')
  await assertAccessible(page)
  await emma.press(button(page, 'Doet mee'))
  await page.locator('.person').getByText('Oma', { exact: true }).waitFor()

  await emma.press(page.getByRole('link', { name: /Wijzigen ?: Anna/ }))
  const dialog = page.getByRole('dialog', { name: 'Anna wijzigen' })
  await emma.press(dialog.getByLabel('Bram', { exact: true }))
  assert.ok(await dialog.getByLabel(/^Andersom ook niet/).isChecked(), 'a couple excludes each other')
  await assertAccessible(page)
  await emma.press(button(page, 'Opslaan').last())
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('trekt niet: Bram').waitFor()
  await page.getByText('trekt niet: Anna').waitFor()

  await emma.press(button(page, 'Trek de lootjes'))
  await page.waitForURL(/getrokken/)
  for (const { guest, name, page: own, email } of guests) {
    await button(own, `Ik ben ${name}: openen`).waitFor()
    if (name === 'Dirk') await assertAccessible(own)
    await guest.press(button(own, `Ik ben ${name}: openen`))
    await own.locator('.drawn').waitFor()
    if (email) assert.equal((await mailsOf(world, 'lot', email)).length, 1)
    assert.ok(guest.presses <= 4, `${name} pressed ${guest.presses} times`)
  }
  assert.ok(emma.presses <= 25, `the organizer pressed ${emma.presses} times`)
  const late = await openPhone()
  stage.allow(late.page, /status of 410/)
  await late.page.goto(link)
  await late.page.getByText('De lootjes zijn al getrokken.').waitFor()
  await assertAccessible(late.page)
})

test('a person joins, changes their name and steps out without JavaScript', async () => {
  const made = await world.visitor().api('POST', '/api/Gathering/Create', {
    title: 'Kerst',
    organizer: { name: 'Emma', email: 'emma2@example.net' },
  })
  const { page } = await openPhone({ ...phone, javaScriptEnabled: false })
  await page.goto(new URL(made.body.joinUrl).pathname)
  await page.getByLabel('Je naam').fill('emma')
  await button(page, 'Ik doe mee').click()
  await page.getByText('Er doet al iemand mee met deze naam.').first().waitFor()
  assert.equal(await page.getByLabel('Je naam').inputValue(), 'emma')
  await page.getByLabel('Je naam').fill('Noor')
  await button(page, 'Ik doe mee').click()
  await page.getByRole('heading', { name: 'Je doet mee, Noor' }).waitFor()
  await page.getByText('Iets wijzigen').click()
  await page.getByLabel('Je naam').fill('Noortje')
  await button(page, 'Opslaan').click()
  await page.getByRole('heading', { name: 'Je doet mee, Noortje' }).waitFor()
  await page.goto(new URL(made.body.joinUrl).pathname)
  await page.getByRole('heading', { name: 'Je doet mee, Noortje' }).waitFor()
  await page.getByText('Iets wijzigen').click()
  await button(page, 'Ik doe niet mee').click()
  await page.getByText('Je doet niet meer mee.').first().waitFor()
})
