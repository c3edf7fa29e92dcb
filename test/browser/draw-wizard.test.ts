import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Htmx } from 'htmx.org'
import type { Page } from 'playwright-core'
import { assertFocus, desktop, openStage, phone, settled, tabTo } from './stage.ts'
import { heading, readStoredDraft, storedNames, storeDraftIn, wizard } from './wizard.ts'
import { until } from '#test/support/until.ts'

const stage = await openStage()

const names = (page: Page) => page.locator('#people .name').allTextContents()

/** Whether the page is wider than its window. */
const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('an organizer makes a draw by keyboard alone, with a reload in the middle', async () => {
  const page = await stage.open()
  const { keyboard } = page
  await page.goto(wizard)
  await page.waitForURL(`${wizard}/start`)
  await heading(page, 'Lootjes trekken')
  await tabTo(page, /^link "Begin een trekking"/)
  await keyboard.press('Enter')

  await heading(page, 'Waarvoor trekken jullie lootjes?')
  await tabTo(page, /^textbox "Titel"/)
  await keyboard.type('Pa')
  await tabTo(page, /^button "Verder/)
  await keyboard.press('Enter')
  await assertFocus(page, /^textbox "Titel"/)
  await page.locator('p.error', { hasText: 'Gebruik minstens 3 tekens.' }).waitFor()
  await keyboard.press('End')
  await keyboard.type('kjesavond bij oma')
  await tabTo(page, /^textbox "Afspraken/)
  await keyboard.type('Tot 15 euro')
  await tabTo(page, /^textbox "Je naam"/)
  await keyboard.type('Anna')
  await tabTo(page, /^textbox "Je e-mailadres"/)
  await keyboard.type('anna@example.net')
  await until(
    async () => (await readStoredDraft(page)).draft?.title === 'Pakjesavond bij oma',
    'the automatically stored draft',
  )
  const { contextId, savedAt, ...about } = (await readStoredDraft(page)).about!
  assert.deepEqual(about, { version: 4, userPrivateGuid: null })
  assert.ok(typeof savedAt === 'number' && typeof contextId === 'string')
  await keyboard.press('Enter')

  await assertFocus(page, /^heading "Wie doet er mee\?"/)
  assert.equal(new URL(page.url()).pathname, `${wizard}/deelnemers`)
  assert.match(await page.title(), /Wie doet er mee\?$/)
  await tabTo(page, /^textbox "Naam"/)
  for (const name of ['Bram', 'Carla']) {
    await keyboard.type(name)
    await keyboard.press('Tab')
    await keyboard.type(`${name.toLowerCase()}@example.net`)
    await keyboard.press('Enter')
    await page.locator('.person', { hasText: name }).waitFor()
    await assertFocus(page, /^textbox "Naam"/)
    await page.locator('[data-announcing-region]').getByText(`${name} doet mee.`).waitFor()
  }

  await page.reload()
  await heading(page, 'Wie doet er mee?')
  assert.deepEqual(await names(page), ['Anna organiseert', 'Bram', 'Carla'])

  await tabTo(page, /^link "Meerdere"/)
  await keyboard.press('Enter')
  await assertFocus(page, /^link "Meerdere"/)
  await tabTo(page, /^textbox "Plak de e-mailadressen"/)
  await keyboard.type('Dirk <dirk@example.net>; tante zonder adres')
  await tabTo(page, /^button "Allemaal toevoegen"/)
  await keyboard.press('Enter')
  await page.locator('#refused-entries').getByText('tante zonder adres').waitFor()
  await assertFocus(page, /^textbox "Plak de e-mailadressen"/)
  await page.getByRole('heading', { name: '4 deelnemers' }).waitFor()
  assert.equal(await page.getByLabel('Plak de e-mailadressen').inputValue(), 'tante zonder adres')
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type('bram@elders.example')
  await tabTo(page, /^button "Allemaal toevoegen"/)
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: '5 deelnemers' }).waitFor()
  await page.locator('#people .banner').getByText('Er doet meer dan één Bram mee').waitFor()

  await tabTo(page, /^link "Vrienden"/, 'Shift+Tab')
  await keyboard.press('Enter')
  await page.locator('#add-people').getByText('Log in, dan kun je hier je vrienden kiezen.').waitFor()

  const second = page.locator('.person', { hasText: 'bram@elders.example' })
  await second.getByRole('button', { name: /^Bewerken ?: Bram$/ }).focus()
  await keyboard.press('Enter')
  await assertFocus(page, /^textbox "Naam"/)
  await keyboard.press('Escape')
  await assertFocus(page, /^button "Bewerken ?: Bram"/)
  await keyboard.press('Enter')
  await assertFocus(page, /^textbox "Naam"/)
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type('Eva')
  await keyboard.press('Enter')
  await assertFocus(page, /^button "Bewerken ?: Eva"/)
  assert.equal(await page.locator('#people .banner').count(), 0)
  await tabTo(page, /^button "Verwijderen ?: Eva"/)
  await keyboard.press('Enter')
  await page.getByRole('dialog').getByText('Eva verwijderen?').waitFor()
  await tabTo(page, /^button "Verwijderen"/)
  await keyboard.press('Enter')
  await assertFocus(page, /^heading "4 deelnemers"/)
  assert.deepEqual(await storedNames(page), ['Anna', 'Bram', 'Carla', 'Dirk'])

  await tabTo(page, /^button "Verder/)
  await keyboard.press('Enter')
  await assertFocus(page, /^heading "Wie mag wie niet trekken\?"/)
  const dialog = page.getByRole('dialog')
  const exclude = async (who: string, ...others: string[]) => {
    await page.getByRole('button', { name: `Kiezen wie ${who} niet mag trekken` }).focus()
    await keyboard.press('Enter')
    await assertFocus(page, /^searchbox "Zoek een deelnemer"/)
    for (const other of others) {
      await keyboard.press('ControlOrMeta+A')
      await keyboard.type(other.slice(0, 3))
      assert.deepEqual(await dialog.locator('[data-drawing-filter-item]:visible').count(), 1)
      await keyboard.press('Enter')
      await tabTo(page, new RegExp(`^checkbox "${other}`))
      await keyboard.press('Space')
      await tabTo(page, /^searchbox/, 'Shift+Tab')
    }
  }
  await exclude('Bram', 'Carla')
  await keyboard.type('ééé')
  await dialog.getByText('Niemand gevonden.').waitFor()
  await tabTo(page, /^checkbox "Andersom ook niet.*\[checked\]/)
  await tabTo(page, /^button "Opslaan"/)
  await keyboard.press('Enter')
  await assertFocus(page, /^button "Kiezen wie Bram niet mag trekken"/)
  assert.deepEqual(
    (await readStoredDraft(page)).draft!.participants.map((person) => person.exclude.length),
    [0, 1, 1, 0],
  )

  await exclude('Bram', 'Anna', 'Dirk')
  await tabTo(page, /^button "Opslaan"/)
  await keyboard.press('Enter')
  await dialog.getByText('Bram kan niemand trekken.').waitFor()
  await keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  assert.deepEqual(
    (await readStoredDraft(page)).draft!.participants.map((person) => person.exclude.length),
    [0, 1, 1, 0],
  )

  await tabTo(page, /^button "Verder/)
  await keyboard.press('Enter')
  await assertFocus(page, /^heading "Klopt alles\?"/)
  await tabTo(page, /^link "Terug"/)
  await keyboard.press('Enter')
  await assertFocus(page, /^heading "Wie mag wie niet trekken\?"/)
  await page.goBack()
  await heading(page, 'Klopt alles?')
  await tabTo(page, /^button "Trek de lootjes"/)
  const pressedAt = Date.now()
  await keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('heading', { name: 'We schudden de hoed' }).waitFor()
  await page.waitForURL(new RegExp(`${wizard}/getrokken/[0-9a-f-]{36}`))
  assert.ok(Date.now() - pressedAt >= 2000, 'the hat was shaken for less than two seconds')
  assert.deepEqual(await readStoredDraft(page), { draft: null, about: null })
  for (const name of ['Anna', 'Bram', 'Carla', 'Dirk']) await page.locator('main').getByText(name).first().waitFor()

  await page.goto(`${wizard}/overzicht`)
  await page.waitForURL(`${wizard}/details`)
  assert.equal(await page.getByLabel('Titel').inputValue(), '')
  await page.goto(`${wizard}/start`)
  await page.getByRole('link', { name: 'Begin een trekking' }).waitFor()
})

test('a change in another tab removes neither participants that are being added nor typed text', async () => {
  const page = await stage.open()
  await page.goto(`${wizard}/details`)
  await page.getByLabel('Titel').fill('Kerst')
  await page.getByLabel('Je naam').fill('Noor')
  await page.getByLabel('Je e-mailadres').fill('noor@example.net')
  await page.getByRole('button', { name: 'Verder' }).click()
  await heading(page, 'Wie doet er mee?')
  await page.goto(`${wizard}/deelnemers?tab=bulk`)
  await heading(page, 'Wie doet er mee?')
  const emails = page.getByLabel('Plak de e-mailadressen')
  await emails.fill('bram@example.net')

  const other = await page.context().newPage()
  await other.goto(`${wizard}/details`)
  await heading(other, 'Waarvoor trekken jullie lootjes?')
  await page.evaluate(() =>
    document.addEventListener('htmx:after:swap', ({ detail: { ctx } }) => {
      if (ctx.sourceElement.id === 'wizard')
        Object.assign(window, { shown: ((window as { shown?: number }).shown ?? 0) + 1 })
    }),
  )
  const isShown = (times: number) =>
    page.waitForFunction((count) => ((window as { shown?: number }).shown ?? 0) >= count, times)
  await other.getByLabel('Titel').fill('Kerst bij Noor')
  await isShown(1)
  assert.equal(await emails.inputValue(), 'bram@example.net')

  // The other tab's change makes this page fetch its step. Its response arrives while htmx still settles the added
  // people.
  await page.evaluate(() =>
    Object.assign((window as unknown as { htmx: Htmx }).htmx.config, { defaultSettleDelay: 500 }),
  )
  const added = page.waitForResponse('**/deelnemers/people')
  await page.route('**/deelnemers?tab=bulk', async (route) => {
    await added
    await route.continue()
  })
  const asked = page.waitForRequest('**/deelnemers?tab=bulk')
  await other.getByLabel('Titel').fill('Kerst bij oma')
  await asked
  await page.getByRole('button', { name: 'Allemaal toevoegen' }).click()
  await until(async () => (await readStoredDraft(page)).draft?.participants.length === 2, 'Bram in the draft')
  await isShown(2)
  await page.getByRole('heading', { name: '2 deelnemers' }).waitFor()
  assert.equal((await readStoredDraft(page)).draft?.title, 'Kerst bij oma')
})

test('an organizer makes a draw on a phone, and a second tab follows', async () => {
  const page = await stage.open(null, { ...phone, reducedMotion: 'no-preference' })
  const mailsBefore = (await stage.world.mails()).length
  const narrow = async () => assert.equal(await scrollsSideways(page), false, page.url())
  await page.goto(`${wizard}/start`)
  await settled(page)
  await narrow()
  await page.getByRole('link', { name: 'Begin een trekking' }).tap()
  await page.getByLabel('Titel').fill('Kerst')
  await page.getByLabel('Je naam').fill('Noor')
  await page.getByLabel('Je e-mailadres').fill('noor@example.net')
  await narrow()
  const other = await page.context().newPage()
  await page.getByRole('button', { name: 'Verder' }).tap()
  await heading(page, 'Wie doet er mee?')

  await other.goto(`${wizard}/details`)
  await heading(other, 'Waarvoor trekken jullie lootjes?')
  assert.equal(await other.getByLabel('Titel').inputValue(), 'Kerst')
  await other.getByLabel('Titel').fill('Kerst bij Noor')
  const people = await page.context().newPage()
  await people.goto(`${wizard}/deelnemers?tab=bulk`)
  await people
    .getByLabel('Plak de e-mailadressen')
    .fill(
      [
        'Een hele lange naam van iemand die zo heet <een.heel.lang.adres.van.iemand@een-lange-domeinnaam.example>',
        'bram@example.net',
        'carla@example.net',
        'dirk@example.net',
      ].join('\n'),
    )
  await page.getByRole('link', { name: 'Meerdere' }).tap()
  await narrow()
  await people.getByRole('button', { name: 'Allemaal toevoegen' }).tap()
  await people.getByRole('heading', { name: '5 deelnemers' }).waitFor()
  await page.getByRole('heading', { name: '5 deelnemers' }).waitFor()
  await until(
    async () => (await readStoredDraft(page)).draft?.title === 'Kerst bij Noor',
    'the other tab’s title in the draft',
  )
  assert.equal(new URL(page.url()).search, '?tab=bulk')
  await narrow()

  await people.goto(`${wizard}/details`)
  await other.getByLabel('Je naam').fill('Noortje')
  await until(
    async () => (await people.getByLabel('Je naam').inputValue()) === 'Noortje',
    'the name in the other tab’s field',
  )
  await page.locator('.person', { hasText: 'Noortje' }).waitFor()

  await page.bringToFront()
  await page.getByRole('button', { name: 'Verder' }).tap()
  await heading(page, 'Wie mag wie niet trekken?')
  await narrow()
  await page.getByRole('button', { name: 'Kiezen wie Bram niet mag trekken' }).tap()
  await page.getByRole('dialog').locator('label', { hasText: 'Carla' }).tap()
  await page.getByRole('button', { name: 'Opslaan' }).tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.deepEqual(
    (await readStoredDraft(page)).draft!.participants.map((person) => person.exclude.length),
    [0, 0, 1, 1, 0],
  )
  await page.getByRole('button', { name: 'Verder' }).tap()
  await heading(page, 'Klopt alles?')
  await narrow()
  await page.evaluate(() => scrollTo(0, 0))
  const bars = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().bottom >= innerHeight - 1)
      .map(({ className }) => className),
  )
  assert.deepEqual(bars, ['wizard-foot'], 'there is one bar at the bottom')
  await page.getByRole('button', { name: 'Trek de lootjes' }).tap()
  await page.waitForURL(new RegExp(`${wizard}/getrokken/`))
  await other.waitForURL(`${wizard}/start`)
  await people.waitForURL(`${wizard}/start`)
  const lots = (await stage.world.mails()).slice(mailsBefore).filter(({ kind }) => kind === 'lot')
  assert.deepEqual(lots.map(({ to }) => to).sort(), [
    'bram@example.net',
    'carla@example.net',
    'dirk@example.net',
    'een.heel.lang.adres.van.iemand@een-lange-domeinnaam.example',
    'noor@example.net',
  ])
})

test('an organizer adds a friend with one press', async () => {
  const lotte = await stage.world.person('Lotte de Vries')
  const [owner] = await stage.world.sql<
    { id: number }[]
  >`select id from users where private_guid = ${lotte.user.privateGuid}::uuid`
  for (const name of ['Sem Bakker', 'Zoë Willems', 'Tim Jansen']) {
    const friend = await stage.world.person(name, { username: name.split(' ')[1]!.toLowerCase() })
    await stage.world.sql`insert into friendships (user_id, list_id) values (${owner!.id}, ${friend.list.id})`
  }
  const page = await stage.open(lotte)
  await page.goto(`${wizard}/details`)
  await page.getByLabel('Titel').fill('Vriendenavond')
  assert.equal(await page.getByLabel('Je naam').inputValue(), 'Lotte de Vries')
  assert.ok(await page.getByLabel('Je e-mailadres').isDisabled())
  await page.getByRole('button', { name: 'Verder' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Vrienden', exact: true }).click()
  await page.getByLabel('Zoek een vriend').fill('zoe')
  await until(
    async () => (await page.locator('[data-drawing-filter-item]:visible').count()) === 1,
    'Zoë as the only friend shown',
  )
  await page.getByRole('checkbox', { name: /Zoë/ }).check()
  await page.locator('.person', { hasText: 'Zoë Willems' }).waitFor()
  await page.getByLabel('Zoek een vriend').fill('')
  await page.getByRole('checkbox', { name: /Sem/ }).check()
  await page.locator('.person', { hasText: 'Sem Bakker' }).waitFor()
  await page.getByRole('button', { name: /^Verwijderen ?: Zoë Willems$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await until(async () => !(await page.getByRole('checkbox', { name: /Zoë/ }).isChecked()), 'Zoë’s box to be unchecked')
  assert.deepEqual(await storedNames(page), ['Lotte de Vries', 'Sem Bakker'])
  assert.equal((await readStoredDraft(page)).about!.userPrivateGuid, lotte.user.privateGuid)
  await page.getByRole('button', { name: 'Verder' }).click()
  await page.getByRole('alert').getByText('minstens 3').waitFor()
  await page.getByRole('checkbox', { name: /Tim/ }).check()
  await until(async () => (await page.locator('#obstacle').textContent()) === '', 'the obstacle to go')

  const visitor = await stage.open()
  await visitor.goto(`${wizard}/start`)
  await storeDraftIn(visitor, ['Anna'], { userPrivateGuid: lotte.user.privateGuid })
  await visitor.reload()
  await visitor.getByRole('link', { name: 'Begin een trekking' }).waitFor()
  assert.ok((await readStoredDraft(visitor)).draft, 'Lotte’s draft stays stored for her')
})

test('without JavaScript, the wizard says what it needs', async () => {
  const page = await stage.open(null, { ...desktop, javaScriptEnabled: false })
  await page.goto(`${wizard}/start`)
  const words = page.locator('noscript p').first() // Playwright considers everything in it invisible
  assert.match((await words.textContent())!, /heeft je browser JavaScript nodig/)
  assert.equal(await page.locator('main a[href="/lootjestrekken/kwijt"]:visible').count(), 1)
  assert.ok((await words.boundingBox())!.height > 20)
  assert.match((await words.locator('a').getAttribute('href'))!, /^mailto:/)
  assert.equal(await page.getByRole('link', { name: 'Begin een trekking' }).isVisible(), false)
  assert.ok(await page.getByRole('heading', { level: 1, name: 'Lootjes trekken' }).isVisible())
  for (const step of ['start', 'details', 'overzicht']) {
    await page.goto(`${wizard}/${step}`)
    assert.equal(await page.locator('h1').count(), 1, step)
  }
})
