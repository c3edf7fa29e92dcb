import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertFocus, desktop, goToLive, openStage, phone, settled, tabTo } from './stage.ts'
import { dayFromNow } from '#test/support/days.ts'
import { until } from '#test/support/until.ts'

const stage = await openStage()

async function createAccount(page: Page, username: string, firstName: string): Promise<void> {
  await page.getByLabel('Voornaam').fill(firstName)
  await page.getByLabel('Achternaam').fill('de Vries')
  await page.getByLabel('Adres van je lijst').fill(username)
  await page.getByLabel('E-mailadres', { exact: true }).fill(`${username}@example.org`)
  await page.getByLabel('Wachtwoord', { exact: true }).fill('een goed wachtwoord')
  const again = page.getByLabel('Wachtwoord nog een keer') // shown only without JavaScript
  if ((await again.count()) > 0) await again.fill('een goed wachtwoord')
  await page.locator('main').getByRole('button', { name: 'Maak mijn lijst' }).click()
  await page.waitForURL(`/${username}`)
}

/**
 * Returns a page's HTML, tag by tag. Leaves out the form tokens, which differ each time, and the mark of the first
 * paint, whose time depends on the browser.
 */
const pageOf = async (page: Page): Promise<string[]> => {
  const token = await page.locator('input[name=csrfToken]').first().inputValue()
  return (await page.content()).replaceAll(token, '').replace(' data-css-painted=""', '').split(/(?=<)/)
}

