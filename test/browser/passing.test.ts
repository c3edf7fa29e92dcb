import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { draw, givenPerson } from '../draws/drawing.ts'
import { participantsOf, type InEnvelope } from '../envelopes/envelopes.ts'
import { passPath } from '../envelopes/passing.ts'
import { addAxe, faultsOf, faultsOfLargeFonts } from './accessibility.ts'
import { assertFocus, desktop, goToLive, offline, openStage, phone, settled, tabTo } from './stage.ts'
import { until } from '#test/support/until.ts'

const stage = await openStage()
afterEach(async () => {
  for (const context of stage.browser.contexts()) await context.close()
})

const names = ['Lotte', 'Anna', 'Bram', 'Oma Riet', 'Daan'] as const

/** Makes a draw in which Lotte organizes, and the others have no address. Opens the page of the phone that goes round. */
async function around(options: Parameters<typeof stage.open>[1] = phone, count = 4) {
  const organizer = stage.world.visitor()
  const people = names.slice(0, count + 1).map((name, number) => givenPerson(number, { name, ...(number > 0 && { email: null }) })) // oxfmt-ignore
  const guid = await draw(organizer, people, { title: 'Pakjesavond' })
  const page = await stage.open(organizer, options)
  const states = async () => (await participantsOf(organizer, guid)).slice(1).map(({ envelope }) => envelope!.state)
  return { organizer, guid, page, states, participants: (await participantsOf(organizer, guid)).slice(1) }
}

const holdButton = (page: Page) => page.getByRole('button', { name: 'Houd vast om te kijken' })
const doneButton = (page: Page) => page.getByRole('button', { name: 'Klaar: doorgeven' })
const card = (page: Page) => page.locator('.passing .lot-card .drawn')
const giveTo = (page: Page, name: string) =>
  page.getByRole('heading', { name: `Geef de telefoon aan ${name}` }).waitFor()

/** Holds a finger on an element for 60 ms, because only screen readers tap faster. @returns the function that lifts it */
async function press(page: Page, element: ReturnType<Page['locator']>): Promise<() => Promise<unknown>> {
  const { x, y, width, height } = (await element.boundingBox())!
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  })
  const start = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() - since > 60, start)
  return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Goes to a participant's turn, from the page that says whom to give the phone. */
async function take(page: Page, name: string): Promise<void> {
  await giveTo(page, name)
  await settled(page)
  await page.getByRole('link', { name: `Ik ben ${name}` }).click()
  await holdButton(page).waitFor()
  await settled(page)
}

/** Takes a turn by touch until the name is shown and hidden again. @returns the name */
async function seeByTouch(page: Page): Promise<string> {
  const lift = await press(page, holdButton(page))
  await card(page).waitFor()
  const name = (await card(page).textContent())!
  await lift()
  await card(page).waitFor({ state: 'detached' })
  return name
}

const htmlOf = (page: Page) => page.evaluate(() => document.documentElement.outerHTML)

