import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { dayFromNow } from '#test/support/days.ts'
import { until } from '#test/support/until.ts'
import { openStage, phone, settled } from './stage.ts'

// An owner changes their list by hand: one press adds a wish, changes can be undone, and the focus goes to the right
// place.

const stage = await openStage()

const titles = (page: Page) => page.locator('.gift-title').allTextContents()
const wish = (page: Page) => page.locator('#wish')
const undo = (page: Page) => page.locator('.flash').getByRole('button', { name: 'Ongedaan maken' })
const says = (page: Page, words: RegExp | string) => page.locator('.flash', { hasText: words }).waitFor()
const hasFocus = (page: Page, selector: string) => page.locator(`${selector}:focus`).waitFor({ state: 'attached' })

async function addWish(page: Page, words: string): Promise<void> {
  await wish(page).fill(words)
  await wish(page).press('Enter')
  await says(page, words)
}

async function openList(name: string, options = {}): Promise<Page> {
  const page = await stage.open(await stage.world.person(name), options)
  await page.goto(`/${name.toLowerCase()}`)
  await settled(page)
  return page
}

test('one press adds a wish, the next can be typed at once, and undo is one Tab away', async () => {
  const page = await openList('Anna', phone)
  await addWish(page, 'Sokken')
  await addWish(page, 'Een boek')
  await until(async () => (await titles(page)).join() === ['Sokken', 'Een boek'].join(), 'the expected gifts')
  await hasFocus(page, '#wish')
  assert.equal(await wish(page).inputValue(), '')
  await page.keyboard.press('Tab')
  await hasFocus(page, '.flash button')
  await page.keyboard.press('Enter')
  await says(page, '“Een boek” is van je lijst gehaald')
  await until(async () => (await titles(page)).join() === ['Sokken'].join(), 'the expected gifts')
  await page.keyboard.press('Control+z')
  await says(page, 'weer op je lijst')
  await until(async () => (await titles(page)).join() === ['Sokken', 'Een boek'].join(), 'the expected gifts')
})

test('the same text sent twice in a row adds two wishes', async () => {
  const page = await openList('Ella', phone)
  for (const count of [1, 2]) {
    await wish(page).fill('Verrassing')
    await wish(page).press('Enter')
    await until(async () => (await titles(page)).length === count, `${count} on the list`)
    await until(async () => (await wish(page).inputValue()) === '', 'the field to be empty again')
  }
})

test('the message about a new wish opens its details, and closing them focuses the wish', async () => {
  const page = await openList('Berta', phone)
  await addWish(page, 'Lamp')
  await page.locator('.flash').getByRole('link', { name: 'Details' }).click()
  await page.getByRole('dialog').getByLabel('Zo staat het op je lijst').waitFor()
  assert.equal(await page.locator('.flash').count(), 0, 'the message covers the dialog')
  await page.keyboard.press('Escape')
  await hasFocus(page, '.gift')
})

test('a card that got the focus from a dialog keeps it during a live update', async () => {
  const gerrit = await stage.world.person('Gerrit')
  const page = await stage.open(gerrit, phone)
  await page.goto('/gerrit')
  await settled(page)
  await addWish(page, 'Lamp')
  await page.locator('.flash').getByRole('link', { name: 'Details' }).click()
  await page.getByRole('dialog').getByLabel('Zo staat het op je lijst').waitFor()
  await page.keyboard.press('Escape')
  await hasFocus(page, '.gift')
  await gerrit.post('/gerrit/gifts', { description: 'Tafel' })
  await until(async () => (await titles(page)).join() === ['Lamp', 'Tafel'].join(), 'the expected gifts')
  assert.equal(await page.locator('.gift:focus', { hasText: 'Lamp' }).count(), 1)
})