/** Returns the link that the button of the last such mail leads to. */
async function linkInMail(to: string, kind: string): Promise<string> {
  const mail = (await stage.world.mails()).findLast((each) => each.to === to && each.kind === kind)
  assert.ok(mail, `no mail ${kind} to ${to}`)
  const link = /https?:\/\/\S+\/crossedoff\/[^\s"<]+/.exec(mail.text)
  assert.ok(link, mail.text)
  return link[0]
}

test('a list is made and shared, and a cross-off and its undo reach the sister live, but never the owner', async (t) => {
  const noor = await stage.open(null, { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] })
  await noor.goto('/')
  await noor.locator('main').getByRole('link', { name: 'Maak je lijst' }).first().click()
  await createAccount(noor, 'noor', 'Noor')

  await noor.getByLabel('Wat wens je?').fill('Theepot voor zes kopjes, liefst blauw')
  await noor.getByLabel('Wat wens je?').press('Enter')
  const dialog = noor.getByRole('dialog')
  await noor.getByRole('heading', { name: 'Theepot voor zes kopjes' }).waitFor()
  await noor.locator('.action-bar .primary', { hasText: 'Lijst delen' }).waitFor()
  assert.equal(await noor.getByLabel('Wat wens je?').inputValue(), '')

  await noor.evaluate(() => navigator.clipboard.writeText('https://www.wolwinkel.example/sokken?maat=39'))
  await noor.getByLabel('Wat wens je?').focus()
  await noor.keyboard.press('ControlOrMeta+V')
  await noor.keyboard.press('Enter')
  await noor.getByRole('heading', { name: 'Sokken', exact: true }).waitFor()
  await noor.getByRole('link', { name: /^Bewerken.*Sokken/ }).click()
  assert.equal(await dialog.getByLabel(/^Link/).inputValue(), 'https://www.wolwinkel.example/sokken?maat=39')
  await dialog.getByLabel('Zo staat het op je lijst').fill('Wollen sokken')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await noor.getByRole('link', { name: 'wolwinkel.example' }).waitFor()

  await noor.getByRole('link', { name: 'Titel bewerken' }).click()
  await noor.getByLabel('Titel', { exact: true }).fill('Pakjesavond bij Noor')
  await noor.getByLabel('Titel', { exact: true }).press('Enter')
  await noor.getByRole('heading', { level: 1, name: 'Pakjesavond bij Noor' }).waitFor()

  await noor.locator('a.chip').click()
  await dialog.getByLabel('Gelegenheid').selectOption('Sinterklaas')
  await dialog.getByLabel('Op welke dag?').fill(dayFromNow(12))
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await noor.getByText('Nog 12 nachtjes').waitFor()

  await noor.getByRole('link', { name: 'Lijst delen' }).click()
  await dialog.getByRole('button', { name: 'Kopiëren' }).click()
  await dialog.getByRole('button', { name: 'Gekopieerd' }).waitFor()
  const address = await noor.evaluate(() => navigator.clipboard.readText())
  assert.equal(address, `${stage.url}/noor`)
  await noor.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  const lotte = await stage.open(await stage.world.person('Lotte de Vries'))
  const heardByNoor: unknown[] = []
  noor.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heardByNoor.push(payload)))
  await Promise.all([goToLive(noor, () => noor.reload()), goToLive(lotte, () => lotte.goto(address))])
  const before = await pageOf(noor)

  const brother = await stage.open(null, { ...phone, reducedMotion: 'no-preference' })
  await brother.goto(address)
  await settled(brother)
  await brother.getByRole('link', { name: /Afstrepen.*Theepot/ }).tap()
  await brother.getByLabel('Je e-mailadres').fill('broer@example.org')
  const delays: number[] = []
  const crossOff = async () => {
    const takenAt = lotte.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new MutationObserver(() => {
            if (document.querySelector('.gift.taken')) resolve(Date.now())
          }).observe(document.body, { childList: true, subtree: true, attributes: true })
        }),
    )
    const pressedAt = await brother.evaluate(() => Date.now())
    await brother.getByRole('dialog').getByRole('button', { name: 'Afstrepen' }).tap()
    delays.push((await takenAt) - pressedAt)
  }
  await crossOff()
  // The machine may be busy with other work, so the test takes up to three tries.
  while (delays.length < 3 && Math.min(...delays) >= 1000) {
    await brother.getByRole('link', { name: /Ongedaan maken.*Theepot/ }).tap()
    await brother.getByRole('dialog').getByRole('button', { name: 'Ongedaan maken' }).tap()
    await lotte.getByRole('link', { name: /Afstrepen.*Theepot/ }).waitFor()
    await brother.getByRole('link', { name: /Afstrepen.*Theepot/ }).tap()
    await crossOff()
  }
  t.diagnostic(`the sister saw it ${delays.join(', ')} ms after the brother pressed`)
  assert.ok(Math.min(...delays) < 1000, `the sister saw it after ${delays.join(', ')} ms`)
  await brother.locator('.gift.yours', { hasText: 'Theepot' }).waitFor()
  assert.equal(await lotte.locator('.gift').getByText('Afgestreept door iemand anders').count(), 1)
  await lotte
    .locator('[data-announcing-region]')
    .getByText(/Theepot.*Afgestreept door iemand anders/)
    .first()
    .waitFor()

  assert.deepEqual(await pageOf(noor), before)
  await noor.reload()
  await settled(noor)
  assert.deepEqual(await pageOf(noor), before)

  const link = await linkInMail('broer@example.org', 'cross-off')
  await brother.goto(link)
  await brother.getByRole('button', { name: 'Ongedaan maken' }).click()
  await brother.waitForURL('/noor')
  await lotte.getByRole('link', { name: /Afstrepen.*Theepot/ }).waitFor()
  assert.deepEqual(await pageOf(noor), before)
  assert.deepEqual(heardByNoor, [])
  // A change that Noor may see does arrive, which proves that her socket was open all the time.
  await lotte.context().close()
  const again = await stage.open(null)
  await again.context().addCookies(await noor.context().cookies())
  await again.goto('/noor')
  await settled(again)
  await again.getByRole('link', { name: /Bewerken.*Theepot/ }).click()
  await again.getByLabel('Zo staat het op je lijst').fill('Theepot voor acht kopjes')
  await again.getByRole('button', { name: 'Opslaan' }).click()
  await noor.getByRole('heading', { name: 'Theepot voor acht kopjes' }).waitFor()
})

