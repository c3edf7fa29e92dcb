import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { addProduct, addShop } from '#test/support/products.ts'
import { openShop } from '#test/support/shop.ts'
import { openStage, phone, settled } from './stage.ts'

// An owner adds a link of a shop. The form shows a preview while they type, and the gift is on the list at once.

const shop = await openShop()
const stage = await openStage({ FETCH_ALLOW_HOSTS: shop.host })

const preview = (within: Page | Locator) => within.locator('.source-preview .preview')
const gift = (page: Page, title: string) => page.locator('.gift', { hasText: title })

async function openList(name: string): Promise<Page> {
  const page = await stage.open(await stage.world.person(name), phone)
  await page.goto(`/${name.toLowerCase()}`)
  await settled(page)
  return page
}

test('a link in the wish field shows its preview, and Enter adds that gift', async () => {
  const link = shop.sell('/p/1', { title: 'Houten trein', price: '24.95', colour: 'green' })
  const page = await openList('Anna')
  await page.locator('#wish').fill(link)
  await preview(page).getByText('Houten trein').waitFor()
  assert.match(await preview(page).locator('.price').innerText(), /€\s25/)
  await page.locator('#wish').press('Enter')
  await gift(page, 'Houten trein').locator('.gift-picture:not(.drawn) img').waitFor()
  await preview(page).waitFor({ state: 'detached' })
})

test('Enter adds a gift without waiting for a slow shop, and its title and picture come later', async () => {
  const link = shop.sell('/p/rode-step/2', { title: 'Step Flits, rood', colour: 'red' })
  const letGo = shop.hold('/p/rode-step/2')
  const page = await openList('Bea')
  await page.locator('#wish').fill(link)
  await page.locator('#wish').press('Enter')
  await gift(page, 'Rode step').waitFor()
  letGo()
  await gift(page, 'Step Flits, rood').locator('.gift-picture:not(.drawn) img').waitFor()
})

test('the form takes over title and URL of the last link, and leaves the owner’s own text', async () => {
  const first = shop.sell('/p/3', { title: 'Theepot Druppel', colour: 'blue' })
  const second = shop.sell('/p/4', { title: 'Theepot Wolk', colour: 'white' })
  const page = await openList('Cato')
  await page.locator('#wish').press('Enter')
  const form = page.locator('dialog')
  const words = form.locator('textarea')
  await words.fill(`${first}?utm_source=app`)
  await preview(form).getByText('Theepot Druppel').waitFor()
  assert.deepEqual(
    [await words.inputValue(), await form.locator('[name=url]').inputValue()],
    ['Theepot Druppel', first],
  )
  await form.locator('[name=url]').fill(second)
  await preview(form).getByText('Theepot Wolk').waitFor()
  assert.equal(await words.inputValue(), 'Theepot Wolk')
  await words.fill('De theepot die we bij Riet zagen')
  await form.locator('[name=url]').fill(first)
  await preview(form).getByText('Theepot Druppel').waitFor()
  assert.equal(await words.inputValue(), 'De theepot die we bij Riet zagen')
  await form.getByRole('button', { name: 'Op lijst zetten' }).click()
  await gift(page, 'De theepot die we bij Riet zagen').locator('.gift-picture:not(.drawn) img').waitFor()
})

test('typed text survives a reload after its link was read, and shared text stays below the page’s title', async () => {
  const link = shop.sell('/p/6', { title: 'Wollen trui Golf' })
  const page = await openList('Fien')
  await page.locator('#wish').fill(`voor Jan, maat L ${link}`)
  await preview(page).getByText('Wollen trui Golf').waitFor()
  await page.reload()
  await settled(page)
  assert.equal(await page.locator('#wish').inputValue(), `voor Jan, maat L ${link}`)
  await page.locator('#wish').fill('')
  await page.goto(
    `/mylist/add?${new URLSearchParams({ url: link, title: 'Trui | Winkel', text: 'maat 42, blauw' }).toString()}`,
  )
  await preview(page).getByText('Wollen trui Golf').waitFor()
  assert.equal(await page.locator('textarea').inputValue(), 'Wollen trui Golf\nmaat 42, blauw')
})

test('a link shared on a phone becomes a gift with a picture after two presses', async () => {
  const link = shop.sell('/p/5', { title: 'Kruiwagen', price: '39', colour: 'orange' })
  const page = await openList('Dirk')
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    share_target: { action: string; params: { text: string } }
  }
  const { action, params } = manifest.share_target
  // This is the press in the share sheet.
  await page.goto(`${action}?${new URLSearchParams({ [params.text]: `Kijk eens ${link}` }).toString()}`)
  await preview(page).getByText('Kruiwagen').waitFor()
  await page.getByRole('button', { name: 'Op lijst zetten' }).click()
  await gift(page, 'Kruiwagen').locator('.gift-picture:not(.drawn) img').waitFor()
})

test('an owner finds a product without leaving the form, and picks it into the form', async () => {
  const { sql } = stage.world
  const shopId = await addShop(sql, { name: 'Speelhuis' })
  for (const title of ['Kinderfiets rood', 'Kinderfiets blauw'])
    await addProduct(sql, { shopId, title, priceCents: 17900 })
  const page = await openList('Emma')
  await page.locator('#wish').press('Enter')
  const form = page.locator('#gift-form')
  await form.locator('[name=url]').fill('https://winkel.example/')
  await form.getByText('Zoek in winkels').click()
  const picker = page.locator('#product-picker')
  await picker.getByLabel('Waar zoek je naar?').fill('kinderfiets blauw')
  await picker.getByRole('link', { name: /Kies dit.*blauw/ }).click()
  await preview(form).getByText('Kinderfiets blauw').waitFor()
  assert.equal(await form.locator('textarea').inputValue(), 'Kinderfiets blauw')
  assert.equal(await form.locator('[name=url]').inputValue(), '', 'the product replaces the typed URL')
  await form.getByRole('button', { name: 'Op lijst zetten' }).click()
  assert.match(await gift(page, 'Kinderfiets blauw').locator('.price').innerText(), /€\s179/)
})
