import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import type { Client } from '#test/support/world.ts'
import { openShop } from '#test/support/shop.ts'
import { until } from '#test/support/until.ts'
import { loggedStatus, offline, openStage, phone, settled } from './stage.ts'

// Text that a user typed and did not save is restored for that user, and for nobody else.

const shop = await openShop()
const stage = await openStage({ FETCH_ALLOW_HOSTS: shop.host })

const restored = (page: Page) => page.locator('.restored')
const words = (page: Page) => page.getByLabel('Zo staat het op je lijst')
const title = (page: Page) => page.getByLabel('Titel', { exact: true })
const message = (page: Page) => page.getByLabel('Jouw bericht')

/** Waits until the browser stores a draft that contains this text. */
const isKept = (page: Page, text: string) =>
  until(
    () =>
      page.evaluate(
        (wanted) =>
          Object.entries(localStorage).some(([key, value]) => key.startsWith('draft ') && value.includes(wanted)),
        text,
      ),
    `a stored draft with “${text}”`,
  )
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft ')))

async function openList(who: Client, path: string, options = {}): Promise<Page> {
  const page = await stage.open(who, options)
  await page.goto(path)
  await settled(page)
  return page
}

async function openGift(page: Page): Promise<void> {
  await page.locator('#add-gift button[type=submit]').click()
  await page.getByRole('dialog').waitFor()
}

test('a gift’s draft survives Esc and a reload, can be discarded, and is deleted once the gift is saved', async () => {
  const noor = await stage.world.person('Noor de Vries')
  await stage.world.person('Lotte de Vries')
  const page = await openList(noor, '/noor', phone)
  await openGift(page)
  assert.equal(await restored(page).count(), 0)
  await words(page).fill('Een lange tekst over sokken')
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await openGift(page)
  assert.equal(await words(page).inputValue(), 'Een lange tekst over sokken')
  await page
    .locator('[data-announcing-region]', { hasText: 'Wat je had getypt, staat er weer.' })
    .waitFor({ state: 'attached' })

  await words(page).pressSequentially(' en wol')
  await page.reload()
  await settled(page)
  await openGift(page)
  assert.equal(await words(page).inputValue(), 'Een lange tekst over sokken en wol')
  await page.getByRole('button', { name: 'Wissen' }).click()
  assert.equal(await words(page).inputValue(), '')
  assert.equal(await restored(page).count(), 0)
  assert.deepEqual(await kept(page), [])

  await words(page).fill('Wollen sokken')
  await isKept(page, 'Wollen sokken')
  await page.getByRole('button', { name: 'Op lijst zetten' }).click()
  await page.locator('.gift', { hasText: 'Wollen sokken' }).waitFor()
  await page.locator('dialog').waitFor({ state: 'detached' })
  assert.deepEqual(await kept(page), [])
  await openGift(page)
  assert.equal(await words(page).inputValue(), '')
  await page.keyboard.press('Escape')

  const wish = page.getByLabel('Wat wens je?')
  await wish.fill('x'.repeat(1001))
  await wish.press('Enter')
  await words(page).fill('Een korte wens')
  await page.getByRole('button', { name: 'Op lijst zetten' }).click()
  await page.locator('.gift', { hasText: 'Een korte wens' }).waitFor()
  await until(async () => (await kept(page)).length === 0, 'the deletion of the draft of a wish that was first refused')
})

test('a restored draft shows the preview of its link, which goes when the user discards the draft', async () => {
  const link = shop.sell('/p/1', { title: 'Houten trein', price: '24.95', colour: 'green' })
  const preview = (within: Locator) => within.locator('.source-preview .preview')
  const page = await openList(await stage.world.person('Tess Mulder'), '/tess', phone)
  const form = page.locator('#gift-form')
  const url = form.locator('[name=url]')
  await openGift(page)
  await words(page).fill('De trein die we bij Riet zagen')
  await url.fill(link)
  await preview(form).getByText('Houten trein').waitFor()
  await isKept(page, link)
  await page.reload()
  await settled(page)
  await openGift(page)
  await preview(form).getByText('Houten trein').waitFor()
  assert.equal(await url.inputValue(), link)
  assert.equal(await words(page).inputValue(), 'De trein die we bij Riet zagen')
  await page.getByRole('button', { name: 'Wissen' }).click()
  assert.equal(await url.inputValue(), '')
  assert.equal(await preview(form).count(), 0)
  await page.keyboard.press('Escape')

  const wish = page.locator('#add-gift')
  await wish.getByLabel('Wat wens je?').fill(`voor Jan ${link}`)
  await preview(wish).getByText('Houten trein').waitFor()
  await isKept(page, 'voor Jan')
  await page.reload()
  await preview(wish).getByText('Houten trein').waitFor()
})

