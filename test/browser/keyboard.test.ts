import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertSaid, turnOnScreenReader } from './screen-reader.ts'
import { assertFocus, deleteGift, focused, openStage, settled, tabTo } from './stage.ts'
import { until } from '#test/support/until.ts'

// A person who has only a keyboard gets everywhere in few presses, and always sees where they are.

const stage = await openStage()
const { world } = stage

async function open(path: string, who: Parameters<typeof stage.open>[0], options = {}): Promise<Page> {
  const page = await stage.open(who, options)
  await turnOnScreenReader(page)
  await page.goto(path)
  await settled(page)
  return page
}

/** Presses Tab from the main content until an element has the focus. @returns the number of presses */
async function pressesTo(page: Page, name: RegExp): Promise<number> {
  await page.locator('#main').focus()
  for (let presses = 1; presses <= 20; presses++) {
    await page.keyboard.press('Tab')
    if (name.test(await focused(page))) return presses
  }
  return assert.fail(`no way to ${name}`)
}

describe('an owner’s list', () => {
  test('takes 3 presses of Tab to add a gift, 4 to share the list and 6 to edit the first gift, at most', async () => {
    const owner = await world.person('Noor Jansen')
    for (const description of ['Adam', 'Berta'])
      await world.addGift(owner.list, { description, url: 'https://bol.example/' })
    const page = await open('/noor', owner)
    assert.ok((await pressesTo(page, /^textbox "Wat wens je/)) <= 3)
    assert.ok((await pressesTo(page, /Lijst delen/)) <= 4)
    const toFirst = await pressesTo(page, /^button "Meer over: Adam"/)
    assert.ok(toFirst <= 6, `${toFirst}`)
    await page.keyboard.press('Tab')
    assert.equal(await focused(page), 'button "Meer over: Berta"', 'a card is one stop')
    await page.keyboard.press('Enter')
    await assertFocus(page, /^link "Bewerken"/)
    await page.keyboard.press('Tab')
    await assertFocus(page, /^link "Bekijken bij bol.example"/)
  })

  test('has a toolbar in which the arrow keys move', async () => {
    const page = await open('/roos', await world.person('Roos Jansen'))
    await tabTo(page, /Lijst delen/)
    const walk = async (key: string) => {
      await page.keyboard.press(key)
      return focused(page)
    }
    assert.match(await walk('ArrowRight'), /^button "Bewerken"/)
    assert.match(await walk('ArrowRight'), /^link "Instellingen"/)
    assert.match(await walk('Home'), /Lijst delen/)
    assert.match(await walk('ArrowLeft'), /Printen/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await assertFocus(page, /Printen/)
  })

  test('closes a menu that the focus leaves, and Escape cancels the form of the title', async () => {
    const owner = await world.person('Eva Jansen')
    await world.addGift(owner.list, { description: 'Adam' })
    const page = await open('/eva', owner)
    await tabTo(page, /^button "Meer over: Adam"/)
    await page.keyboard.press('Enter')
    await page.locator('#gift-menu:popover-open').waitFor()
    await page.keyboard.press('Shift+Tab')
    await page.locator('#gift-menu:not(:popover-open)').waitFor({ state: 'attached' })
    await page.locator('.edit-title').focus()
    await page.keyboard.press('Enter')
    await assertFocus(page, /^textbox "Titel"/)
    await page.keyboard.type('Weg ermee')
    await page.keyboard.press('Escape')
    await assertFocus(page, /^link "Titel bewerken"/)
    assert.doesNotMatch((await page.locator('h1').textContent())!, /Weg ermee/)
  })
})

test('the field in which the next gift is typed stays in view, and no message covers it', async () => {
  const owner = await world.person('Puk Jansen')
  for (let number = 1; number <= 8; number++) await world.addGift(owner.list, { description: `Boek ${number}` })
  for (const [width, height] of [
    [1280, 800],
    [320, 256],
  ] as const) {
    const page = await open('/puk', owner, { viewport: { width, height }, reducedMotion: 'reduce' })
    await tabTo(page, /^textbox "Wat wens je/)
    // Leaves the field at the bottom of the screen, where the message appears.
    await page.locator('#wish').evaluate((field) => field.scrollIntoView({ block: 'end' }))
    await page.keyboard.type('Atlas')
    await page.keyboard.press('Enter')
    await page.locator('.flash').waitFor()
    await assertFocus(page, /^textbox "Wat wens je/)
    const isSeen = () =>
      page.locator('#wish').evaluate((field) => {
        const { top, bottom } = field.getBoundingClientRect()
        return top >= 0 && bottom <= document.querySelector('.flash')!.getBoundingClientRect().top
      })
    await until(isSeen, `the field to be in view at ${width} × ${height}`)
  }
})

describe('a low screen, as at 400 % zoom', () => {
  test('shows every control that has the focus, also while a message is shown', async () => {
    const owner = await world.person('Wim Jansen')
    for (const description of ['Adam', 'Berta', 'Cees', 'Dora', 'Emil', 'Frits'])
      await world.addGift(owner.list, { description })
    const page = await open('/wim', owner, { viewport: { width: 320, height: 256 } })
    await deleteGift(page, 'Berta')
    await page.locator('.flash [data-flash-undo]').waitFor()
    await until(async () => (await page.locator('dialog').count()) === 0, 'the dialog to be gone')
    const hidden: string[] = []
    await page.locator('#main').focus()
    for (let stops = 0; stops < 25; stops++) {
      await page.keyboard.press('Tab')
      const isSeen = await page.evaluate(() => {
        const element = document.activeElement!
        const flash = document.querySelector('.flash')!
        if (element === document.body || flash.contains(element)) return true
        const { top, bottom, left, right } = element.getBoundingClientRect()
        const covered = flash.getBoundingClientRect().top
        return right - left > 0 && bottom > 0 && top < Math.min(innerHeight, covered)
      })
      if (!isSeen) hidden.push(await focused(page))
    }
    assert.deepEqual(hidden, [])
  })
})

describe('a message', () => {
  test('about what was saved is spoken on the next page', async () => {
    const page = await open('/jet/settings', await world.person('Jet Jansen'))
    await page.locator('main form button.primary').first().press('Enter')
    await page.waitForURL('/jet')
    await assertSaid(page, /opgeslagen/)
  })

  test('that Tab has passed stays where it is in the order, whatever is focused after it', async () => {
    const owner = await world.person('Guus Jansen')
    const friend = await world.person('Roel Jansen')
    await world.addGift(owner.list, { description: 'Adam' })
    const page = await open('/guus', friend)
    await tabTo(page, /^(button|link) "Toevoegen aan vrienden/)
    await page.keyboard.press('Enter')
    await page.locator('.flash').waitFor()
    await tabTo(page, /^button "Melding sluiten"/)
    await tabTo(page, /^textbox "Jouw bericht"/)
    await tabTo(page, /^button "Plaats bericht"/)
    await page.keyboard.press('Enter')
    await assertFocus(page, /^textbox "Jouw bericht"/)
    await page.keyboard.type('Wat leuk')
    assert.equal(await page.locator('.flash').count(), 1, 'the message is gone too early for this test')
    await page.keyboard.press('Tab')
    await assertFocus(page, /^button "Plaats bericht"/)
  })

  test('that several fields are wrong counts them, leads to each, and goes when they are mended', async () => {
    const page = await open('/account/create', null)
    await page.locator('main').getByRole('button', { name: 'Maak mijn lijst' }).press('Enter')
    const summary = page.locator('[data-error-summary-box]')
    await summary.waitFor()
    const count = await summary.getByRole('link').count()
    assert.ok(count > 2)
    await assertSaid(page, `${count} dingen kloppen nog niet.`)
    assert.match(await page.title(), new RegExp(`^${count} dingen`))
    await summary.getByRole('link', { name: /^E-mailadres/ }).press('Enter')
    await assertFocus(page, /^textbox "E-mailadres/)
    await page.keyboard.type('noor@example.org')
    assert.equal(await summary.getByRole('link').count(), count - 1)
  })
})
