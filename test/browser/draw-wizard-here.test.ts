import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { openStage, phone } from './stage.ts'
import { heading, readStoredDraft, storeDraftIn, wizard } from './wizard.ts'
import { until } from '#test/support/until.ts'

const stage = await openStage()

const made = (page: Page) => page.getByRole('region', { name: 'Trekkingen die je op dit apparaat maakte' })

/** Makes a draw in this browser. @returns the draw's public guid */
async function drawOn(page: Page): Promise<string> {
  await page.goto(`${wizard}/start`)
  await storeDraftIn(page, ['Anna', 'Bram', 'Carla'])
  await page.goto(`${wizard}/overzicht`)
  await page.getByRole('button', { name: 'Trek de lootjes' }).click()
  await heading(page, 'De lootjes zijn getrokken')
  return /[0-9a-f-]{36}/.exec(page.url())![0]
}

describe('a draw that was made without an account', () => {
  test('is listed on the wizard’s start page in this browser, and gives no access once the session has ended', async () => {
    const page = await stage.open()
    const publicGuid = await drawOn(page)
    await page.goto(`${wizard}/start`)
    const link = made(page).getByRole('link', { name: /^Beheren ?: Pakjesavond$/ })
    assert.equal(await link.getAttribute('href'), `${wizard}/getrokken/${publicGuid}`)

    await page.context().clearCookies()
    await page.reload()
    await made(page).getByText('Open hem met de link in je mail.').waitFor()
    assert.equal(await made(page).getByText('Pakjesavond').count(), 1)
    assert.equal(await made(page).getByRole('link').count(), 0)
    const stored = await page.evaluate(() => ({ ...localStorage }))
    assert.deepEqual(JSON.parse(stored['loting-drawn']), [{ title: 'Pakjesavond', publicGuid }])
    assert.equal(stored['loting'], undefined)
    const [mail] = (await stage.world.mails()).filter(({ kind }) => kind === 'draw-manage')
    const capability = /open\/[0-9a-f-]{36}\/([0-9a-f-]{36})/.exec(mail!.text)![1]!
    assert.ok(!JSON.stringify(stored).includes(capability), 'the browser stores no key of the draw')

    await made(page).getByRole('button', { name: 'Toon ze hier niet meer' }).click()
    await until(async () => (await made(page).count()) === 0, 'the list of draws to go')
    await page.reload()
    await heading(page, 'Lootjes trekken')
    assert.equal(await made(page).count(), 0)
  })

  test('is not listed for a user with an account, whose draws are in their overview', async () => {
    const mia = await stage.world.person('Mia Pol')
    const page = await stage.open()
    await drawOn(page)
    await page.context().addCookies([...mia.cookies].map(([name, value]) => ({ name, value, url: stage.url })))
    await page.goto(`${wizard}/start`)
    await heading(page, 'Lootjes trekken')
    assert.equal(await made(page).count(), 0)
  })
})

test('the occasion follows the typed title until the organizer chooses one', async () => {
  const page = await stage.open()
  await page.goto(`${wizard}/details`)
  const [title, occasion] = [page.getByLabel('Titel'), page.getByLabel('Gelegenheid')]
  await title.pressSequentially('Kerst bij oma')
  assert.equal(await occasion.inputValue(), 'Christmas')
  await title.fill('De verjaardag van oma')
  assert.equal(await occasion.inputValue(), 'MyBirthday')
  const keptOccasion = async () =>
    ((await readStoredDraft(page)).draft as { occasion?: string | null } | null)?.occasion
  await until(async () => (await keptOccasion()) === null, 'a draft without a chosen occasion')

  await occasion.selectOption('Valentine')
  await title.fill('Kerst bij oma')
  assert.equal(await occasion.inputValue(), 'Valentine')
  await until(async () => (await keptOccasion()) === 'Valentine', 'the chosen occasion in the draft')
  await page.reload()
  await heading(page, 'Waarvoor trekken jullie lootjes?')
  assert.equal(await occasion.inputValue(), 'Valentine')
})

test('an occasion chosen in another tab stays chosen while the organizer types on in this tab', async () => {
  const page = await stage.open()
  await page.goto(`${wizard}/details`)
  const [title, occasion] = [page.getByLabel('Titel'), page.getByLabel('Gelegenheid')]
  await title.fill('Lootjes')
  const keptOccasion = async () =>
    ((await readStoredDraft(page)).draft as { occasion?: string | null } | null)?.occasion
  await until(async () => (await keptOccasion()) === null, 'a draft without a chosen occasion')
  const other = await page.context().newPage()
  await other.goto(`${wizard}/details`)
  await other.getByLabel('Gelegenheid').selectOption('Valentine')
  await until(
    async () => (await occasion.inputValue()) === 'Valentine',
    'the occasion that was chosen in the other tab',
  )
  await title.fill('Lootjes voor de klas')
  await until(
    async () => (await readStoredDraft(page)).draft?.title === 'Lootjes voor de klas',
    'the typed title in the draft',
  )
  assert.equal(await keptOccasion(), 'Valentine')
})

test('the start page needs no request without a draft, and one request with a draft', async () => {
  const page = await stage.open()
  const asked: string[] = []
  page.on('request', (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname))
  await page.goto(`${wizard}/start`)
  await page.getByRole('link', { name: 'Begin een trekking' }).waitFor()
  assert.deepEqual(asked, [])
  await storeDraftIn(page, ['Anna', 'Bram', 'Carla'])
  await page.reload()
  await page.getByRole('heading', { level: 2, name: 'Pakjesavond' }).waitFor()
  assert.deepEqual(asked, [`${wizard}/start`])
  assert.match(await page.title(), /Lootjes trekken$/)
})

test('each button of the wizard and of a draw shows text on a phone', async () => {
  const page = await stage.open(null, phone)
  const wordless = async () => {
    await page.locator('#main .button').first().waitFor()
    return page.locator('#main .button:visible').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const range = document.createRange()
        const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node.parentElement!.closest('.sr, svg') || !node.textContent?.trim()) continue
          range.selectNodeContents(node)
          if (range.getBoundingClientRect().width > 20 && getComputedStyle(node.parentElement!).clipPath === 'none')
            return []
        }
        return [button.outerHTML]
      }),
    )
  }
  const drawn = `${wizard}/getrokken/${await drawOn(page)}`
  assert.deepEqual(await wordless(), [])
  await page.goto(drawn)
  assert.deepEqual(await wordless(), [])
  await storeDraftIn(page, ['Anna', 'Bram', 'Carla'])
  for (const step of ['deelnemers', 'uitsluitingen', 'overzicht']) {
    await page.goto(`${wizard}/${step}`)
    await page.locator('.person').first().waitFor()
    assert.deepEqual(await wordless(), [], step)
    assert.equal(await page.locator('#main .icon-button').count(), 0, step)
  }
})
