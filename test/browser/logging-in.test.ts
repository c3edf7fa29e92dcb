import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page, Route } from 'playwright-core'
import { until } from '#test/support/until.ts'
import { assertFocus, openStage, phone, settled } from './stage.ts'

const stage = await openStage()
const { world } = stage
const noor = await world.person('Noor de Vries')
const sem = await world.person('Sem Bakker')

/**
 * Gives the page a virtual device that stores its passkeys and approves every request.
 * @returns a function that turns the device's approval on or off
 */
async function withDevice(page: Page): Promise<(saysYes: boolean) => Promise<unknown>> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return (enabled) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
}

/**
 * Logs in by the passkey button while the field offers passkeys, too.
 * @param open opens the page or dialog with the button
 */
async function logInByButton(
  page: Page,
  deviceSaysYes: (saysYes: boolean) => Promise<unknown>,
  open: () => Promise<unknown> = () => page.goto('/account/login'),
): Promise<void> {
  await deviceSaysYes(false)
  const offered = page.waitForResponse((answer) => answer.url().endsWith('/api/Passkey/StartLogin'))
  await open()
  await settled(page)
  await offered
  const sayYes = async (route: Route) => {
    await deviceSaysYes(true)
    await route.continue()
  }
  await page.route('**/api/Passkey/StartLogin', sayYes, { times: 1 })
  await page.getByRole('button', { name: 'Inloggen met passkey' }).click()
}

const isLoggedIn = async (page: Page, { user } = noor) =>
  (await page.locator('html').getAttribute('data-page-user')) === user.publicGuid

test('a user adds a passkey by keyboard, logs in with it by button or field, and can’t after its removal', async () => {
  const page = await stage.open(noor)
  const deviceSaysYes = await withDevice(page)
  await page.goto('/account/passkeys')
  await settled(page)
  assert.equal(await page.locator('[data-passkeys-none]').isVisible(), false)
  const password = page.locator('#passkey-password')
  await password.fill('geraden wachtwoord')
  await password.press('Enter')
  await page.locator('[data-passkeys-problem]', { hasText: 'wachtwoord klopt niet' }).waitFor()
  await password.fill(noor.password)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mijn laptop')
  await page.keyboard.press('Enter')
  await page.locator('main li', { hasText: 'Mijn laptop' }).waitFor()

  await page.context().clearCookies()
  await page.goto('/account/login?returnUrl=%2Fnoor%3Fx%3D1')
  await settled(page)
  // The field offers the passkey, and the virtual device accepts every offer.
  await page.waitForURL('**/noor?x=1')
  assert.ok(await isLoggedIn(page))

  await page.context().clearCookies()
  await logInByButton(page, deviceSaysYes)
  await page.waitForURL(`${stage.url}/`)
  assert.ok(await isLoggedIn(page))

  await page.context().clearCookies()
  await logInByButton(page, deviceSaysYes, async () => {
    await page.goto('/sem')
    await settled(page)
    await page.locator('#friend-banner a').click()
  })
  await page.locator('#friend-banner', { hasText: 'Staat bij je vrienden' }).waitFor()
  assert.ok(await isLoggedIn(page))

  await page.goto('/account/passkeys')
  await settled(page)
  await page.locator('main li a').click()
  await page.locator('dialog[open] button.danger').click()
  await page.locator('.flash', { hasText: 'verwijderd' }).waitFor()
  assert.equal(await page.locator('main li').count(), 0)
  await page.context().clearCookies()
  await logInByButton(page, deviceSaysYes)
  await page.locator('.flash', { hasText: 'kennen we niet meer' }).waitFor()

  // The session has a new cookie by now, and the form on the page has the new session's token.
  await page.locator('main [name=emailOrUsername]').fill('noor')
  await page.locator('main [name=password]').fill(noor.password)
  await page.locator('main [name=password]').press('Enter')
  await page.waitForURL(`${stage.url}/`)
  assert.ok(await isLoggedIn(page))
})

test('a browser that does not support passkeys offers neither adding one nor logging in with one', async () => {
  const page = await stage.open(noor)
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.goto('/account/passkeys')
  await settled(page)
  assert.equal(await page.locator('[data-passkeys-none]').isVisible(), true)
  assert.equal(await page.locator('[data-passkeys-add]').isVisible(), false)
  await page.context().clearCookies()
  await page.goto('/account/login')
  await settled(page)
  assert.equal(await page.locator('[data-passkeys-login]').isVisible(), false)
})

