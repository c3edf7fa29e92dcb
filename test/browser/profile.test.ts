import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { proveAddress } from '#test/support/family.ts'
import { until } from '#test/support/until.ts'
import { desktop, openStage, phone, settled } from './stage.ts'

const stage = await openStage()
const { world } = stage

const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).name || document.activeElement?.textContent?.trim())

test('a user changes their name and password by keyboard alone, in the order of the page', async () => {
  const noor = await world.person('Noor Toets')
  await proveAddress(world, noor)
  const elsewhere = world.visitor()
  await elsewhere.api('POST', '/api/Account/Login', { emailOrUsername: 'noor', password: noor.password })
  const page = await stage.open(noor)
  await page.goto('/account')
  const keys = page.keyboard
  await page.getByLabel('Voornaam').focus()
  await keys.press('ControlOrMeta+a')
  await keys.type('Nora')
  const order = []
  for (let turn = 0; turn < 3; turn++) {
    await keys.press('Tab')
    order.push(await focused(page))
  }
  assert.deepEqual(order, ['lastName', 'email', 'Wachtwoord veranderen'])
  await keys.press('Enter')
  await keys.press('Tab')
  assert.equal(await focused(page), 'password')
  await keys.type('een heel nieuw wachtwoord')
  await keys.press('Tab')
  await keys.press('Enter') // shows the password
  assert.equal(await page.getByLabel('Nieuw wachtwoord').getAttribute('type'), 'text')
  await keys.press('Tab')
  assert.equal(await focused(page), 'currentPassword')
  await keys.press('Enter')
  await page.locator('#field-currentPassword-error').waitFor()
  assert.equal(await focused(page), 'password', 'the first field that is not filled in has the focus')
  await keys.type('een heel nieuw wachtwoord')
  await page.locator('.profile-form').getByLabel('Je huidige wachtwoord').focus()
  await keys.type(noor.password)
  await keys.press('Enter')
  await page.locator('.flash', { hasText: 'Opgeslagen.' }).waitFor()
  assert.equal(await page.getByLabel('Voornaam').inputValue(), 'Nora')
  assert.equal((await elsewhere.api('GET', '/api/Account/UserData')).status, 204)
  const again = world.visitor()
  const login = { emailOrUsername: 'noor', password: 'een heel nieuw wachtwoord' }
  assert.equal((await again.api('POST', '/api/Account/Login', login)).body, true)
})

test('requesting the confirmation mail again keeps the typed text', async () => {
  const page = await stage.open(await world.person('Tom Kok'))
  await page.goto('/account')
  await settled(page)
  await page.getByLabel('Voornaam').fill('Tommie')
  await page.getByRole('button', { name: 'Stuur die mail nog een keer' }).click()
  await page.locator('.flash').waitFor()
  assert.equal(await page.getByLabel('Voornaam').inputValue(), 'Tommie')
})

test('on a phone a user finds the details in the account menu, and logs out another device in one press', async () => {
  const lotte = await world.person('Lotte Druk')
  const elsewhere = world.visitor({ 'User-Agent': 'Mozilla/5.0 (iPad) Version/17.5 Safari/604.1' })
  await elsewhere.api('POST', '/api/Account/Login', { emailOrUsername: 'lotte', password: lotte.password })
  const page = await stage.open(lotte, phone)
  await page.goto('/')
  await page.locator('[popovertarget=account]').click()
  await page.locator('#account').getByRole('link', { name: 'Mijn profiel' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mijn profiel' }).waitFor()
  await page.getByRole('button', { name: /^Uitloggen.*Safari op iPad$/ }).click()
  await page.locator('.flash', { hasText: 'Je bent op dat apparaat uitgelogd.' }).waitFor()
  assert.equal(await page.locator('#sessions .row').count(), 1)
  assert.equal((await elsewhere.api('GET', '/api/Account/UserData')).status, 204)
})

test('the native shell receives the new name and e-mail address after saving', async () => {
  const bram = await world.person('Bram Schil')
  const page = await stage.open(bram, { ...desktop, userAgent: 'Mozilla/5.0 WishringApp/4.1' })
  // The object is built from entries, because a function with a name of its own would not arrive in the page.
  await page.addInitScript(() =>
    Object.assign(window, {
      wishringApp: Object.fromEntries([
        ['updateAccountInfo', (given: object) => Object.assign(window, { account: given })],
      ]),
    }),
  )
  await page.goto('/account')
  await page.getByLabel('Achternaam').fill('de Boer')
  await page.getByLabel('E-mailadres').fill('bram@elders.example')
  await page.locator('.profile-form').getByLabel('Je huidige wachtwoord').fill(bram.password)
  await page.getByRole('button', { name: 'Profiel opslaan' }).click()
  await page.locator('.flash', { hasText: 'We hebben je nieuwe adres een mail gestuurd' }).waitFor()
  const account = () => page.evaluate(() => (window as { account?: object }).account)
  await until(async () => (await account()) !== undefined, 'the call to the shell')
  assert.deepEqual(await account(), { name: 'Bram de Boer', email: 'bram@elders.example' })
})

test('on a phone the first screen links to each part of the profile, with and without JavaScript', async () => {
  const noor = await world.person('Noortje Kort', { username: 'noortje' })
  for (const options of [phone, { ...phone, javaScriptEnabled: false }]) {
    const page = await stage.open(noor, options)
    await page.goto('/account')
    const index = page.getByRole('navigation', { name: 'Op deze pagina' })
    const headings = await page.locator('.part h2').allTextContents()
    assert.deepEqual(
      (await index.getByRole('link').allTextContents()).map((text) => text.trim()),
      headings,
    )
    const { y, height } = (await index.boundingBox())!
    const menu = (await page.locator('.menu').boundingBox())!
    assert.ok(y + height <= menu.y, `${y + height}`)
    await index.getByRole('link', { name: 'In je agenda' }).click()
    await page.waitForURL('/account#calendar')
    await until(async () => {
      const part = (await page.locator('#calendar').boundingBox())!
      return part.y >= 0 && part.y < menu.y / 2
    }, 'the part to be visible')
  }
})
