import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { loggedStatus, assertFocus, desktop, goToLive, offline, openStage, phone, settled } from './stage.ts'
import { until } from '#test/support/until.ts'

const stage = await openStage()

async function open(page: Page, path: string): Promise<Page> {
  await page.goto(path)
  await settled(page)
  return page
}

const logIn = async (page: Page, username: string, password: string) => {
  const form = page.locator('main form')
  await form.getByLabel('E-mail of lijstnaam').fill(username)
  await form.getByLabel('Wachtwoord').fill(password)
  await form.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

test('a page follows another tab’s login, logout or switch of users, but not another tab’s error', async () => {
  const anna = await stage.world.person('Anna Bos')
  const bart = await stage.world.person('Bart Bos')
  const here = await open(await stage.open(anna), '/anna')
  const there = await here.context().newPage()
  const moves: string[] = []
  here.on('framenavigated', (frame) => moves.push(new URL(frame.url()).pathname))

  stage.allow(there, loggedStatus(500))
  await open(there, stage.brokenPicture())
  assert.ok(await there.getByRole('heading', { name: 'Er ging iets mis bij ons' }).isVisible())
  await open(there, '/')
  assert.equal(new URL(here.url()).pathname, '/anna')

  await there.getByRole('button', { name: /Account van/ }).click()
  await there.getByRole('button', { name: 'Uitloggen' }).click()
  await there.waitForURL('/account/goodbye')
  await here.waitForURL('/account/goodbye')
  assert.deepEqual(moves, ['/account/goodbye'])

  await open(there, '/account/login')
  await logIn(there, 'anna', anna.password)
  await there.waitForURL('/')
  await here.waitForURL('/')
  await here.getByRole('heading', { name: 'Dag Anna' }).waitFor()

  await open(here, '/anna')
  await here.context().addCookies([...bart.cookies].map(([name, value]) => ({ name, value, url: stage.url })))
  await open(there, '/')
  await here.waitForURL('/')
  await here.getByRole('heading', { name: 'Dag Bart' }).waitFor()
})

test('a transition that the browser aborts is no error, while other rejections are', async () => {
  const page = await open(await stage.open(), '/')
  await page.evaluate(() => {
    document.startViewTransition(() => {}).skipTransition()
    void Promise.reject(new Error('another rejection'))
  })
  const heard: string[] = []
  await until(() => heard.push(...stage.complaints(page)) > 0, 'the other rejection')
  assert.match(heard.join(), /^Error: another rejection/)
  assert.equal(heard.length, 1)
})

test('a dialog or page that takes longer than a second shows a message until it arrives', async () => {
  const page = await open(await stage.open(await stage.world.person('Cato Vos')), '/cato')
  const message = page.locator('.loading-message')
  const held = Promise.withResolvers<void>()
  await page.route('**/cato/share', async (route) => {
    await held.promise
    await route.continue()
  })
  const pressedAt = Date.now()
  await page.getByRole('link', { name: 'Lijst delen' }).click()
  await message.waitFor()
  assert.ok(Date.now() - pressedAt >= 950, `the message came after ${Date.now() - pressedAt} ms`)
  assert.equal(await message.getAttribute('role'), 'status')
  held.resolve()
  await page.getByRole('dialog').waitFor()
  await message.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')

  const heldPage = Promise.withResolvers<void>()
  await page.route('**/crossedoff', async (route) => {
    await heldPage.promise
    await route.continue()
  })
  const said = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new MutationObserver(() => document.querySelector('.loading-message') && resolve()).observe(document.body, {
          childList: true,
        })
      }),
  )
  await page.locator('.menu').getByRole('link', { name: 'Wat ik geef' }).click({ noWaitAfter: true })
  await said
  heldPage.resolve()
  await page.waitForURL('/crossedoff')
})

