import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addList } from '#test/support/lists.ts'
import { addAxe, faultsOf, faultsOfLargeFonts } from './accessibility.ts'
import { assertFocus, openStage, passkeysOfferedTwice, settled, tabTo } from './stage.ts'

const stage = await openStage()
const { world } = stage
const noor = await world.person('Noor de Vries')
await addList(world, noor, 'noor-huis', { title: 'Het nieuwe huis' })

const shellAt = (width: number) => ({ viewport: { width, height: 844 }, userAgent: 'Mozilla/5.0 WishringApp/4.1' })

/** Pages that the header and the side menu lead to, except draws, which the shell leaves out. */
const forNoor = [
  ['Start', '/'],
  ['Lijsten', '/#my-lists'],
  ['Vrienden', '/friends'],
  ['Zoeken', '/list/search'],
  ['noor', '/noor'],
  ['Het nieuwe huis', '/noor-huis'],
  ['Wat ik geef', '/crossedoff'],
  ['Lijst mailen', '/mylist/send'],
  ['Mijn profiel', '/account'],
  ['Winkels', '/winkels'],
] as const

for (const width of [390, 800, 1280]) {
  test(`in the app shell at ${width} pixels the keyboard reaches every link of the menu and the header`, async () => {
    const device = world.visitor() // has a session of its own, because the test logs it out
    await device.post('/account/login', { emailOrUsername: noor.email, password: noor.password })
    const page = await stage.open(device, shellAt(width))
    for (const [name, path] of forNoor) {
      await page.goto('/faq')
      await settled(page)
      const entry = new RegExp(`^link "${name}"`)
      const isShown = (await page.locator('nav.menu').getByRole('link', { name, exact: true }).count()) > 0
      if (!isShown) {
        await tabTo(page, /^button "Meer"/)
        await page.keyboard.press('Enter')
      }
      await tabTo(page, entry)
      await page.keyboard.press('Enter')
      await page.waitForURL(path)
    }
    await tabTo(page, /^button "Meer"/)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await assertFocus(page, /^button "Meer"/)
    await page.keyboard.press('Enter')
    await tabTo(page, /^button "Uitloggen"/)
    await page.keyboard.press('Enter')
    await page.waitForURL('/account/goodbye')
  })

  test(`in the app shell at ${width} pixels a visitor’s keyboard reaches the login and every other link`, async () => {
    const page = await stage.open(null, shellAt(width))
    stage.allow(page, passkeysOfferedTwice)
    for (const [name, path] of [
      ['Zoeken', '/list/search'],
      ['Winkels', '/winkels'],
      ['Maak je lijst', '/account/create'],
      ['Inloggen', '/account/login'],
      ['Start', '/'],
    ] as const) {
      await page.goto(name === 'Start' ? '/account/login' : '/')
      await settled(page)
      await tabTo(page, new RegExp(`^link "${name}"`))
      await page.keyboard.press('Enter')
      await page.waitForURL(path)
    }
    await page.goto('/noor')
    await tabTo(page, /^link "Inloggen"/)
    await page.keyboard.press('Enter')
    await page.waitForURL('/account/login?returnUrl=%2Fnoor')
  })
}

test('the app shell’s pages pass the accessibility checks in light and dark mode, on phones and desktops', async () => {
  const faults: Record<string, string[]> = {}
  for (const who of [noor, null])
    for (const path of ['/', '/account/login', '/winkels']) {
      const page = await stage.open(who, shellAt(390))
      await addAxe(page.context())
      await page.goto(path)
      await settled(page)
      if (who) await page.getByRole('button', { name: 'Meer' }).click()
      const found = [...(await faultsOf(page)), ...(await faultsOfLargeFonts(page))]
      if (found.length > 0) faults[`${who ? 'noor' : 'visitor'} ${path}`] = found
    }
  assert.deepEqual(faults, {})
})
