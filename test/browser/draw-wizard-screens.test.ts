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
  { name: 'the start step', path: 'start', shows: 'a[href$="/details"]' },
  { name: 'the details step', path: 'details', shows: '[name=title]' },
  { name: 'the participants step', path: 'deelnemers', shows: '#people .person' },
  {
    name: 'the participants step, with the form for many people at once',
    path: 'deelnemers?tab=bulk',
    shows: 'textarea',
  },
  { name: 'the participants step, with the user’s friends', path: 'deelnemers?tab=friends', shows: '.panel .actions' },
  { name: 'the dialog that edits a participant', path: 'deelnemers', shows: '#people .person', act: openDialog },
  { name: 'the exclusions step', path: 'uitsluitingen', shows: '#people .person' },
  {
    name: 'the dialog with a participant’s exclusions',
    path: 'uitsluitingen',
    shows: '#people .person',
    act: openDialog,
  },
  { name: 'the overview step', path: 'overzicht', shows: '[hx-post$="/overzicht/draw"]' },
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