test('without a connection typed text stays, and the page catches up when the connection is back', async () => {
  const dora = await stage.world.person('Dora Mol')
  const page = await stage.open(dora)
  await page.clock.install()
  await goToLive(page, () => page.goto('/dora'))
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Zo staat het op je lijst').fill('Een tent voor twee, met hor')
  stage.allow(page, ...offline)
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Op lijst zetten' }).click()
  const flash = page.locator('.flash', { hasText: 'Geen verbinding' })
  await flash.waitFor()
  assert.equal(await dialog.getByLabel('Zo staat het op je lijst').inputValue(), 'Een tent voor twee, met hor')
  await flash.getByRole('button', { name: 'Melding sluiten' }).click()
  await flash.waitFor({ state: 'detached' })

  await page.context().setOffline(false)
  // The page also receives the live update about its own gift, and fetches the list. The server must still be up for
  // that.
  const fetched = page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === '/dora')
  await dialog.getByRole('button', { name: 'Op lijst zetten' }).click()
  await page.getByRole('heading', { name: 'Een tent voor twee, met hor' }).waitFor()
  await fetched

  // The page's clock stands still while the server is down. The socket therefore reconnects once the server is back,
  // however long the restart takes.
  await page.clock.pauseAt(Date.now() + 1_000)
  await stage.restart(page, () => stage.world.addGift(dora.list, { description: 'Kwam erbij toen niemand keek' }))
  await page.clock.runFor(60_000)
  await page.clock.resume()
  await page.getByRole('heading', { name: 'Kwam erbij toen niemand keek' }).waitFor()
})

test('a refused form keeps the typed text, shows each error at its field, and focuses the first', async () => {
  const emma = await stage.world.person('Emma Kok')
  const page = await open(await stage.open(), '/account/create')
  const field = (name: string) => page.locator('main').getByLabel(name, { exact: true })
  await field('Voornaam').fill('Emma')
  await field('Adres van je lijst').fill('emma')
  await field('E-mailadres').fill(emma.email)
  await page.getByText('Al bezet').waitFor()
  await field('Wachtwoord').fill('kort')
  await page.getByRole('button', { name: 'Maak mijn lijst' }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  assert.deepEqual(
    await page
      .locator('main [aria-invalid=true]')
      .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).name)),
    ['lastName', 'password'],
  )
  await assertFocus(page, /^textbox "Achternaam"/)
  assert.equal(await field('Adres van je lijst').inputValue(), 'emma')
  assert.equal(await field('E-mailadres').inputValue(), emma.email)
  assert.equal(await field('Wachtwoord').inputValue(), '')
  const described = await field('Wachtwoord').getAttribute('aria-describedby')
  assert.match(await page.locator(`#${described!.split(' ').at(-1)}`).innerText(), /Gebruik minstens 8 tekens/)

  await settled(page)
  await field('Achternaam').fill('Kok')
  await field('Wachtwoord').fill('een goed wachtwoord')
  await page.getByRole('button', { name: 'Maak mijn lijst' }).click()
  await until(async () => (await field('Wachtwoord').inputValue()) === '', 'the refused form without passwords')
  await page.locator('[aria-invalid=true]').first().waitFor()
  await page.getByText('Dit adres heeft al een account').waitFor()
  await page.locator('#field-email-error').getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL(/\/account\/login/)
  assert.equal(await page.locator('main').getByLabel('E-mail of lijstnaam').inputValue(), emma.email)
})