test('text pasted anywhere on the owner’s list starts a wish, but not text pasted into a field', async () => {
  const page = await openList('Cees')
  const paste = (selector: string, text: string) =>
    page.locator(selector).evaluate((target, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  await paste('body', 'Een vlieger\n  voor op het strand ')
  assert.equal(await wish(page).inputValue(), 'Een vlieger voor op het strand')
  await hasFocus(page, '#wish')
  await paste('#wish', 'en dit niet nog eens')
  assert.equal(await wish(page).inputValue(), 'Een vlieger voor op het strand')
  await page.keyboard.press('Enter')
  await says(page, 'Een vlieger')
})

test('after a gift is deleted the focus is on its neighbour, and the message stays', async () => {
  const page = await openList('Dora')
  for (const words of ['Adam', 'Berta', 'Cees']) await addWish(page, words)
  const remove = async (name: string) => {
    await page.locator('.gift', { hasText: name }).locator('.gift-menu').click()
    await page.locator('#gift-menu').getByRole('link', { name: 'Cadeau verwijderen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
    await says(page, `“${name}” is van je lijst gehaald`)
  }
  const menuOf = (name: string) => `.gift:has-text("${name}") .gift-menu`
  await remove('Berta')
  await hasFocus(page, menuOf('Cees'))
  await remove('Cees')
  await hasFocus(page, menuOf('Adam'))
  const shown = await page.locator('.flash').evaluate(async (box) => {
    const start = performance.now()
    while (box.isConnected && performance.now() - start < 9000) await new Promise((done) => setTimeout(done, 100))
    return box.isConnected
  })
  assert.ok(shown)
  await undo(page).click()
  await says(page, 'weer op je lijst')
  await until(async () => (await titles(page)).join() === ['Adam', 'Cees'].join(), 'the expected gifts')
})

/** Returns the bottom of the area that a phone shows above its menu. */
const foldOf = async (page: Page) => (await page.locator('.menu').boundingBox())!.y

test('on a phone the first screen of a list shows its first gift, and one way to share it', async () => {
  const owner = await stage.world.person('Ilse')
  await owner.api('POST', '/api/MyList/UpdateTitle', {
    privateGuid: owner.list.privateGuid,
    title: 'Pakjesavond bij ons thuis',
  })
  await owner.api('POST', '/api/MyList/UpdateDescription', {
    privateGuid: owner.list.privateGuid,
    description: 'Lieve allemaal, iets kleins is precies goed. Streep af wat je geeft.\nIk kijk niet!',
  })
  await owner.api('POST', '/api/MyList/UpdateOccasion', {
    privateGuid: owner.list.privateGuid,
    occasion: 'MyBirthday',
    occasionDate: dayFromNow(24),
  })
  for (const description of ['Sokken', 'Een boek']) await stage.world.addGift(owner.list, { description })
  const page = await stage.open(owner, phone)
  await page.goto('/ilse')
  await settled(page)
  const picture = (await page.locator('.gift-picture').first().boundingBox())!
  assert.ok(picture.y + picture.height <= (await foldOf(page)), JSON.stringify(picture))
  assert.equal(await page.getByRole('link', { name: /delen/ }).count(), 1)
  assert.equal(await page.getByRole('button', { name: /Link kopiëren/ }).count(), 0)
})

test('a new wish is visible above the message about it, and the next can be typed at once', async () => {
  const owner = await stage.world.person('Hidde')
  for (let number = 1; number <= 8; number++) await stage.world.addGift(owner.list, { description: `Boek ${number}` })
  const page = await stage.open(owner, phone)
  await page.goto('/hidde')
  await settled(page)
  await addWish(page, 'Een fiets')
  const isSeen = () =>
    page.evaluate(() => {
      const { top, bottom } = [...document.querySelectorAll('.gift')].at(-1)!.getBoundingClientRect()
      return top >= 0 && bottom <= document.querySelector('.flash')!.getBoundingClientRect().top
    })
  await until(isSeen, 'the new gift to be visible')
  await hasFocus(page, '#wish')
  await page.keyboard.type('Een bel')
  assert.equal(await wish(page).inputValue(), 'Een bel')
  await until(async () => {
    const { y, height } = (await wish(page).boundingBox())!
    return y >= 0 && y + height <= (await foldOf(page))
  }, 'the field to scroll back into view')
})

test('an empty list shows its field on the first screen, and offers sharing after the first wish', async () => {
  const page = await openList('Elsa', phone)
  const field = await wish(page).boundingBox()
  assert.ok(field!.y + field!.height < 640)
  const share = page.locator('.action-bar .primary', { hasText: 'Lijst delen' })
  assert.equal((await page.locator('.flash').count()) + (await share.count()), 0)
  await addWish(page, 'Een eerste wens')
  await share.waitFor()
  await hasFocus(page, '#wish')
})

test('a giver without an account sees the strike drawn on the crossed-off gift, which has the focus', async () => {
  const { list } = await stage.world.person('Frans')
  const { publicGuid } = await stage.world.addGift(list, { description: 'Een fiets' })
  const page = await stage.open(null, phone)
  await page.goto('/frans')
  await settled(page)
  await page.getByRole('link', { name: /^Afstrepen/ }).click()
  await page.getByRole('dialog').getByLabel('E-mailadres').fill('tante@example.org')
  await page.getByRole('dialog').getByRole('button', { name: 'Afstrepen' }).click()
  await page.locator('.gift.yours[data-css-news]').waitFor()
  await hasFocus(page, `#gift-${publicGuid}`)
  const strike = page.locator('.gift.yours .strike')
  const lineOf = () => strike.evaluate((element) => getComputedStyle(element).backgroundSize)
  await until(async () => (await lineOf()) === '100% 2px', 'the strike to be drawn')
  await undo(page).click()
  await page.locator('.gift:not(.yours)').waitFor()
  await hasFocus(page, `#gift-${publicGuid}`)
})

test('a success message goes when a dialog opens, because it would cover the dialog’s buttons', async () => {
  const { list } = await stage.world.person('Greet')
  for (const description of ['Een', 'Twee']) await stage.world.addGift(list, { description })
  const page = await stage.open(await stage.world.person('Hanna'), phone)
  await page.goto('/greet')
  await settled(page)
  const crossOff = async () => {
    await page
      .getByRole('link', { name: /^Afstrepen/ })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
  }
  await crossOff()
  await page.getByRole('dialog').getByRole('button', { name: 'Afstrepen' }).click()
  await says(page, 'Afgestreept')
  await crossOff()
  assert.equal(await page.locator('.flash').count(), 0)
})

test('a picture chosen for a gift is shown before the gift is saved', async () => {
  const page = await openList('Fenna')
  await addWish(page, 'Kussen')
  await page.locator('.gift').getByRole('link', { name: 'Bewerken' }).click()
  await page.locator('#gift-form summary', { hasText: 'foto' }).click()
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'tomato' } })
    .png()
    .toBuffer()
  const chooser = page.locator('#gift-form [type=file]')
  const shown = page.locator('#gift-form .chosen-picture')
  await chooser.setInputFiles({ name: 'kussen.png', mimeType: 'image/png', buffer })
  await shown.waitFor()
  await chooser.setInputFiles({ name: 'kussen.txt', mimeType: 'text/plain', buffer: Buffer.from('geen plaatje') })
  await shown.waitFor({ state: 'detached' })
})
