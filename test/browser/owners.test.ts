import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { desktop, goToLive, openStage, phone, settled, withinASecond } from './stage.ts'
import { crossOff } from '#test/support/gifts.ts'
import { invite, addOwners } from '#test/support/owners.ts'
import { until } from '#test/support/until.ts'

const stage = await openStage()
const { world } = stage

const gift = (page: Page, name: string) => page.locator('.gift', { hasText: name })
const order = async (page: Page) => (await page.locator('.gift-title').allTextContents()).join(' ')
const dot = (page: Page) => page.locator('#owners-row .owner.online')

test('two owners and a visitor see a list change live, and each owner sees whether the other has it open', async () => {
  const [noor, lotte, bram] = [
    await world.person('Noor Jansen'),
    await world.person('Lotte Jansen'),
    await world.person('Bram Visser'),
  ]
  for (const description of ['Adam', 'Berta', 'Cees']) await world.addGift(noor.list, { description })
  await addOwners(noor, lotte)
  const [here, there, visit] = [await stage.open(noor), await stage.open(lotte, phone), await stage.open(bram)]
  for (const page of [here, visit]) await goToLive(page, () => page.goto('/noor'))
  assert.equal(await dot(here).count(), 1)
  await withinASecond(
    async () => {
      await goToLive(there, () => there.goto('/noor'))
      await until(async () => (await dot(here).count()) === 2, 'Lotte to be there')
    },
    async () => {
      await there.goto('about:blank')
      await until(async () => (await dot(here).count()) === 1, 'Lotte to be gone')
    },
  )
  await goToLive(there, () => there.goto('/noor'))

  await here.getByLabel('Wat wens je?').fill('Dora')
  await here.getByLabel('Wat wens je?').press('Enter')
  for (const page of [there, visit]) await gift(page, 'Dora').waitFor()
  const { privateGuid } = noor.list
  await lotte.api('POST', '/api/MyList/UpdateTitle', { privateGuid, title: 'Samen bedacht' })
  for (const page of [here, visit]) await page.getByRole('heading', { level: 1, name: 'Samen bedacht' }).waitFor()
  const guids = await world.sql<{ guid: string }[]>`
    select public_guid as guid from gifts where category_id = ${noor.list.categoryId} order by description desc`
  await lotte.api('POST', '/api/MyGift/Reorder', {
    categoryPrivateGuid: noor.list.categoryPrivateGuid,
    order: guids.map((each) => each.guid),
  })
  for (const page of [here, there, visit])
    await until(async () => (await order(page)) === 'Dora Cees Berta Adam', 'the new order')

  await crossOff(bram, guids[0]!.guid)
  await visit.locator('.gift.yours').waitFor()

  await visit.locator('#post-form textarea').fill('Hoe laat komen we?')
  await visit.getByRole('button', { name: 'Plaats bericht' }).click()
  for (const page of [here, there]) {
    await page.locator('.post', { hasText: 'Hoe laat komen we?' }).waitFor() // was pushed after the cross-off
    assert.equal(await page.locator('.gift').count(), 4)
    assert.equal(await page.locator('.gift:is(.taken, .yours)').count(), 0)
  }
})