test('dialogs stack, close one by one, and lose typed text only when the user cancels', async () => {
  const page = await open(await stage.open(await stage.world.person('Fien Post')), '/fien')
  const dialogs = page.locator('dialog[open]')
  await page.getByRole('link', { name: 'Gelegenheid bewerken' }).click()
  await assertFocus(page, /^combobox "Gelegenheid"/)
  // No dialog of ours opens another dialog yet, so the test clicks a link behind the dialog.
  await page.getByRole('link', { name: 'Lijst delen', includeHidden: true }).dispatchEvent('click')
  await assertFocus(page, /^textbox "De link"/)
  assert.equal(await dialogs.count(), 2)
  assert.ok(
    await dialogs
      .last()
      .evaluate((dialog) => dialog.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 2))),
  )
  await page.keyboard.press('Escape')
  await until(async () => (await dialogs.count()) === 1, 'one dialog left')
  await assertFocus(page, /^combobox "Gelegenheid"/)
  await dialogs.getByRole('button', { name: 'Sluiten' }).click()
  await until(async () => (await dialogs.count()) === 0, 'no dialog left')
  await assertFocus(page, /Gelegenheid bewerken/, { isSeen: false })

  const beside = { x: 20, y: 450 }
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await dialogs.waitFor()
  await page.mouse.click(beside.x, beside.y)
  await until(async () => (await dialogs.count()) === 0, 'the dialog to close after a click beside it')
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await dialogs.getByLabel('Zo staat het op je lijst').fill('Nog niet klaar')
  await page.mouse.click(beside.x, beside.y)
  assert.equal(await dialogs.getByLabel('Zo staat het op je lijst').inputValue(), 'Nog niet klaar')
  await dialogs.getByRole('link', { name: 'Annuleren' }).click()
  await until(async () => (await dialogs.count()) === 0, 'the canceled dialog to close')
})