test('text typed before the session ended is restored after the login, but not for another user', async () => {
  const [anna, bob] = [await stage.world.person('Anna Bakker'), await stage.world.person('Bob Smit')]
  const page = await openList(anna, '/anna')
  await page.getByLabel('Wat wens je?').fill('Een vlieger')
  await page.goto('/bob')
  await settled(page)
  assert.equal(await message(page).inputValue(), '', 'another list’s draft is not shown')
  await message(page).fill('Ik neem taart mee')
  stage.allow(page, loggedStatus(401))
  await stage.world.sql`delete from sessions where user_id = (select id from users where email = ${anna.email})`
  await page.getByRole('button', { name: 'Plaats bericht' }).click()
  const login = page.getByRole('dialog')
  await login.getByLabel('E-mail of lijstnaam').fill(anna.email)
  await login.getByLabel('Wachtwoord', { exact: true }).fill(anna.password)
  await Promise.all([page.waitForEvent('load'), login.getByRole('button', { name: 'Inloggen', exact: true }).click()])
  await restored(page).waitFor()
  assert.equal(await message(page).inputValue(), 'Ik neem taart mee')
  await page.getByRole('button', { name: 'Plaats bericht' }).click()
  await page.locator('.post', { hasText: 'Ik neem taart mee' }).waitFor()
  // The live update may show the message before the form's own response, which removes the note, arrives.
  await restored(page).waitFor({ state: 'detached' })
  await page.goto('/anna')
  await restored(page).waitFor()
  assert.equal(await page.getByLabel('Wat wens je?').inputValue(), 'Een vlieger')

  await page.context().clearCookies()
  await page.context().addCookies([...bob.cookies].map(([name, value]) => ({ name, value, url: stage.url })))
  await page.goto('/')
  await settled(page)
  assert.deepEqual(await kept(page), [])
})

test('text that a user typed before logging out is not shown to the next user who logs in and goes back', async () => {
  const [uma, vera] = [await stage.world.person('Uma Kok'), await stage.world.person('Vera Kok')]
  const page = await stage.open(uma)
  await page.goto('/vera')
  await settled(page)
  await message(page).fill('Ik geef haar een theepot')
  await isKept(page, 'Ik geef haar een theepot')
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/account/logout"]')!.requestSubmit())
  await page.waitForFunction(() => document.documentElement.dataset.pageUser === '')
  await page.goto('/account/login')
  await settled(page)
  await page.locator('main [name=emailOrUsername]').fill(vera.email)
  await page.locator('main [name=password]').fill(vera.password)
  await page.locator('main [name=password]').press('Enter')
  await page.waitForFunction((guid) => document.documentElement.dataset.pageUser === guid, vera.user.publicGuid)
  while (!page.url().endsWith('/vera')) await page.goBack()
  await settled(page)
  assert.equal(await message(page).inputValue(), '')
})

test('text typed in a dialog before the session ended can be saved on the form’s page after the login', async () => {
  const ria = await stage.world.person('Ria Kok')
  const gift = await stage.world.addGift(ria.list, { description: 'Vlieger' })
  const page = await openList(ria, '/ria')
  await page.evaluate(
    (path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)!.click(),
    `/gifts/${gift.publicGuid}/edit`,
  )
  const words = page.locator('dialog#gift-form [name=description]:focus')
  await words.waitFor()
  await words.fill('Een rode vlieger')
  stage.allow(page, loggedStatus(401))
  await stage.world.sql`delete from sessions where user_id = (select id from users where email = ${ria.email})`
  await page.locator('dialog#gift-form button[type=submit]').click()
  const login = page.locator('dialog#login')
  await login.getByLabel('E-mail of lijstnaam').fill(ria.email)
  await login.getByLabel('Wachtwoord', { exact: true }).fill(ria.password)
  await Promise.all([page.waitForEvent('load'), login.getByRole('button', { name: 'Inloggen', exact: true }).click()])
  await restored(page).waitFor()
  assert.equal(await page.locator('main [name=description]').inputValue(), 'Een rode vlieger')
  await page.locator('main button[type=submit]', { hasText: 'Opslaan' }).click()
  await page.locator('.gift', { hasText: 'Een rode vlieger' }).waitFor()
})