test('a login that is refused in the header opens a dialog, after which the password can be typed again', async () => {
  const page = await stage.open()
  await page.goto('/sem')
  await settled(page)
  await page.locator('header [name=emailOrUsername]').fill(noor.email)
  await page.locator('header [name=password]').fill('verkeerd wachtwoord')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Inloggen is niet gelukt' })
  await dialog.getByText('Dat wachtwoord klopt niet').waitFor()
  await assertFocus(page, /^button "Opnieuw proberen"/)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await assertFocus(page, /^textbox "Wachtwoord"/)
  await page.keyboard.type(noor.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sem')
  assert.ok(await isLoggedIn(page))
})

test('the page for a forgotten password takes over the typed login, and its mail leads to a new password', async () => {
  const page = await stage.open(null, phone)
  await page.goto('/account/login')
  await settled(page)
  await page.locator('main [name=emailOrUsername]').fill(noor.email)
  await page.locator('main a', { hasText: 'Wachtwoord vergeten?' }).click()
  assert.equal(await page.locator('#field-login').inputValue(), noor.email)
  await page.locator('#field-login').press('Enter')
  await page.locator('h1', { hasText: 'Kijk in je mail' }).waitFor()
  let link: string | undefined
  await until(async () => {
    const mail = (await world.mails()).find(({ kind }) => kind === 'reset-password')
    link = mail && /http\S+\/account\/resetpassword\/\S+/.exec(mail.text)![0]
    return link !== undefined
  }, 'the mail for a new password')
  await page.goto(link!)
  await page.locator('#field-password').fill('vier vrolijke vogels')
  await page.locator('#field-password').press('Enter')
  await page.locator('.flash', { hasText: 'nieuwe wachtwoord' }).waitFor()
  assert.ok(await isLoggedIn(page))
})

test('a password that is sent while the page requests its passkey offer logs in', async () => {
  const page = await stage.open()
  const goneSession = { name: 'session', value: 'x'.repeat(43), url: stage.url }
  await page.context().addCookies([goneSession])
  const { promise: isSent, resolve: send } = Promise.withResolvers<void>()
  let hasNewCookie = false
  await page.route('**/api/Passkey/StartLogin', async (route) => {
    const response = await route.fetch()
    hasNewCookie = true // the page doesn't have the new session's token yet
    await isSent
    await route.fulfill({ response })
  })
  await page.goto('/account/login')
  await until(() => Promise.resolve(hasNewCookie), 'the response with the passkey offer')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/account/login'))
  await page.locator('main [name=emailOrUsername]').fill(sem.email)
  await page.locator('main [name=password]').fill(sem.password)
  await page.locator('main [name=password]').press('Enter')
  await Promise.race([sent, page.waitForTimeout(300)])
  send()
  await page.waitForURL(`${stage.url}/`)
  assert.ok(await isLoggedIn(page, sem))
})

test('a password that is sent before the page requests its passkey offer keeps its new session', async () => {
  const first = await stage.open()
  await first.goto('/account/login')
  const script = await first.evaluate(() => document.documentElement.dataset.watchPasskeysScript!)

  const page = await stage.open() // a browser context without cached scripts
  const { promise: isScriptSent, resolve: sendScript } = Promise.withResolvers<void>()
  const { promise: isFormSent, resolve: sendForm } = Promise.withResolvers<void>()
  await page.route(`**${script}`, (route) => isScriptSent.then(() => route.continue()))
  await page.route('**/account/login', async (route) => {
    if (route.request().method() === 'POST') await isFormSent
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/account/login')
  await page.waitForFunction(() => 'htmx' in window)
  await page.locator('main [name=emailOrUsername]').fill(sem.email)
  await page.locator('main [name=password]').fill(sem.password)
  const isPosted = page.waitForRequest((request) => request.method() === 'POST')
  const pressed = page.locator('main [name=password]').press('Enter') // Playwright waits for the next page
  const hasScript = page.waitForResponse(`**${script}`)
  await isPosted
  sendScript()
  await hasScript
  await page.waitForTimeout(300)
  sendForm()
  await pressed
  await page.waitForURL(`${stage.url}/`)
  assert.ok(!asked.includes('/api/Passkey/StartLogin'))
  assert.ok(await isLoggedIn(page, sem))
})