test('crossing off with an account’s e-mail address asks for its password, and keeps the scroll position', async () => {
  const gus = await stage.world.person('Gus Kuiper')
  for (let count = 1; count <= 12; count++)
    await stage.world.addGift(gus.list, { description: `Spaak nummer ${count}` })
  await stage.world.addGift(gus.list, { description: 'Een fietsbel' })
  const hanna = await stage.world.person('Hanna Kuiper')
  const page = await open(await stage.open(null, phone), '/gus')
  await page.getByRole('link', { name: /Afstrepen.*fietsbel/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Je e-mailadres').fill(hanna.email)
  await dialog.getByRole('button', { name: 'Afstrepen' }).click()
  await assertFocus(page, /^textbox "Wachtwoord"/)
  assert.equal(await dialog.getByLabel('Je e-mailadres').inputValue(), hanna.email)
  await dialog.getByLabel('Wachtwoord').fill('niet dit wachtwoord')
  await dialog.getByRole('button', { name: 'Afstrepen' }).click()
  await dialog.getByText('Dat wachtwoord klopt niet').waitFor()
  await assertFocus(page, /^textbox "Wachtwoord"/)
  assert.equal(await dialog.getByLabel('Wachtwoord').inputValue(), '')
  const place = await page.evaluate(() => scrollY)
  assert.ok(place > 1000)
  await dialog.getByLabel('Wachtwoord').fill(hanna.password)
  await dialog.getByRole('button', { name: 'Afstrepen' }).click()
  await page.locator('.gift.yours', { hasText: 'Een fietsbel' }).waitFor()
  await until(async () => Math.abs((await page.evaluate(() => scrollY)) - place) < 20, 'the former scroll position')
  assert.ok(await page.getByRole('button', { name: /Account van.*Hanna/ }).isVisible())
  assert.ok(await page.locator('.flash', { hasText: 'Afgestreept' }).isVisible())
})

test('when the session has ended, typed text stays and the login opens on top of it', async () => {
  const page = await open(await stage.open(await stage.world.person('Fleur Pol')), '/fleur')
  await page.locator('.add-gift button').click()
  const wish = page.locator('dialog textarea, dialog input[name=description]').first()
  await wish.fill('Een stoomtrein')
  stage.allow(page, loggedStatus(400), loggedStatus(401)) // the ended session's token, then the login
  await page.context().clearCookies()
  await page.locator('dialog button[type=submit]').click()
  await page.getByRole('dialog').getByLabel('Wachtwoord').waitFor()
  assert.equal(await wish.inputValue(), 'Een stoomtrein')
})

test('a list is shared by the phone’s own share sheet, and by our dialog if the sheet fails', async () => {
  const page = await stage.open(await stage.world.person('Kees Mol'), phone)
  await page.addInitScript(`
    const outcomes = ['shared', 'AbortError', 'NotAllowedError']
    Object.defineProperty(navigator, 'share', { value: async (list) => {
      sessionStorage.setItem('shared', JSON.stringify(list))
      const outcome = outcomes.shift()
      if (outcome !== 'shared') throw new DOMException('', outcome)
    } })`)
  await open(page, '/kees')
  let dialogsAsked = 0
  page.on('request', (request) => new URL(request.url()).pathname === '/kees/share' && dialogsAsked++)
  const link = page.getByRole('link', { name: 'Lijst delen' })
  await link.click()
  const shared = await until(
    async () =>
      JSON.parse((await page.evaluate(() => sessionStorage.getItem('shared'))) ?? 'null') as {
        url: string
        title: string
        text: string
      } | null,
    'the share sheet',
  )
  assert.deepEqual(shared, { url: `${stage.url}/kees`, title: 'Verlanglijst van Kees Mol', text: shared.text })
  assert.match(shared.text, /Kees Mol/)
  await link.click() // the user cancels the share sheet
  assert.equal(await page.getByRole('dialog').count(), 0)
  await link.click()
  await page.getByRole('dialog').getByLabel('De link').waitFor()
  assert.equal(dialogsAsked, 1)
})

test('in the native shell pages leave out header and footer, and call the shell’s bridge', async () => {
  const page = await stage.open(await stage.world.person('Iris Blom'), {
    ...desktop,
    userAgent: 'Mozilla/5.0 WishringApp/4.1',
  })
  await page.addInitScript(() => {
    const methods = ['updateAccountInfo', 'openNewListModal', 'shareList', 'onNavigate', 'onWishlistCreated'].map(
      (method) => [
        method,
        (...given: unknown[]) =>
          sessionStorage.setItem(
            'calls',
            JSON.stringify([...JSON.parse(sessionStorage.getItem('calls') ?? '[]'), [method, ...given]]),
          ),
      ],
    )
    Object.assign(window, { wishringApp: Object.fromEntries(methods) })
  })
  const calls = async () =>
    JSON.parse((await page.evaluate(() => sessionStorage.getItem('calls'))) ?? '[]') as unknown[]
  await open(page, '/iris')
  assert.equal(await page.locator('header, footer').count(), 0)
  await until(async () => (await calls()).length === 2, 'the calls to the shell')
  assert.deepEqual(await calls(), [
    ['onNavigate', { path: '/iris' }],
    ['updateAccountInfo', { name: 'Iris Blom', email: 'iris@example.org' }],
  ])
  await page.getByRole('link', { name: 'Lijst delen' }).click()
  const [name, shared] = (await calls()).at(-1) as [string, { url: string; title: string; text: string }]
  assert.deepEqual(
    [name, shared.url, Object.keys(shared).sort()],
    ['shareList', `${stage.url}/iris`, ['text', 'title', 'url']],
  )

  await open(page, '/mylist/new')
  await page.getByLabel('Adres van je lijst').fill('iris-feest')
  await page.getByRole('button', { name: 'Maak de lijst' }).click()
  await page.getByRole('link', { name: 'Naar je lijst' }).waitFor()
  const created = (await calls()).find((call) => (call as string[])[0] === 'onWishlistCreated') as
    | [string, Record<string, string>]
    | undefined
  assert.equal(created?.[1].username, 'iris-feest')
  assert.equal(created[1].url, `${stage.url}/iris-feest`)
  assert.match(created[1].privateGuid!, /^[0-9a-f-]{36}$/)

  await open(page, '/')
  await page.getByRole('link', { name: 'Nieuwe lijst' }).click()
  assert.deepEqual((await calls()).at(-1), ['openNewListModal'])
  assert.equal(new URL(page.url()).pathname, '/')

  await page.getByRole('button', { name: 'Meer' }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await page.waitForURL('/account/goodbye')
  await until(async () => (await calls()).length >= 2, 'the calls to the shell')
  assert.deepEqual((await calls()).slice(-2), [
    ['onNavigate', { path: '/account/goodbye' }],
    ['updateAccountInfo', { name: '', email: '' }],
  ])
})