test('a restored text that another owner changed meanwhile is a conflict, and overwrites nothing', async () => {
  const kim = await stage.world.person('Kim Vos')
  const { privateGuid } = kim.list
  const page = await openList(kim, '/kim')
  const editTitle = () => page.getByRole('link', { name: 'Titel bewerken' }).click()
  await editTitle()
  await title(page).fill('Feest van Kim')
  await page.reload()
  await kim.api('POST', '/api/MyList/UpdateTitle', { privateGuid, title: 'Kim wordt acht' })
  await page.reload()
  await settled(page)
  await editTitle()
  await restored(page).waitFor()
  assert.equal(await title(page).inputValue(), 'Feest van Kim')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.locator('.theirs', { hasText: 'Kim wordt acht' }).waitFor()
  assert.equal(await title(page).inputValue(), 'Feest van Kim')
  assert.equal(await restored(page).count(), 0, 'the response shows the text without restoring a draft')
  await page.getByRole('link', { name: 'Annuleren' }).click()
  await title(page).waitFor({ state: 'detached' })
  assert.deepEqual(await kept(page), [], 'canceling deletes the draft')
})

test('a form without htmx deletes its draft once saved, not when refused; a logout deletes all drafts', async () => {
  const page = await openList(await stage.world.person('Ella Kok'), '/ella/gifts/new')
  await words(page).fill('x'.repeat(1001))
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Op lijst zetten' }).click()])
  await page.locator('.field .error').waitFor()
  assert.equal((await kept(page)).length, 1)
  assert.equal(await restored(page).count(), 0)
  await words(page).fill('Een boek')
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Op lijst zetten' }).click()])
  await page.locator('.gift', { hasText: 'Een boek' }).waitFor()
  assert.deepEqual(await kept(page), [])

  await page.getByLabel('Wat wens je?').fill('Een vlieger')
  await isKept(page, 'Een vlieger')
  await page
    .locator('form[action="/account/logout"] button')
    .evaluate((button) => (button as HTMLButtonElement).click())
  await page.waitForURL('**/account/goodbye')
  assert.deepEqual(await kept(page), [])
})

test('mailing a list without a connection or a login shows that it failed, and keeps the typed text', async () => {
  const hugo = await stage.world.person('Hugo Prins')
  const page = await openList(hugo, '/mylist/send/hugo')
  const above = page.getByLabel('Tekst boven de lijst')
  await above.fill('Lieve oma, hier is hij')
  await page.getByLabel('Naar wie?').fill('oma@example.org')
  const send = page.getByRole('button', { name: 'Verstuur' })
  stage.allow(page, ...offline, loggedStatus(401))
  await page.context().setOffline(true)
  await send.click()
  await page.locator('.flash', { hasText: 'Je lijst is niet verstuurd. Geen verbinding.' }).waitFor()
  assert.equal(await above.inputValue(), 'Lieve oma, hier is hij')

  await page.context().setOffline(false)
  await stage.world.sql`delete from sessions where user_id = (select id from users where email = ${hugo.email})`
  await send.click()
  const login = page.getByRole('dialog', { name: 'Je lijst is niet verstuurd' })
  await login.getByText('Je bent uitgelogd').waitFor()
  await login.getByLabel('E-mail of lijstnaam').fill(hugo.email)
  await login.getByLabel('Wachtwoord', { exact: true }).fill(hugo.password)
  await Promise.all([page.waitForEvent('load'), login.getByRole('button', { name: 'Inloggen', exact: true }).click()])
  await restored(page).waitFor()
  assert.equal(await above.inputValue(), 'Lieve oma, hier is hij')
  await page.getByRole('button', { name: 'Verstuur' }).click()
  await page.getByRole('heading', { name: 'Je lijst is onderweg' }).waitFor()
})

test('the draft of a mail with a list belongs to that list only', async () => {
  const gijs = await stage.world.person('Gijs Prins')
  const names = { firstName: 'Gijs', lastName: 'Prins', accessType: 'PUBLIC' }
  await gijs.api('POST', '/api/MyList/Create', { username: 'gijs-twee', title: 'De tweede', ...names })
  const page = await openList(gijs, '/mylist/send/gijs')
  const above = page.getByLabel('Tekst boven de lijst')
  await above.fill('Lieve oma')
  await page.getByLabel('Welke lijst?').selectOption({ label: 'De tweede' })
  await page.locator('.list-in-mail', { hasText: 'De tweede' }).waitFor()
  assert.equal(await above.inputValue(), 'Lieve oma')
  await page.goto('/mylist/send/gijs')
  await settled(page)
  assert.notEqual(await above.inputValue(), 'Lieve oma')
  await page.goto('/mylist/send/gijs-twee')
  await settled(page)
  assert.equal(await above.inputValue(), 'Lieve oma')
  await page.getByLabel('Naar wie?').fill('oma@example.org')
  await page.getByRole('button', { name: 'Verstuur' }).click()
  await page.getByRole('heading', { name: 'Je lijst is onderweg' }).waitFor()
  assert.deepEqual(await kept(page), [])
})
