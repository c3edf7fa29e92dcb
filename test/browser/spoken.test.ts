import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { crossOff } from '#test/support/gifts.ts'
import { proveAddress } from '#test/support/family.ts'
import { addCategory } from '#test/support/lists.ts'
import type { Person } from '#test/support/world.ts'
import { drawFamily } from '../draws/drawing.ts'
import { assertSaid, turnOnScreenReader } from './screen-reader.ts'
import { assertFocus, deleteGift, goToLive, openStage, settled, tabTo } from './stage.ts'

// Every change of a page is said once. The focus stays near when a change removes the focused element.

const stage = await openStage()
const { world } = stage

async function ownerOf(name: string, ...gifts: string[]): Promise<{ owner: Person; guids: string[] }> {
  const owner = await world.person(name)
  const guids: string[] = []
  for (const description of gifts) guids.push((await world.addGift(owner.list, { description })).publicGuid)
  return { owner, guids }
}

/**
 * Opens a page with a screen reader.
 * @param isLive whether to wait until the page's socket is open
 */
async function listenAt(path: string, who: Person | null, { isLive = true } = {}): Promise<Page> {
  const page = await stage.open(who)
  await turnOnScreenReader(page)
  await (isLive ? goToLive(page, () => page.goto(path)) : page.goto(path))
  await settled(page)
  return page
}

describe('what somebody else does', () => {
  test('a gift that is crossed off or freed elsewhere is announced, and keeps the focus', async () => {
    const { guids } = await ownerOf('Noor Jansen', 'Adam', 'Berta', 'Cees')
    const bram = await world.person('Bram Visser')
    const page = await listenAt('/noor', await world.person('Lotte Jansen'))
    await tabTo(page, /^link "Afstrepen ?: Berta"/)
    const undo = await crossOff(bram, guids[1]!)
    await assertSaid(page, 'Berta: Afgestreept door iemand anders')
    await assertFocus(page, /^listitem/)
    assert.match((await page.locator(':focus').textContent())!, /Berta/)
    await tabTo(page, /^checkbox "Tonen ?: Berta"/)
    await bram.api('POST', '/api/Gift/UndoCrossOff', {
      publicGuid: guids[1],
      privateCrossOffGuid: undo,
      contextId: null,
    })
    await assertSaid(page, 'Berta: Weer vrij')
    await assertFocus(page, /^listitem/)
    assert.match((await page.locator(':focus').textContent())!, /Berta/)
  })

  test('when a focused gift is deleted elsewhere, the next gift gets the focus, then the one before it', async () => {
    const { owner, guids } = await ownerOf('Roos Jansen', 'Adam', 'Berta', 'Cees')
    const page = await listenAt('/roos', await world.person('Tim Jansen'))
    await tabTo(page, /^link "Afstrepen ?: Berta"/)
    await owner.api('DELETE', `/api/MyGift/${guids[1]}`)
    await assertSaid(page, 'Niet meer op de lijst: Berta')
    await assertFocus(page, /^listitem/)
    assert.match((await page.locator(':focus').textContent())!, /Cees/)
    await owner.api('DELETE', `/api/MyGift/${guids[2]}`)
    await assertSaid(page, 'Niet meer op de lijst: Cees')
    await assertFocus(page, /^listitem/)
    assert.match((await page.locator(':focus').textContent())!, /Adam/)
    const deleted = await owner.htmx('POST', `/gifts/${guids[0]}/delete`)
    await assertSaid(page, 'Niet meer op de lijst: Adam')
    await owner.post(deleted.$('.flash form').attr('action')!)
    await assertSaid(page, 'Weer op de lijst: Adam')
  })

  test('a change behind an open dialog is said too, and the dialog keeps the focus', async () => {
    const { guids } = await ownerOf('Fien Jansen', 'Adam', 'Berta')
    const page = await listenAt('/fien', await world.person('Joep Jansen'))
    await tabTo(page, /^link "Afstrepen ?: Adam"/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, /^button "Afstrepen"/)
    await crossOff(await world.person('Kees Visser'), guids[1]!)
    await assertSaid(page, 'Berta: Afgestreept door iemand anders')
    await assertFocus(page, /^button "Afstrepen"/)
  })

  test('a gift that somebody else was first to cross off is said once, and the refusal does not repeat it', async () => {
    const { guids } = await ownerOf('Lena Jansen', 'Adam')
    const page = await listenAt('/lena', await world.person('Mees Jansen'))
    await tabTo(page, /^link "Afstrepen ?: Adam"/)
    await page.keyboard.press('Enter')
    await tabTo(page, /^button "Afstrepen"/)
    await crossOff(await world.person('Nina Visser'), guids[0]!)
    await assertSaid(page, 'Adam: Afgestreept door iemand anders')
    await page.keyboard.press('Enter')
    await assertFocus(page, /^(button|link) "Begrepen"/)
    await assertSaid(page)
  })

  test('three changes at once are three announcements', async () => {
    const { guids } = await ownerOf('Mila Jansen', 'Adam', 'Berta', 'Cees')
    const giver = await world.person('Tess Visser')
    const page = await listenAt('/mila', await world.person('Jet Jansen'))
    await Promise.all(guids.map((guid) => crossOff(giver, guid)))
    await assertSaid(page, /: Afgestreept/, /: Afgestreept/, /: Afgestreept/)
  })
})

