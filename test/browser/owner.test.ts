import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { loggedStatus, goToLive, offline, openStage, phone, settled } from './stage.ts'
import { until } from '#test/support/until.ts'

const stage = await openStage()

/** Creates an owner with two categories: Adam, Berta and Cees are in the first, Dora is in the second. */
async function ownerOfTwoCategories(name: string) {
  const owner = await stage.world.person(name)
  for (const description of ['Adam', 'Berta', 'Cees']) await stage.world.addGift(owner.list, { description })
  const { body } = await owner.api('POST', '/api/Category/Create', {
    name: 'Voor later',
    wishlistPrivateGuid: owner.list.privateGuid,
  })
  await owner.api('POST', '/api/MyGift/EditWithoutProduct', {
    categoryPrivateGuid: body.privateGuid,
    description: 'Dora',
    enableCrossOff: true,
  })
  return owner
}

/** Returns the gifts' titles in the order of the page, category by category. */
const order = (page: Page): Promise<string> =>
  page
    .locator('.category')
    .evaluateAll((categories) =>
      categories
        .map((each) =>
          [...each.querySelectorAll('.gift:not(.sortable-fallback) .gift-title')]
            .map(({ textContent }) => textContent)
            .join(' '),
        )
        .join(' | '),
    )

const middle = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

const gift = (page: Page, name: string) => page.locator('.gift', { hasText: name })
const grip = (page: Page, name: string) => gift(page, name).locator('.grip')
const reordered = (page: Page) =>
  page.waitForResponse((answer) => /\/categories\/[^/]+\/order$/.test(answer.url()) && answer.ok())

/** Drags from one element to another, and drops once `hasRoom` says that the page has made room. */
async function drag(page: Page, from: Locator, to: Locator, hasRoom: () => Promise<boolean>): Promise<void> {
  // Sortable ignores a press while an element still moves to its place.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.gift, .row')].every((each) => !('animated' in each && each.animated)),
  )
  const [start, end] = [await middle(from), await middle(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.locator('.sortable-chosen').first().waitFor()
  await page.mouse.move(start.x + 10, start.y + 10, { steps: 3 })
  await page.mouse.move(end.x, end.y, { steps: 10 })
  let nudge = 0
  await until(async () => {
    if (await hasRoom()) return true
    nudge = (nudge + 3) % 12
    await page.mouse.move(end.x + nudge, end.y + nudge)
    return false
  }, 'room for the dragged element')
  await page.mouse.up()
}

test('an owner drags a gift within its category and into another, and it stays there', async () => {
  const page = await stage.open(await ownerOfTwoCategories('Anna'), { viewport: { width: 1280, height: 1400 } })
  await page.goto('/anna')
  await settled(page)
  assert.equal(await order(page), 'Adam Berta Cees | Dora')

  let answered = reordered(page)
  await drag(
    page,
    grip(page, 'Adam'),
    gift(page, 'Cees').locator('.gift-picture'),
    async () => (await order(page)) === 'Berta Cees Adam | Dora',
  )
  await answered
  await page.reload()
  assert.equal(await order(page), 'Berta Cees Adam | Dora')

  await settled(page)
  answered = reordered(page)
  await drag(page, grip(page, 'Berta'), gift(page, 'Dora').locator('.gift-picture'), async () =>
    /\| (Berta Dora|Dora Berta)$/.test(await order(page)),
  )
  await answered
  const moved = await order(page)
  const counts = async () => (await page.locator('.category .count').allTextContents()).join()
  await until(async () => (await counts()) === '2 cadeaus,2 cadeaus', 'the counts of the response')
  await page.reload()
  assert.equal(await order(page), moved)

  await grip(page, 'Cees').click()
  await page.getByRole('dialog', { name: 'Cadeau verplaatsen' }).waitFor()
})

test('on a phone a gift is dragged only after a long press, and stays when a finger just swipes over it', async () => {
  const page = await stage.open(await ownerOfTwoCategories('Bep'), phone)
  await page.goto('/bep')
  await settled(page)
  await gift(page, 'Adam').evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const from = await middle(grip(page, 'Adam'))
  const to = await middle(gift(page, 'Berta').locator('.gift-picture'))
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })

  await send('touchStart', [from])
  for (const y of [30, 60, 200]) await send('touchMove', [{ x: from.x, y: from.y + y }])
  await send('touchEnd', [])
  assert.equal(await page.locator('.sortable-chosen').count(), 0)
  assert.equal(await order(page), 'Adam Berta Cees | Dora')

  await send('touchStart', [from])
  await gift(page, 'Adam').and(page.locator('.sortable-chosen')).waitFor()
  const answered = reordered(page)
  for (let step = 1; step <= 12; step++)
    await send('touchMove', [{ x: from.x, y: from.y + ((to.y + 20 - from.y) * step) / 12 }])
  await until(async () => (await order(page)).startsWith('Berta Adam'), 'Adam to move past Berta')
  await send('touchEnd', [])
  await answered
  await page.reload()
  assert.equal(await order(page), 'Berta Adam Cees | Dora')
})

