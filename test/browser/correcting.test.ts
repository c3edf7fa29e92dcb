import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { ok } from '#core/result.ts'
import { claimReading, storeReading } from '../../src/links/readings.ts'
import { openShop } from '#test/support/shop.ts'
import { until } from '#test/support/until.ts'
import type { Person } from '#test/support/world.ts'
import { desktop, goToLive, openStage, phone, settled } from './stage.ts'

// An owner types the price of a gift, in its form or in place of the words on its card.

const shop = await openShop()
const stage = await openStage({ FETCH_ALLOW_HOSTS: shop.host })

const gift = (page: Page, title: string) => page.locator('.gift', { hasText: title })
const correction = (page: Page) => page.locator('.gift form')
const name = (form: Locator) => form.getByLabel('Naam')
const price = (form: Locator) => form.getByLabel('Prijs')
const save = (form: Locator) => form.getByRole('button', { name: 'Opslaan' }).click()
const menuOf = (page: Page, title: string) => page.getByRole('button', { name: `Meer over: ${title}`, exact: true })
const hasFocus = (locator: Locator) =>
  until(() => locator.evaluate((element) => element === document.activeElement), 'the focus')

async function openList(who: Person, path: string, options: object = desktop): Promise<Page> {
  const page = await stage.open(who, options)
  await goToLive(page, () => page.goto(path))
  return page
}

async function addLink(page: Page, link: string): Promise<void> {
  await page.locator('#wish').fill(link)
  await page.locator('#wish').press('Enter')
}

test('one press on the message about a new gift opens its name and price in place, and saving leads back to the gift', async () => {
  const page = await openList(await stage.world.person('Anna'), '/anna', phone)
  await addLink(page, shop.sell('/p/1', { title: 'Houten trein', price: '24.95', colour: 'green' }))
  await gift(page, 'Houten trein').locator('.gift-picture:not(.drawn) img').waitFor()
  await page.locator('.flash').getByRole('link', { name: 'Naam of prijs verbeteren' }).click()
  const form = correction(page)
  await hasFocus(name(form))
  assert.equal(await page.locator('.flash').count(), 0, 'the message covers the form')
  assert.equal(await price(form).inputValue(), '24,95')
  await name(form).fill('Houten trein met wagons')
  await price(form).fill('veel')
  await save(form)
  await hasFocus(price(form))
  await form.getByText('Dit is geen prijs').waitFor()
  await price(form).fill('19,95')
  await price(form).press('Enter')
  await hasFocus(menuOf(page, 'Houten trein met wagons'))
  assert.match(await gift(page, 'Houten trein met wagons').locator('.price').innerText(), /€\s20/)
  assert.equal(await correction(page).count(), 0)
})

test('the menu of a gift opens the form later, and Escape and cancel bring the gift back as it was', async () => {
  const bea = await stage.world.person('Bea')
  await stage.world.addGift(bea.list, { description: 'Bel' })
  const page = await openList(bea, '/bea')
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => correction(page).getByRole('link', { name: 'Annuleren' }).click(),
  ]) {
    await menuOf(page, 'Bel').press('Enter')
    await page.locator('#gift-menu').getByRole('link', { name: 'Naam of prijs verbeteren' }).press('Enter')
    await hasFocus(name(correction(page)))
    assert.equal(await name(correction(page)).inputValue(), 'Bel')
    await name(correction(page)).fill('Fietsbel')
    await leave()
    await hasFocus(menuOf(page, 'Bel'))
    assert.equal(await correction(page).count(), 0)
  }
})

test('what an owner types in place stays while the page of the link is read and other owners change the list', async () => {
  const cato = await stage.world.person('Cato')
  const link = shop.sell('/p/rode-step/2', { title: 'Step Flits, rood', price: '80', colour: 'red' })
  const letGo = shop.hold('/p/rode-step/2')
  const [page, other] = [await openList(cato, '/cato'), await openList(cato, '/cato')]
  await addLink(page, link)
  await page.locator('.flash').getByRole('link', { name: 'Naam of prijs verbeteren' }).click()
  const form = correction(page)
  await hasFocus(name(form))
  await name(form).fill('Step voor buiten')
  await price(form).pressSequentially('75')
  letGo()
  await gift(other, 'Step Flits, rood').locator('.price').waitFor()
  await cato.post('/cato/gifts', { description: 'Bal' })
  await gift(page, 'Bal').waitFor()
  assert.deepEqual([await name(form).inputValue(), await price(form).inputValue()], ['Step voor buiten', '75'])
  await hasFocus(price(form))

  await save(form)
  await form.getByText('Step Flits, rood').waitFor()
  await form.getByText('80,00').waitFor()
  assert.equal(await name(form).inputValue(), 'Step voor buiten')
  await save(form)
  await gift(page, 'Step voor buiten').locator('.gift-picture:not(.drawn) img').waitFor()
  assert.match(await gift(page, 'Step voor buiten').locator('.price').innerText(), /€\s75/)
  await gift(other, 'Step voor buiten').waitFor()
})

