import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { addProduct, addShop } from '#test/support/products.ts'
import { openStage, settled } from './stage.ts'

const stage = await openStage()
const { world } = stage
const noor = await world.person('Noor de Vries')
const lotte = await world.person('Lotte de Vries')
const sem = await world.person('Sem Bakker')

/** A photo as shops have them: a red dot on white, much wider than high. */
const photo = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#fff' } })
  .composite([
    { input: Buffer.from('<svg width="600" height="200"><circle cx="300" cy="100" r="60" fill="#a01"/></svg>') },
  ])
  .png()
  .toBuffer()

async function addPhoto(description: string): Promise<string> {
  const { status, body } = await noor.api('POST', '/api/MyGift/EditWithoutProduct', {
    categoryPrivateGuid: noor.list.categoryPrivateGuid,
    description,
    url: null,
    enableCrossOff: true,
    newImageBase64: photo.toString('base64'),
  })
  assert.equal(status, 201)
  return body.gift.publicGuid
}

const free = await addPhoto('Rode stip')
const taken = await addPhoto('Weggegeven stip')
const yours = await addPhoto('Stip van Lotte')
for (const [who, publicGiftGuid] of [
  [sem, taken],
  [lotte, yours],
] as const) {
  await who.api('POST', '/api/Gift/CrossOff', { publicGiftGuid, contextId: crypto.randomUUID() })
}

const [{ imageHash }] = (await world.sql`select image_hash as "imageHash" from gifts where public_guid = ${free}`) as [
  { imageHash: string },
]
const shopId = await addShop(world.sql, { name: 'Stippen', url: 'https://stippen.example', category: 'Kunst' })
await world.sql`update shops set logo_hash = ${imageHash} where id = ${shopId}`
await addProduct(world.sql, { shopId, title: 'Stip', imageHash })

/**
 * Returns a vertical line of pixels through the left part of a picture: frame, photo, frame. Each pixel is
 * `[red, green, blue]`.
 */
async function groundOf(picture: Locator): Promise<number[][]> {
  await picture.evaluate((element) => (element.querySelector('img') ?? (element as HTMLImageElement)).decode())
  const shot = sharp(await picture.screenshot()).removeAlpha()
  const { width, height } = await shot.metadata()
  const border = 8
  const line = { left: Math.round(width / 5), top: border, width: 1, height: height - 2 * border }
  const data = await shot.extract(line).raw().toBuffer()
  return Array.from({ length: line.height }, (_, y) => [...data.subarray(3 * y, 3 * y + 3)])
}

/**
 * Returns the colour differences between neighbouring pixels. They are small where the page's gradient shines through a
 * faded picture.
 */
const steps = (pixels: number[][]): number[] =>
  pixels
    .slice(1)
    .map((pixel, index) => Math.max(...pixel.map((value, channel) => Math.abs(value - pixels[index]![channel]!))))

/** Brightness of a photo's white, up to 255. It is lower in dark mode, so that the photo doesn't glare. */
const white = { light: 255, dark: 219 }

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a photo on white has no edge within its frame, in ${colorScheme} mode`, async () => {
    const page = await stage.open(lotte, { colorScheme })
    for (const [path, selector] of [
      ['/noor', `#gift-${free} .gift-picture`],
      [`/gifts/${free}/cross-off`, '.gift-picture'],
      ['/crossedoff', '.gift-picture'],
      ['/', '.thumb'],
      ['/products?term=stip', '.gift-picture'],
      ['/winkels', '.shops img'],
    ] as const) {
      await page.goto(path)
      await settled(page)
      const ground = await groundOf(page.locator(selector))
      assert.deepEqual([...new Set(ground.flat())], [white[colorScheme]], path)
    }
    await page.goto('/noor')
    await settled(page)
    const faded = await groundOf(page.locator(`#gift-${taken} .gift-picture`))
    assert.ok(Math.max(...steps(faded)) <= 3, `it steps by ${Math.max(...steps(faded))}`)
    assert.ok(faded.flat().every((value) => value < 255))
  })
}