test('an owner who saves a gift that the other owner changed meanwhile sees both texts, and chooses one', async () => {
  const [mia, tom] = [await world.person('Mia Post'), await world.person('Tom Post')]
  const { publicGuid } = await world.addGift(mia.list, { description: 'Trui' })
  await addOwners(mia, tom)
  const [here, there] = [await stage.open(mia), await stage.open(tom, phone)]
  for (const page of [here, there]) {
    await goToLive(page, () => page.goto('/mia'))
    await page.locator(`#gift-${publicGuid} a[href$="/edit"]`).first().click()
    await page.getByRole('dialog').waitFor()
  }
  const words = (page: Page) => page.getByRole('dialog').locator('[name=description]')
  const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
  await words(here).fill('Blauwe trui')
  await save(here)
  await here.getByRole('dialog').waitFor({ state: 'detached' })
  await words(there).fill('Groene trui')
  await save(there)
  await there.getByText('In de andere versie staat: Blauwe trui').waitFor()
  assert.equal(await words(there).inputValue(), 'Groene trui')
  await there.getByRole('button', { name: 'Andere versie overnemen' }).click()
  assert.equal(await words(there).inputValue(), 'Blauwe trui')
  await there
    .locator('.theirs [role=status]', { hasText: 'Je kunt je eigen versie nog terugzetten' })
    .waitFor({ state: 'attached' })
  await there.getByRole('button', { name: 'Mijn versie terugzetten' }).press('Enter')
  assert.equal(await words(there).inputValue(), 'Groene trui')
  await there.locator('.theirs [role=status]', { hasText: 'staat er weer' }).waitFor({ state: 'attached' })
  await there.getByRole('button', { name: 'Andere versie overnemen' }).press('Enter')
  assert.equal(await words(there).inputValue(), 'Blauwe trui')
  await words(there).pressSequentially(' van wol')
  await there.locator('.theirs').waitFor()
  await save(there)
  await gift(here, 'Blauwe trui van wol').waitFor()
})

test('an invited user’s page becomes an owner’s page when they join, and leads away after their removal', async () => {
  const [els, sem] = [await world.person('Els Kok'), await world.person('Sem Bakker')]
  await world.addGift(els.list, { description: 'Theepot' })
  const [page, visit, invitation] = [await stage.open(els), await stage.open(sem), await stage.open(sem)]
  await goToLive(visit, () => visit.goto('/els'))
  await goToLive(page, () => page.goto('/els'))
  await page.getByRole('link', { name: 'Samen bijhouden' }).click()
  const dialog = page.getByRole('dialog', { name: 'Houd deze lijst samen bij' })
  await dialog.getByLabel('Voor wie is de uitnodiging?').fill('Sem')
  await dialog.getByRole('button', { name: 'Uitnodigen' }).click()
  const address = await dialog.locator('.invite.new .url').textContent()

  await invitation.goto(address!)
  await invitation.getByRole('button', { name: 'Ja, ik doe mee' }).click()
  await invitation.waitForURL('**/els')
  await visit.locator('.gift.own').waitFor()
  await dialog.locator('.name', { hasText: 'Sem Bakker' }).waitFor()
  await page.locator('#owners-row').waitFor({ state: 'attached' })

  await settled(visit)
  await dialog.getByRole('link', { name: 'Verwijder Sem Bakker' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Verwijderen' }).click()
  await page.locator('.flash', { hasText: 'Sem Bakker houdt de lijst niet meer bij' }).waitFor()
  await dialog.locator('.name', { hasText: 'Sem Bakker' }).waitFor({ state: 'detached' })
  await until(
    async () => (await page.getByRole('dialog').count()) === 1,
    'only the confirmation to close, over the dialog of owners',
  )
  await visit.locator('.flash', { hasText: 'Je houdt deze lijst niet meer bij' }).waitFor()
  assert.equal(new URL(visit.url()).pathname, '/')
})

test('an owner copies an invite’s URL, and makes and revokes an invite without JavaScript', async () => {
  const tim = await world.person('Tim Bos')
  const guid = await invite(tim, 'Opa')
  const page = await stage.open(tim, { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/tim/owners')
  await settled(page)
  const copy = page.locator(`#invite-${guid} [data-sharing-copy]`)
  await copy.click()
  await page.locator('[data-sharing-state=copied]').waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${stage.url}/i/${guid}`)
  const plain = await stage.open(tim, { ...desktop, javaScriptEnabled: false })
  await plain.goto('/tim/owners')
  await plain.getByLabel('Voor wie is de uitnodiging?').fill('Oma')
  await plain.getByRole('button', { name: 'Uitnodigen' }).click()
  await plain.locator('.flash', { hasText: 'De uitnodiging voor Oma staat klaar' }).waitFor()
  await plain
    .locator('.invite', { hasText: 'Oma' })
    .getByRole('button', { name: /Intrekken/ })
    .click()
  await plain.locator('.flash', { hasText: 'ingetrokken' }).waitFor()
})