test('a list is made, shared and crossed off without JavaScript, and its owner sees no cross-off', async () => {
  const noJs = { javaScriptEnabled: false }
  const bram = await stage.open(null, { ...desktop, ...noJs })
  await bram.goto('/account/create')
  await createAccount(bram, 'bram', 'Bram')

  await bram.getByLabel('Wat wens je?').fill('Een kist appels https://www.boomgaard.example/kist')
  await bram.getByRole('button', { name: 'Toevoegen' }).click()
  await bram.getByRole('button', { name: 'Toevoegen' }).click()
  await bram.getByLabel('Zo staat het op je lijst').fill('Wandelkaart van Drenthe')
  await bram.getByRole('button', { name: 'Op lijst zetten' }).click()
  await bram.getByRole('button', { name: 'Ongedaan maken', exact: true }).click()
  await bram.getByRole('button', { name: 'Ongedaan maken', exact: true }).click()
  assert.deepEqual(await bram.locator('.gift-title').allTextContents(), ['Een kist appels', 'Wandelkaart van Drenthe'])
  assert.equal(
    await bram.getByRole('link', { name: 'boomgaard.example' }).getAttribute('href'),
    'https://www.boomgaard.example/kist',
  )

  await bram.getByRole('link', { name: /Bewerken.*Wandelkaart/ }).click()
  await bram.getByRole('link', { name: /Meer over.*Wandelkaart/ }).click()
  await bram.getByRole('button', { name: 'Naar boven' }).click()
  assert.deepEqual(await bram.locator('.gift-title').allTextContents(), ['Wandelkaart van Drenthe', 'Een kist appels'])

  await bram.getByRole('link', { name: 'Titel bewerken' }).click()
  await bram.getByLabel('Titel', { exact: true }).fill('Bram wordt vijftig')
  await bram.getByRole('button', { name: 'Opslaan' }).click()
  assert.equal(await bram.getByRole('heading', { level: 1 }).textContent(), 'Bram wordt vijftig')
  await bram.locator('a.chip').click()
  await bram.getByLabel('Gelegenheid').selectOption('MyBirthday')
  await bram.getByLabel('Op welke dag?').fill(dayFromNow(30))
  await bram.getByRole('button', { name: 'Opslaan' }).click()
  await bram.getByText('Nog 30 dagen').waitFor()
  await bram.getByRole('link', { name: 'Instellingen' }).click()
  await bram.getByLabel('Iedereen die je vraag kan beantwoorden').check()
  await bram.getByLabel('Je vraag', { exact: true }).fill('Hoe heet onze hond?')
  await bram.getByLabel('Het antwoord', { exact: true }).fill('Takkie')
  await bram.getByRole('button', { name: 'Instellingen opslaan' }).click()
  await bram.getByRole('link', { name: 'Lijst delen' }).click()
  const address = await bram.getByLabel('De link').inputValue()
  assert.equal(address, `${stage.url}/bram`)

  const [brother, sister] = [
    await stage.open(null, { ...phone, ...noJs }),
    await stage.open(await stage.world.person('Roos Bakker'), { ...desktop, ...noJs }),
  ]
  for (const page of [brother, sister]) {
    await page.goto(address)
    await page.getByLabel('Hoe heet onze hond?').fill('Fikkie')
    await page.getByRole('button', { name: 'Lijst openen' }).click()
    await page.getByText('Dat is het niet').waitFor()
    await page.getByLabel('Hoe heet onze hond?').fill(' takkie ')
    await page.getByRole('button', { name: 'Lijst openen' }).click()
    await until(async () => (await page.locator('.gift').count()) === 2, 'both gifts')
  }
  await bram.goto('/bram')
  const before = await pageOf(bram)

  await brother.getByRole('link', { name: /Afstrepen.*appels/ }).click()
  await brother.getByLabel('Je e-mailadres').fill('geen adres')
  await brother.getByRole('button', { name: 'Afstrepen' }).click()
  assert.equal(await brother.getByLabel('Je e-mailadres').inputValue(), 'geen adres')
  await brother.getByLabel('Je e-mailadres').fill('piet@example.org')
  await brother.getByRole('button', { name: 'Afstrepen' }).click()
  await brother.locator('.gift.yours', { hasText: 'Een kist appels' }).waitFor()

  await sister.reload()
  const taken = sister.locator('.gift.taken', { hasText: 'Een kist appels' })
  await taken.getByText('Afgestreept door iemand anders').waitFor()
  assert.ok(!(await taken.getByRole('link', { name: 'boomgaard.example' }).isVisible()))
  await taken.getByText('Tonen').click()
  await taken.getByRole('link', { name: 'boomgaard.example' }).waitFor()
  await bram.reload()
  assert.deepEqual(await pageOf(bram), before)

  await brother.goto(await linkInMail('piet@example.org', 'cross-off'))
  await brother.getByRole('button', { name: 'Ongedaan maken' }).click()
  await brother.getByText('Ongedaan gemaakt.').first().waitFor()
  await sister.reload()
  await sister.getByRole('link', { name: /Afstrepen.*appels/ }).waitFor()
  await bram.reload()
  assert.deepEqual(await pageOf(bram), before)

  await bram.getByRole('button', { name: /Account van/ }).click()
  await bram.getByRole('button', { name: 'Uitloggen' }).click()
  await bram.waitForURL('/account/goodbye')
  await bram.getByRole('link', { name: 'Weer inloggen' }).click()
  await bram.locator('main').getByLabel('E-mail of lijstnaam').fill('bram')
  await bram.locator('main').getByLabel('Wachtwoord').fill('een goed wachtwoord')
  await bram.locator('main').getByRole('button', { name: 'Inloggen', exact: true }).click()
  await bram.getByRole('heading', { level: 1 }).getByText('Bram').waitFor()
})