test('without script the same link leads to a page with the form, and back to the list', async () => {
  const page = await stage.open(await stage.world.person('Dora'), { ...phone, javaScriptEnabled: false })
  const link = shop.sell('/p/3', { title: 'Theepot Druppel', price: '24.95' })
  await page.goto('/dora')
  await addLink(page, link)
  await page.getByRole('link', { name: 'Naam of prijs verbeteren' }).click()
  await page.getByRole('heading', { name: 'Naam of prijs verbeteren' }).waitFor()
  const form = page.locator('form', { has: page.getByLabel('Naam') })
  await name(form).fill('Theepot, blauw')
  await price(form).fill('€ 15')
  await save(form)
  await page.waitForURL(/\/dora#gift-/)
  assert.match(await gift(page, 'Theepot, blauw').locator('.price').innerText(), /€\s15/)
  await gift(page, 'Theepot, blauw')
    .getByRole('link', { name: /Bewerken/ })
    .click()
  assert.equal(await page.getByLabel('Prijs').inputValue(), '15,00')
})

test('the form of a gift takes over the price of the last link, and leaves a price that the owner typed', async () => {
  const first = shop.sell('/p/4', { title: 'Vaas van glas', price: '12.50' })
  const second = shop.sell('/p/5', { title: 'Vaas van klei', price: '30' })
  const page = await openList(await stage.world.person('Emma'), '/emma', phone)
  await page.locator('#wish').press('Enter')
  const form = page.locator('#gift-form')
  const found = (title: string) => form.locator('.preview', { hasText: title }).waitFor()
  await price(form).pressSequentially('1')
  await price(form).press('Backspace')
  await form.locator('textarea').fill(first)
  await found('Vaas van glas')
  await until(async () => (await price(form).inputValue()) === '12,50', 'the price of the page')
  await form.locator('[name=url]').fill(second)
  await found('Vaas van klei')
  await until(async () => (await price(form).inputValue()) === '30,00', 'the price of the other page')

  // The owner types while the page is being read.
  const letGo = shop.hold('/p/4')
  await stage.world.sql`delete from link_readings`
  const asked = shop.asked.length
  await form.locator('[name=url]').fill(first)
  await until(() => shop.asked.length > asked, 'the shop to be asked')
  await price(form).fill('11')
  await form.locator('textarea').focus()
  letGo()
  await found('Vaas van glas')
  assert.equal(await price(form).inputValue(), '11')
  await form.getByRole('button', { name: 'Op lijst zetten' }).click()
  assert.match(await gift(page, 'Vaas van glas').locator('.price').innerText(), /€\s11/)
})

test('an unsure price leaves the field empty and says where it is, and a refusal keeps the link', async () => {
  const { services } = stage.world
  const link = shop.sell('/bank', { title: 'Bank Lotus' })
  const words = { url: link, title: 'Bank Lotus', price: null, isPriceUnsure: true, gtin: null, imageHash: null }
  await claimReading(services, link)
  await storeReading(services, link, ok(words))
  shop.pages.set('/verboden', (_, response) => response.writeHead(403, { 'Content-Type': 'text/html' }).end('Nee'))
  const page = await openList(await stage.world.person('Fien'), '/fien', phone)
  await page.locator('#wish').press('Enter')
  const form = page.locator('#gift-form')
  await form.locator('[name=url]').fill(link)
  const hint = form.getByText('laat meer dan één prijs zien')
  await hint.waitFor()
  assert.equal(await price(form).inputValue(), '')
  const described = await price(form).getAttribute('aria-describedby')
  assert.match((await form.locator(`#${described}`).textContent())!, /Kijk het daar even na/)
  const opened = page.context().waitForEvent('page')
  await form.getByRole('link', { name: /Pagina openen/ }).click()
  assert.equal((await opened).url(), link)

  await form.locator('[name=url]').fill(shop.url('/verboden'))
  await form.getByText('laat ons de pagina niet lezen').waitFor()
  await hint.waitFor({ state: 'detached' })
  await form.getByRole('button', { name: 'Op lijst zetten' }).click()
  await gift(page, 'Bank Lotus').waitFor()
  const [stored] = await stage.world.sql`select url from gifts where description = 'Bank Lotus'`
  assert.equal(stored!['url'], shop.url('/verboden'))
  await settled(page)
})