describe('what an owner hears of cross-offs', () => {
  test('is each of them, if the owner chose to see them, and else nothing', async () => {
    const { owner, guids } = await ownerOf('Bor Jansen', 'Adam', 'Berta')
    const giver = await world.person('Daan Visser')
    const page = await listenAt('/bor', owner)
    await crossOff(giver, guids[0]!)
    await assertSaid(page)
    await world.sql`update lists set show_crossed_off = true where id = ${owner.list.id}`
    await goToLive(page, () => page.reload())
    await crossOff(giver, guids[1]!)
    await assertSaid(page, 'Berta: Afgestreept')
  })
})

describe('what a giver does', () => {
  test('is said once to the giver, as the message about it', async () => {
    await ownerOf('Saar Jansen', 'Adam', 'Berta')
    const page = await listenAt('/saar', await world.person('Guus Visser'))
    await tabTo(page, /^link "Afstrepen ?: Adam"/)
    await page.keyboard.press('Enter')
    await tabTo(page, /^button "Afstrepen"/)
    await page.keyboard.press('Enter')
    await assertSaid(page, /^Afgestreept\. .* Ongedaan maken/)
    await assertFocus(page, /^listitem/)
    await page.keyboard.press('Control+z')
    await assertSaid(page, /^Ongedaan gemaakt/)
    await assertFocus(page, /^listitem/)
  })

  test('nudging says once that it worked, keeps the focus, and a second press says when it can be done again', async () => {
    const lotte = await world.person('Vera Kuiper')
    const bram = await world.person('Koen Kuiper')
    await proveAddress(world, lotte)
    const { lots } = await drawFamily({ world, lotte, bram })
    await bram.post(`${lots.bram.path}/openen`)
    const page = await listenAt(lots.bram.path, bram)
    await tabTo(page, /^button "Geef een seintje aan Oma Riet"/)
    await page.keyboard.press('Enter')
    await assertSaid(page, /^Verstuurd\. Oma Riet krijgt je seintje/)
    await assertFocus(page, /^button "Geef een seintje aan Oma Riet"/)
    await page.keyboard.press('Enter')
    await assertSaid(page, /pas nog een seintje gegeven/)
    await assertFocus(page, /^button "Geef een seintje aan Oma Riet"/)
  })
})

describe('what an owner does', () => {
  test('a category that is deleted gives the focus to the next one, or to the one before it', async () => {
    const { owner } = await ownerOf('Teun Smit')
    for (const name of ['Boeken', 'Muziek']) await addCategory(world, owner.list, name)
    const page = await listenAt('/teun/categories', owner, { isLive: false })
    for (const [name, heir] of [
      ['Boeken', 'Muziek'],
      ['Muziek', 'Cadeaus'],
    ] as const) {
      await tabTo(page, new RegExp(`^button "Meer bij ${name}`))
      await page.keyboard.press('Enter')
      await tabTo(page, /^link "Verwijderen"/)
      await page.keyboard.press('Enter')
      await tabTo(page, /^button "Verwijderen"/)
      await page.keyboard.press('Enter')
      await assertFocus(page, new RegExp(heir))
    }
  })

  test('a gift that moves says its new place, and its menu keeps the focus', async () => {
    const { owner } = await ownerOf('Eva Smit', 'Adam', 'Berta', 'Cees', 'Dora', 'Emil')
    const page = await listenAt('/eva', owner)
    await tabTo(page, /^button "Meer over: Adam"/)
    await page.keyboard.press('Enter')
    await tabTo(page, /^link "Naar beneden"/)
    await page.keyboard.press('Enter')
    await assertSaid(page, '“Adam” staat nu op plaats 2 van 5.')
    await assertFocus(page, /^button "Meer over: Adam"/)
  })

  test('a deletion is said with the way back, stays until it is dismissed, and can be undone from the list', async () => {
    const { owner } = await ownerOf('Wim Smit', 'Adam', 'Berta', 'Cees', 'Dora', 'Emil', 'Frits')
    const page = await listenAt('/wim', owner)
    await page.clock.install()
    await deleteGift(page, 'Berta')
    await assertFocus(page, /^button "Meer over: Cees"/)
    await assertSaid(page, '“Berta” is van je lijst gehaald. Ongedaan maken')
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(60_000)
    await assertSaid(page)
    assert.equal(await page.locator('#flash .flash').count(), 1)
    await page.keyboard.press('Escape')
    assert.equal(await page.locator('#flash .flash').count(), 0)
    await assertFocus(page, /^button "Meer over: Cees"/)
    await tabTo(page, /^button "Ongedaan maken ?: Berta"/)
    await page.keyboard.press('Enter')
    await assertFocus(page, /^button "Meer over: Berta"/)
    assert.equal(await page.locator('#recently-deleted .row').count(), 0)
  })
})