test('the page scrolls while an owner holds a gift at the edge of the screen', async () => {
  const owner = await ownerOfTwoCategories('Bob')
  for (let number = 1; number <= 12; number++) await stage.world.addGift(owner.list, { description: `Boek ${number}` })
  const page = await stage.open(owner)
  await page.goto('/bob')
  await settled(page)
  await gift(page, 'Adam').evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  const [before, start, height] = [await scrolled(), await middle(grip(page, 'Adam')), page.viewportSize()!.height]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.locator('.sortable-chosen').first().waitFor()
  await page.mouse.move(start.x, height - 100, { steps: 10 })
  let nudge = 0
  await until(async () => {
    nudge = (nudge + 1) % 5
    await page.mouse.move(start.x, height - 15 + nudge)
    return (await scrolled()) > before + 200
  }, 'the page to scroll')
  await page.keyboard.press('Escape')
  await page.mouse.up()
})

test('an order that the server refuses is undone, and a message says so', async () => {
  const page = await stage.open(await ownerOfTwoCategories('Cor'), { viewport: { width: 1280, height: 1400 } })
  await page.goto('/cor')
  await settled(page)
  stage.allow(page, loggedStatus(500))
  await page.route('**/categories/*/order', (route) => route.fulfill({ status: 500, body: '' }))
  await drag(page, grip(page, 'Adam'), gift(page, 'Cees').locator('.gift-picture'), async () =>
    (await order(page)).startsWith('Berta Cees Adam'),
  )
  await page.locator('.flash', { hasText: 'Er ging iets mis' }).waitFor()
  await until(async () => (await order(page)) === 'Adam Berta Cees | Dora', 'the server’s order')
})

test('a mouse that moves at once does not drag a gift', async () => {
  const page = await stage.open(await ownerOfTwoCategories('Cato'), { viewport: { width: 1280, height: 1400 } })
  await page.clock.install()
  await page.goto('/cato')
  await settled(page)
  const [start, end] = [await middle(grip(page, 'Adam')), await middle(gift(page, 'Cees').locator('.gift-picture'))]
  // The clock stands still until the test moves it, because a busy machine may take long between two events.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 30, start.y)
  await page.mouse.move(end.x, end.y, { steps: 10 })
  await page.clock.runFor(300)
  await page.mouse.move(end.x + 5, end.y + 5, { steps: 3 })
  assert.equal(await page.locator('.sortable-chosen').count(), 0)
  await page.mouse.up()
  assert.equal(await order(page), 'Adam Berta Cees | Dora')
})