describe('the phone that goes round', () => {
  test('shows four people their names by touch, and keeps nothing of them', async () => {
    const { guid, page, states } = await around()
    await page.goto(`/lootjestrekken/loting/getrokken/${guid}`)
    await settled(page)
    await page.getByRole('link', { name: 'Geef de telefoon door' }).click()
    const length = await page.evaluate(() => history.length)
    const seen: string[] = []
    for (const name of names.slice(1)) {
      await take(page, name)
      assert.doesNotMatch(await htmlOf(page), /lot-card/)
      const top = (await holdButton(page).boundingBox())!.y
      const lift = await press(page, holdButton(page))
      await card(page).waitFor()
      assert.ok(Math.abs((await holdButton(page).boundingBox())!.y - top) < 1, 'the button stays under the thumb')
      await page.locator('.passing-copy svg').waitFor()
      seen.push((await card(page).textContent())!)
      await lift()
      await card(page).waitFor({ state: 'detached' })
      assert.doesNotMatch(await htmlOf(page), /lot-card|passing-copy/)
      await doneButton(page).tap()
    }
    await page.getByRole('heading', { name: 'Iedereen heeft gekeken' }).waitFor()
    assert.equal(new Set(seen).size, 4, 'everybody sees somebody else')
    assert.deepEqual(await states(), ['Opened', 'Opened', 'Opened', 'Opened'])
    assert.equal(await page.evaluate(() => history.length), length, 'no turn is in the history')
    assert.equal(await page.evaluate(() => sessionStorage.length), 0)
    await page.goBack()
    await page.getByRole('heading', { name: 'Pakjesavond' }).waitFor()
  })

  test('shows a name by keyboard between two presses, tells a screen reader only then, and goes on', async () => {
    const { guid, page } = await around(desktop, 2)
    await page.goto(passPath(guid))
    await settled(page)
    for (const name of ['Anna', 'Bram']) {
      await giveTo(page, name)
      await settled(page)
      await tabTo(page, new RegExp(`link "Ik ben ${name}"`))
      await page.keyboard.press('Enter')
      await holdButton(page).waitFor()
      await settled(page)
      await tabTo(page, /button "Houd vast om te kijken"/)
      assert.match(await page.locator('#look-hint').textContent().then(String), /schermlezer leest de naam hardop/)
      await page.keyboard.press(name === 'Anna' ? 'Space' : 'Enter')
      await page.locator('[role=status] .lot-card .drawn').waitFor()
      assert.equal(await holdButton(page).getAttribute('aria-pressed'), 'true')
      await page.keyboard.press('Space')
      await card(page).waitFor({ state: 'detached' })
      assert.equal(await holdButton(page).getAttribute('aria-pressed'), 'false')
      await tabTo(page, /button "Klaar: doorgeven"/)
      await page.keyboard.press('Enter')
    }
    await assertFocus(page, /heading "Iedereen heeft gekeken"/, { isSeen: false })
  })

  test('shows a name again after release, but not after the participant is done', async () => {
    const { guid, page, participants } = await around(phone, 2)
    await page.goto(passPath(guid))
    await take(page, 'Anna')
    const name = await seeByTouch(page)
    assert.equal(await seeByTouch(page), name)
    await doneButton(page).tap()
    await giveTo(page, 'Bram')
    await page.goto(`${passPath(guid)}/${participants[0]!.publicGuid}`)
    await page.getByRole('heading', { name: 'De envelop van Anna is al open' }).waitFor()
    assert.equal(await holdButton(page).count(), 0)
  })

  test('loses no name, and shows none twice, when the connection breaks at any step', async () => {
    const { guid, page, states, participants } = await around(phone, 3)
    stage.allow(page, ...offline)
    await page.goto(passPath(guid))
    await take(page, 'Anna')

    // The press doesn't reach the server.
    await page.route('**/kijken', (route) => route.abort('internetdisconnected'))
    await (
      await press(page, holdButton(page))
    )()
    await page.locator('.passing-problem').getByText('verbinding').waitFor()
    assert.deepEqual(await states(), ['Closed', 'Closed', 'Closed'])

    // The response with the name is lost.
    await page.unroute('**/kijken')
    await page.route('**/kijken', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await (
      await press(page, holdButton(page))
    )()
    await until(async () => (await states())[0] === 'Opened', 'the envelope is open')
    await page.locator('.passing-problem').getByText('verbinding').waitFor()
    await page.unroute('**/kijken')
    await page.reload()
    await settled(page)
    await seeByTouch(page)

    // The end of the turn doesn't reach the server.
    await page.route('**/klaar', (route) => route.abort('internetdisconnected'))
    await doneButton(page).tap()
    await page.locator('.passing-problem').getByText('verbinding').waitFor()
    assert.equal(await holdButton(page).count(), 0, 'the name is gone all the same')
    await page.unroute('**/klaar')

    // The response to the end of the turn is lost.
    await page.route('**/klaar', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await doneButton(page).tap()
    await page.locator('.passing-problem').getByText('verbinding').waitFor()
    await page.unroute('**/klaar')
    await doneButton(page).tap()

    // Leaving the page ends the turn.
    await take(page, 'Bram')
    const lift = await press(page, holdButton(page))
    await card(page).waitFor()
    await page.waitForFunction(
      (since) => performance.now() - since > 1100,
      await page.evaluate(() => performance.now()),
    )
    await lift()
    await page.reload()
    await page.getByRole('heading', { name: 'De envelop van Bram is al open' }).waitFor()
    const turns = () => stage.world.sql`
      select 1 from envelopes e join participants p on p.id = e.participant_id
      where p.public_guid = ${participants[1]!.publicGuid} and turn_hash is not null`
    await until(async () => (await turns()).length === 0, 'the turn is over')
    await page.getByRole('link', { name: 'Ga verder' }).click()

    // The next page doesn't come.
    await take(page, 'Oma Riet')
    await seeByTouch(page)
    await page.route(`**${passPath(guid)}`, (route) => route.abort('internetdisconnected'))
    await doneButton(page).tap()
    await page.waitForEvent('framenavigated', { timeout: 2000 }).catch(() => {})
    await page.unroute(`**${passPath(guid)}`)
    await page.goto(passPath(guid))
    await page.getByRole('heading', { name: 'Iedereen heeft gekeken' }).waitFor()
  })

  test('shows a name to one of two tabs, and to none with back', async () => {
    const { guid, page, participants, states } = await around(phone, 2)
    const path = `${passPath(guid)}/${participants[0]!.publicGuid}`
    const other = await page.context().newPage()
    await page.goto(path)
    await other.goto(path)
    await settled(page)
    await settled(other)
    await seeByTouch(page)
    await (
      await press(other, holdButton(other))
    )()
    await other.getByRole('heading', { name: 'De envelop van Anna is al open' }).waitFor()
    await page.bringToFront()
    await doneButton(page).tap()
    await giveTo(page, 'Bram')
    await page.goto('/lootjestrekken')
    for (let back = 0; back < 2; back++) {
      await page.goBack()
      await page.waitForLoadState()
      assert.doesNotMatch(await htmlOf(page), /lot-card/)
    }
    assert.deepEqual(await states(), ['Opened', 'Closed'])
  })

  test('removes a name when the phone is laid away, and ends the turn half a minute after a look', async () => {
    const { guid, page } = await around(phone, 2)
    await page.clock.install()
    await page.goto(passPath(guid))
    await take(page, 'Anna')
    await press(page, holdButton(page))
    await card(page).waitFor()
    await page.clock.runFor(31_000)
    await card(page).waitFor({ state: 'detached' })
    await page.clock.runFor(31_000)
    await giveTo(page, 'Bram')
    await take(page, 'Bram')
    await press(page, holdButton(page))
    await card(page).waitFor()
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await card(page).waitFor({ state: 'detached' })
  })

  test('works without JavaScript, and has nothing to show after the turn', async () => {
    const { guid, page, states } = await around({ ...phone, javaScriptEnabled: false }, 2)
    await page.goto(passPath(guid))
    await page.getByRole('link', { name: 'Ik ben Anna' }).click()
    await page.getByRole('button', { name: 'Kijken' }).click()
    await card(page).waitFor()
    await doneButton(page).click()
    await giveTo(page, 'Bram')
    assert.deepEqual(await states(), ['Opened', 'Closed'])
    await page.goBack().catch(() => {})
    await page.waitForLoadState()
    assert.equal(await card(page).count(), 0)
  })

  test('brings the envelopes that are ready up to date on the draw’s page', async () => {
    const { guid, organizer, page } = await around(desktop, 2)
    await goToLive(page, () => page.goto(`/lootjestrekken/loting/getrokken/${guid}`))
    await page.getByRole('heading', { name: '2 enveloppen liggen klaar' }).waitFor()
    const [, anna] = (await participantsOf(organizer, guid)) as [InEnvelope, InEnvelope]
    await stage.world.visitor().post(new URL(anna.envelope!.url!).pathname)
    await page.getByRole('heading', { name: '1 envelop ligt klaar' }).waitFor()
  })
})

test('The draw’s page, its envelopes, the cards and the turns are accessible', async () => {
  const { guid, organizer, page, participants } = await around(desktop)
  await addAxe(page.context())
  const check = async () => {
    await settled(page)
    assert.deepEqual([...(await faultsOf(page)), ...(await faultsOfLargeFonts(page))], [], page.url())
    await page.setViewportSize(desktop.viewport)
  }
  const [own, anna, bram] = (await participantsOf(organizer, guid)) as [InEnvelope, InEnvelope, InEnvelope]
  const drawn = `/lootjestrekken/loting/getrokken/${guid}`
  await page.goto(drawn)
  await check()
  await page.goto(drawn)
  await settled(page)
  await page.locator(`#envelope-${anna.publicGuid}`).click()
  await page.locator('dialog[open]').waitFor()
  await check()
  const envelope = new URL(bram.envelope!.url!).pathname
  for (const isOpened of [false, true]) {
    if (isOpened) await stage.world.visitor().post(envelope)
    await page.goto(envelope)
    await check()
  }
  await page.goto(`/lootjestrekken/loting/${guid}/kaartjes?met=${own.publicGuid}`)
  await check()
  await page.goto(passPath(guid))
  await check()
  await page.goto(`${passPath(guid)}/${participants[0]!.publicGuid}`)
  await check()
  await holdButton(page).focus()
  await page.keyboard.press('Space')
  await card(page).waitFor()
  await check()
  await page.goto(`${passPath(guid)}/${participants[0]!.publicGuid}`)
  await check()
  await page.goto(`${passPath(guid)}?over=${participants.map(({ publicGuid }) => publicGuid.slice(0, 8)).join('.')}`)
  await check()
})
