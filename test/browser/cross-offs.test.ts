import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { crossOff } from '#test/support/gifts.ts'
import { openStage, settled } from './stage.ts'

const stage = await openStage()
const { world } = stage
const noor = await world.person('Noor de Vries')
const lotte = await world.person('Lotte de Vries')

const go = async (page: Page, path: string) => {
  await page.goto(path)
  await settled(page)
  return page
}

test('a giver’s overview updates when they cross off or undo in another tab, or undo by a mail’s link', async () => {
  const kite = await world.addGift(noor.list, { description: 'Vlieger' })
  const guid = await crossOff(lotte, kite.publicGuid)
  await world.addGift(noor.list, { description: 'Theepot' })
  const overview = await go(await stage.open(lotte), '/crossedoff')
  const given = (name: string) => overview.locator('#crossed-off .gift-brief', { hasText: name })
  await given('Vlieger').waitFor()

  const list = await go(await overview.context().newPage(), '/noor')
  await list
    .locator('.gift', { hasText: 'Theepot' })
    .getByRole('link', { name: /Afstrepen/ })
    .click()
  await list.getByRole('dialog').getByRole('button', { name: 'Afstrepen' }).click()
  await given('Theepot').waitFor()
  await list.locator('#flash').getByRole('button', { name: 'Ongedaan maken' }).click()
  await given('Theepot').waitFor({ state: 'detached' })

  const link = await go(await overview.context().newPage(), `/crossedoff/${kite.publicGuid}/${guid}`)
  await link.getByRole('button', { name: 'Ongedaan maken' }).click()
  await overview.getByText('Je hebt nog niets afgestreept').waitFor()
})