test('an order that does not reach the server is undone, and a message says that the connection is lost', async () => {
  const page = await stage.open(await ownerOfTwoCategories('Coos'), { viewport: { width: 1280, height: 1400 } })
  await page.goto('/coos')
  await settled(page)
  stage.allow(page, ...offline)
  await page.route('**/categories/*/order', (route) => route.abort('internetdisconnected'))
  await drag(page, grip(page, 'Adam'), gift(page, 'Cees').locator('.gift-picture'), async () =>
    (await order(page)).startsWith('Berta Cees Adam'),
  )
  await page.locator('.flash', { hasText: 'verbinding' }).waitFor()
  assert.equal(await order(page), 'Adam Berta Cees | Dora')
  await drag(page, grip(page, 'Berta'), gift(page, 'Dora').locator('.gift-picture'), async () =>
    /\| (Berta Dora|Dora Berta)$/.test(await order(page)),
  )
  await until(async () => (await order(page)) === 'Adam Berta Cees | Dora', 'the former order')
  await page.unroute('**/categories/*/order')
  const answered = reordered(page)
  await drag(page, grip(page, 'Adam'), gift(page, 'Cees').locator('.gift-picture'), async () =>
    (await order(page)).startsWith('Berta Cees Adam'),
  )
  await answered
  assert.equal(await order(page), 'Berta Cees Adam | Dora')
})

test('an owner drags categories into another order, and the list then shows that order', async () => {
  const page = await stage.open(await ownerOfTwoCategories('Dirk'))
  await page.goto('/dirk/categories')
  await settled(page)
  const [first, second] = [page.locator('.categories .row').first(), page.locator('.categories .row').last()]
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/categories/order') && answer.ok())
  const names = page.locator('.category-name')
  await drag(page, first.locator('.grip'), second.locator('.grip'), async () =>
    /Voor later/.test((await names.allTextContents())[0]!),
  )
  await answered
  await page.goto('/dirk')
  assert.equal(await order(page), 'Dora | Adam Berta Cees')
})

test('two open pages of an owner’s list show the same a moment later, and text that is being typed stays', async () => {
  const owner = await ownerOfTwoCategories('Ella')
  const [here, there] = [await stage.open(owner), await stage.open(owner)]
  await Promise.all([here, there].map((page) => goToLive(page, () => page.goto('/ella'))))
  await there.getByLabel('Wat wens je?').fill('Iets waar ik nog over denk')
  await there.getByRole('link', { name: 'Titel bewerken' }).click()
  await there.getByLabel('Titel', { exact: true }).fill('Een halve ti')

  await here.getByLabel('Wat wens je?').fill('Emiel')
  await here.getByLabel('Wat wens je?').press('Enter')
  await gift(there, 'Emiel').waitFor()
  await gift(here, 'Emiel')
    .getByRole('button', { name: /Meer over/ })
    .click()
  assert.deepEqual(await here.locator('#gift-menu p').allInnerTexts(), [
    'Anderen mogen dit afstrepen. Dat verander je bij “Bewerken”.',
  ])
  await here.getByRole('link', { name: 'Naar boven' }).click()
  await until(async () => (await order(there)).startsWith('Adam Berta Emiel Cees'), 'the new order on the other page')
  assert.equal(await there.getByLabel('Wat wens je?').inputValue(), 'Iets waar ik nog over denk')
  assert.equal(await there.getByLabel('Titel', { exact: true }).inputValue(), 'Een halve ti')
})

test('a changed title, description or gift is highlighted for a moment, for its owner and for a visitor', async () => {
  const owner = await stage.world.person('Titia')
  const { publicGuid } = await stage.world.addGift(owner.list, { description: 'Bel' })
  const page = await stage.open(owner)
  await page.goto('/titia')
  await settled(page)
  const visitor = await stage.open(null)
  await visitor.clock.install()
  await goToLive(visitor, () => visitor.goto('/titia'))
  const changed = (where: Page, text: string) => where.locator('[data-css-changed]', { hasText: text })

  await page.locator('.edit-title').click()
  await page.getByLabel('Titel').fill('Titia wordt veertig')
  await page.getByLabel('Titel').press('Enter')
  await Promise.all([changed(page, 'Titia wordt veertig').waitFor(), changed(visitor, 'Titia wordt veertig').waitFor()])
  await changed(page, 'Titia wordt veertig').waitFor({ state: 'detached' })
  await visitor.clock.runFor(1200)
  assert.equal(await visitor.locator('[data-css-changed]').count(), 0)

  await owner.api('POST', '/api/MyList/UpdateDescription', {
    privateGuid: owner.list.privateGuid,
    description: 'Kom je ook?',
  })
  await changed(page, 'Kom je ook?').waitFor()
  await owner.api('POST', '/api/MyGift/EditWithoutProduct', {
    publicGuid,
    categoryPrivateGuid: owner.list.categoryPrivateGuid,
    description: 'Fietsbel',
    enableCrossOff: true,
  })
  await Promise.all([changed(page, 'Fietsbel').waitFor(), changed(visitor, 'Fietsbel').waitFor()])
})

