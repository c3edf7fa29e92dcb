import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { openStage, settled } from './stage.ts'

const stage = await openStage()
const { world } = stage
const noor = await world.person('Noor de Vries')

/**
 * Photo that lies on its side, as its EXIF data says. Upright, it is twice as high as wide, with a red upper half and a
 * blue lower half.
 */
const photo = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#0000ff' } })
  .composite([{ input: { create: { width: 300, height: 300, channels: 3, background: '#ff0000' } }, gravity: 'west' }])
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer })

/** Returns whether the picture is red at four heights, from its top to its bottom. */
const redness = (page: Page) =>
  page
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) =>
      [2, 200, 300, 497].map((y) => canvas.getContext('2d')!.getImageData(250, y, 1, 1).data[0]! > 128),
    )
const zoom = async (page: Page) => Number(await page.locator('input[type=range]').inputValue())

test('an owner cuts a photo by keyboard and by mouse, and the cut that they saw becomes the list’s picture', async () => {
  const page = await stage.open(noor)
  await page.goto('/noor/image')
  await settled(page)
  stage.allow(page, /willReadFrequently/) // the test itself reads the canvas
  await choose(page, 'foto.jpg', photo)
  const picture = page.locator('canvas')
  await picture.waitFor()
  assert.deepEqual(await redness(page), [true, true, false, false], 'the crop begins in the middle')
  assert.equal(await page.locator('input[type=radio]:checked').count(), 0)

  await picture.focus()
  for (let n = 0; n < 20; n++) await page.keyboard.press('ArrowDown')
  assert.deepEqual(await redness(page), [false, false, false, false], 'the arrow keys move the crop to the edge')
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  assert.ok((await zoom(page)) > 1.2)
  await page.keyboard.press('-')
  assert.ok((await zoom(page)) < 1.2)
  await page.locator('input[type=range]').fill('2')
  await page.locator('[data-cropping-reset]').click()
  assert.equal(await zoom(page), 1)
  assert.deepEqual(await redness(page), [true, true, false, false], 'a reset moves the crop back to the middle')

  const { x, y, width } = (await picture.boundingBox())!
  await page.mouse.move(x + width / 2, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + width - 20, { steps: 4 })
  await page.mouse.up()
  assert.deepEqual(await redness(page), [true, true, true, true], 'dragging moves the crop')
  await page.mouse.wheel(0, -200)
  await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('input[type=range]')!.value) > 1)
  await page.mouse.wheel(0, 1000)
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type=range]')!.value === '1')
  await page.mouse.click(x + width / 2, y + width - 1)
  assert.deepEqual(await redness(page), [true, true, false, false], 'a click moves its point to the middle')
  for (let n = 0; n < 20; n++) await picture.press('ArrowUp')

  await page.locator('main button[type=submit]').click()
  await page.waitForURL('**/noor')
  assert.equal(await page.locator('.flash').count(), 1)
  const { imageUrl } = (await noor.api('GET', '/api/WishlistImage/GetWishlistImageUrl/noor')).body
  const served = await world.app.request(imageUrl)
  const { dominant, channels } = await sharp(Buffer.from(await served.arrayBuffer())).stats()
  assert.ok(dominant.r > 200 && dominant.b < 60)
  assert.ok(channels[2]!.mean < 10, 'the picture contains the blue half')
})

test('an undecodable file is sent as it is, unless it is too large, and its field shows the refusal', async () => {
  const page = await stage.open(noor)
  await page.goto('/noor/image')
  await settled(page)
  // The browser reads this file itself. As a buffer, Playwright would send it to the browser in one long text.
  const folder = await mkdtemp(join(tmpdir(), 'wishring-photo-'))
  after(() => rm(folder, { recursive: true, force: true }))
  const tooLarge = join(folder, 'foto.heic')
  await writeFile(tooLarge, Buffer.alloc(10 * 1024 * 1024 + 1))
  await page.locator('input[type=file]').setInputFiles(tooLarge)
  await page.locator('#field-image-error').waitFor()
  assert.match(await page.locator('#field-image-error').innerText(), /groter dan 10 MB/)
  assert.equal(await page.locator('input[type=file]').inputValue(), '')

  await choose(page, 'foto.heic', Buffer.from('geen foto'))
  await page.locator('[data-cropping-unseen]').waitFor()
  assert.equal(await page.locator('#field-image-error').count(), 0)
  assert.equal(await page.locator('canvas').isVisible(), false)
  await page.locator('main button[type=submit]').click()
  await page.locator('#field-image-error').waitFor()
  assert.match(await page.locator('#field-image-error').innerText(), /niet als foto/)

  // The form in the response still cuts photos.
  await choose(page, 'foto.jpg', photo)
  await page.locator('canvas').waitFor()
  await page.locator('[value=pram]').check()
  assert.equal(await page.locator('canvas').isVisible(), false)
  await page.locator('main button[type=submit]').click()
  await page.waitForURL('**/noor')
})
