import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { addAxe, faultsOf, faultsOfLargeFonts } from './accessibility.ts'
import { openStage, settled } from './stage.ts'
import { storeDraftIn, wizard } from './wizard.ts'

const stage = await openStage()
const page = await stage.open()
await addAxe(page.context())
await page.goto(`${wizard}/start`)
await storeDraftIn(page, ['Anna', 'Bram', 'Carla', 'Wilhelmina-Constantia-van-Lippe-Biesterfeld-tot-Amsberg'])

async function openDialog() {
  await page.locator('.person-end button').first().click()
  await page.getByRole('dialog').waitFor()
}

const places: { name: string; path: string; shows: string; act?: () => Promise<void> }[] = [
  { name: 'the start', path: 'start', shows: 'a[href$="/details"]' },
  { name: 'what it is about', path: 'details', shows: '[name=title]' },
  { name: 'who takes part', path: 'deelnemers', shows: '#people .person' },
  { name: 'many at once', path: 'deelnemers?tab=bulk', shows: 'textarea' },
  { name: 'friends', path: 'deelnemers?tab=friends', shows: '.panel .actions' },
  { name: 'changing somebody', path: 'deelnemers', shows: '#people .person', act: openDialog },
  { name: 'who draws whom not', path: 'uitsluitingen', shows: '#people .person' },
  { name: 'whom somebody draws not', path: 'uitsluitingen', shows: '#people .person', act: openDialog },
  { name: 'everything once more', path: 'overzicht', shows: '[hx-post$="/overzicht/draw"]' },
]

describe('each step of a draw passes the accessibility checks in light and dark mode, on phones and desktops', () => {
  for (const { name, path, shows, act } of places) {
    test(name, async () => {
      await page.goto(`${wizard}/${path}`)
      await settled(page)
      await page.locator(shows).first().waitFor()
      await act?.()
      assert.deepEqual([...(await faultsOf(page)), ...(await faultsOfLargeFonts(page))], [])
    })
  }
})