test('a list is filled, shared and crossed off by keyboard alone, and the focus is where a user expects it', async () => {
  const eva = await stage.world.person('Eva Smit')
  await stage.world.addGift(eva.list, { description: 'Breinaalden' })
  const own = await stage.open(eva)
  await own.goto('/eva')
  await settled(own)
  const { keyboard } = own
  const titles = () => own.locator('.gift-title').allTextContents()

  await tabTo(own, /^link "Naar de inhoud"/)
  await keyboard.press('Enter')
  await tabTo(own, /^textbox "Wat wens je/)
  await tabTo(own, /Lijst delen/)
  await keyboard.press('ArrowRight')
  await assertFocus(own, /^button "Bewerken"/)

  await keyboard.press('Enter')
  await tabTo(own, /Titel bewerken/)
  await keyboard.press('Enter')
  await assertFocus(own, /^textbox "Titel"/)
  await keyboard.type('Eva trouwt')
  await keyboard.press('Enter')
  await own.getByRole('heading', { level: 1, name: 'Eva trouwt' }).waitFor()
  await assertFocus(own, /^link "Titel bewerken"/)
  await keyboard.press('Enter')
  await assertFocus(own, /^textbox "Titel"/)
  await tabTo(own, /Annuleren/)
  await keyboard.press('Enter')
  await assertFocus(own, /^link "Titel bewerken"/)
  await keyboard.press('Enter')
  await assertFocus(own, /^textbox "Titel"/)
  await keyboard.press('Escape')
  await assertFocus(own, /^link "Titel bewerken"/)

  await tabTo(own, /^button "Bewerken"/)
  await keyboard.press('Enter')
  await tabTo(own, /Gelegenheid bewerken/)
  await keyboard.press('Enter')
  await assertFocus(own, /^combobox "Gelegenheid"/)
  await keyboard.press('Escape')
  await assertFocus(own, /^button "Bewerken"/)

  await tabTo(own, /^textbox "Wat wens je/, 'Shift+Tab')
  await keyboard.press('Enter')
  await assertFocus(own, /^textbox "Zo staat het op je lijst"/)
  await keyboard.press('Escape')
  await assertFocus(own, /^textbox "Wat wens je/)
  await keyboard.press('Enter')
  await assertFocus(own, /^textbox "Zo staat het op je lijst"/)
  await keyboard.type('Weekend weg')
  await tabTo(own, /Op lijst zetten/)
  await keyboard.press('Enter')
  await assertFocus(own, /Bewerken.*Weekend weg/)
  assert.deepEqual(await titles(), ['Breinaalden', 'Weekend weg'])

  await tabTo(own, /Meer over.*Weekend weg/, 'Shift+Tab')
  await keyboard.press('Enter')
  await assertFocus(own, /^link "Bewerken"/)
  await tabTo(own, /Naar boven/)
  await keyboard.press('Enter')
  await until(async () => (await titles())[0] === 'Weekend weg', 'the gift to move up')
  await assertFocus(own, /^button "Meer over: Weekend weg"/)
  await keyboard.press('Space')
  await assertFocus(own, /^link "Bewerken"/)
  await tabTo(own, /Naar beneden/)
  await keyboard.press('Enter')
  await until(async () => (await titles())[0] === 'Breinaalden', 'the gift to move down')
  await assertFocus(own, /^button "Meer over: Weekend weg"/)
  await keyboard.press('Enter')
  await assertFocus(own, /^link "Bewerken"/)
  await keyboard.press('Escape')
  await assertFocus(own, /^button "Meer over: Weekend weg"/)

  await keyboard.press('Enter')
  await assertFocus(own, /^link "Bewerken"/)
  await tabTo(own, /Cadeau verwijderen/)
  await keyboard.press('Enter')
  await own.getByRole('dialog').waitFor()
  await keyboard.press('Escape')
  await assertFocus(own, /^button "Meer over: Weekend weg"/)
  await keyboard.press('Enter')
  await assertFocus(own, /^link "Bewerken"/)
  await keyboard.press('Enter')
  await assertFocus(own, /^textbox "Zo staat het op je lijst"/)
  await keyboard.press('Escape')
  await assertFocus(own, /^button "Meer over: Weekend weg"/)
  await tabTo(own, /^button "Bewerken"/, 'Shift+Tab')
  await keyboard.press('ArrowLeft')
  await assertFocus(own, /Lijst delen/)
  await keyboard.press('Enter')
  await assertFocus(own, /^textbox "De link"/)
  await keyboard.press('Escape')
  await assertFocus(own, /Lijst delen/)

  const guest = await stage.open(await stage.world.person('Tim Jansen'))
  await guest.goto('/eva')
  await settled(guest)
  await tabTo(guest, /Afstrepen.*Breinaalden/)
  await guest.keyboard.press('Enter')
  await assertFocus(guest, /^button "Afstrepen"/)
  await guest.keyboard.press('Escape')
  await assertFocus(guest, /Afstrepen.*Breinaalden/)
  await guest.keyboard.press('Enter')
  await assertFocus(guest, /^button "Afstrepen"/)
  await guest.keyboard.press('Enter')
  await assertFocus(guest, /^listitem/)
  assert.equal(await guest.locator('.gift:focus').getByText('Jij geeft dit').count(), 1)
  await tabTo(guest, /Ongedaan maken.*Breinaalden/)
  await guest.keyboard.press('Enter')
  await assertFocus(guest, /^button "Ongedaan maken"/)
  await guest.keyboard.press('Enter')
  await assertFocus(guest, /^listitem/)
  await tabTo(guest, /Afstrepen.*Breinaalden/)
})