test('after a list is renamed, *back* leads to pages that exist, and the old URL leads to the list', async () => {
  const jan = await stage.world.person('Jan Peters')
  const page = await stage.open(jan)
  const save = async (name: string) => {
    await page.locator('[name=username]').fill(name)
    await page.getByRole('button', { name: 'Instellingen opslaan' }).click()
    await page.waitForURL(`${stage.url}/${name}`)
    await settled(page)
  }
  await page.goto('/friends')
  await page.goto('/jan')
  await settled(page)
  const link = page.locator('main a[href="/jan/settings"]').first()
  await link.evaluate((each: HTMLElement) => each.setAttribute('data-dialogs-link', ''))
  await link.click()
  await page.locator('dialog [name=username]').waitFor()
  await save('jan-peters')
  await page.goBack()
  assert.equal(page.url(), `${stage.url}/friends`, 'a rename in a dialog replaces the page’s URL')

  await page.goto('/jan-peters/settings')
  await save('jan-p')
  await page.goBack()
  assert.equal(page.url(), `${stage.url}/jan-p/settings`, 'the old URL of the settings leads to the new one')
  await page.goto('/jan')
  assert.equal(page.url(), `${stage.url}/jan-p`)

  await page.goto('/jan-p/settings')
  await page.getByRole('button', { name: /Vrijgeven.*\/jan$/ }).click()
  await page.locator('.flash', { hasText: 'leidt niet meer naar je lijst' }).waitFor()
  assert.equal((await page.request.get('/jan')).status(), 404)
  assert.equal(await page.locator('.former-name').count(), 1)
})

describe('a list of 60 gifts', async () => {
  const owner = await stage.world.person('Ko Lang', { username: 'ko-lang' })
  const gifts: string[] = []
  for (let number = 1; number <= 60; number++)
    gifts.push((await stage.world.addGift(owner.list, { description: `Cadeau ${number}` })).publicGuid)
  const farDown = `#gift-${gifts[44]!}`

  test('scrolls to a gift far down that a link leads to', async () => {
    const page = await stage.open(owner, { ...phone, reducedMotion: 'no-preference' })
    await page.goto(`/ko-lang${farDown}`)
    const topOf = async () => (await page.locator(farDown).boundingBox())!.y
    let before = await topOf()
    await until(async () => {
      await page.waitForTimeout(300)
      const last = before
      before = await topOf()
      return last === before
    }, 'the end of the scroll')
    assert.ok(before >= 0 && before < 300, `the gift is at ${before} px`)
  })

  test('gets the grip of a gift when the gift comes near the screen, and again if a swap removes it', async () => {
    const page = await stage.open(owner, phone)
    await page.goto('/ko-lang')
    const grip = page.locator(`${farDown} .grip`)
    await page.locator('.grip').first().waitFor()
    assert.equal(await grip.count(), 0)
    await page.locator(farDown).scrollIntoViewIfNeeded()
    await grip.waitFor()
    assert.equal(await grip.getAttribute('aria-label'), 'Verplaatsen: Cadeau 45')
    await page.evaluate(() => document.querySelectorAll('.grip').forEach((each) => each.remove()))
    await grip.waitFor()
    assert.equal(await grip.count(), 1)
  })
})
